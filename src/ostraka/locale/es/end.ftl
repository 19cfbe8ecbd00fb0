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
end-fact-ahead = { $name } tiene { $points } más que { $other } por: { $part }.
end-fact-less = { $name } pierde { $points } menos que { $other } por: { $part }.
end-fact-against = En cambio, { $other } tiene { $points } más por: { $part }.
