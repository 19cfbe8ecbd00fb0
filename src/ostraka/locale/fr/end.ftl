# La fin d’une partie : ses points et son déroulement.
end-sheet = Les points en détail
end-total = Total
end-course = Le déroulement
end-length = { $turns ->
    [one] Un tour
   *[other] { $turns } tours
}, { $actions ->
    [one] une action
   *[other] { $actions } actions
}
end-fact-ahead = { $name } a { $points } de plus que { $other } pour : { $part }.
end-fact-less = { $name } perd { $points } de moins que { $other } pour : { $part }.
end-fact-against = En face, { $other } a { $points } de plus pour : { $part }.
