# Das Ende einer Partie: ihre Punkte und ihr Verlauf.
end-sheet = Die Punkte im Einzelnen
end-total = Summe
end-course = Wie es lief
end-length = { $turns ->
    [one] Ein Zug
   *[other] { $turns } Züge
}, { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}
end-fact-ahead = { $name } hat { $points } mehr als { $other } bei: { $part }.
end-fact-less = { $name } büßt { $points } weniger ein als { $other } bei: { $part }.
end-fact-against = Dagegen hat { $other } { $points } mehr bei: { $part }.
