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
end-fact-ahead = { $name } has { $points } more than { $other } for: { $part }.
end-fact-less = { $name } gave up { $points } fewer than { $other } for: { $part }.
end-fact-against = Against that, { $other } has { $points } more for: { $part }.
