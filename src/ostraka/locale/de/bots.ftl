### Bots und Analyse.

bots-first-use = Ostraka kompiliert { $game } für diesen Rechner. Das geschieht nur einmal und kann einige Minuten dauern.
bots-level = Es gibt keine Stufe { $level }; die Stufen gehen von 1 bis { $last }.
bots-unknown = Es gibt keinen Bot namens „{ $name }“; gib eine Stufe von 1 bis { $last } an, oder einen von: { $known }.
bots-budget-none = „{ $name }“ nimmt kein Budget an: Er weiß selbst, wie lange er nachdenkt.
bots-budget-form = „{ $text }“ ist kein Budget; möglich sind eine Zeit wie 100ms oder 1.5s, Durchläufe wie 400it oder Knoten wie 20000n.
bots-spec-form = „{ $text }“ benennt keinen Bot; möglich ist NAME oder NAME@BUDGET, etwa 8, greedy oder uct@100ms.
bots-load = Der Bot „{ $name }“ lässt sich nicht laden: { $reason }.
bots-thinking = { $seat } denkt nach …
bots-thinking-hint = Eine gute Aktion wird gesucht …
bots-hint = { $action } — { $sentence } (Gewinnaussicht: { $percent } %)
bots-hint-sure = { $action } — { $sentence } (das gewinnt sicher)
bots-hint-alone = { $action } — { $sentence }
bots-hint-several = { $action } (Gewinnaussicht: { $percent } %)
bots-hint-several-sure = { $action } (das gewinnt sicher)
bots-hint-several-alone = { $action }
bots-seat-form = „{ $text }“ hat nicht die Form PLATZ=BOT, etwa 2=5; die Plätze gehen von 1 bis { $players }.
bots-page-title = Durchsicht einer Partie: { $game }
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
bots-head-action = Aktion
bots-head-wins = Sieg je Platz
bots-head-scores = Punkte je Platz
bots-head-visits = Besuche
bots-head-line = Fortsetzung
bots-exact = Die erste Aktion gewinnt beweisbar.
bots-reviewing = Die Partie wird durchgesehen
bots-turning = { $number }. { $seat }: { $action }, { $grade } (−{ $given }); besser: { $best }
bots-puzzle = { $turns ->
    [1] { $seat } ist am Zug und gewinnt noch in diesem Zug.
   *[other] { $seat } ist am Zug und gewinnt erzwungen in { $turns } Zügen.
} Schwierigkeit { $difficulty } von 5.
bots-puzzle-solution = Lösung: { $actions }
bots-no-action = er antwortete { $answer } statt einer Aktion
bots-unsure = ≈ steht bei Aktionen, die kaum betrachtet wurden; ihre Zahlen sind eine erste Schätzung.
bots-review-so-far = Abgebrochen; bewertete Entscheidungen: { $done } von { $last }.
bots-grades = Urteile, nach dem Teil der Gewinnaussicht, den eine Entscheidung verschenkt: am besten (nichts Besseres gefunden), gut (bis 3 %), ungenau (bis 8 %), Fehler (bis 20 %), grober Fehler (mehr); erzwungen: ohne Wahl.
bots-puzzle-help = Den Gewinnzug in eine Zeile eingeben; „solution“ zeigt ihn, „quit“ beendet.
bots-puzzle-prompt = der Zug >{" "}
bots-puzzle-solved = Gelöst!
bots-puzzle-wrong = Dieser Zug gewinnt nicht. Versuch einen anderen.
bots-failed = Der Bot „{ $name }“ ist gescheitert: { $reason }.
bot-where = Gib an, wo der Bot spielen soll: entweder --join CODE oder --game GAME.
bot-waits = Der Bot wartet auf andere, die mit dem Code { $code } dazukommen.
bot-over = Die Partie ist zu Ende; Rang des Bots: { $place }.
