### Lo que puede decir cualquier juego: rechazos y finales acordados.

error-unknown-game = No hay ningún juego «{ $name }»; los juegos son { $known }.
error-unknown-game-near = No hay ningún juego «{ $name }»; ¿querías decir «{ $near }»?
error-game-load = El juego «{ $name }» no se puede cargar: { $reason }.
error-game-seats = { $game } pide { $players } jugadores; en nuestras mesas caben de 1 a { $most }.
error-unknown-option = { $game } no tiene la opción «{ $option }»; sus opciones son: { $known }.
error-option-value = La opción «{ $option }» no puede ser «{ $value }»; puede ser: { $allowed }.
error-players = { $game } no se puede jugar con { $players }; números de jugadores posibles: { $allowed }.
error-seed = «{ $seed }» no es una semilla; una semilla es un entero de 0 a 9007199254740991.
error-entropy = «{ $entropy }» no es una entropía; son 64 cifras hexadecimales.
error-seat = No existe el asiento { $seat }; { $players ->
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
error-record-form = Campo «{ $field }» del registro: { $reason }
error-record-edited = El registro ha cambiado desde que se escribió: su suma de comprobación no coincide.
error-record-game = El registro es del juego «{ $game }», no de «{ $other }».
error-record-action = La acción { $number } del registro, «{ $action }», no se puede jugar: { $reason }
error-file-large = El archivo { $path } es demasiado grande para ser un registro.
error-file-unreadable = El archivo { $path } no se puede leer: { $reason }.
error-file-json = El archivo { $path } no es un documento JSON completo.
error-file-unwritable = El archivo { $path } no se puede escribir: { $reason }.
reason-resigned-short = rendición
reason-agreed-short = tablas acordadas
reason-resigned = { PERSON($seat) ->
    [you] Te has rendido.
   *[other] { $seat } se ha rendido.
  }
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
question-act = { PERSON($seat) ->
    [you] Te toca.
   *[other] Le toca { FORM($seat, "a") }.
  }
error-not-choosing = El asiento { $seat } no tiene nada que elegir ahora.
error-file-stale = Otro programa ha cambiado el archivo { $path } desde que se leyó aquí; queda como está.
error-no-draws = En { $game } no hay tablas por acuerdo.
error-agreement-alone = En solitario no hay nadie ante quien rendirse.
error-resigned-already = Este asiento ya se ha rendido.
plain = { $text }
labelled = { $label }: { $text }
error-missing-package = Falta el paquete { $package }: pip install "ostraka[{ $extra }]".

## Cómo se unen los nombres

list-more = { $first }, { $next }
list-and = { $first } { $start ->
    [i] e
   *[other] y
  } { $next }
number-group = { "." }
number-point = { "," }
number-percent = { $number } %
language-name = Español
form-articles = el la los las
form-title = { $name }
form-el = { $article ->
    [none] { $name }
   *[other] { $article } { $name }
  }
form-El = { $article ->
    [el] El { $name }
    [la] La { $name }
    [los] Los { $name }
    [las] Las { $name }
   *[none] { $name }
  }
form-lo = lo
form-fichas = fichas de tipo { $name }
form-de = { $article ->
    [none] de { $name }
    [el] del { $name }
   *[other] de { $article } { $name }
  }
form-a = { $article ->
    [none] a { $name }
    [el] al { $name }
   *[other] a { $article } { $name }
  }

## qué falla en la forma de un documento

document-problem = { $place }: { $reason }
document-unknown = No existe tal campo.
document-missing = Falta este campo.
document-number = «{ $value }» no es un número entero de { $least } a { $most }.
document-whole = «{ $value }» no es un número entero.
document-flag = «{ $value }» no es ni true ni false.
document-text = Se espera un texto, no «{ $value }».
document-text-length = El texto debe tener de { $least } a { $most } caracteres, no { $n }.
document-line = Se espera un texto de una línea, de { $most } caracteres como máximo.
document-spelling = «{ $value }» no tiene la forma correcta; por ejemplo, «{ $example }».
document-list = Se espera una lista, no «{ $value }».
document-length = La lista debe tener de { $least } a { $most } entradas, no { $n }.
document-exact-length = La lista debe tener { $exactly } entradas, no { $n }.
document-object = Se espera un objeto, no «{ $value }».
document-null = «{ $value }» no es null.
document-word = «{ $value }» no vale; valores posibles: { $known }.
