# The end of a game: its points, and how it went.
end-sheet = Points in detail
end-total = Total
end-course = How it went
end-length = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}, { $actions ->
    [one] one action
   *[other] { $actions } actions
}
end-fact-ahead = { PERSON($name) ->
    [you] You scored { $points } more than { $other } for: { $part }.
   *[other] { $name } scored { $points } more than { PERSON($other) ->
        [you] you
       *[other] { $other }
      } for: { $part }.
  }
end-fact-less = { PERSON($name) ->
    [you] You lost { $points } less than { $other } for: { $part }.
   *[other] { $name } lost { $points } less than { PERSON($other) ->
        [you] you
       *[other] { $other }
      } for: { $part }.
  }
end-fact-against = { PERSON($other) ->
    [you] On the other hand, you scored { $points } more for: { $part }.
   *[other] On the other hand, { $other } scored { $points } more for: { $part }.
  }
