### La arena: encuentros entre bots.

arena-alone = { $game } se juega en solitario; un encuentro necesita al menos dos en la mesa.
arena-bots = Con { $players } jugadores, un encuentro necesita de { $players } a { $most } bots, y se nombraron { $bots }.
arena-games = El número de partidas es un entero de 1 a { $most }.
arena-opening = El número de acciones de apertura está entre 0 y { $most }.
arena-opening-over = Las partidas terminan antes de { $actions } acciones de apertura; pide menos.
arena-limit = El límite son los segundos que un bot puede tardar en una decisión: más de cero, un día como mucho.
arena-contest-form = La descripción del encuentro no se puede leer.
arena-result-form = El resultado de una partida no se puede leer.
arena-file-foreign = { $path } no es un archivo de resultados de un encuentro.
arena-file-version = { $path } es de la versión { $version }; se puede leer la versión { $known }.
arena-file-line = La línea { $line } de { $path } está dañada; el archivo quedó como estaba.
arena-file-contest = { $path } contiene otro encuentro (diferencias: { $different }); nombra otro archivo, o aparta el antiguo con --restart.
arena-file-code = Las partidas de { $path } se jugaron con otras reglas u otros bots; nombra otro archivo, o aparta el antiguo con --restart.
arena-file-busy = Otro proceso está escribiendo { $path }.
arena-unwritable = No se puede escribir { $path }: { $reason }. { $done ->
    [one] { $done } de { $total } partidas está a salvo
   *[other] { $done } de { $total } partidas están a salvo
} en él; el mismo comando continúa.
arena-rounded = Se jugarán { $games } partidas: cada ronda tiene { $size } (cada grupo de bots, en todos los órdenes de asiento, con el mismo reparto).
arena-resumed = { $done ->
    [one] Ya se ha jugado { $done } de { $total } partidas.
   *[other] Ya se han jugado { $done } de { $total } partidas.
}
arena-cut = La última línea de { $path } estaba cortada; su partida se juega de nuevo.
arena-aside = Los resultados antiguos se guardan como { $path }.
arena-playing = Jugando
arena-interrupted = Interrumpido: { $done ->
    [one] { $done } de { $total } partidas está a salvo
   *[other] { $done } de { $total } partidas están a salvo
} en { $path }. El mismo comando continúa.
arena-kept = Los resultados están en { $path }.
arena-title = { $game }, { $players } jugadores, { $games } partidas, { $rounds ->
    [one] { $rounds } ronda completa
   *[other] { $rounds } rondas completas
}
arena-head-bot = bot
arena-head-games = partidas
arena-head-points = puntos (95 %)
arena-head-wins = gan./emp./perd.
arena-head-rating = valoración (95 %)
arena-head-time = ms (más lenta)
arena-fault-crash = Partida { $game }: { $bot } falló y perdió: { $text }
arena-fault-hang = Partida { $game }: { $bot } no respondió y perdió: { $text }
arena-fault-illegal = Partida { $game }: { $bot } no respondió con una acción permitida y perdió: { $text }
arena-fault-void = La partida { $game } no cuenta para nadie: { $text }
arena-faults-more = … y { $count ->
    [one] { $count } partida más con una falta.
   *[other] { $count } partidas más con una falta.
}
