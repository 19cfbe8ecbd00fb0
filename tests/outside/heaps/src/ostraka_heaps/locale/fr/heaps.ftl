heaps-seat = Joueur { $number }
heaps-say-take = { $seat } prend { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
} du tas { $heap }.
heaps-told = Il reste { $left ->
    [0] zéro pierre
    [one] une pierre
   *[other] { $left } pierres
} dans le tas { $heap }.
heaps-question = { $seat } : prenez des pierres d’un seul tas.
heaps-refused = « { $text } » ne se prend pas ; nommez un tas et un nombre de ses pierres, comme a2.
heaps-position = « { $text } » n’est pas une position ; écrivez les trois tas et le siège à jouer : 3 4 5 0.
heaps-reason = { $seat } a pris la dernière pierre.
cli-heaps = Dire quelle action gagne aux Tas.
heaps-help-stones = Les pierres des trois tas.
heaps-wins = { $action } gagne.
heaps-wins-none = Aucune action ne gagne.
heaps-length = { $count ->
    [one] Une action a été jouée.
   *[other] { $count } actions ont été jouées.
}
