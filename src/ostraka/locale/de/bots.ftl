### Bots und Analyse.

bots-budget = Eine Suche braucht eine Grenze über null: Sekunden, Durchläufe oder Knoten.
bots-level = Es gibt keine Stufe { $level }; die Stufen gehen von 1 bis { $last }.
bots-unknown = Es gibt keinen Bot namens „{ $name }“; gib eine Stufe von 1 bis { $last } an, oder einen von: { $known }.
