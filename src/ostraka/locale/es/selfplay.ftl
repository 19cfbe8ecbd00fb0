### Partidas que una búsqueda juega contra sí misma, guardadas para aprender.

selfplay-sampled = El número de jugadas sorteadas según las visitas está entre 0 y { $most }.
selfplay-search = «{ $search }» no es una búsqueda que pueda jugar contra sí misma; hay: { $known }, y los niveles.
selfplay-own = El nivel { $level } de { $game } juega con una búsqueda que no cuenta visitas; usa mejor «tree@200it».
selfplay-budget = «{ $search }» necesita un número de iteraciones o de nodos, por ejemplo «@200it»: con segundos, las partidas dependerían de la máquina.
selfplay-form = La descripción de estas partidas no se puede leer.
selfplay-shard = El número de partidas por archivo está entre 1 y { $most }.
selfplay-foreign = { $path } no es una carpeta de partidas guardadas ni una carpeta vacía.
selfplay-busy = Otro proceso está escribiendo en { $path }.
selfplay-plan = { $path } contiene otras partidas (diferencia: { $different }); indica otra carpeta.
selfplay-code = Las partidas de { $path } se jugaron con otras reglas u otros bots; indica otra carpeta.
selfplay-empty = Aún no hay partidas en { $path }.
selfplay-damaged = Un archivo de { $path } está dañado: { $reason }
selfplay-games = El número de partidas es un entero de 1 a { $most }.
selfplay-rounded = Se jugarán { $games } partidas, para llenar archivos de { $shard }.
selfplay-choices = { $n } { $n ->
    [one] decisión
   *[other] decisiones
}
selfplay-kept = Hay { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} en { $path }.
selfplay-row = No hay ninguna decisión «{ $row }»; van numeradas de 0 a { $last }.
