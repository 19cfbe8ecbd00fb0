### Arkantar.

arkantar-black = Schwarz
arkantar-white = Weiß
arkantar-monarch = Monarch
    .gebeugt = Monarchen
arkantar-large = Großer Ritter
    .gebeugt = Großen Ritter
arkantar-medium = Mittlerer Ritter
    .gebeugt = Mittleren Ritter
arkantar-small = Kleiner Ritter
    .gebeugt = Kleinen Ritter

arkantar-option-stuck = Was geschieht, wenn jemand nichts tun kann
arkantar-option-repetition = Remis, wenn dieselbe Stellung zum dritten Mal am Anfang eines Zuges vorkommt
arkantar-option-inertia = Remis nach so vielen Zügen in Folge ohne geschlagene Figur (0: nie)
arkantar-option-board = Brett
arkantar-value-pass = passt
arkantar-value-lose = verliert
arkantar-value-7x7 = 7 × 7
arkantar-value-5x5 = 5 × 5
arkantar-value-3x3 = 3 × 3

arkantar-say-build = { PERSON($side) ->
    [you] Du baust eine Mauer auf { $tile }.
   *[other] { $side } baut eine Mauer auf { $tile }.
  }
arkantar-say-break = { PERSON($side) ->
    [you] Du reißt die Mauer auf { $tile } ein.
   *[other] { $side } reißt die Mauer auf { $tile } ein.
  }
arkantar-say-move = { PERSON($side) ->
    [you] Du ziehst den { FORM($piece, "gebeugt") } von { $from } nach { $to }.
   *[other] { $side } zieht den { FORM($piece, "gebeugt") } von { $from } nach { $to }.
  }
arkantar-say-capture = { PERSON($side) ->
    [you] Du schlägst mit dem { FORM($piece, "gebeugt") } von { $from } den { FORM($victim, "gebeugt") } auf { $to }.
   *[other] { $side } schlägt mit dem { FORM($piece, "gebeugt") } von { $from } den { FORM($victim, "gebeugt") } auf { $to }.
  }
arkantar-say-ransom = { PERSON($side) ->
    [you] Du schlägst mit dem { FORM($piece, "gebeugt") } von { $from } den { FORM($victim, "gebeugt") } auf { $to } und löst einen { FORM($knight, "gebeugt") } aus, der auf { $back } zurückkehrt.
   *[other] { $side } schlägt mit dem { FORM($piece, "gebeugt") } von { $from } den { FORM($victim, "gebeugt") } auf { $to } und löst einen { FORM($knight, "gebeugt") } aus, der auf { $back } zurückkehrt.
  }
arkantar-say-end = { PERSON($side) ->
    [you] Du beendest deinen Zug.
   *[other] { $side } beendet den Zug.
  }
arkantar-say-pass = { PERSON($side) ->
    [you] Du kannst nichts tun und passt.
   *[other] { $side } kann nichts tun und passt.
  }

arkantar-reason-monarch-short = Monarch geschlagen
arkantar-reason-repetition-short = dreimal dieselbe Stellung
arkantar-reason-inertia-short = zu lange nichts geschlagen
arkantar-reason-stuck-short = konnte nicht handeln
arkantar-reason-monarch = { PERSON($winner) ->
    [you] Du hast den Monarchen von { $loser } geschlagen.
   *[other] { $winner } hat { PERSON($loser) ->
        [you] deinen Monarchen
       *[other] den Monarchen von { $loser }
      } geschlagen.
  }
arkantar-reason-repetition = Remis: Dieselbe Stellung kam zum dritten Mal am Anfang eines Zuges vor.
arkantar-reason-inertia = Remis: zu viele Züge in Folge ohne geschlagene Figur.
arkantar-reason-stuck = { PERSON($loser) ->
    [you] Du kannst nichts tun und verlierst.
   *[other] { $loser } kann nichts tun und verliert.
  }

arkantar-malformed = „{ $action }“ ist keine Aktion in Arkantar; Aktionen sehen aus wie +c4, -c2, d1-d4, d1xd6, d1xd6=L, end oder pass.
arkantar-no-tile = Es gibt kein Feld „{ $tile }“; die Felder gehen von a1 bis g7.
arkantar-end-early = Du musst mindestens eine Aktion ausführen, bevor du den Zug beenden kannst.
arkantar-pass-can-act = Passen darf nur, wer gar nichts tun kann.
arkantar-flip-after-move = Nachdem eine Figur gezogen wurde, wird in diesem Zug kein Plättchen mehr gewendet.
arkantar-flipped-twice = Das Plättchen auf { $tile } wurde in diesem Zug schon gewendet.
arkantar-outside = Das Feld { $tile } liegt außerhalb des kleinen Bretts.
arkantar-build-on-wall = Auf { $tile } steht schon eine Mauer.
arkantar-build-on-piece = Auf { $tile } steht eine Figur, dort kann keine Mauer gebaut werden.
arkantar-break-path = Auf { $tile } steht keine Mauer.
arkantar-break-far = Die Mauer auf { $tile } steht weder neben einer deiner Figuren noch hinter Mauern, die du in diesem Zug eingerissen hast.
arkantar-move-enemy = Die Figur auf { $tile } gehört der anderen Seite.
arkantar-move-nothing = Auf { $tile } steht keine deiner Figuren.
arkantar-move-crooked = Figuren gleiten geradeaus in einer Reihe oder Spalte.
arkantar-move-blocked = Die Figur auf { $tile } kann in diese Richtung gar nicht ziehen.
arkantar-move-stops = Eine Figur gleitet, so weit sie kommt: in dieser Richtung bis { $tile }.
arkantar-capture-nothing = Auf { $tile } steht keine gegnerische Figur, die du schlagen könntest.
arkantar-capture-unreached = Die Bewegung erreicht die Figur auf { $tile } nicht.
arkantar-capture-kind = Ein { $mover } kann keinen { FORM($victim, "gebeugt") } schlagen.
arkantar-ransom-who = Auslösen kann nur ein Monarch, der einen Ritter schlägt.
arkantar-ransom-occupied = Kein Lösegeld: { $tile }, wo dein Monarch den Zug begann, ist besetzt.
arkantar-ransom-none = Unter deinen geschlagenen Figuren ist kein { $piece }.

arkantar-position-text = Eine Stellung von Arkantar ist eine Zeile Text.
arkantar-position-long = Das ist zu lang für eine Stellung von Arkantar.
arkantar-position-fields = Eine Stellung hat 3 Felder, mitten im Zug 7, getrennt durch je ein Leerzeichen; diese hat { $count }.
arkantar-position-rows = Ein Brett hat 7 Reihen; dieses hat { $count }.
arkantar-position-row = Reihe { $row } hat { $count } { $count ->
    [one] Feld
   *[other] Felder
  } statt 7.
arkantar-position-letter = „{ $letter }“ auf { $tile } ist keines von . # K L M S k l m s.
arkantar-position-monarchs = { $side } hat { $count } Monarchen auf dem Brett statt eines einzigen.
arkantar-position-outside = Auf einem kleinen Brett müssen alle Felder außerhalb Mauern sein.
arkantar-position-side = Am Zug ist b oder w, nicht „{ $side }“.
arkantar-position-captured-letter = „{ $letter }“ ist kein Ritter, der geschlagen sein kann; möglich sind L M S l m s, oder - für keine.
arkantar-position-captured-monarch = Ein geschlagener Monarch beendet die Partie und steht nie in der Liste der geschlagenen Ritter.
arkantar-position-too-many = { $side } hat { $standing } × { $piece } auf dem Brett und { $captured } geschlagene: mehr als die zwei in der Schachtel.
arkantar-position-used = Mitten im Zug sind 1 oder 2 Aktionen verbraucht, nicht „{ $used }“.
arkantar-position-moved = Für „eine Figur wurde gezogen“ steht m, sonst -, nicht „{ $moved }“.
arkantar-position-flipped-twice = Das Feld { $tile } steht doppelt unter den gewendeten.
arkantar-position-flipped-piece = Auf { $tile } steht eine Figur; vor dem ersten Ziehen kann es nicht gewendet worden sein.
arkantar-position-flips = Verbrauchte Aktionen { $used }, gewendete Felder { $count }: Das passt nicht zur Angabe über eine gezogene Figur.
arkantar-position-monarch-wall = Der Monarch kann den Zug nicht auf { $tile } begonnen haben: Dort ist eine Mauer.
arkantar-position-monarch-flipped = Der Monarch kann den Zug nicht auf { $tile } begonnen haben: Es wurde in diesem Zug gewendet.
arkantar-position-monarch-from = Keine Figur wurde gezogen, also begann der Monarch den Zug dort, wo er steht, nicht auf { $tile }.
arkantar-position-stuck = Die Seite am Zug kann nichts tun; mit diesen Optionen ist die Partie damit zu Ende.

arkantar-draw-captured = geschlagen: Weiß { $white }, Schwarz { $black }
arkantar-draw-turn = { $side } ist am Zug, { $left ->
    [one] noch eine Aktion
   *[other] noch { $left } Aktionen
}
arkantar-draw-over = die Partie ist zu Ende

arkantar-ruling-1 = Eine weiter entfernte Mauer einer Linie darf eingerissen werden, gleich in welcher Reihenfolge die näheren gefallen sind.
arkantar-ruling-2 = Ein direkt benachbarter Gegner darf auch ohne Bewegung geschlagen werden.
arkantar-ruling-3 = Ein Monarch darf den gegnerischen Monarchen schlagen: Das Regelblatt lässt jede Figur eine gleich große schlagen und macht keine Ausnahme.
arkantar-ruling-4 = Für ein Lösegeld muss das Feld, auf dem der Monarch den Zug begann, nach dem Schlagen frei sein.
arkantar-ruling-5 = R1: Wer zu Beginn des Zuges gar nichts tun kann, passt (oder verliert, als Option).
arkantar-ruling-6 = R2: Kommt dieselbe Stellung zum dritten Mal am Anfang eines Zuges derselben Seite vor, ist die Partie remis; verglichen werden die letzten sechzig Züge.
arkantar-ruling-7 = R3: Sechzig Züge in Folge ohne Schlagen sind remis; die Zahl ist eine Option.
arkantar-ruling-8 = Man kann aufgeben, und beide können Remis vereinbaren.

arkantar-question = { PERSON($side) ->
    [you] { $can ->
        [none] Nichts mehr zu tun
        [build] Baue
        [break] Reiße ein
        [move] Ziehe
        [build-break] Baue oder reiße ein
        [build-move] Baue oder ziehe
        [break-move] Reiße ein oder ziehe
       *[build-break-move] Baue, reiße ein oder ziehe
      }
   *[other] { $side }: { $can ->
        [none] nichts mehr zu tun
        [build] bauen
        [break] einreißen
        [move] ziehen
        [build-break] bauen oder einreißen
        [build-move] bauen oder ziehen
        [break-move] einreißen oder ziehen
       *[build-break-move] bauen, einreißen oder ziehen
      }
  } – { $left ->
    [one] noch eine Aktion
   *[other] noch { $left } Aktionen
}.
arkantar-take-none = Keine deiner Figuren kann die auf { $tile } jetzt schlagen.
arkantar-move-nowhere = Die Figur auf { $tile } kann in keine Richtung ziehen.
arkantar-told-wall = Auf { $tile } steht jetzt eine Mauer.
arkantar-told-path = Auf { $tile } ist jetzt ein Weg.
arkantar-told-moved = { PERSON($side) ->
    [you] Dein { $piece } steht jetzt auf { $tile }.
   *[other] { $piece } ({ $side }) steht jetzt auf { $tile }.
  }
arkantar-told-taken = { PERSON($side) ->
    [you] Dein { $piece } auf { $tile } ist geschlagen.
   *[other] { $piece } ({ $side }) auf { $tile } ist geschlagen.
  }
arkantar-told-back = { PERSON($side) ->
    [you] Dein { $piece } ist zurück auf { $tile }.
   *[other] { $piece } ({ $side }) ist zurück auf { $tile }.
  }
arkantar-told-turn = { PERSON($side) ->
    [you] Du bist am Zug.
   *[other] { $side } ist am Zug.
  }
arkantar-puzzle-turns = Ein Rätsel wird in einem Zug oder in zweien gewonnen.
