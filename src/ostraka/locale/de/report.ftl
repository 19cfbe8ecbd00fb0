### Der Bericht eines Wettkampfs: eine Seite mit Bildern und Tabellen.

report-title = Arena: { $game }
report-contents = Inhalt
report-numbers = Die Zahlen: { $title }
report-none = Noch ist keine Partie gewertet.

report-played = Was gespielt wurde
report-game = Spiel
report-options = Optionen
report-players = Personen
report-bots = Bots
report-games = Partien
report-games-counted = { $games } gespielt, { $counted } gewertet, in { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
report-games-why = Alle Partien mit derselben Verteilung sind eine Runde: jede Auswahl von Bots, in jeder Drehung der Plätze. Nur ganze Runden werden gewertet, ungültige Partien nie. Die Intervalle gelten zu 95 % und über Runden, denn Partien derselben Verteilung sind nicht unabhängig.
report-seed = Startwert
report-opening = Zufällige Aktionen, bevor die Bots übernehmen
report-limit = Längste Zeit für eine Entscheidung
report-limit-seconds = { $seconds } s
report-version = Ostraka
report-code = Prüfsumme von Regeln und Bots
report-faults = Verstöße
report-faults-none = Alle Partien endeten nach den Regeln.
report-faults-why = Wer einen Verstoß begeht, hat die Partie verloren. Solche Partien zählen bei den Punkten und den Paaren, sonst nirgends; ungültige Partien zählen für niemanden.
report-faults-all = Alle Verstöße
report-fault-crash = Absturz
report-fault-hang = keine rechtzeitige Antwort
report-fault-illegal = unerlaubte Aktion
report-fault-void = ungültig: Der Prozess der Partie brach ab
report-fault-kind = Verstoß
report-fault-text = Was gesagt wurde
report-number = Partie Nr.

report-bot = Bot
report-level = Stufe { $level }
report-seat = Platz
report-count = Partien
report-interval = 95-%-Intervall
report-range = { $low } bis { $high }
report-few = zu wenige

report-points = Punkte
report-points-why = Der Anteil an den Siegen, den jeder Bot hatte; die gestrichelte Linie ist der gleiche Anteil für alle.
report-points-axis = Anteil an den Punkten, in %
report-matrix = Wer wen schlägt
report-matrix-why = { $players ->
    [2] Der Anteil an den Punkten, den der Bot der Zeile gegen den Bot der Spalte hatte, in %.
   *[other] Wie oft der Bot der Zeile vor dem Bot der Spalte lag, in %; gleiche Plätze zählen halb.
}
report-pair = Zeile gegen Spalte
report-rating = Wertung
report-rating-why = OpenSkill-Wertungen (Plackett–Luce) aus allen gewerteten Partien, mit Intervallen. Es zählen die Unterschiede, nicht die Zahlen selbst.
report-rating-axis = Wertungszahl
report-scores = Punktestände
report-scores-why = Wie sich die Punkte jedes Bots am Ende einer Partie verteilen; das Dreieck steht beim Mittelwert.
report-scores-axis = Punktestand am Ende einer Partie
report-mean = Mittelwert
report-least = Minimum
report-lower = Unteres Quartil
report-median = Median
report-upper = Oberes Quartil
report-most = Maximum
report-lengths = Längen
report-lengths-why = Wie viele Aktionen eine Partie hat; die gestrichelte Linie ist der Median.
report-lengths-axis = Aktionen in einer Partie
report-all = Alle Partien
report-seats = Plätze
report-seats-why = Der Anteil an den Siegen, den jeder Platz hatte, gleich wer dort saß; die gestrichelte Linie ist der gleiche Anteil für alle.
report-times = Zeit
report-times-why = Was eine Entscheidung im Mittel braucht, und die langsamste.
report-times-axis = Millisekunden für eine Entscheidung
report-times-mean = Mittel
report-times-slowest = Langsamste
report-decisions = Entscheidungen
report-mean-ms = Mittel, ms
report-slowest-ms = Langsamste, ms

report-items-why = Die Siegquote ist der Anteil am Sieg, den die Plätze hatten, die etwas nahmen; der mittlere Platz hat { $even } %. Ein Platz, der etwas nahm, wird mit dem verglichen, was derselbe Bot im Mittel gewinnt, damit die Lieblinge starker Bots nicht für starke Dinge gelten. Wo vieles verglichen wird, liegt eines von zwanzig durch Zufall außerhalb seines Intervalls. Partien, die durch einen Verstoß endeten, sind nicht dabei.
report-items-few = Gezeigt sind die besten und die schlechtesten von denen, die in mindestens { $least } Runden genommen wurden; alle stehen in der Tabelle.
report-items-axis = Prozentpunkte über dem Mittel desselben Bots
report-item = Name
report-group = Art
report-groups = { $title } nach Art
report-reach = Konnten nehmen
report-taken = Nahmen
report-rate = Wahlquote
report-wins = Siegquote
report-gain = Über dem Mittel
