### The web client.

## The frame

web-title = Ostraka
web-nav = Hauptorte
web-nav-foot = Hauptorte, unten
web-nav-play = Spielen
web-nav-solo = Solotagebuch
web-nav-learn = Lernen
web-nav-review = Ansehen
web-nav-puzzles = Rätsel
web-home = Startseite
web-menu = Menü
web-close = Schließen
web-save = Speichern
web-yes = ja
web-no = nein
web-none = Noch keine.
web-always = immer
web-never = nie
web-off = aus
web-offline = Der Server ist nicht zu erreichen; versuch es gleich noch einmal.
web-failed = Das hat nicht geklappt; versuch es noch einmal.
web-try-again = Noch einmal versuchen
web-opening = Wird geöffnet …
web-preparing-rules = Die Regeln werden vorbereitet
web-preparing = Die Regeln werden vorbereitet, nur beim ersten Mal: { $done } von { $of }
web-guest-name = Gast
web-your-name = Dein Name
web-name-why = So sehen dich die anderen. Es gibt kein Konto: Dein Name bleibt auf diesem Gerät.
web-device = Ein weiteres Gerät
web-device-why = Sei auf dem Telefon oder einem anderen Rechner dieselbe Person: derselbe Name, dieselben Tische, dasselbe Tagebuch.
web-device-show = Code zeigen
web-device-scan = Scanne dies mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal, zehn Minuten lang. Behalte ihn für dich: Wer ihn öffnet, spielt als du.
web-device-qr = QR-Code des Links
web-link-ask = Hier weitermachen wie auf deinem anderen Gerät?
web-link-new = Dieses Gerät gehört dann zu dir: Dein Name, deine Tische und dein Tagebuch kommen mit.
web-link-known = Bisher warst du auf diesem Gerät { $name }. Plätze und Partien von { $name } gehören dir hier dann nicht mehr.
web-link-yes = Ja, das bin ich
web-link-no = Nein, danke
web-link-done = Willkommen, { $name }. Auch dieses Gerät gehört nun zu dir.
web-link-none = Dieser Link enthält keinen Code. Hol dir auf dem anderen Gerät einen neuen: oben auf deinen Namen, dann „Ein weiteres Gerät“.

## Home

web-home-line = Drei Spiele, die man in einen Topf ritzen möchte.
web-home-more = Allein, gegen Bots, die nur wissen, was du weißt, an einem Bildschirm oder mit Freunden über einen Link. Ganz ohne Konto.
web-new-table = Neuer Tisch
web-join = Beitreten
web-join-code = Mit Code beitreten
web-code = Code oder Link eines Tisches
web-learn-ten = In zehn Minuten lernen
web-your-tables = Deine Tische
web-all = Alle { $count }
web-no-tables = Keine Partie im Gang. Wähl unten ein Spiel: Du spielst sofort.
web-games = Spiele
web-more = Mehr
web-play-now = Spielen
web-learn = Lernen
web-tables = Tische
web-players-count = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
web-players-range = { $least }–{ $most } Personen
web-about-arkantar = Mauern bauen, Mauern einreißen, gleiten. Schlag den Monarchen.
web-about-ankhor = Plättchen kaufen, ein Gebiet vergrößern, in die Höhe bauen.
web-about-ancient_knowledge = Monumente entstehen und verfallen. Mit Heritage und Solo.
web-solo-line = Herausforderungen und eine Kampagne mit fünfzehn Truhen
web-puzzle-day = Rätsel des Tages
web-puzzle-line = Arkantar: der Sieg ist erzwungen
web-review-last = Deine letzte Partie ansehen
web-review-line = Jede Entscheidung, bewertet
web-status-waiting = wartet auf Spieler
web-status-playing = läuft
web-status-over = beendet
web-games-line = Deine laufenden und beendeten Partien und öffentliche zum Zuschauen.
web-under-way = Im Gang
web-finished = Beendet
web-to-watch = Zum Zuschauen
web-bring-record = Aufzeichnung mitbringen
web-not-a-record = Diese Datei ist keine Aufzeichnung von Ostraka.

## New table, invitations

web-nothing-else = mehr braucht es nicht
web-for = zu { $players }
web-you-in-sentence = du
web-a-friend = ein Freund
web-someone-here = jemand an diesem Bildschirm
web-open-table = Tisch eröffnen
web-friend-gets-link = dein Freund bekommt einen Link; es geht los, sobald er sitzt
web-seats = Plätze
web-seat = Platz { $number }
web-seat-me = Du
web-seat-friend = Freund
web-seat-screen = Hier
web-seat-bot = Bot
web-seat-open = freier Platz
web-name-here = Name
web-draw-order = Reihenfolge losen
web-begins = beginnt
web-bot = { $which ->
    [1] Galatea
    [2] Pandora
    [3] Daidalos
   *[other] Talos
} { $level }
web-strength = Stärke
web-level = { $level ->
    [1] { $name } spielt irgendetwas Erlaubtes.
    [2] { $name } nimmt, was glänzt.
    [3] { $name } sieht einen Schritt voraus; ein guter erster Gegner.
    [4] { $name } plant seine nächsten Schritte.
    [5] { $name } spielt etwa so gut wie jemand, der das Spiel kennt.
    [6] { $name } achtet darauf, was du vorhast.
    [7] { $name } denkt eine Weile nach und verzeiht wenig.
   *[other] { $name } ist der Stärkste, den wir haben.
}
web-options = Optionen
web-clock = Uhr
web-clock-none = keine Uhr
web-clock-ten = 10 min + 5 s
web-clock-day = 1 Tag je Zug
web-clock-why = Zu zweit verliert, wer keine Zeit mehr hat; sonst spielt ein Bot weiter.
web-pack = Mit „{ $title }“
web-pack-why = Ein Kartenpaket, das der Besitzer dieses Servers mitbringt.
web-free-undo = Zurücknehmen
web-free-undo-why = frei, bis etwas Neues zu sehen oder jemand anders gefragt war; dann müssen die anderen zustimmen, und Bots tun das immer
web-hints = Tipps
web-who-may-join = Wer mitspielen darf
web-with-link = mit dem Link
web-anyone = alle
web-watchers = Zuschauer sehen nie die Handkarten.
web-open-tables = Offene Tische
web-no-open-tables = Kein Tisch wartet auf dich. Eröffne einen oder spiel gegen Bots.
web-invitation = Einladung
web-sit-down = Platz nehmen
web-watch = Zuschauen
web-waits-for = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
web-begins-when = Es beginnt, sobald kein Platz mehr frei ist.
web-fill-bots = Bots auf freie Plätze
web-by-link = per Link
web-copy = Kopieren
web-copied = Kopiert
web-copy-by-hand = Kopieren ist hier nicht erlaubt. Der Text ist markiert: Kopiere ihn von Hand.
web-copy-link = Link kopieren
web-pass-screen = Gib den Bildschirm an { $name }.
web-i-am = Ich bin { $name }

## The table

web-lintel = Was gefragt ist
web-your-turn = Du bist dran
web-turn-of-name = { $name } spielt
web-thinks = { $name } denkt nach …
web-waiting = Warten
web-the-end = Ende
web-action-of = Aktion { $number } von { $of }
web-which-slot = { $slot }?
web-gather = { $count } von { $least ->
    [0] bis zu { $most }
   *[other] { $most }
}
web-gather-range = { $count } von { $least } bis { $most }
web-choose-none = Nichts
web-take-back = zurücknehmen
web-other-verb = { $verb }: etwas anderes wählen
web-offered = Zur Auswahl
web-chosen = gewählt
web-can-be-chosen = wählbar
web-on-the-table = Auf dem Tisch
web-table-as-list = Der Tisch als Liste
web-undo = Zurück
web-ask-undo = Um Zurück bitten
web-confirm = Bestätigen
web-skip = Überspringen
web-hurry = Schneller
web-replay-turn = Letzten Zug noch einmal zeigen
web-hint = Tipp
web-hint-says = Ein Tipp: { $action }
web-rules = Regeln
web-points = Punkte
web-points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-points-change = Punkte { $before } → { $after }
web-would-win = Damit gewinnst du.
web-would-lose = Damit verlierst du.
web-would-end = Damit endet die Partie.
web-would-pass = Damit endet dein Zug.
web-away-now = Die Verbindung ist weg; ein neuer Versuch läuft. Nichts Gewähltes geht verloren.
web-away-resting = Der Server bittet um eine Pause. Die Verbindung kommt in einer Minute wieder.
web-barred-secret = Der Server kennt dieses Gerät nicht mehr: Sein Geheimnis wurde auf einem anderen Gerät ersetzt.
web-barred-version = Der Server hat eine neuere Version dieser Seite.
web-go-on-as-guest = Als neuer Gast weitermachen
web-load-again = Seite neu laden
web-board-failed = Das Spielbrett lässt sich nicht zeichnen; hier steht alles als Liste. Die Partie geht weiter.
web-board-again = Spielbrett noch einmal zeigen
web-sealed = Deine Wahl ist vermerkt; du kannst sie ändern, bis alle gewählt haben.
web-players = Spieler
web-players-short = Spieler, kurz
web-players-and-log = Spieler und Verlauf
web-you = du
web-to-act = am Zug
web-has-chosen = hat gewählt
web-late = Zeit abgelaufen
web-away = abwesend
web-look-at = Bereich von { $name } ansehen
web-time-left = noch { $time }
web-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
web-public = öffentlich
web-watching = zuschauend
web-you-watch = Du schaust zu
web-log = Verlauf
web-chat = Gespräch
web-log-and-chat = Verlauf und Gespräch
web-log-empty = Noch ist nichts geschehen.
web-chat-empty = Noch hat niemand etwas gesagt.
web-turn-of = Zug { $number } · { $name }
web-set-up = Aufbau
web-say = Sag etwas zum Tisch …
web-send = Senden
web-leave = Verlassen
web-resign = Aufgeben
web-resign-sure = Aufgeben: wirklich?
web-offer-draw = Remis anbieten
web-offer-bot = Ein Bot spielt für { $name }
web-record = Aufzeichnung sichern

## The end

web-wins = { $name } gewinnt.
web-draw = Remis.
web-alone-won = Die Partie ist gewonnen.
web-alone-lost = Die Partie ist verloren.
web-alone-over = Die Zeit ist abgelaufen.
web-challenge-won = Herausforderung { $number } ist gewonnen.
web-challenge-lost = Herausforderung { $number } ist verloren.
web-campaign-game-won = „{ $name }“: Diese Partie ist gewonnen.
web-campaign-game-lost = „{ $name }“: Diese Partie ist verloren und damit die Kampagne.
web-result = Ergebnis
web-decided = Was den Ausschlag gab
web-and-now = Und jetzt
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-review = Ansehen
web-see-table = Den Tisch ansehen

## Settings

web-settings = Einstellungen
web-settings-kept = auf diesem Gerät gemerkt
web-settings-look = Aussehen
web-look-day = Tag
web-look-night = Nacht
web-look-contrast = Kontrast
web-look-system = Wie das System
web-settings-text = Schrift
web-settings-play = Spiel
web-settings-confirm = Bestätigen
web-settings-confirm-why = { $when ->
    [always] einmal tippen wählt, noch einmal spielt
    [final] fragt nur nach, bevor ein Zug endet
   *[never] ein Tippen spielt sofort
}
web-if-final = am Zugende
web-settings-motion = Bewegung und Ton
web-settings-speed = Tempo
web-settings-travel = Dinge wandern
web-settings-travel-why = sonst erscheinen sie an ihrem Platz
web-settings-sound = Ton
web-settings-sound-why = Ton, Stein; ein Klopfen, wenn du dran bist
web-settings-speech = Sprache und Tasten
web-settings-aloud = Vorlesen
web-settings-aloud-why = für Screenreader
web-each-step = jeden Schritt
web-my-turns = meine Züge
web-language = Sprache
web-show-all = Alle zeigen
web-keys = Tasten
web-keys-short = N weiter · U zurück · E Ende · H Tipp · / tippen
web-key-region = zum nächsten Teil des Bildschirms
web-key-arrows = zum nächsten Ding
web-key-enter = wählen, bestätigen
web-key-escape = zuletzt Gewähltes loslassen, schließen
web-key-next = zum nächsten wählbaren Ding
web-key-undo = zurücknehmen
web-key-end = Zug beenden
web-key-hint = ein Tipp
web-key-last = den letzten Schritt noch einmal
web-key-last-turn = den letzten Zug der anderen noch einmal
web-key-describe = das Gewählte mit seinem Text vorlesen
web-key-text = Der Tisch als Liste
web-key-hurry = schneller erzählen
web-key-type = Eine Aktion tippen
web-key-keys = diese Tasten

## Puzzles

web-puzzle-difficulty = Schwierigkeit { $difficulty } von 5
web-puzzle-task = { $turns ->
    [1] { $side } ist am Zug und gewinnt in diesem Zug.
   *[other] { $side } ist am Zug: Finde den Zug, der den Gewinn erzwingt.
}
web-puzzle-solved = Gelöst!
web-puzzle-failed = So gewinnst du nicht. Nimm den Zug zurück und versuche es noch einmal.
web-puzzle-peeked = Du hast die Lösung angesehen: Dieses Rätsel zählt nicht mehr.
web-puzzle-not = { $thing } ist gerade nicht wählbar.
web-puzzle-next = Nächstes Rätsel
web-puzzle-two = In zwei Zügen
web-solution = Lösung
web-streak = { $days ->
    [0] noch keine Serie
    [one] ein erster Tag
   *[other] { $days } Tage in Folge
}
web-streak-title = Tage in Folge
web-streak-why = Löse jeden Tag das Rätsel des Tages. Gezählt wird auf diesem Gerät.

## Replay and review

web-share = Teilen
web-turn = Zug { $number }
web-bot-thinks = Der Bot denkt nach …
web-lead-played = Gespielt
web-lead-better = Besser
web-better = Besser war: { $action }
web-played = Gespielt: { $action }
web-beginning = Der Anfang.
web-judge = Entscheidungen bewerten
web-try-another = Anders weiterspielen
web-back-to-game = Zurück zur Partie
web-chance = Gewinnaussicht
web-replay = Wiedergabe
web-first = Zum Anfang
web-last = Zum Ende
web-turn-back = Einen Zug zurück
web-turn-on = Einen Zug vor
web-action-back = Eine Aktion zurück
web-action-on = Eine Aktion vor
web-play = Abspielen
web-pause = Pause
web-where = Zug { $turn } von { $turns } · Aktion { $ply } von { $plies }
web-eyes = Blickwinkel
web-eyes-all = wer dran ist
web-action = Aktion
web-decisions = Entscheidungen
web-tally = Wie gut gespielt wurde
web-percent = { $percent } %
web-gives-away = verschenkt { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % je Entscheidung
web-worth = Lohnt einen Blick
web-mine = Meine
web-all-decisions = Alle
web-nothing-worth = Hier ging nichts schief.

## Learn

web-learn-line = Ein erstes Spiel zum Mitmachen in etwa zehn Schritten; und die Regeln mit Bildern zum Ausprobieren.
web-first-game = Erstes Spiel
web-learn-game = { $game } lernen
web-step-of = Schritt { $number } von { $of }
web-steps = Schritte
web-step-back = Schritt zurück
web-show-me = Zeig es mir
web-only-this = Nur was dieser Schritt braucht, leuchtet.
web-lesson-wants = Dieser Schritt verlangt: { $things }.
web-lesson-look = Was sich geändert hat, ist umrandet: Sieh es dir an, dann geht es weiter.
web-lesson-end = Nun kennst du die Regeln: Spiele eine ganze Partie.
web-lesson-confirm = Noch ist nichts geschehen. Drücke Bestätigen oder berühre das zuletzt Gewählte noch einmal.
web-lesson-fresh = Eine neue Stellung.
web-lesson-again = Noch einmal
web-lesson-continue = Weiter
web-lesson-over = Das war das erste Spiel.
web-then-game = dann ein ganzes Spiel mit Tipps
web-now-play = Jetzt ein ganzes Spiel
web-done = erledigt
web-chapters = Kapitel
web-find = Wort suchen
web-places = { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
}
web-own-words = das ganze Spiel in unseren Worten
web-words = Begriffe
web-live-diagram = Bild zum Ausprobieren
web-try-it = Probier es aus
web-try-it-how = berühre, was leuchtet
web-as-it-was = Zurücksetzen

## Solo journal

web-solo-cap = Ancient Knowledge · Heritage · allein
web-coffers = Fünfzehn Truhen
web-coffers-of = Truhen von „{ $name }“
web-coffers-todo = { $count } offen
web-coffers-unlocked = { $count } freigeschaltet
web-coffers-spent = { $count } verbraucht
web-coffer-spent = verbraucht
web-campaign = Kampagne „{ $name }“
web-campaign-name = Theben
web-campaign-none = Eine Kampagne
web-campaign-what = Erfülle das Ziel einer Truhe, und sie ist freigeschaltet: Ihr Effekt hilft dir in einer späteren Partie. Deine Punkte bestimmen, wie schwer die nächste beginnt.
web-campaign-begin = Kampagne beginnen
web-campaign-on = Weiter mit Partie { $number } von „{ $name }“
web-campaign-next = Partie { $number } von „{ $name }“
web-campaign-state = { $achieved } von 15 Truhen · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
web-campaign-scores = Punkte der Kampagne
web-campaign-asks = { $title }: Die nächste Partie beginnt mit { $fewer ->
    [0] allen Karten
    [one] einer Karte weniger
   *[other] { $fewer } Karten weniger
} und der Zeitkarte auf { $time }.
web-hindrance = { $fewer ->
    [0] alle Karten
    [one] 1 Karte weniger
   *[other] { $fewer } Karten weniger
}, Zeit auf { $time }
web-game-number = Partie { $number }
web-game-won = Partie { $number } gewonnen mit { $score }
web-game-lost = Partie { $number } verloren mit { $score }
web-challenge-again = Noch einmal spielen
web-challenge = Herausforderung { $number }
web-challenge-on = Herausforderung { $number } fortsetzen · { $hand }
web-challenge-named = Herausforderung { $number } · { $name } · { $hand }
web-challenge-entered = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }: dein bestes Ergebnis mit dieser Hand, im Journal eingetragen.
web-challenge-not-entered = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }; nur eine gewonnene Herausforderung wird eingetragen.
web-challenge-best = Dein bestes Ergebnis mit dieser Hand ist { $score }, vom { $date }.
web-objective-met = erfüllt
web-objective-missed = verfehlt
web-objective-given-up = aufgegeben
web-title-earned = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }: { $title }.
web-coffers-opened = Geöffnet: { $coffers }. In der nächsten Partie liegen sie unter deinem Tableau.
web-coffer-out = endgültig aufgegeben
web-readings = Wie zweifelhafte Regeln gelesen werden
web-readings-what = Wo die Hefte sich widersprechen oder etwas offenlassen, haben wir die erste Lesart gewählt. Was du hier wählst, gilt für alles, was du von nun an beginnst.
web-readings-campaign = für eine ganze Kampagne
web-readings-of = „{ $name }“ wird so gespielt:
web-source-unsure = Im Heft gelesen, aber ein Buchstabe kann ein anderer sein
web-source-rebuilt = Von uns, weil der Druck nicht lesbar war
web-source-house = Von uns: Was in der Schachtel steht, kennen wir nicht
web-source-example = Aus einem Beispiel im Heft erschlossen
web-challenges = Zehn Herausforderungen
web-challenges-state = beste Punktzahl je Hand · { $played } von { $all }
web-objectives-effects = Ziele, Effekte
web-play-challenge = Herausforderung { $number } mit { $hand } spielen
web-challenge-objective = Ziel: { $text }
web-challenge-effect = Effekt: { $text }
web-not-this-turn = Diesen Zug nicht
web-not-this-turn-means = Bis zum Ende des Zuges jedes Mal weitermachen, wenn danach gefragt wird
web-hand-classic = Klassisch
web-hand-hand1 = Hand 1
web-hand-hand2 = Hand 2
web-hand-hand3 = Hand 3
web-hand-hand4 = Hand 4
web-about-ancient_knowledge_solo = Gegen den Sand der Zeit: Herausforderungen, Truhen, eine Kampagne.
web-nav-play-short = Start
web-nav-solo-short = Solo
web-nav-learn-short = Lernen
web-nav-review-short = Ansehen
web-nav-puzzles-short = Rätsel
