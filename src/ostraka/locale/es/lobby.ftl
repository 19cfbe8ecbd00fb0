### La sala: buscar a alguien con quien jugar.

web-lobby-sentence = Buscar a alguien para { $game }: { $clock }, { $strength }
web-lobby-game = Juego
web-lobby-anyone = cualquier fuerza
web-lobby-near = más o menos mi fuerza
web-lobby-find = Buscar a alguien
web-lobby-invite = Invitar a un amigo
web-lobby-note = Te sientas donde alguien espera la misma partida, o tu mesa espera aquí. Sin pistas entre personas.
web-lobby-waits = Tu mesa espera. Cuando alguien se siente, la partida se abrirá aquí; mientras tanto puedes jugar contra un bot en otra ventana.
web-lobby-found = Alguien se ha sentado: empieza la partida.
web-lobby-show = Mostrar las mesas de
web-lobby-none = Ninguna mesa espera. Sé el primero: busca a alguien.
web-lobby-yours = tu mesa
web-lobby-no-hints = sin pistas
web-lobby-seats = { $taken } de { $of } asientos ocupados
web-lobby-code = ¿Tienes un código?
