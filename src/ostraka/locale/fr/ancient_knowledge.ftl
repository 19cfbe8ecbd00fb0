# Ancient Knowledge

## seats, options, the end

ak-seat = Joueur { $n }
ak-option-deal = Comment les mains sont distribuées
ak-value-classic = classique
ak-value-pre-made = mains préconstruites
ak-value-hand1 = main 1
ak-value-hand2 = main 2
ak-value-hand3 = main 3
ak-value-hand4 = main 4
ak-option-learn_order = Ce qui vient d’abord quand vous APPRENEZ
ak-value-technology-first = l’effet de la Connaissance
ak-value-any = ce que vous voulez
ak-reason-fourteen = Un Passé compte quatorze monuments et la manche est terminée.

## actions

ak-do-search = { $seat } RECHERCHE et pioche une carte.
ak-do-search-full = { $seat } RECHERCHE.
ak-do-create-monument = { $seat } CRÉE { $card } sur l’emplacement { $n }.
ak-do-create-artifact = { $seat } CRÉE l’artefact { $card }.
ak-do-learn = { $seat } APPREND { $card }.
ak-do-archive = { $seat } ARCHIVE.
ak-do-excavate = { $seat } EXCAVE et incline { $n } { $n ->
    [one] monument
   *[other] monuments
  }.
ak-do-discard = { $seat } défausse { $card }.
ak-do-discard-hidden = { $seat } défausse une carte.
ak-do-remove = { $seat } retire { $n } { $n ->
    [one] savoir
   *[other] savoirs
  } de { $card }.
ak-do-add = { $seat } ajoute { $n } { $n ->
    [one] savoir
   *[other] savoirs
  } sur { $card } ({ $victim }).
ak-do-give = { $seat } déplace { $n } { $n ->
    [one] savoir perdu
   *[other] savoirs perdus
  } sur { $card } ({ $victim }).
ak-do-recover = { $seat } défausse { $n } { $n ->
    [one] savoir perdu
   *[other] savoirs perdus
  }.
ak-do-move = { $seat } déplace { $card } vers l’emplacement { $n }.
ak-do-swap = { $seat } échange { $card } et { $other }.
ak-do-destroy = { $seat } défausse { $card } de son plateau.
ak-do-keep = { $seat } garde { $card }.
ak-do-keep-hidden = { $seat } garde une carte.
ak-do-place = { $seat } place { $card } sous sa pioche.
ak-do-place-hidden = { $seat } place une Connaissance sous sa pioche.
ak-do-take = { $seat } prend { $card }.
ak-do-rob = { $seat } regarde la main de { $victim }.
ak-do-steal = { $seat } prend { $card } dans la main de { $victim }.
ak-do-steal-hidden = { $seat } prend une carte dans la main de { $victim }.
ak-do-bury = { $seat } place { $card } sous la pioche de son niveau.
ak-do-turn = { $seat } retourne la tuile Connaissance { $n } au niveau II.
ak-do-use = { $seat } utilise { $card }.
ak-do-draw = { $seat } pioche pour les monuments inclinés.
ak-do-decline = { $seat } fait décliner { $card }.
ak-do-done = { $seat } s’arrête là.
ak-do-pass = { $seat } renonce.
ak-do-stop = { $seat } laisse les effets restants.
ak-do-marks = { $seat } choisit de défausser { $card }.
ak-do-chooses = { $seat } choisit en secret.

## why an action is refused

ak-no-action = Il n’y a pas d’action « { $text } ».
ak-no-card = Il n’y a pas de carte « { $text } ».
ak-not-now = « { $verb } » n’est pas possible maintenant ; possible : { $offered }.
ak-not-so = « { $text } » est incomplet ou impossible ainsi ; possible : { $offered }.
ak-not-this-card = « { $verb } » n’est pas possible ainsi avec { $card } maintenant.
ak-not-face-up = { $card } n’est pas face visible sur une tuile Connaissance.
ak-requirement = { $card } demande { $what } ; vous en avez { $have }.
ak-requirements = { $card } demande { $what }.
ak-requirement-of = { $what } (vous en avez { $have })
ak-not-among = { $card } n’est pas parmi ce qui est à choisir maintenant.
ak-no-space = Aucun emplacement de votre Chronique n’a de place pour { $card }.
ak-lies-in-past = { $card } est dans un Passé : seuls EXCAVER et des effets s’en servent.
ak-in-play = { $card } est en jeu ; son effet vient de lui-même : { $when }.
ak-in-play-plain = { $card } est en jeu et n’a pas d’effet à utiliser.
ak-learned = { $card } est déjà apprise.
ak-not-in-hand = { $card } n’est pas dans votre main.
ak-no-artifact-space = Les cinq emplacements d’artefact sont occupés : pas de place pour { $card }.
ak-which-space = Indiquez sur quel emplacement, de 1 à 6, créer { $card }.
ak-locked = { $card } est verrouillé : création possible uniquement sur l’emplacement { $space }.
ak-space-full = L’emplacement { $space } compte deux monuments : il est plein.
ak-too-dear = { $card } y coûte { $cost ->
    [one] une autre carte
   *[other] { $cost } autres cartes
  } ; vous en avez { $left }.
ak-nothing-straight = Aucun monument droit de votre Passé ne peut être incliné, ou pas autant.
ak-empty-hand = ARCHIVER demande au moins une carte en main.

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

ak-position-problem = { $where } : { $reason }
ak-position-key = il n’y a pas de « { $key } » ici.
ak-position-number = { $value } n’est pas un nombre entier de { $least } à { $most }.
ak-position-flag = { $value } n’est ni true ni false.
ak-position-list = une liste est attendue.
ak-position-table = un objet est attendu.
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
ak-position-over-time = une partie en solo est finie quand la carte Temps est partie { $n } fois.
ak-position-over-turns = une partie en solo finie a duré { $n } tours.
ak-position-seats = { $n } joueurs ; il en faut de deux à quatre.
ak-position-word = « { $value } » n’est pas un mot connu ici.
ak-position-opening = lors du choix initial, chaque main compte dix cartes.
ak-position-state = ce n’est pas un état que le programme a écrit pour ces cartes et ces options.
ak-position-state-differs = ce n’est pas ce que dit l’état de l’étape en cours ; omettez « state » pour reprendre au début de la phase.
ak-position-sight = { $card } n’est dans aucun endroit que ce joueur croit possible.

## doubtful readings and how we take them

ak-ruling-rotated = EXCAVER et redresser ne demandent que le nombre de monuments, pas lesquels : l’inclinaison n’a pas d’autre sens.
ak-ruling-single = Un choix qui n’a qu’une possibilité se fait tout seul.
ak-ruling-void-waits = Parmi les effets simultanés, celui qui ne ferait rien n’est pas proposé ; il peut devenir possible plus tard dans le même groupe.
ak-ruling-up-to = Si une carte fixe un maximum ou permet, toute quantité dès 0 est admise ; sinon on prend tout ce qui est possible.
ak-ruling-archive = ARCHIVER est permis même si aucun monument ne porte de savoir.
ak-ruling-optional = Genetic Disk et Nimrud Lens sont facultatifs ; Barabar Caves, Pyramid of Coba et Xixia Wangling laissent la quantité à leur propriétaire.
ak-ruling-frozen = Un monument dont l’effet de déclin est en cours ne peut être ni déplacé ni échangé.
ak-ruling-space-1 = Quelle qu’en soit la cause, un monument arrivé sur l’emplacement 1 pendant la phase de Déclin y décline.
ak-ruling-skip-lost = Potala Palace créé pendant une phase de Déclin n’annule rien, ni cette phase ni une autre.
ak-ruling-full-hand-look = Avec dix cartes en main, regarder des cartes pour en garder une n’a aucun effet.
ak-ruling-moves = Déplacer et échanger ignorent les verrous ; un monument sans destination ne peut être déplacé.
ak-ruling-relief-ceiling = Candi Sukuh et Rosetta Stone abaissent chacune de 1 un minimum d’une condition : à deux, elles abaissent deux minimums, ou un seul de 2. Elles ne changent jamais un maximum.
ak-ruling-philae = Philae retire 3 savoirs à chacune des deux cités, ou ce qu’elles portent.
ak-ruling-forced-discards = Les adversaires contraints de défausser perdent exactement le nombre indiqué, ou tout ce qu’ils ont.
ak-ruling-learn-first = La règle ne dit pas ce qui vient d’abord après APPRENDRE : nous appliquons l’effet de la Connaissance, puis les réactions. Le livret de Heritage laisse choisir l’ordre des effets simultanés ; l’option « learn_order » le permet ici aussi.
ak-ruling-tile-empty = Une tuile qui ne peut recevoir trois Connaissances reste vide.
ak-ruling-tiles-after-hands = Les Connaissances sont dévoilées après le choix des mains.
ak-ruling-extra-cards = Le troisième et le quatrième joueur piochent chacun une carte de plus, quelle que soit la distribution.
ak-ruling-shared-victory = Les joueurs à égalité de points et de savoirs perdus partagent la victoire.
ak-ruling-seek-stops = Calakmul montre chaque carte retournée et s’arrête quand toutes ont été vues.
ak-ruling-deck-study = Pyramid of the Niches remélange la défausse de niveau II si la pioche est trop courte.
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
ak-pack-word = « { $key } » ne peut pas être « { $value } » ; valeurs possibles : { $known }.
ak-pack-flag = « { $key } » vaut { $value } ; il faut true ou false.
ak-pack-text = « { $key } » doit être un texte non vide.
ak-pack-long-text = « { $key } » doit être un texte de { $most } caractères au plus, sur une ligne.
ak-pack-long-list = « { $key } » a { $n } entrées ; il en admet { $most }.
ak-pack-letters = « { $key } » ne peut pas être « { $value } » ; ce sont { $most } lettres différentes au plus, de { $first } à { $last }.
ak-pack-coffer-twice = un coffre ne peut pas être à la fois sur le plateau et dessous.
ak-pack-key = « { $key } » n’est pas un mot admis dans « { $where } ».
ak-pack-list = « { $key } » doit être une liste.
ak-pack-table = « { $key } » doit être une table.
ak-pack-quantity = il n’y a pas de quantité « { $value } ».
ak-pack-quantity-place = « { $value } » ne peut pas être compté ici.
ak-pack-condition = « { $value } » n’est pas une condition ; une condition est une quantité, puis >=, <= ou ==, puis un nombre.
ak-pack-step = { $value } n’est pas une étape ; une étape est une table qui commence par un verbe.
ak-pack-verb = il n’y a pas de verbe « { $value } ».
ak-pack-place = « { $verb } » ne peut pas figurer sous « { $when } ».
ak-pack-look = « look » demande exactement un mot parmi keep, create et learn.
ak-pack-target = « { $value } » n’est pas une cible possible ici.
ak-pack-each = « each » ne s’emploie pas avec targets ni up_to.
ak-pack-tiers = « tiers » doit être une liste de paires de nombres entiers, la plus basse d’abord.
ak-pack-activation = « { $when } » ne peut pas figurer sur une carte de cette sorte ({ $kind }).
ak-pack-pay = « { $verb } » ne peut pas être un prix ; un prix est discard ou destroy, sans up_to.
ak-pack-modifier = un changement permanent doit être seul dans son effet, sans prix.
ak-pack-id = « { $value } » n’est pas une référence ; une référence est faite de six majuscules au plus, puis d’un nombre (EG7).
ak-pack-endless = sa réaction à « { $event } » provoque de nouveau la même chose, et ce que cela consomme revient : elle pourrait ne jamais finir.
ak-pack-no-effect = la carte n’a aucun effet.
ak-pack-unreadable = le fichier ne peut pas être lu : { $detail }.
ak-pack-empty = le fichier n’apporte rien.
ak-pack-duplicate = { $id } figure deux fois dans ce paquet.
ak-pack-replaces = { $id } remplace une carte d’une autre sorte ou d’un autre niveau.
ak-pack-builders = le paquet a { $n } cartes Bâtisseur ; il en faut de { $least } à { $most }.
ak-pack-level = le paquet a { $n } Connaissances de niveau { $level } ; il en faut de { $least } à { $most }.
ak-pack-hand = la main préconstruite { $hand } a { $n } cartes ; il en faut 6.
ak-pack-too-long = le paquet est trop long : { $n } entrées dans une table qui en contient { $most }.
ak-pack-store = « store » dans « immediate » et « claim » dans « decline » vont ensemble ; la carte n’a que l’un des deux.
ak-tie-lost = { $ended } { $seats } sont à égalité avec { $points } PV ; le plus petit nombre de savoirs perdus, { $lost }, tranche pour { $winner }.
ak-tie-shared = { $ended } { $seats } sont à égalité avec { $points } PV et autant de savoirs perdus : la victoire est partagée.
