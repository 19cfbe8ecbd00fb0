### Para qué sirven los comandos.

cli-ostraka = Juega, estudia y resuelve Arkantar, Ankh’or y Ancient Knowledge.
cli-analyse = Hallar las mejores acciones de una posición y lo que probablemente saldrá de ellas; Ctrl-C muestra lo hallado.
cli-arena = Hacer que los bots jueguen entre sí con repartos iguales, y puntuarlos.
cli-bench = Medir la velocidad de las reglas en esta máquina.
cli-cards = Mostrar las cartas de Ancient Knowledge.
cli-pack = Escribir, comprobar y describir un paquete de cartas tuyo.
cli-games = Listar los juegos, sus jugadores y sus opciones.
cli-perft = Contar las secuencias de acciones de una longitud dada: la prueba de exactitud de las reglas.
cli-play = Jugar en el terminal; cada acción se guarda.
cli-puzzle = Resolver problemas de Arkantar: posiciones en las que un solo turno gana.
cli-replay = Recorrer una partida registrada, hacia delante y hacia atrás.
cli-resume = Continuar la última partida sin terminar, u otra.
cli-review = Calificar cada decisión de una partida frente a la mejor posible; Ctrl-C muestra lo calificado.
cli-rules = Explicar un juego entero: su objetivo, sus turnos, su final.
cli-saves = Listar las partidas jugadas aquí, o borrar una.
cli-selfplay = Hacer jugar a una búsqueda contra sí misma, y guardar cada decisión para aprender.
cli-serve = Jugar en el navegador: abrir mesas en esta máquina.
cli-solo = Jugar en solitario a Ancient Knowledge: desafíos y campañas.
cli-standings = Mostrar la clasificación de un encuentro.
cli-pack-check = Informar de cada error de un paquete, o de lo que aporta.
cli-pack-new = Escribir un ejemplo de paquete, para empezar.
cli-saves-delete = Borrar una partida para siempre.
cli-saves-list = Listar todas las partidas, primero la última jugada.
cli-solo-challenge = Jugar uno de los diez desafíos, o listarlos con las mejores puntuaciones.
cli-solo-legacy = Campañas de hasta quince partidas.
cli-solo-legacy-export = Escribir una campaña en un archivo.
cli-solo-legacy-import = Leer una campaña de un archivo.
cli-solo-legacy-list = Listar las campañas; las dañadas, con el motivo.
cli-solo-legacy-new = Empezar una campaña.
cli-solo-legacy-play = Jugar la siguiente partida de una campaña, o continuar la que está en curso.
cli-solo-legacy-replay = Recorrer una partida terminada de una campaña.
cli-solo-legacy-show = Mostrar cómo va una campaña.

## Los errores en una línea de comandos

cli-mistake-option = No existe la opción «{ $name }».
cli-mistake-option-like = No existe la opción «{ $name }»; ¿querías decir { $like }?
cli-mistake-command = No existe el comando «{ $name }».
cli-command-load = El comando «{ $name }» no se puede cargar: { $reason }.
cli-mistake-missing-command = Falta un comando.
cli-mistake-missing = Falta { $name }.
cli-mistake-number = { $name } espera un número{ $kind ->
    [whole] {" "}entero
   *[other] {""}
  }.
cli-mistake-least = { $name } vale como mínimo { $least }.
cli-mistake-most = { $name } vale como máximo { $most }.
cli-mistake-value = { $name } no se puede leer: { $reason }
cli-mistake-needs-value = { $name } necesita un valor.
cli-mistake-no-value = { $name } no lleva valor.
cli-mistake-word = Sobra en la línea: { $words }
cli-mistake-help = «{ $command }» dice más.
cli-mistake-together = { $option } no se puede usar junto con { $other }.
cli-completion-installed = El autocompletado está instalado en { $path }; funcionará en los shells que abras a partir de ahora.
cli-completion-unknown = Hay autocompletado para bash, fish y zsh; la variable SHELL no nombra ninguno de ellos.
cli-bot = Hacer jugar a un bot en una mesa de un servidor: una a la que está invitado o una nueva.
