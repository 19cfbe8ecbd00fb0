# Lo que los entornos rechazan.

envs-over = La partida ha terminado; reinicia el entorno para empezar otra.
envs-action-type = Una acción es un número entero, el índice de una acción, no { $type }.
envs-action-range = No hay acción { $action }; las acciones se numeran de 0 a { $last }.
envs-action-masked = La acción { $action } no está permitida ahora; la máscara muestra { $legal ->
    [one] la única que lo está.
   *[other] las { $legal } que lo están.
}
envs-render-mode = No se puede mostrar nada como { $mode }, solo como { $modes }.
envs-max-cycles = Una partida puede cortarse tras un número de acciones, al menos una, no tras { $given }.
envs-opponents = { $wanted ->
    [0] Una partida en solitario no tiene rivales.
    [one] Hay un rival que nombrar.
   *[other] Hay { $wanted } rivales: nombra un bot para todos o uno para cada uno.
}
envs-agent = No hay agente «{ $agent }»; los agentes son: { $agents }.
envs-no-action = Falta una acción de { $agent }, a quien le toca.
envs-not-begun = Reinicia el entorno antes de su primer paso.
envs-reset-options = Al reiniciar no se admite { $given }; las opciones de un juego se indican al crear su entorno.
envs-moment = Lo que se quiere restaurar no se copió de un entorno de este juego.
envs-scale = Solo los entornos Seat, Vector y aec pueden escalarse, no { $type }.

envs-batch-size = «{ $number }» no es un número de partidas; un lote tiene de 1 a { $most }.
envs-batch-memory = No hay memoria suficiente para { $count } partidas de { $game }.
envs-batch-threads = «{ $number }» no es un número de hilos; va de 1 a { $most }.
envs-batch-autoreset = Las partidas terminadas no pueden volver a empezar por «{ $mode }»; las maneras son: { $modes }.
envs-batch-where = Las partidas que vuelven a empezar se indican con { $count } valores lógicos, uno por partida.
envs-batch-step = Un paso toma { $count } números enteros, uno por partida.
envs-batch-index = Partida { $row }: no existe la acción { $index }; los índices van de 0 a { $last }.
envs-batch-illegal = Partida { $row }: la acción { $index } ({ $action }) no está permitida ahora.
envs-batch-over = La partida { $row } ha terminado; vuelve a empezarla antes del próximo paso.
envs-batch-row = No hay partida { $row }; se numeran de 0 a { $last }.
envs-batch-saved = Lo que se quiere restaurar no se guardó de un lote como este.

envs-setups = «{ $given }» no es un número de preparaciones; el azar elige entre 1 y { $most }.
envs-no-setup = No hay preparación { $setup }; se numeran de 0 a { $last }.
envs-observer-params = Aquí los observadores no llevan parámetros, pero se dio { $given }.
envs-observer-all = Ningún observador ve los secretos de todos los asientos.

envs-keyword = { $game } no tiene la opción «{ $name }» (unexpected keyword argument '{ $name }'); sus opciones: { $known }.
envs-illegal = Lo que ocurre con un índice ilegal es uno de { $known }, no «{ $given }».
envs-encode-rows = Las observaciones que se codifican son números enteros, { $size } en cada fila.
envs-encode-most = El máximo de valores de un número one-hot es un entero a partir de 1.
envs-batch-seeds = Una lista de semillas tiene una para cada una de las { $count } partidas, no { $given }.
envs-batch-seats = Los asientos que saben son números enteros: uno para todas, o uno para cada una de las { $count } partidas.
envs-batch-rows = Las partidas deseadas se indican con { $count } valores lógicos, o con sus números desde 0.
envs-batch-copy = Se copian tantas partidas como se sustituyen, o una sola en todas.
envs-batch-load = Solo se puede cargar un State del mismo juego, con los mismos jugadores y opciones.
