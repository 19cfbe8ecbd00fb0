# Ancient Knowledge

## seats, options, the end

ak-seat = Joueur { $n }
    .de = du joueur { $n }
    .a = au joueur { $n }
ak-option-deal = Comment les mains sont distribuées
ak-value-classic = classique
ak-value-pre-made = mains de départ
ak-value-hand1 = main 1
ak-value-hand2 = main 2
ak-value-hand3 = main 3
ak-value-hand4 = main 4
ak-option-learn_order = Ce qui vient d’abord quand vous APPRENEZ
ak-value-technology-first = l’effet de la Connaissance
ak-value-any = ce que vous voulez
ak-reason-fourteen = Un Passé compte quatorze monuments et la manche est terminée.

## actions

ak-do-search = { PERSON($seat) ->
    [you] Vous RECHERCHEZ et piochez
   *[other] { $seat } RECHERCHE et pioche
  } une carte.
ak-do-search-full = { PERSON($seat) ->
    [you] Vous RECHERCHEZ
   *[other] { $seat } RECHERCHE
  }.
ak-do-create-monument = { PERSON($seat) ->
    [you] Vous CRÉEZ
   *[other] { $seat } CRÉE
  } { FORM($card, "le") } sur l’emplacement { $n }.
ak-do-create-artifact = { PERSON($seat) ->
    [you] Vous CRÉEZ
   *[other] { $seat } CRÉE
  } un artefact : { FORM($card, "le") }.
ak-do-learn = { PERSON($seat) ->
    [you] Vous APPRENEZ
   *[other] { $seat } APPREND
  } { FORM($card, "le") }.
ak-do-archive = { PERSON($seat) ->
    [you] Vous ARCHIVEZ
   *[other] { $seat } ARCHIVE
  }.
ak-do-excavate = { PERSON($seat) ->
    [you] Vous EXCAVEZ et inclinez
   *[other] { $seat } EXCAVE et incline
  } { $n } { $n ->
    [one] monument
   *[other] monuments
  }.
ak-do-discard = { PERSON($seat) ->
    [you] Vous défaussez
   *[other] { $seat } défausse
  } { FORM($card, "le") }.
ak-do-discard-hidden = { PERSON($seat) ->
    [you] Vous défaussez
   *[other] { $seat } défausse
  } une carte.
ak-do-remove = { PERSON($seat) ->
    [you] Vous retirez
   *[other] { $seat } retire
  } { $n } { $n ->
    [one] savoir
   *[other] savoirs
  } { FORM($card, "de") }.
ak-do-add = { PERSON($seat) ->
    [you] Vous ajoutez
   *[other] { $seat } ajoute
  } { $n } { $n ->
    [one] savoir
   *[other] savoirs
  } sur { FORM($card, "le") }, { PERSON($victim) ->
    [you] un de vos monuments
   *[other] monument { FORM($victim, "de") }
  }.
ak-do-give = { PERSON($seat) ->
    [you] Vous déplacez
   *[other] { $seat } déplace
  } { $n } { $n ->
    [one] savoir perdu
   *[other] savoirs perdus
  } sur { FORM($card, "le") }, { PERSON($victim) ->
    [you] un de vos monuments
   *[other] monument { FORM($victim, "de") }
  }.
ak-do-recover = { PERSON($seat) ->
    [you] Vous défaussez
   *[other] { $seat } défausse
  } { $n } { $n ->
    [one] savoir perdu
   *[other] savoirs perdus
  }.
ak-do-move = { PERSON($seat) ->
    [you] Vous déplacez
   *[other] { $seat } déplace
  } { FORM($card, "le") } vers l’emplacement { $n }.
ak-do-swap = { PERSON($seat) ->
    [you] Vous intervertissez
   *[other] { $seat } intervertit
  } { FORM($card, "le") } et { FORM($other, "le") }.
ak-do-destroy = { PERSON($seat) ->
    [you] Vous défaussez
   *[other] { $seat } défausse
  } { FORM($card, "le") } { PERSON($seat) ->
    [you] de votre plateau
   *[other] de son plateau
  }.
ak-do-keep = { PERSON($seat) ->
    [you] Vous gardez
   *[other] { $seat } garde
  } { FORM($card, "le") }.
ak-do-keep-hidden = { PERSON($seat) ->
    [you] Vous gardez
   *[other] { $seat } garde
  } une carte.
ak-do-place = { PERSON($seat) ->
    [you] Vous placez
   *[other] { $seat } place
  } { FORM($card, "le") } sous la pioche.
ak-do-place-hidden = { PERSON($seat) ->
    [you] Vous placez
   *[other] { $seat } place
  } une Connaissance sous la pioche.
ak-do-take = { PERSON($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
  } { FORM($card, "le") }.
ak-do-rob = { PERSON($seat) ->
    [you] Vous regardez
   *[other] { $seat } regarde
  } { PERSON($victim) ->
    [you] votre main
   *[other] la main { FORM($victim, "de") }
  }.
ak-do-steal = { PERSON($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
  } { FORM($card, "le") } dans { PERSON($victim) ->
    [you] votre main
   *[other] la main { FORM($victim, "de") }
  }.
ak-do-steal-hidden = { PERSON($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
  } une carte dans { PERSON($victim) ->
    [you] votre main
   *[other] la main { FORM($victim, "de") }
  }.
ak-do-bury = { PERSON($seat) ->
    [you] Vous placez
   *[other] { $seat } place
  } { FORM($card, "le") } sous la pioche de son niveau.
ak-do-turn = { PERSON($seat) ->
    [you] Vous retournez
   *[other] { $seat } retourne
  } la tuile Connaissance { $n } sur sa face niveau II.
ak-do-use = { PERSON($seat) ->
    [you] Vous utilisez
   *[other] { $seat } utilise
  } { FORM($card, "le") }.
ak-do-draw = { PERSON($seat) ->
    [you] Vous piochez
   *[other] { $seat } pioche
  } pour les monuments inclinés.
ak-do-decline = { PERSON($seat) ->
    [you] Vous faites
   *[other] { $seat } fait
  } décliner { FORM($card, "le") }.
ak-do-done = { PERSON($seat) ->
    [you] Vous vous arrêtez
   *[other] { $seat } s’arrête
  } là.
ak-do-pass = { PERSON($seat) ->
    [you] Vous renoncez
   *[other] { $seat } renonce
  } à cet effet.
ak-do-stop = { PERSON($seat) ->
    [you] Vous renoncez
   *[other] { $seat } renonce
  } aux effets restants.
ak-do-marks = { PERSON($seat) ->
    [you] Vous choisissez
   *[other] { $seat } choisit
  } de défausser { FORM($card, "le") }.
ak-do-chooses = { PERSON($seat) ->
    [you] Vous choisissez
   *[other] { $seat } choisit
  } en secret.

## why an action is refused

ak-no-action = Il n’y a pas d’action « { $text } ».
ak-no-card = Il n’y a pas de carte « { $text } ».
ak-not-now = « { $verb } » n’est pas possible maintenant ; actions possibles : { $offered }.
ak-not-so = « { $text } » est incomplet ou n’est pas possible ainsi ; actions possibles : { $offered }.
ak-not-this-card = « { $verb } » n’est pas possible ainsi avec { FORM($card, "le") } pour le moment.
ak-not-face-up = La carte { $card } n’est pas face visible sur une tuile Connaissance.
ak-requirement = Pour { $card }, il faut { $what } ; vous en avez { $have }.
ak-requirements = Pour { $card }, il faut { $what }.
ak-requirement-of = { $what } (vous en avez { $have })
ak-not-among = { $card } ne fait pas partie des choix possibles.
ak-no-space = Aucun emplacement de votre Frise n’a de place pour { FORM($card, "le") }.
ak-lies-in-past = { $card } est dans un Passé : seuls EXCAVER et certains effets s’en servent.
ak-in-play = { $card } est déjà en jeu ; son effet s’applique de lui-même : { $when }.
ak-in-play-plain = { $card } est déjà en jeu et n’a pas d’effet à utiliser.
ak-learned = La Connaissance { $card } est déjà apprise.
ak-not-in-hand = Vous n’avez pas { FORM($card, "le") } en main.
ak-no-artifact-space = Les cinq emplacements d’artefact sont occupés : pas de place pour { FORM($card, "le") }.
ak-which-space = Indiquez sur quel emplacement, de 1 à 6, créer { FORM($card, "le") }.
ak-locked = { $card } est verrouillé : création possible uniquement sur l’emplacement { $space }.
ak-space-full = L’emplacement { $space } compte deux monuments : il est plein.
ak-too-dear = { $card } y coûte { $cost ->
    [one] une autre carte
   *[other] { $cost } autres cartes
  } ; vous en avez { $left }.
ak-cannot-create = Aucune carte de votre main ne peut être créée : il manque un emplacement libre ou des cartes pour payer.
ak-cannot-learn = Vous ne remplissez la condition d’aucune des Connaissances.
ak-cannot-excavate = Votre Passé n’a aucun monument droit.
ak-cannot-archive = Vous n’avez aucune carte à défausser.
ak-nothing-straight = Vous n’avez aucun monument droit à incliner dans votre Passé.
ak-empty-hand = Il faut au moins une carte en main pour ARCHIVER.

## the table

ak-phase-opening = choix initial
ak-phase-action = phase d’action
ak-phase-timeline = phase de Chronique
ak-phase-decline = phase de Déclin
ak-phase-slid = fin de la phase de Déclin
ak-phase-over = décompte final
ak-table-head = { $phase }, actions restantes : { $actions } ; pioche Bâtisseur { $deck }, défausse { $discard }
ak-table-tile = tuile { $tile } (niveau { $level }) : { $cards }
ak-table-decks = pioches de Connaissances : I { $one }, II { $two }
ak-table-limbo = mises de côté ({ $n }) :
ak-table-seat = { $seat } : { $score } PV, savoirs perdus { $lost }, cartes en main { $hand }
ak-table-artifacts = artefacts : { $cards } ({ $free ->
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
  })
ak-table-past = Passé ({ $n }) : { $cards }
ak-table-collection = Connaissances : { $cards }
ak-table-hand = main ({ $n }) :
ak-table-known = connues dans cette main : { $cards }
ak-table-marked = choisies : { $cards }

## what is wrong with a position

ak-position-card = il n’y a pas de carte « { $value } ».
ak-position-place = { $card } ne peut pas se trouver ici.
ak-position-twice = { $card } est déjà dans { $other }.
ak-position-too-many = { $n }, c’est trop : { $most } au plus.
ak-position-level = « { $value } » n’est ni lower ni upper.
ak-position-full = l’emplacement { $space } { $level } est occupé.
ak-position-hanging = à l’emplacement { $space }, un monument repose sur le vide.
ak-position-middle = un Passé compte sept monuments : une tuile doit être retournée.
ak-position-lone = une tuile ne montre jamais une seule Connaissance.
ak-position-ending = un Passé compte quatorze monuments : la fin est déclenchée.
ak-position-over = une partie n’est finie que si la fin a été déclenchée, par quatorze monuments dans un Passé.
ak-position-over-turn = une partie est finie quand tous ont joué autant de tours, et que c’est de nouveau au premier joueur.
ak-position-over-time = une partie solo est finie quand la carte Temps est entrée { $n } fois en Déclin.
ak-position-over-turns = une partie en solo finie a duré { $n } tours.
ak-position-seats = { $n } joueurs ; il en faut de deux à quatre.
ak-position-word = « { $value } » n’est pas un mot connu ici.
ak-position-opening = lors du choix initial, chaque main compte dix cartes.
ak-position-state = ce n’est pas un état que le programme a écrit pour ces cartes et ces options.
ak-position-state-differs = ce n’est pas ce que dit l’état de l’étape en cours ; omettez « state » pour reprendre au début de la phase.
ak-position-sight = { $card } n’est dans aucun endroit que ce joueur croit possible.

## doubtful readings and how we take them

ak-ruling-rotated = EXCAVER et redresser demandent seulement combien de monuments, non lesquels : être incliné n’a pas d’autre effet.
ak-ruling-single = Quand il n’y a qu’une possibilité, le choix est fait automatiquement.
ak-ruling-void-waits = Parmi les effets simultanés, celui qui ne ferait rien n’est pas proposé ; il peut devenir possible plus tard dans le même groupe.
ak-ruling-up-to = Si une carte fixe un maximum ou dit « vous pouvez », toute quantité à partir de 0 est admise ; sinon, on prend tout ce qui est possible.
ak-ruling-archive = ARCHIVER est permis même si aucun monument ne porte de savoir.
ak-ruling-optional = Le Disque génétique et la Lentille de Nimroud sont facultatifs ; les Grottes de Barabar, la Pyramide de Cobá et Xixia Wangling laissent la quantité à leur propriétaire.
ak-ruling-frozen = Un monument dont l’effet de déclin est en cours ne peut être ni déplacé ni échangé.
ak-ruling-space-1 = Quelle qu’en soit la cause, un monument arrivé sur l’emplacement 1 pendant la phase de Déclin y décline.
ak-ruling-skip-lost = Le Palais du Potala, créé pendant une phase de Déclin, n’annule rien : ni cette phase ni une autre.
ak-ruling-full-hand-look = Avec dix cartes en main, regarder des cartes pour en garder une n’a aucun effet.
ak-ruling-moves = Déplacer et échanger ignorent les verrous ; un monument sans destination ne peut être déplacé.
ak-ruling-relief-ceiling = Le Candi Sukuh et la Pierre de Rosette abaissent chacun de 1 un minimum d’une condition : à deux, ils abaissent deux minimums, ou un seul de 2. Ils ne changent jamais un maximum.
ak-ruling-philae = Philae retire 3 savoirs à chacune des deux cités, ou ce qu’elles portent.
ak-ruling-forced-discards = Les adversaires contraints de défausser perdent exactement le nombre indiqué, ou tout ce qu’ils ont.
ak-ruling-learn-first = La règle ne dit pas ce qui vient d’abord après APPRENDRE : nous appliquons l’effet de la Connaissance, puis les réactions. Le livret de Heritage laisse choisir l’ordre des effets simultanés ; l’option « learn_order » le permet ici aussi.
ak-ruling-tile-empty = Une tuile qui ne peut recevoir trois Connaissances reste vide.
ak-ruling-tiles-after-hands = Les Connaissances sont dévoilées après le choix des mains.
ak-ruling-extra-cards = Le troisième et le quatrième joueur piochent chacun une carte de plus, quelle que soit la distribution.
ak-ruling-shared-victory = Les joueurs à égalité de points et de savoirs perdus partagent la victoire.
ak-ruling-seek-stops = Calakmul montre chaque carte retournée et s’arrête quand toutes ont été vues.
ak-ruling-deck-study = La Pyramide des Niches remélange la défausse de niveau II si la pioche est trop courte.
ak-ruling-share-short = S’il y a trop peu de cartes à révéler ou à enfouir, on fait ce qui est possible.
ak-ruling-privacy = Les défausses de la main sont face cachée ; seul leur propriétaire les connaît.
ak-ruling-own-entry = Une carte ne réagit jamais à sa propre arrivée.

## what is wrong with a pack of cards

ak-pack-problem = { $file }, carte { $card } : { $reason }
ak-pack-learning = Seules les cartes des boîtes ont leur place dans les observations et dans l’espace des actions ; avec vos propres paquets, il n’y a ni les unes ni l’autre.
ak-pack-problem-coffer = { $file }, coffre { $card } : { $reason }
ak-pack-problem-challenge = { $file }, défi { $card } : { $reason }
ak-pack-missing = il manque « { $key } ».
ak-pack-number = « { $key } » vaut { $value } ; il faut un nombre entier de { $least } à { $most }.
ak-pack-letters = « { $key } » ne peut pas être « { $value } » ; ce sont { $most } lettres différentes au plus, de { $first } à { $last }.
ak-pack-coffer-twice = un coffre ne peut pas être à la fois sur le plateau et dessous.
ak-pack-key = « { $key } » n’est pas un mot admis dans « { $where } ».
ak-pack-quantity = il n’y a pas de quantité « { $value } ».
ak-pack-quantity-place = « { $value } » ne peut pas être compté ici.
ak-pack-condition = « { $value } » n’est pas une condition ; une condition est une quantité, puis >=, <= ou ==, puis un nombre.
ak-pack-verb = il n’y a pas de verbe « { $value } ».
ak-pack-place = « { $verb } » ne peut pas figurer sous « { $when } ».
ak-pack-look = « look » demande exactement un mot parmi keep, create et learn.
ak-pack-target = « { $value } » n’est pas une cible possible ici.
ak-pack-each = « each » ne s’emploie pas avec targets ni up_to.
ak-pack-tiers = « tiers » doit être une liste de paires de nombres entiers, la plus basse d’abord.
ak-pack-activation = « { $when } » ne peut pas figurer sur une carte de cette sorte ({ $kind }).
ak-pack-pay = « { $verb } » ne peut pas être un prix ; un prix est discard ou destroy, sans up_to.
ak-pack-modifier = un changement permanent doit être seul dans son effet, sans prix.
ak-pack-endless = sa réaction à « { $event } » provoque de nouveau la même chose, et ce que cela consomme revient : elle pourrait ne jamais finir.
ak-pack-no-effect = la carte n’a aucun effet.
ak-pack-unreadable = le fichier ne peut pas être lu : { $detail }.
ak-pack-empty = le fichier n’apporte rien.
ak-pack-duplicate = { $id } figure deux fois dans ce paquet.
ak-pack-replaces = { $id } remplace une carte d’une autre sorte ou d’un autre niveau.
ak-pack-builders = le paquet a { $n } cartes Bâtisseur ; il en faut de { $least } à { $most }.
ak-pack-level = le paquet a { $n } Connaissances de niveau { $level } ; il en faut de { $least } à { $most }.
ak-pack-hand = La main de départ { $hand } a { $n } cartes ; elle doit en avoir 6.
ak-pack-too-long = le paquet est trop long : { $n } entrées dans une table qui en contient { $most }.
ak-pack-store = « store » dans « immediate » et « claim » dans « decline » vont ensemble ; la carte n’a que l’un des deux.
ak-tie-lost = { $ended } { $seats } sont à égalité avec { $points } PV ; { PERSON($winner) ->
    [you] vous gagnez
   *[other] { $winner } gagne
  } avec le moins de savoirs perdus ({ $lost }).
ak-tie-shared = { $ended } { $seats } sont à égalité avec { $points } PV et ont le même nombre de savoirs perdus : la victoire est partagée.
