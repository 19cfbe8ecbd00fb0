# El final de una partida: sus puntos y cómo fue.
end-sheet = Los puntos en detalle
end-total = Total
end-course = Cómo fue
end-length = { $turns ->
    [one] Un turno
   *[other] { $turns } turnos
}, { $actions ->
    [one] una acción
   *[other] { $actions } acciones
}
end-fact-ahead = { PERSON($name) ->
    [you] Tienes { $points } más que { $other } por: { $part }.
   *[other] { $name } tiene { $points } más que { PERSON($other) ->
        [you] tú
       *[other] { $other }
      } por: { $part }.
  }
end-fact-less = { PERSON($name) ->
    [you] Pierdes { $points } menos que { $other } por: { $part }.
   *[other] { $name } pierde { $points } menos que { PERSON($other) ->
        [you] tú
       *[other] { $other }
      } por: { $part }.
  }
end-fact-against = { PERSON($other) ->
    [you] En cambio, tienes { $points } más por: { $part }.
   *[other] En cambio, { $other } tiene { $points } más por: { $part }.
  }
