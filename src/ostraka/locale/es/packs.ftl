# Los paquetes de los propietarios: leerlos, encontrarlos, comprobarlos y escribirlos.
pack-problem = { $file }: { $reason }
pack-not-a-folder = { $path } no es ni una carpeta ni un archivo TOML.
pack-no-files = La carpeta { $path } no tiene archivos TOML.
pack-many-files = La carpeta { $path } tiene demasiados archivos; un paquete tiene { $most } como máximo.
pack-large = Los archivos de { $path } son demasiado grandes para un paquete; juntos pueden tener { $limit } bytes.
pack-file-large = el archivo es demasiado grande; un archivo de un paquete tiene { $limit } bytes como máximo.
pack-link = no es un archivo corriente; un paquete no contiene enlaces ni nada que lleve fuera de su carpeta.
pack-unreadable = el archivo no se puede leer: { $detail }.
pack-deep = el archivo está anidado con demasiada profundidad para un paquete.
pack-empty = el paquete no aporta nada.
pack-name = «{ $name }» no es un nombre de paquete; se compone de minúsculas, cifras y «-».
pack-other-game = el paquete es para el juego «{ $game }», no para «{ $wanted }».
pack-none-taken = { $game } se juega sin paquetes.
pack-type = Un paquete es lo que se ha leído de una carpeta, no { $type }.
pack-missing = Aquí hace falta el paquete «{ $pack }» (versión { $digest }), que no está: indica su carpeta con --pack CARPETA.
pack-other = Aquí hace falta el paquete «{ $pack }» en la versión { $digest }; el de { $folder } es { $found }. Indica la carpeta del correcto con --pack CARPETA.
pack-twice = El paquete «{ $pack }» se ha indicado dos veces.
pack-title = { $title } ({ $name }, versión { $digest })
pack-added = { $n ->
    [one] 1 carta añadida: { $ids }
   *[other] { $n } cartas añadidas: { $ids }
}
pack-replaced = { $n ->
    [one] 1 carta sustituida: { $ids }
   *[other] { $n } cartas sustituidas: { $ids }
}
pack-coffers = Cofres sustituidos: { $letters }
pack-challenges = Desafíos sustituidos: { $numbers }
pack-with-heritage = Las cartas añadidas solo entran en juego con Heritage.
pack-ample = Con tantas cartas una partida ocupa más memoria, y sus reglas se compilan una vez más en el primer arranque.
pack-good = Ningún error.
pack-bad = { $n ->
    [one] 1 error. El paquete no se puede usar.
   *[other] { $n } errores. El paquete no se puede usar.
}
pack-written = Se ha escrito un ejemplo en { $folder }. Míralo con «{ $command }».
pack-there = { $folder } ya existe y se queda como está.
