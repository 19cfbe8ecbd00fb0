### Ce qui s’est passé à la table d’Ancient Knowledge, un petit changement à la fois.

ak-told-by-itself = { $what } Il n’y avait pas d’autre choix.
ak-told-draws = { $seat } pioche { $card }.
ak-told-draws-n = { $seat } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
  }.
ak-told-hand-full = La main de { $seat } est pleine : { $n ->
    [one] une carte n’est pas piochée
   *[other] { $n } cartes ne sont pas piochées
  }.
ak-told-takes = { $seat } prend { $card } en main.
ak-told-takes-from = { $seat } prend { $card } dans la main de { $other }.
ak-told-steals = { $seat } prend { $n ->
    [one] une carte
   *[other] { $n } cartes
  } dans la main de { $other }.
ak-told-keeps = { $seat } garde { $n ->
    [one] une des cartes
   *[other] { $n } des cartes
  } et défausse les autres.
ak-told-discards = { $seat } défausse { $card }.
ak-told-discards-n = { $seat } défausse { $n ->
    [one] une carte
   *[other] { $n } cartes
  } face cachée.
ak-told-shown = Révélé et défaussé : { $card }.
ak-told-put-away = Défaussé : { $card }.
ak-told-leaves = { $card } quitte le plateau de { $seat } pour la défausse.
ak-told-laid = Mise de côté : { $card }.
ak-told-looks = Mises de côté : { $cards }.
ak-told-looks-n = { $seat } regarde { $n ->
    [one] une carte
   *[other] { $n } cartes
  }.
ak-told-enters = { $card } entre en jeu chez { $seat }.
ak-told-stands = { $card } arrive sur l’emplacement { $space } de { $seat } { $n ->
    [0] sans savoir
    [one] avec { $n } savoir
   *[other] avec { $n } savoirs
  }.
ak-told-moves = { $card } va sur l’emplacement { $space }.
ak-told-trades = { $card } et { $other } échangent leurs niveaux sur l’emplacement { $space }.
ak-told-cramped = Les objectifs laissent { $left ->
    [0] aucun emplacement d’artefact libre
    [one] { $left } emplacement d’artefact libre
   *[other] { $left } emplacements d’artefact libres
} ; { $coffer } demande { $needed } artefacts.
ak-told-slide = Les monuments de { $seat } avancent d’un emplacement.
ak-told-declines = { $card } rejoint le Passé de { $seat }.
ak-told-learns = { $card } rejoint les Connaissances de { $seat }.
ak-told-claims = { $card } quitte son monument et rejoint les Connaissances de { $seat }.
ak-told-stores = { $card } est posé sur un monument de { $seat }.
ak-told-cleared = Retiré de la tuile et défaussé : { $card }.
ak-told-buried = { $card } passe sous sa pioche.
ak-told-refill = La tuile { $tile } montre maintenant { $cards }.
ak-told-dealt = { $card } arrive sur la tuile { $tile }.
ak-told-dealt-n = La tuile { $tile } reçoit { $n } { $n ->
    [one] nouvelle Connaissance
   *[other] nouvelles Connaissances
  }.
ak-told-shuffled = La défausse est mélangée et devient la pioche Bâtisseur.
ak-told-shuffled-technologies = Les Connaissances de niveau { $level ->
    [1] I
   *[2] II
  } défaussées sont mélangées et deviennent leur pioche.
ak-told-less-knowledge = { $n } { $n ->
    [one] savoir est retiré
   *[other] savoirs sont retirés
  } de { $card } ; il en reste { $left }.
ak-told-more-knowledge = { $card } reçoit { $n } { $n ->
    [one] savoir
   *[other] savoirs
  } et en porte { $left }.
ak-told-lost = { $seat } perd { $n } { $n ->
    [one] savoir
   *[other] savoirs
  }, { $total } en tout.
ak-told-recovered = { $seat } défausse { $n } { $n ->
    [one] savoir perdu
   *[other] savoirs perdus
  } ; il en reste { $total }.
ak-told-rotated = { $seat } incline { $n } { $n ->
    [one] monument
   *[other] monuments
  } du Passé.
ak-told-straight = { $n ->
    [one] Un monument du Passé de { $seat } est redressé.
   *[other] { $n } monuments du Passé de { $seat } sont redressés.
  }
ak-told-turned = Milieu de partie : la tuile { $n } est retournée au niveau II.
ak-told-skip = { $seat } sautera la phase de Déclin de ce tour.
ak-told-ending = Un Passé compte quatorze monuments : la partie finit avec cette manche.
ak-told-turn = { $seat } commence son tour.
ak-told-turn-alone = Le tour { $turn } sur { $turns } commence.
ak-told-die = Le dé de Déconnaissance donne { $n }.
ak-told-die-rolled = On lance le dé de Déconnaissance.
ak-told-time-leaves = La carte Temps quitte la frise pour la { $n ->
    [1] première
    [2] deuxième
   *[other] dernière
  } fois.
ak-told-time-returns = La carte Temps revient sur l’emplacement { $space }.
ak-told-time-moves = La carte Temps va sur l’emplacement { $space }.
ak-told-drawn = Piochés pour choisir les objectifs : { $coffers }.
ak-told-objective = { $coffer } devient un objectif.
ak-told-met = L’objectif de { $coffer } est atteint en l’état.
ak-told-no-longer-met = L’objectif de { $coffer } n’est plus atteint.
ak-told-given-up = L’objectif de { $coffer } est abandonné.
ak-told-used = { $coffer } est utilisé et défaussé.
ak-told-unlearning-skipped = La phase de Déconnaissance de ce tour sera sautée.

## noms des lieux, des actions et des points

ak-zone-deck = pioche Bâtisseur
ak-zone-discard = défausse
ak-zone-apart = mis de côté
ak-zone-tile = tuile Connaissance
ak-zone-technology_deck = pioche Connaissance
ak-zone-technology_discard = Connaissances défaussées
ak-zone-hand = main
ak-zone-timeline = frise
ak-zone-artifacts = artefacts
ak-zone-past = Passé
ak-zone-collection = Connaissances
ak-zone-stored = sur un monument
ak-zone-lost = savoirs perdus
ak-zone-board = objectifs sur le plateau
ak-zone-under = coffres sous le plateau
ak-zone-time = carte Temps
ak-zone-die = dé de Déconnaissance

ak-verb-search = RECHERCHER
ak-verb-create = CRÉER
ak-verb-learn = APPRENDRE
ak-verb-archive = ARCHIVER
ak-verb-excavate = EXCAVER
ak-verb-discard = Défausser
ak-verb-remove = Retirer des savoirs
ak-verb-add = Ajouter des savoirs
ak-verb-give = Donner des savoirs perdus
ak-verb-recover = Défausser des savoirs perdus
ak-verb-move = Déplacer
ak-verb-swap = Échanger
ak-verb-destroy = Défausser du plateau
ak-verb-keep = Garder
ak-verb-place = Mettre sous la pioche
ak-verb-take = Prendre
ak-verb-rob = Regarder une main
ak-verb-bury = Mettre sous la pioche
ak-verb-turn = Retourner la tuile
ak-verb-use = Utiliser l’effet
ak-verb-draw = Piocher
ak-verb-decline = Faire décliner
ak-verb-done = Terminé
ak-verb-pass = Renoncer
ak-verb-stop = Laisser le reste
ak-verb-store = Poser sur le monument
ak-verb-renew = Renouveler la tuile
ak-verb-coffer = Utiliser un coffre
ak-verb-objective = Prendre comme objectif
ak-verb-abandon = Abandonner
ak-verb-go = Continuer

ak-slot-verb = action
ak-slot-card = carte
ak-slot-cards = cartes
ak-slot-space = emplacement
ak-slot-n = nombre
ak-slot-with = échange avec
ak-slot-victim = joueur
ak-slot-tile = tuile
ak-slot-effect = effet
ak-slot-coffer = coffre
ak-slot-coffers = coffres

ak-points-past = imprimés dans le Passé
ak-points-endgame = effets de fin de partie
ak-points-technologies = imprimés sur les Connaissances
ak-points-timeline = 1 par monument dans la frise
ak-points-lost = savoirs perdus

## noms des choses

ak-name = { $id ->
    [HC1] Abou Simbel
    [HT9] Alphabet sudarabique
   *[other] { $name }
}
ak-named = { ak-name } ({ $id })
ak-name-given = { "fr" ->
    [fr] { $fr }
    [es] { $es }
    [de] { $de }
   *[en] { $en }
}
ak-named-given = { $name } ({ $id })
ak-name-coffer = { $id ->
    [A] Coffret de Toutânkhamon
    [B] Coffre de Cypsélos
    [C] Coffre de Myrina
    [D] Coffre à canopes d’Hétephérès
    [E] Larnax de Vergina
    [F] Ciste Ficoroni
    [G] Étendard d’Ur
    [H] Pyxide de Nimroud
    [I] Ossuaire de Peqi’in
    [J] Reliquaire de Bimaran
    [K] Coffre de Khatawy
    [L] Coffret d’Auzon
    [M] Coffret de Projecta
    [N] Coffre de Youya
    [O] Situle de Vače
   *[other] { $name }
}
ak-named-coffer = { ak-name-coffer } ({ $id })
ak-solo-challenge-name = { $number ->
    [1] Nouvelle ère
    [2] Enfouisseur d’artefacts
    [3] Destin hasardeux
    [4] Bonne fortune
    [5] Maître des savoirs perdus
    [6] Gardien du savoir
    [7] Architecte de précision
    [8] Maître des Connaissances
    [9] Expert en pyramides
   *[10] Grand bâtisseur
}
