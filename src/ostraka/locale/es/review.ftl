# Revisar una partida: sus líneas, lo que se probó y en qué acabó.
review-lines = Líneas
review-numbers = Probabilidades
review-no-lines = Desde aquí no se jugó nada más.
review-try = Tu variante { $number }
review-next-player = luego: { $name }
review-turn-try = { $turn ->
    [0] Preparación, variante
   *[other] Turno { $turn }, variante
}
review-bot-answers = El bot más fuerte juega por los demás
review-you-answer = Tú juegas también por los demás
review-so-far = { $name }: { $percent } % de opciones de ganar tras esta variante
review-judging = Valorando tu variante…
review-judge-why = Se valora cada decisión y se muestra una línea mejor.
review-judge-running = Valorando: decisión { $done } de { $total }
review-grades = Qué significan las vasijas
review-next = Después: { $action }
