### El servidor: rechazos, avisos y mensajes rápidos.

server-malformed = Esto no es un mensaje del protocolo.
server-malformed-where = «{ $where }» falta o no tiene la forma correcta.
server-reasons = { $reasons }
server-hello = El primer mensaje es un saludo en una versión del protocolo que este servidor habla.
server-hello-again = Esta conexión ya ha saludado.
server-secret = Nadie aquí tiene este secreto; elige primero un nombre.
server-link = Este código es desconocido, ya usado o demasiado viejo; pide otro en el otro dispositivo.
server-name-empty = No queda nada de este texto al quitar lo que no se ve.
server-address = Aquí no se puede escuchar en { $address }: { $reason }.
server-no-table = Esa mesa no existe.
server-no-game = Ese juego no existe.
server-no-pack = Este servidor no tiene ningún paquete «{ $pack }» para ese juego.
server-no-invite = Ninguna mesa tiene este código; revísalo o pide uno nuevo.
server-no-page = No hay nada en esta dirección.
server-no-client = El cliente web no forma parte de esta instalación; «make page» lo construye.
server-private = Esta mesa es privada; la abre su enlace o una invitación.
server-not-your-seat = Este asiento no es tuyo.
server-not-your-turn = No es tu turno.
server-not-host = Solo quien creó la mesa puede hacer eso.
server-not-subscribed = Esta conexión no mira esa mesa; suscríbete primero.
server-table-waiting = La mesa todavía espera jugadores.
server-table-playing = La partida ya ha empezado.
server-table-over = La partida ha terminado.
server-seat-taken = Este asiento está ocupado.
server-cancelled = Esta mesa se ha cancelado.
server-seats-full = Todos los asientos están ocupados.
server-seats = Esta partida tiene { $players } asientos y se han descrito { $seats }.
server-seats-me = Solo un asiento puede ser tuyo; los demás en tu pantalla tienen asientos propios.
server-seal-whole = Aquí todos eligen a la vez: elige de una vez todo lo que se te pide.
server-seed = Un reparto conocido solo se permite en mesas donde no juega nadie más.
server-stale = La mesa ha avanzado; mira de nuevo y vuelve a elegir.
server-overtaken = Una pregunta tuya más reciente ha sustituido a esta.
server-parts-or-text = Una acción se da por sus partes o por su texto, uno de los dos.
server-no-undo = En esta mesa no se deshace nada.
server-undo-light = Ha salido a la luz algo oculto; aquí no se deshace nada anterior.
server-undo-ask = Eso solo se deshace si los demás están de acuerdo; pregúntales.
server-no-hints = En esta mesa no hay pistas.
server-no-rematch = La revancha se puede proponer una vez, cuando la partida ha terminado.
server-no-rematch-campaign = Una partida de campaña no tiene revancha; la campaña sigue con la siguiente partida.
server-offer-stands = Eso ya se ha propuesto.
server-no-offer = No se ha propuesto nada así.
server-not-asked = Esta propuesta no va dirigida a ti.
server-not-away = Un bot solo puede ocupar el asiento de alguien que lleva un rato ausente.
server-away-days = En esta mesa cada turno dura días, así que nadie está ausente.
server-bot-plays-on = Un bot sigue jugando; no acepta tablas.
server-busy = Eso fue demasiado de una vez; espera un momento.
server-too-many-tables = Tienes demasiadas mesas; termina o deja alguna primero.
server-large = Eso es demasiado grande.
server-half-done = Aquí no se admite una posición a mitad de un paso; solo una en la que nada esté a medias.
server-journal-full = El diario de esta mesa está lleno.
server-unavailable = El almacén no responde en este momento; no se pierde nada, inténtalo otra vez.
server-setting = «{ $value }» no es un valor para { $name }.
server-workers-postgres = Varios procesos necesitan una base PostgreSQL; SQLite sirve a uno.
server-database = No se puede abrir la base de datos: { $reason }.
server-listening = Ostraka está en { $address } (Ctrl+C para terminar).
server-ply = No hay jugada { $ply }; la partida tiene { $last }.
server-record-later = El registro revelaría lo oculto; es tuyo cuando termine la partida.
server-analysis-later = El análisis y las variantes se abren cuando termina la partida.
server-no-puzzle = Ese problema no existe.
server-no-campaign = No tienes esa campaña.
server-someone = alguien
server-quick-hello = ¡Hola!
server-quick-good-luck = ¡Suerte!
server-quick-well-played = ¡Bien jugado!
server-quick-thanks = ¡Gracias!
server-quick-sorry = ¡Perdón!
server-quick-think = Déjame pensar.
server-quick-again = ¿Otra partida?
server-quick-goodbye = ¡Adiós!
server-remote-lost = { $address } no responde o no es un servidor de Ostraka.
server-remote-none = No estás sentado a ninguna mesa allí; nombra un juego, o una invitación con --join.
server-remote-waiting = La mesa espera a otros; se unen con el código { $code }.
server-remote-left = La mesa te guarda el asiento; «ostraka play --server { $address }» continúa.
server-remote-asked = Se pregunta a los demás si puedes deshacerlo.
server-remote-help =
    Escribe una acción o su número; Intro muestra lo permitido. También:
      legal [PALABRA] lo que puedes hacer, o lo que contiene PALABRA
      hint            lo que jugaría el bot más fuerte
      undo            deshacer la última acción, o pedir el acuerdo de los demás
      say TEXTO       decir algo a la mesa
      what PALABRA    lo que significa una cosa o una palabra de la mesa
      rules [PALABRA] el juego entero explicado, o un capítulo
      resign          rendirse
      quit            irse; tu asiento queda guardado
