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
end-fact-ahead = { PERSON($name) ->
    [you] Vous devancez { $other } de { $points } pour : { $part }.
   *[other] { PERSON($other) ->
        [you] { $name } vous devance de { $points } pour : { $part }.
       *[other] { $name } devance { $other } de { $points } pour : { $part }.
      }
  }
end-fact-less = { PERSON($name) ->
    [you] Vous perdez { $points } de moins { FORM($other, "que") } pour : { $part }.
   *[other] { $name } perd { $points } de moins { PERSON($other) ->
        [you] que vous
       *[other] { FORM($other, "que") }
      } pour : { $part }.
  }
end-fact-against = { PERSON($other) ->
    [you] En revanche, vous avez { $points } de plus pour : { $part }.
   *[other] En revanche, { $other } a { $points } de plus pour : { $part }.
  }
