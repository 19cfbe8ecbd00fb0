### Lo que puede decir cualquier juego: rechazos y finales acordados.

error-unknown-game = No hay ningún juego «{ $name }»; los juegos son { $known }.
error-unknown-game-near = No hay ningún juego «{ $name }»; ¿querías decir «{ $near }»?
error-game-load = El juego «{ $name }» no se puede cargar: { $reason }.
error-game-seats = { $game } pide { $players } jugadores; en nuestras mesas caben de 1 a { $most }.
error-unknown-option = { $game } no tiene la opción «{ $option }»; sus opciones son: { $known }.
error-option-value = La opción «{ $option }» no puede ser «{ $value }»; puede ser: { $allowed }.
error-players = { $game } no se puede jugar con { $players }; números de jugadores posibles: { $allowed }.
error-seed = «{ $seed }» no es una semilla; una semilla es un entero de 0 a 9007199254740991.
error-seat = No hay asiento { $seat }; { $players ->
    [one] en solitario, el único asiento es el 0.
   *[other] con { $players } jugadores los asientos se cuentan desde 0.
}
error-budget = Una búsqueda necesita un límite mayor que cero: segundos, iteraciones o nodos.
error-no-puzzles = No hay problemas para { $game }.
error-over = La partida ha terminado; ya no se puede jugar nada.
error-action-long = Es demasiado largo para una acción; ninguna pasa de { $limit } caracteres.
error-action-type = Una acción es un texto, sus partes, una Action o un código, no { $type }.
error-not-legal = «{ $action }» no es una acción permitida ahora.
error-nothing-to-undo = No hay nada que deshacer; aquí empezó la partida.
error-position-type = Una posición es un texto o un documento JSON, no { $type }.
error-invented = Lo oculto se ha sorteado de nuevo aquí: esto nunca ocurrió y no tiene registro.
error-record-format = Esto no es un registro de Ostraka.
error-record-version = Este registro tiene la versión de formato { $version } y este programa lee la versión { $known }.
error-record-field = El campo «{ $field }» del registro falta o no tiene la forma correcta.
error-record-unknown = El registro tiene un campo desconocido, «{ $field }».
error-record-edited = El registro ha cambiado desde que se escribió: su control no corresponde a su contenido.
error-record-game = El registro es del juego «{ $game }», no de «{ $other }».
error-record-action = La acción { $number } del registro, «{ $action }», no se puede jugar: { $reason }
error-file-large = El archivo { $path } es demasiado grande para ser un registro.
error-file-unreadable = El archivo { $path } no se puede leer: { $reason }.
error-file-json = El archivo { $path } no es un documento JSON completo.
error-file-unwritable = El archivo { $path } no se puede escribir: { $reason }.
reason-resigned = { $seat } se ha rendido.
reason-agreed = Los jugadores han acordado tablas.
error-depth = «{ $depth }» no es una profundidad; una profundidad es un entero de { $least } a { $most }.
error-text-type = «{ $given }» no es un texto.
error-state-type = Solo un State puede anotarse en un registro, no { $type }.
error-path-type = Un archivo se indica con una ruta, no con { $type }.
error-threads = «{ $number }» no es un número de hilos; va de 1 a { $most }.
error-gather-form = «{ $slot }» espera una lista.
error-gather-thing = «{ $thing }» no se puede elegir aquí.
error-gather-often = «{ $thing }» se puede elegir { $most ->
    [one] una vez
   *[other] { $most } veces
} como máximo.
error-gather-count = { $least ->
    [0] Elige { $most } como máximo; elegidos: { $count }.
   *[other] Elige de { $least } a { $most }; elegidos: { $count }.
}
error-gather-exactly = Elige exactamente { $most }, no { $count }.
error-nothing-with = Ahora no se puede hacer nada con «{ $thing }».
error-ply = «{ $ply }» no es un momento de esta partida; van de 0 a { $last }.
error-index = «{ $index }» no es un índice del espacio de acciones; van del 0 al { $last }.
preview-stopped = Lo que sigue aún no se sabe.
question-act = Le toca a { $seat }.
error-not-choosing = El asiento { $seat } no tiene nada que elegir ahora.
error-file-stale = Otro programa ha cambiado el archivo { $path } desde que se leyó aquí; queda como está.
error-no-draws = { $game } no conoce tablas por acuerdo.
error-agreement-alone = En solitario no hay nadie ante quien rendirse.
error-resigned-already = Este asiento ya se ha rendido.
plain = { $text }
labelled = { $label }: { $text }
