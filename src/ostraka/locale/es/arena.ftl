### La arena: encuentros entre bots.

arena-alone = { $game } se juega en solitario; un encuentro necesita al menos dos en la mesa.
arena-bots = Con { $players } jugadores, un encuentro necesita de { $players } a { $most } bots, y se nombraron { $bots }.
arena-games = El número de partidas es un entero mayor que cero.
arena-workers = El número de procesos está entre 1 y { $most }.
arena-opening = El número de acciones de apertura está entre 0 y { $most }.
arena-opening-over = Las partidas terminan antes de { $actions } acciones de apertura; pida menos.
arena-limit = El límite son los segundos que un bot puede tardar en una decisión: más de cero, un día como mucho.
arena-contest-form = Lo escrito sobre el encuentro no se puede leer.
arena-result-form = Lo escrito sobre una partida no se puede leer.
arena-worker = Las partidas no se pueden jugar: { $reason }.
