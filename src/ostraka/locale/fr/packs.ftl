# Les paquets des propriétaires, à lire, à trouver, à vérifier et à écrire.
pack-problem = { $file } : { $reason }
pack-not-a-folder = { $path } n’est ni un dossier ni un fichier TOML.
pack-no-files = Le dossier { $path } ne contient aucun fichier TOML.
pack-many-files = Le dossier { $path } contient trop de fichiers ; un paquet en a { $most } au plus.
pack-large = Les fichiers de { $path } sont trop gros pour un paquet ; ensemble, ils ont { $limit } octets au plus.
pack-file-large = le fichier est trop gros ; un fichier de paquet a { $limit } octets au plus.
pack-link = ce n’est pas un simple fichier ; un paquet ne contient ni lien ni rien qui mène hors de son dossier.
pack-unreadable = le fichier est illisible : { $detail }.
pack-deep = le fichier est trop profondément imbriqué pour un paquet.
pack-empty = le paquet n’apporte rien.
pack-name = « { $name } » n’est pas un nom de paquet ; il se compose de minuscules, de chiffres et de « - ».
pack-other-game = le paquet est fait pour le jeu « { $game } », pas pour « { $wanted } ».
pack-none-taken = { $game } se joue sans paquets.
pack-type = Un paquet est ce qui a été lu dans un dossier, pas { $type }.
pack-missing = Il faut ici le paquet « { $pack } » (version { $digest }), qui est introuvable : indiquez son dossier avec --pack DOSSIER.
pack-other = Il faut ici le paquet « { $pack } » dans la version { $digest } ; celui de { $folder } est { $found }. Indiquez le dossier du bon avec --pack DOSSIER.
pack-twice = Le paquet « { $pack } » est donné deux fois.
pack-title = { $title } ({ $name }, version { $digest })
pack-added = { $n ->
    [one] 1 carte ajoutée : { $ids }
   *[other] { $n } cartes ajoutées : { $ids }
}
pack-replaced = { $n ->
    [one] 1 carte remplacée : { $ids }
   *[other] { $n } cartes remplacées : { $ids }
}
pack-coffers = Coffres remplacés : { $letters }
pack-challenges = Défis remplacés : { $numbers }
pack-with-heritage = Les cartes ajoutées ne sont en jeu qu’avec Heritage.
pack-ample = Avec autant de cartes, une partie prend plus de mémoire, et ses règles sont compilées une fois de plus au premier lancement.
pack-good = Aucune erreur.
pack-bad = { $n ->
    [one] 1 erreur. Le paquet est inutilisable.
   *[other] { $n } erreurs. Le paquet est inutilisable.
}
pack-written = Un exemple a été écrit dans { $folder }. Regardez-le avec « { $command } ».
pack-there = { $folder } existe déjà et reste tel quel.
