### Arkantar.

arkantar-black = Schwarz
arkantar-white = Weiß
arkantar-monarch = Monarch
arkantar-large = Großer Ritter
arkantar-medium = Mittlerer Ritter
arkantar-small = Kleiner Ritter

arkantar-option-stuck = Was geschieht, wenn jemand nichts tun kann
arkantar-option-repetition = Remis, wenn eine Stellung zum dritten Mal einen Zug beginnt
arkantar-option-inertia = Remis nach so vielen Zügen in Folge ohne Schlagen (0: nie)
arkantar-value-pass = passt
arkantar-value-lose = verliert

arkantar-say-build = { $side } baut eine Mauer auf { $tile }.
arkantar-say-break = { $side } reißt die Mauer auf { $tile } ein.
arkantar-say-move = { $side } zieht: { $piece } von { $from } nach { $to }.
arkantar-say-capture = { $side } schlägt: { $piece } auf { $from } gegen { $victim } auf { $to }.
arkantar-say-ransom = { $side } schlägt: { $piece } auf { $from } gegen { $victim } auf { $to }; ausgelöst wird: { $knight }, zurück auf { $back }.
arkantar-say-end = { $side } beendet den Zug.
arkantar-say-pass = { $side } kann nichts tun und passt.

arkantar-reason-monarch = { $winner } hat den Monarchen von { $loser } geschlagen.
arkantar-reason-repetition = Remis: Dieselbe Stellung hat zum dritten Mal einen Zug begonnen.
arkantar-reason-inertia = Remis: zu viele Züge in Folge ohne Schlagen.
arkantar-reason-stuck = { $loser } kann nichts tun und verliert.

arkantar-malformed = „{ $action }“ ist keine Aktion von Arkantar; Aktionen sehen aus wie +c4, -c2, d1-d4, d1xd6, d1xd6=L, end oder pass.
arkantar-no-tile = Es gibt kein Plättchen „{ $tile }“; sie gehen von a1 bis g7.
arkantar-end-early = Ein Zug hat mindestens eine Aktion, bevor er enden kann.
arkantar-pass-can-act = Passen darf nur, wer gar nichts tun kann.
arkantar-flip-after-move = Hat sich eine Figur bewegt, wird in diesem Zug kein Plättchen mehr gewendet.
arkantar-flipped-twice = Das Plättchen { $tile } wurde in diesem Zug schon gewendet.
arkantar-build-on-wall = Auf { $tile } steht schon eine Mauer.
arkantar-build-on-piece = Auf { $tile } steht eine Figur, dort kann keine Mauer gebaut werden.
arkantar-break-path = Auf { $tile } steht keine Mauer.
arkantar-break-far = Die Mauer auf { $tile } steht weder neben einer eigenen Figur noch hinter Mauern, die in diesem Zug fielen.
arkantar-move-enemy = Die Figur auf { $tile } gehört der anderen Seite.
arkantar-move-nothing = Auf { $tile } steht keine eigene Figur.
arkantar-move-crooked = Figuren gleiten geradeaus in einer Reihe oder Spalte.
arkantar-move-blocked = Die Figur auf { $tile } kann sich in diese Richtung gar nicht bewegen.
arkantar-move-stops = Eine Figur gleitet, so weit sie kommt: In dieser Richtung hält sie auf { $tile }.
arkantar-capture-nothing = Auf { $tile } steht keine gegnerische Figur zum Schlagen.
arkantar-capture-unreached = Die Bewegung erreicht die Figur auf { $tile } nicht.
arkantar-capture-kind = So lässt sich nicht schlagen: { $mover } gegen { $victim }.
arkantar-ransom-who = Auslösen kann nur ein Monarch, der einen Ritter schlägt.
arkantar-ransom-occupied = Kein Lösegeld: { $tile }, wo der eigene Monarch den Zug begann, ist besetzt.
arkantar-ransom-none = Unter den eigenen geschlagenen Figuren ist kein { $piece }.

arkantar-position-text = Eine Stellung von Arkantar ist eine Zeile Text.
arkantar-position-long = Das ist zu lang für eine Stellung von Arkantar.
arkantar-position-fields = Eine Stellung hat 3 Felder, mitten im Zug 7, getrennt durch ein Leerzeichen; diese hat { $count }.
arkantar-position-rows = Ein Brett hat 7 Reihen; dieses hat { $count }.
arkantar-position-row = Reihe { $row } hat { $count } Plättchen statt 7.
arkantar-position-letter = „{ $letter }“ auf { $tile } ist keines von . # K L M S k l m s.
arkantar-position-monarchs = { $side } hat { $count } Monarchen auf dem Brett statt einem.
arkantar-position-side = Am Zug ist b oder w, nicht „{ $side }“.
arkantar-position-captured-letter = „{ $letter }“ ist kein Ritter, der geschlagen sein kann; möglich sind L M S l m s, oder - für keine.
arkantar-position-captured-monarch = Ein geschlagener Monarch beendet das Spiel und steht nie in der Liste der geschlagenen Ritter.
arkantar-position-too-many = { $side } hat { $standing } × { $piece } auf dem Brett und { $captured } geschlagene: mehr als die zwei in der Schachtel.
arkantar-position-used = Mitten im Zug sind 1 oder 2 Aktionen verbraucht, nicht „{ $used }“.
arkantar-position-moved = Ob sich eine Figur bewegt hat, ist m oder -, nicht „{ $moved }“.
arkantar-position-flipped-twice = Das Plättchen { $tile } steht doppelt unter den gewendeten.
arkantar-position-flipped-piece = Auf { $tile } steht eine Figur; vor jeder Bewegung kann es nicht gewendet worden sein.
arkantar-position-flips = Verbrauchte Aktionen { $used }, gewendete Plättchen { $count }: Das passt nicht zur Angabe über eine bewegte Figur.
arkantar-position-monarch-wall = Der Monarch kann den Zug nicht auf { $tile } begonnen haben: Dort ist eine Mauer.
arkantar-position-monarch-flipped = Der Monarch kann den Zug nicht auf { $tile } begonnen haben: Es wurde in diesem Zug gewendet.
arkantar-position-monarch-from = Nichts hat sich bewegt, also begann der Monarch den Zug, wo er steht, nicht auf { $tile }.
arkantar-position-stuck = Die Seite am Zug kann nichts tun; mit diesen Optionen ist das Spiel damit zu Ende.

arkantar-draw-captured = geschlagen: Weiß { $white }, Schwarz { $black }
arkantar-draw-turn = { $side } ist am Zug, { $left ->
    [one] noch eine Aktion
   *[other] noch { $left } Aktionen
}
arkantar-draw-over = das Spiel ist zu Ende

arkantar-ruling-1 = Eine fernere Mauer einer eingerissenen Linie darf fallen, in welcher Reihenfolge auch immer die näheren fielen.
arkantar-ruling-2 = Ein Schlagen darf auf eine Bewegung um null Plättchen folgen: Ein Nachbar kann geschlagen werden.
arkantar-ruling-3 = Ein Monarch darf den gegnerischen Monarchen schlagen: Das Regelblatt lässt jede Figur eine gleich große schlagen und macht keine Ausnahme.
arkantar-ruling-4 = Für ein Lösegeld muss das Plättchen, auf dem der Monarch den Zug begann, nach dem Schlagen frei sein.
arkantar-ruling-5 = R1: Wer zu Beginn des Zuges gar nichts tun kann, passt (oder verliert, als Option).
arkantar-ruling-6 = R2: Beginnt eine Stellung zum dritten Mal einen Zug derselben Seite, ist das Spiel remis; gesucht wird in den letzten sechzig Zügen.
arkantar-ruling-7 = R3: Sechzig Züge in Folge ohne Schlagen sind remis; die Zahl ist eine Option.
arkantar-ruling-8 = Man kann aufgeben, und beide können Remis vereinbaren.

arkantar-question = { $side }: { $can ->
    [none] nichts mehr zu tun
    [build] bauen
    [break] einreißen
    [move] ziehen
    [build-break] bauen oder einreißen
    [build-move] bauen oder ziehen
    [break-move] einreißen oder ziehen
   *[build-break-move] bauen, einreißen oder ziehen
} – { $left ->
    [one] noch eine Aktion
   *[other] noch { $left } Aktionen
}.
arkantar-take-none = Keine deiner Figuren kann die auf { $tile } jetzt schlagen.
arkantar-move-nowhere = Die Figur auf { $tile } kann in keine Richtung ziehen.
arkantar-told-wall = Auf { $tile } steht jetzt eine Mauer.
arkantar-told-path = Auf { $tile } ist jetzt ein Weg.
arkantar-told-moved = { $piece } ({ $side }) steht jetzt auf { $tile }.
arkantar-told-taken = { $piece } ({ $side }) auf { $tile } ist geschlagen.
arkantar-told-back = { $piece } ({ $side }) ist zurück auf { $tile }.
arkantar-told-turn = { $side } ist am Zug.
arkantar-puzzle-turns = Ein Rätsel wird in einem Zug oder in zweien gewonnen.
