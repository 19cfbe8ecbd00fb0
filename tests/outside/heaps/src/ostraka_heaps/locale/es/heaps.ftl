heaps-seat = Jugador { $number }
heaps-say-take = { $seat } toma { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
} del montón { $heap }.
heaps-told = En el montón { $heap } { $left ->
    [0] no quedan piedras
    [one] queda una piedra
   *[other] quedan { $left } piedras
}.
heaps-question = { $seat }: toma piedras de un solo montón.
heaps-refused = «{ $text }» no se puede tomar; di un montón y cuántas de sus piedras, como a2.
heaps-position = «{ $text }» no es una posición; escribe los tres montones y el asiento que juega: 3 4 5 0.
heaps-reason = { $seat } tomó la última piedra.
cli-heaps = Dice qué acción gana en Montones.
heaps-help-stones = Las piedras de los tres montones.
heaps-wins = { $action } gana.
heaps-wins-none = Ninguna acción gana.
heaps-length = { $count ->
    [one] Se jugó una acción.
   *[other] Se jugaron { $count } acciones.
}
