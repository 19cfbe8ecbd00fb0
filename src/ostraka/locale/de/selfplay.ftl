### Partien, die eine Suche gegen sich selbst spielt, aufbewahrt zum Lernen.

selfplay-sampled = Die Zahl der nach Besuchen ausgelosten Züge liegt zwischen 0 und { $most }.
selfplay-search = „{ $search }“ ist keine Suche, die gegen sich selbst spielen kann; es gibt: { $known } und die Stufen.
selfplay-own = Stufe { $level } von { $game } spielt mit einer Suche, die keine Besuche zählt; nimm stattdessen „tree@200it“.
selfplay-budget = „{ $search }“ braucht eine Zahl von Durchläufen oder Knoten, etwa „@200it“: Mit Sekunden hingen die Partien vom Rechner ab.
selfplay-form = Die Beschreibung dieser Partien ist nicht lesbar.
selfplay-shard = Die Zahl der Partien je Datei liegt zwischen 1 und { $most }.
selfplay-foreign = { $path } ist weder ein Ordner mit solchen Partien noch ein leerer.
selfplay-busy = Ein anderer Prozess schreibt gerade in { $path }.
selfplay-plan = { $path } enthält andere Partien (verschieden: { $different }); nenne einen anderen Ordner.
selfplay-code = { $path } wurde mit anderen Regeln oder anderen Bots gespielt; nenne einen anderen Ordner.
selfplay-empty = In { $path } sind noch keine Partien.
selfplay-damaged = Eine Datei in { $path } ist beschädigt: { $reason }
selfplay-games = Die Zahl der Partien ist eine ganze Zahl von 1 bis { $most }.
selfplay-rounded = Es werden { $games } Partien gespielt, um Dateien zu je { $shard } zu füllen.
selfplay-choices = { $n } { $n ->
    [one] Entscheidung
   *[other] Entscheidungen
}
selfplay-kept = { $games ->
    [one] { $games } Partie liegt
   *[other] { $games } Partien liegen
} in { $path }.
selfplay-row = Es gibt keine Entscheidung „{ $row }“; sie sind von 0 bis { $last } nummeriert.
