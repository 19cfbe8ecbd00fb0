### Ce qui s’est passé à la table d’Ancient Knowledge, un petit changement à la fois.

ak-told-by-itself = { $what } Il n’y avait pas d’autre choix.
ak-told-draws = { PERSON($seat) ->
    [you] Vous piochez
   *[other] { $seat } pioche
  } { FORM($card, "le") }.
ak-told-draws-n = { PERSON($seat) ->
    [you] Vous piochez
   *[other] { $seat } pioche
  } { $n ->
    [one] une carte
   *[other] { $n } cartes
  }.
ak-told-hand-full = { PERSON($seat) ->
    [you] Votre main
   *[other] La main { FORM($seat, "de") }
  } est pleine : { $n ->
    [one] une carte n’est pas piochée
   *[other] { $n } cartes ne sont pas piochées
  }.
ak-told-takes = { PERSON($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
  } { FORM($card, "le") } en main.
ak-told-takes-from = { PERSON($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
  } { FORM($card, "le") } dans { PERSON($other) ->
    [you] votre main
   *[other] la main { FORM($other, "de") }
  }.
ak-told-steals = { PERSON($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
  } { $n ->
    [one] une carte
   *[other] { $n } cartes
  } dans { PERSON($other) ->
    [you] votre main
   *[other] la main { FORM($other, "de") }
  }.
ak-told-keeps = { PERSON($seat) ->
    [you] Vous gardez
   *[other] { $seat } garde
  } { $n ->
    [one] une des cartes
   *[other] { $n } des cartes
  } et { PERSON($seat) ->
    [you] défaussez
   *[other] défausse
  } les autres.
ak-told-discards = { PERSON($seat) ->
    [you] Vous défaussez
   *[other] { $seat } défausse
  } { FORM($card, "le") }.
ak-told-discards-n = { PERSON($seat) ->
    [you] Vous défaussez
   *[other] { $seat } défausse
  } { $n ->
    [one] une carte
   *[other] { $n } cartes
  } face cachée.
ak-told-shown = { $count ->
    [one] Carte révélée et défaussée
   *[other] Cartes révélées et défaussées
  } : { $card }.
ak-told-put-away = { $count ->
    [one] Carte défaussée
   *[other] Cartes défaussées
  } : { $card }.
ak-told-leaves = { PERSON($seat) ->
    [you] Vous défaussez { FORM($card, "le") } de votre plateau.
   *[other] { $seat } défausse { FORM($card, "le") } de son plateau.
  }
ak-told-laid = Carte mise de côté : { $card }.
ak-told-looks = Cartes tirées de la pioche : { $cards }.
ak-told-looks-n = { PERSON($seat) ->
    [you] Vous regardez
   *[other] { $seat } regarde
  } { $n ->
    [one] une carte
   *[other] { $n } cartes
  }.
ak-told-enters = { PERSON($seat) ->
    [you] Vous mettez
   *[other] { $seat } met
  } { FORM($card, "le") } en jeu.
ak-told-stands = { PERSON($seat) ->
    [you] Vous placez
   *[other] { $seat } place
  } { FORM($card, "le") } sur l’emplacement { $space }, { $n ->
    [0] sans aucun savoir
    [one] avec { $n } savoir
   *[other] avec { $n } savoirs
  }.
ak-told-moves = { $card } : vers l’emplacement { $space }.
ak-told-trades = { $card } et { $other } échangent leurs niveaux sur l’emplacement { $space }.
ak-told-cramped = Les objectifs { $left ->
    [0] ne laissent aucun emplacement d’artefact libre
    [one] laissent { $left } emplacement d’artefact libre
   *[other] laissent { $left } emplacements d’artefact libres
  } ; le coffre « { $coffer } » demande { $needed } artefacts.
ak-told-slide = { PERSON($seat) ->
    [you] Vos monuments
   *[other] Les monuments { FORM($seat, "de") }
  } avancent d’un emplacement.
ak-told-declines = { PERSON($seat) ->
    [you] Votre Passé reçoit { FORM($card, "le") }.
   *[other] Le Passé { FORM($seat, "de") } reçoit { FORM($card, "le") }.
  }
ak-told-learns = La Connaissance { $card } rejoint { PERSON($seat) ->
    [you] les vôtres
   *[other] celles { FORM($seat, "de") }
  }.
ak-told-claims = La Connaissance { $card } quitte son monument et rejoint { PERSON($seat) ->
    [you] les vôtres
   *[other] celles { FORM($seat, "de") }
  }.
ak-told-stores = La Connaissance { $card } est posée sur { PERSON($seat) ->
    [you] un de vos monuments
   *[other] un monument { FORM($seat, "de") }
  }.
ak-told-cleared = { $count ->
    [one] Connaissance retirée de la tuile et défaussée
   *[other] Connaissances retirées de la tuile et défaussées
  } : { $card }.
ak-told-buried = La Connaissance { $card } passe sous la pioche de son niveau.
ak-told-refill = La tuile { $tile } présente maintenant : { $cards }.
ak-told-dealt = La Connaissance { $card } arrive sur la tuile { $tile }.
ak-told-dealt-n = La tuile { $tile } reçoit { $n } { $n ->
    [one] nouvelle Connaissance
   *[other] nouvelles Connaissances
  }.
ak-told-shuffled = La défausse est mélangée et devient la pioche Bâtisseur.
ak-told-shuffled-technologies = Les Connaissances de niveau { $level ->
    [1] I
   *[2] II
  } défaussées sont mélangées et forment une nouvelle pioche.
ak-told-less-knowledge = { $n } { $n ->
    [one] savoir est retiré
   *[other] savoirs sont retirés
  } { FORM($card, "de") } ; { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
  }.
ak-told-more-knowledge = { $n } { $n ->
    [one] savoir est ajouté
   *[other] savoirs sont ajoutés
  } sur { FORM($card, "le") } : { $left } en tout.
ak-told-lost = { PERSON($seat) ->
    [you] Vous perdez
   *[other] { $seat } perd
  } { $n } { $n ->
    [one] savoir
   *[other] savoirs
  }, { $total } en tout.
ak-told-recovered = { PERSON($seat) ->
    [you] Vous défaussez
   *[other] { $seat } défausse
  } { $n } { $n ->
    [one] savoir perdu
   *[other] savoirs perdus
  } ; { $total ->
    [0] il n’en reste plus
   *[other] il en reste { $total }
  }.
ak-told-rotated = { PERSON($seat) ->
    [you] Vous inclinez
   *[other] { $seat } incline
  } { $n } { $n ->
    [one] monument
   *[other] monuments
  } { PERSON($seat) ->
    [you] de votre Passé
   *[other] de son Passé
  }.
ak-told-straight = { $n ->
    [one] Un monument
   *[other] { $n } monuments
  } { PERSON($seat) ->
    [you] de votre Passé
   *[other] du Passé { FORM($seat, "de") }
  } { $n ->
    [one] est redressé
   *[other] sont redressés
  }.
ak-told-turned = Milieu de la partie : la tuile { $n } est retournée sur sa face niveau II.
ak-told-skip = { PERSON($seat) ->
    [you] Vous sauterez
   *[other] { $seat } sautera
  } la phase de Déclin de ce tour.
ak-told-ending = Un Passé compte quatorze monuments : la partie s’achève à la fin de cette manche.
ak-told-turn = { PERSON($seat) ->
    [you] À vous de jouer.
   *[other] C’est au tour { FORM($seat, "de") }.
  }
ak-told-turn-alone = Tour { $turn } sur { $turns }.
ak-told-die = Le dé Déconnaissance donne { $n }.
ak-told-die-rolled = On lance le dé Déconnaissance.
ak-told-time-leaves = La carte Temps entre en Déclin pour la { $n ->
    [1] première
    [2] deuxième
   *[other] dernière
  } fois.
ak-told-time-returns = La carte Temps revient sur l’emplacement { $space }.
ak-told-time-moves = La carte Temps va sur l’emplacement { $space }.
ak-told-drawn = Coffres piochés pour choisir les objectifs : { $coffers }.
ak-told-objective = Le coffre « { $coffer } » devient un objectif.
ak-told-met = L’objectif du coffre « { $coffer } » est atteint pour l’instant.
ak-told-no-longer-met = L’objectif du coffre « { $coffer } » n’est plus atteint.
ak-told-given-up = L’objectif du coffre « { $coffer } » est abandonné.
ak-told-used = Le coffre « { $coffer } » est utilisé et défaussé.
ak-told-unlearning-skipped = La phase de Déconnaissance de ce tour sera sautée.

## noms des lieux, des actions et des points

ak-zone-deck = pioche Bâtisseur
ak-zone-discard = défausse
ak-zone-apart = mis de côté
ak-zone-tile = tuile Connaissance
ak-zone-technology_deck = pioche Connaissance
ak-zone-technology_discard = Connaissances défaussées
ak-zone-hand = main
ak-zone-timeline = Frise
ak-zone-artifacts = artefacts
ak-zone-past = Passé
ak-zone-collection = Connaissances
ak-zone-stored = sur un monument
ak-zone-lost = savoirs perdus
ak-zone-board = objectifs sur le plateau
ak-zone-under = coffres sous le plateau
ak-zone-time = carte Temps
ak-zone-die = dé Déconnaissance

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
ak-verb-done = Terminer
ak-verb-pass = Renoncer à l’effet
ak-verb-stop = Renoncer à ces effets
ak-verb-store = Poser sur le monument
ak-verb-renew = Vider la tuile
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

ak-points-past = imprimés sur les monuments du Passé
ak-points-endgame = effets de fin de partie
ak-points-technologies = imprimés sur les Connaissances
ak-points-timeline = 1 par monument dans la Frise
ak-points-lost = savoirs perdus
