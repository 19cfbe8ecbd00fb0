### The web client.

## The frame

web-title = Ostraka
web-nav = Hauptnavigation
web-nav-foot = Hauptnavigation, unten
web-nav-play = Spielen
web-nav-solo = Solotagebuch
web-nav-learn = Lernen
web-nav-record = Meine Bilanz
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
web-device-why = Nutze denselben Namen, dieselben Tische und dasselbe Tagebuch auf dem Handy oder einem anderen Rechner.
web-device-show = Code zeigen
web-device-scan = Scanne dies mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal, zehn Minuten lang. Behalte ihn für dich: Wer ihn öffnet, spielt unter deinem Namen.
web-device-qr = QR-Code des Links
web-link-ask = Hier mit dem Namen und den Partien deines anderen Geräts weitermachen?
web-link-new = Dieses Gerät bekommt deinen Namen, deine Tische und dein Tagebuch.
web-link-known = Bisher warst du auf diesem Gerät { $name }. Plätze und Partien von { $name } gehören dir hier dann nicht mehr.
web-link-yes = Ja, das bin ich
web-link-no = Nein, danke
web-link-done = Willkommen, { $name }. Auch dieses Gerät gehört nun zu dir.
web-link-none = Dieser Link enthält keinen Code. Hol dir auf dem anderen Gerät einen neuen: oben auf deinen Namen, dann „Ein weiteres Gerät“.

## Home

web-home-line = Drei Brettspiele aus der Welt der Antike, direkt im Browser.
web-home-more = Allein, gegen Bots, die nur wissen, was du weißt, an einem Bildschirm oder mit Freunden über einen Link. Ganz ohne Konto.
web-new-table = Neuer Tisch
web-join = Beitreten
web-join-code = Mit Code beitreten
web-code = Code oder Link eines Tisches
web-learn-ten = In zehn Minuten lernen
web-your-tables = Deine Tische
web-all = Alle { $count }
web-no-tables = Keine laufenden Partien. Wähl unten ein Spiel und leg sofort los.
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
web-lobby = Mit anderen spielen
web-lobby-line = Offene Tische, und wer dasselbe spielen will
web-deal-of-day = Partie des Tages
web-deal-line = Dieselben Karten für alle: Wie gut spielst du sie?
web-puzzle-day = Rätsel des Tages
web-puzzle-line = Arkantar: Finde den erzwungenen Sieg
web-review-last = Deine letzte Partie ansehen
web-review-line = Jede Entscheidung, bewertet
web-status-waiting = wartet auf Spieler
web-status-playing = läuft
web-status-over = beendet
web-games-line = Deine laufenden und beendeten Partien und öffentliche zum Zuschauen.
web-under-way = Laufend
web-finished = Beendet
web-to-watch = Zum Zuschauen
web-bring-record = Aufzeichnung laden
web-not-a-record = Diese Datei ist keine Aufzeichnung von Ostraka.

## New table, invitations

web-nothing-else = mehr braucht es nicht
web-for = { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu { $players }
  }
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
    [1] { $name } spielt zufällig.
    [2] { $name } greift nach dem, was gerade am besten aussieht.
    [3] { $name } sieht einen Schritt voraus; ein guter erster Gegner.
    [4] { $name } plant die nächsten Schritte.
    [5] { $name } spielt etwa so gut wie jemand, der das Spiel kennt.
    [6] { $name } achtet darauf, was du vorhast.
    [7] { $name } denkt eine Weile nach und verzeiht wenig.
   *[other] Stärker als { $name } spielt hier niemand.
}
web-options = Optionen
web-clock = Uhr
web-clock-none = keine Uhr
web-clock-ten = 10 min + 5 s
web-clock-day = 1 Tag je Zug
web-clock-why = Zu zweit verliert, wer keine Zeit mehr hat; in größeren Runden übernimmt ein Bot.
web-pack = Mit „{ $title }“
web-pack-why = Ein Kartenpaket, das der Betreiber dieses Servers bereitstellt.
web-free-undo = Zurücknehmen
web-free-undo-why = frei, solange nichts Neues aufgedeckt und niemand sonst gefragt wurde; danach müssen die anderen zustimmen (Bots tun das immer)
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
web-pass-screen = Gib den Bildschirm an { $name } weiter.
web-i-am = Ich bin { $name }

## The table

web-lintel = Was jetzt zu tun ist
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
web-gather-range = { $count } von { $most } (mindestens { $least })
web-choose-none = Nichts
web-take-back = zurücknehmen
web-other-verb = { $verb }: etwas anderes wählen
web-offered = Zur Auswahl
web-chosen = gewählt
web-can-be-chosen = wählbar
web-on-the-table = Auf dem Tisch
web-table-as-list = Der Tisch als Liste
web-undo = Rückgängig
web-ask-undo = Um Rücknahme bitten
web-confirm = Bestätigen
web-unplayed = Deine Auswahl ist noch nicht gespielt.
web-unplayed-keep = Behalten
web-unplayed-drop = Trotzdem: { $verb }
web-skip = Animation überspringen
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
web-would = Das würde folgen:
web-would-win = Damit gewinnst du.
web-would-lose = Damit verlierst du.
web-would-end = Damit endet die Partie.
web-would-pass = Damit endet dein Zug.
web-away-now = Verbindung verloren; ein neuer Versuch läuft. Deine Auswahl bleibt erhalten.
web-away-resting = Der Server bittet um eine Pause. Die Verbindung kommt in einer Minute wieder.
web-barred-secret = Der Server kennt dieses Gerät nicht mehr: Sein Schlüssel wurde auf einem anderen Gerät ersetzt.
web-barred-version = Der Server hat eine neuere Version dieser Seite.
web-go-on-as-guest = Als neuer Gast weitermachen
web-load-again = Seite neu laden
web-board-failed = Das Spielbrett lässt sich nicht zeichnen; hier steht alles als Liste. Die Partie geht weiter.
web-board-again = Spielbrett noch einmal zeigen
web-sealed = Deine Wahl ist vermerkt; du kannst sie ändern, bis alle gewählt haben.
web-players = Spieler
web-players-short = Spieler (kurz)
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
web-watching = als Zuschauer
web-you-watch = Du schaust zu
web-log = Verlauf
web-chat = Chat
web-log-and-chat = Verlauf und Chat
web-log-empty = Noch ist nichts geschehen.
web-chat-empty = Noch hat niemand etwas gesagt.
web-turn-of = Zug { $number } · { $name }
web-set-up = Aufbau
web-say = Sag etwas in die Runde …
web-send = Senden
web-leave = Verlassen
web-resign = Aufgeben
web-resign-sure = Aufgeben: wirklich?
web-offer-draw = Remis anbieten
web-offer-bot = Ein Bot spielt für { $name }
web-record = Aufzeichnung speichern

## The end

web-wins = { PERSON($name) ->
    [you] Du gewinnst.
   *[other] { $name } gewinnt.
  }
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
web-and-now = Wie weiter?
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-review = Ansehen
web-see-table = Brett zeigen

## Settings

web-settings = Einstellungen
web-settings-kept = auf diesem Gerät gespeichert
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
web-settings-travel = Bewegungen animieren
web-settings-travel-why = aus: Figuren erscheinen einfach am Ziel
web-settings-sound = Ton
web-settings-sound-why = Lehm und Stein; ein Klopfen, wenn du dran bist
web-settings-notify = Benachrichtigen
web-settings-notify-why = wenn du dran bist und die Seite im Hintergrund ist
web-settings-notify-denied = Dieser Browser erlaubt der Seite keine Benachrichtigungen.
web-settings-speech = Sprache und Tasten
web-settings-aloud = Vorlesen
web-settings-aloud-why = für Screenreader
web-each-step = jeden Schritt
web-my-turns = meine Züge
web-language = Sprache
web-show-all = Alle zeigen
web-keys = Tasten
web-keys-short = N weiter · U zurück · E Ende · H Tipp · / Eingabe
web-key-region = zum nächsten Teil des Bildschirms
web-key-arrows = zum nächstgelegenen Element
web-key-enter = wählen, bestätigen
web-key-escape = letzte Auswahl aufheben, schließen
web-key-next = zum nächsten wählbaren Element
web-key-undo = zurücknehmen
web-key-end = Zug beenden
web-key-hint = ein Tipp
web-key-last = letzten Schritt wiederholen
web-key-last-turn = letzten Zug der anderen wiederholen
web-key-describe = das Gewählte mit seinem Text vorlesen
web-key-text = Der Tisch als Liste
web-key-hurry = beschleunigen
web-key-type = Eine Aktion eingeben
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
web-puzzle-not = Gerade nicht wählbar: { $thing }.
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
web-better = Besser wäre gewesen: { $action }
web-played = Gespielt: { $action }
web-beginning = Der Anfang.
web-judge = Entscheidungen bewerten
web-try-another = Anders weiterspielen
web-back-to-game = Zurück zur Partie
web-chance = Gewinnaussicht
web-replay = Wiedergabe
web-first = Zum Anfang
web-last = Zum Ende
web-turn-back = Voriger Zug
web-turn-on = Nächster Zug
web-action-back = Vorige Aktion
web-action-on = Nächste Aktion
web-play = Abspielen
web-pause = Pause
web-where = Zug { $turn } von { $turns } · Aktion { $ply } von { $plies }
web-eyes = Blickwinkel
web-eyes-all = aktiver Spieler
web-action = Aktion
web-decisions = Entscheidungen
web-tally = Wie gut alle gespielt haben
web-percent = { $percent } %
web-gives-away = verschenkt { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % je Entscheidung
web-worth = Lohnt einen Blick
web-mine = Meine
web-all-decisions = Alle
web-nothing-worth = Hier ging nichts schief.

## Learn

web-learn-line = Lernen durch Mitmachen: eine erste Partie in etwa zehn Schritten und die Regeln mit Bildern zum Ausprobieren.
web-first-game = Erste Partie
web-learn-game = { $game } lernen
web-step-of = Schritt { $number } von { $of }
web-steps = Schritte
web-step-back = Schritt zurück
web-show-me = Zeig es mir
web-only-this = Hervorgehoben ist nur, was dieser Schritt braucht.
web-lesson-wants = Dieser Schritt verlangt: { $things }.
web-lesson-look = Was sich geändert hat, ist umrandet: Sieh es dir an, dann geht es weiter.
web-lesson-end = Nun kennst du die Regeln: Spiele eine ganze Partie.
web-lesson-confirm = Noch ist nichts geschehen. Drücke „Bestätigen“ oder berühre das zuletzt Gewählte noch einmal.
web-lesson-fresh = Eine neue Stellung.
web-lesson-again = Noch einmal
web-lesson-continue = Weiter
web-lesson-over = Das war die erste Partie.
web-then-game = dann eine ganze Partie mit Tipps
web-now-play = Jetzt eine ganze Partie
web-done = erledigt
web-chapters = Kapitel
web-find = Wort suchen
web-places = { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
}
web-own-words = das ganze Spiel in unseren Worten
web-words = Glossar
web-live-diagram = Bild zum Ausprobieren
web-try-it = Probier es aus
web-try-it-how = tippe an, was hervorgehoben ist
web-as-it-was = Zurücksetzen

## Solo journal

web-solo-cap = Ancient Knowledge · Heritage · Solo
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
web-campaign-asks = { $title }: Die nächste Partie beginnt { $fewer ->
    [0] ohne Kartennachteil
    [one] mit einer Karte weniger
   *[other] mit { $fewer } Karten weniger
} und mit der Zeitkarte auf Feld { $time }.
web-hindrance = { $fewer ->
    [0] kein Kartennachteil
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
  }: dein bestes Ergebnis mit dieser Hand, im Tagebuch eingetragen.
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
web-coffers-opened = Freigeschaltet: { $coffers }. In der nächsten Partie liegen sie unter deinem Tableau.
web-coffer-out = endgültig aufgegeben
web-readings = Wie unklare Regeln ausgelegt werden
web-readings-what = Wo die Hefte sich widersprechen oder etwas offenlassen, haben wir die erste Lesart gewählt. Was du hier wählst, gilt für alles, was du von nun an beginnst.
web-readings-campaign = für eine ganze Kampagne
web-readings-of = „{ $name }“ wird so gespielt:
web-source-unsure = Im Heft gelesen, aber ein Buchstabe ist vielleicht falsch
web-source-rebuilt = Von uns, weil der Druck nicht lesbar war
web-source-house = Von uns: Wir wissen nicht, was hier im Original steht
web-source-example = Aus einem Beispiel im Heft erschlossen
web-challenges = Zehn Herausforderungen
web-challenges-state = beste Punktzahl je Hand · { $played } von { $all }
web-objectives-effects = Ziele, Effekte
web-play-challenge = Herausforderung { $number } mit { $hand } spielen
web-challenge-objective = Ziel: { $text }
web-challenge-effect = Effekt: { $text }
web-not-this-turn = In diesem Zug nicht mehr fragen
web-not-this-turn-means = Bis zum Ende des Zuges automatisch weitermachen
web-hand-classic = Klassisch
web-hand-hand1 = Hand 1
web-hand-hand2 = Hand 2
web-hand-hand3 = Hand 3
web-hand-hand4 = Hand 4
web-about-ancient_knowledge_solo = Gegen den Sand der Zeit: Herausforderungen, Truhen, eine Kampagne.
web-nav-play-short = Start
web-nav-solo-short = Solo
web-nav-learn-short = Lernen
web-nav-record-short = Bilanz
web-nav-review-short = Ansehen
web-nav-puzzles-short = Rätsel
web-phases = Phasen des Zugs
