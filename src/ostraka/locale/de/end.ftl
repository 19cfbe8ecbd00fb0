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
end-fact-ahead = { PERSON($name) ->
    [you] Du hast { $points } mehr als { $other } bei: { $part }.
   *[other] { $name } hat { $points } mehr als { PERSON($other) ->
        [you] du
       *[other] { $other }
      } bei: { $part }.
  }
end-fact-less = { PERSON($name) ->
    [you] Du verlierst { $points } weniger als { $other } bei: { $part }.
   *[other] { $name } verliert { $points } weniger als { PERSON($other) ->
        [you] du
       *[other] { $other }
      } bei: { $part }.
  }
end-fact-against = { PERSON($other) ->
    [you] Dagegen hast du { $points } mehr bei: { $part }.
   *[other] Dagegen hat { $other } { $points } mehr bei: { $part }.
  }
