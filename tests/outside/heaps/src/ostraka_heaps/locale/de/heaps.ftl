heaps-seat = Spieler { $number }
heaps-say-take = { $seat } nimmt { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} von Haufen { $heap }.
heaps-told = Auf Haufen { $heap } { $left ->
    [0] liegt kein Stein mehr
    [one] liegt noch ein Stein
   *[other] liegen noch { $left } Steine
}.
heaps-question = { $seat }: Steine von einem Haufen nehmen.
heaps-refused = „{ $text }“ lässt sich nicht nehmen; möglich sind ein Haufen und eine Zahl, etwa a2.
heaps-position = „{ $text }“ ist keine Stellung; so wird sie geschrieben, mit dem Platz am Zug: 3 4 5 0.
heaps-reason = { $seat } hat den letzten Stein genommen.
cli-heaps = Sagt, welche Aktion bei Haufen gewinnt.
heaps-help-stones = Die Steine der drei Haufen.
heaps-wins = { $action } gewinnt.
heaps-wins-none = Keine Aktion gewinnt.
heaps-length = { $count ->
    [one] Eine Aktion wurde gespielt.
   *[other] { $count } Aktionen wurden gespielt.
}
