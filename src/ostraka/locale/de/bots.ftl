### Bots und Analyse.

bots-budget = Eine Suche braucht eine Grenze über null: Sekunden, Durchläufe oder Knoten.
bots-level = Es gibt keine Stufe { $level }; die Stufen gehen von 1 bis { $last }.
bots-unknown = Es gibt keinen Bot namens „{ $name }“; gib eine Stufe von 1 bis { $last } an, oder einen von: { $known }.
bots-thinking = { $seat } denkt nach …
bots-thinking-hint = Eine gute Aktion wird gesucht …
bots-acted = { $seat } hat gespielt.
bots-hint = { $action } — { $sentence } (Gewinnaussicht: { $percent } %)
bots-hint-sure = { $action } — { $sentence } (das gewinnt sicher)
bots-seat-form = „{ $text }“ hat nicht die Form PLATZ=STUFE; bei { $players } Personen zählen die Plätze ab 0.
bots-page-title = Durchsicht einer Partie { $game }
bots-page-curve = Gewinnaussicht, Entscheidung für Entscheidung
bots-page-seat = { $seat }: { $given } von hundert Punkten je Entscheidung verschenkt
bots-page-turning = Wendepunkte
bots-page-decisions = Alle Entscheidungen
bots-page-number = Nr.
bots-page-who = Platz
bots-page-played = Gespielt
bots-page-chance = Aussicht
bots-page-lost = Verschenkt
bots-page-grade = Urteil
bots-page-better = Besser
bots-grade-forced = erzwungen
bots-grade-best = am besten
bots-grade-good = gut
bots-grade-inaccuracy = ungenau
bots-grade-mistake = Fehler
bots-grade-blunder = grober Fehler
