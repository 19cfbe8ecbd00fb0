# Les textes des cartes d’Ancient Knowledge, composés à partir du langage des cartes.
# Chaque message d’un effet est un morceau de phrase : il commence par une minuscule, la première
# lettre de la phrase finie est relevée ensuite. Les messages en -may suivent « vous pouvez ».

## Ce que l’on compte : $n unités, puis chacune d’elles

ak-card-n-monument = { $n ->
    [one] { $n } monument
   *[other] { $n } monuments
}
ak-card-n-city = { $n ->
    [one] { $n } cité
   *[other] { $n } cités
}
ak-card-n-megalith = { $n ->
    [one] { $n } mégalithe
   *[other] { $n } mégalithes
}
ak-card-n-pyramid = { $n ->
    [one] { $n } pyramide
   *[other] { $n } pyramides
}
ak-card-n-monument-same = { $n ->
    [one] { $n } monument
   *[other] { $n } monuments du même type
}
ak-card-n-monument-set = { $n ->
    [one] { $n } trio cité-mégalithe-pyramide
   *[other] { $n } trios cité-mégalithe-pyramide
}
ak-card-n-monument-endgame = { $n ->
    [one] { $n } monument à effet de fin de partie
   *[other] { $n } monuments à effet de fin de partie
}
ak-card-n-technology = { $n ->
    [one] { $n } Connaissance
   *[other] { $n } Connaissances
}
ak-card-n-ancient = { $n ->
    [one] { $n } Connaissance antique
   *[other] { $n } Connaissances antiques
}
ak-card-n-writing = { $n ->
    [one] { $n } Connaissance d’écriture
   *[other] { $n } Connaissances d’écriture
}
ak-card-n-secret = { $n ->
    [one] { $n } Connaissance secrète
   *[other] { $n } Connaissances secrètes
}
ak-card-n-technology-same = { $n ->
    [one] { $n } Connaissance
   *[other] { $n } Connaissances du même type
}
ak-card-n-technology-set = { $n ->
    [one] { $n } trio de Connaissances (antique, d’écriture et secrète)
   *[other] { $n } trios de Connaissances (antique, d’écriture et secrète)
}
ak-card-n-adjacent-city = { $n ->
    [one] { $n } cité adjacente à ce monument
   *[other] { $n } cités adjacentes à ce monument
}
ak-card-n-adjacent-megalith = { $n ->
    [one] { $n } mégalithe adjacent à ce monument
   *[other] { $n } mégalithes adjacents à ce monument
}
ak-card-n-adjacent-pyramid = { $n ->
    [one] { $n } pyramide adjacente à ce monument
   *[other] { $n } pyramides adjacentes à ce monument
}
ak-card-n-adjacent-same = { $n ->
    [one] { $n } monument adjacent à ce monument
   *[other] { $n } monuments d’un même type adjacents à ce monument
}
ak-card-n-artifact = { $n ->
    [one] { $n } artefact
   *[other] { $n } artefacts
}
ak-card-n-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
ak-card-n-knowledge = { $n ->
    [0] aucun savoir
    [one] { $n } savoir
   *[other] { $n } savoirs
}
ak-card-n-lost = { $n ->
    [one] { $n } savoir perdu
   *[other] { $n } savoirs perdus
}

ak-card-each-monument = chaque monument
ak-card-each-city = chaque cité
ak-card-each-megalith = chaque mégalithe
ak-card-each-pyramid = chaque pyramide
ak-card-each-monument-same = chaque monument du type le plus représenté
ak-card-each-monument-set = chaque trio cité-mégalithe-pyramide
ak-card-each-monument-endgame = chaque monument à effet de fin de partie
ak-card-each-technology = chacune de vos Connaissances
ak-card-each-ancient = chacune de vos Connaissances antiques
ak-card-each-writing = chacune de vos Connaissances d’écriture
ak-card-each-secret = chacune de vos Connaissances secrètes
ak-card-each-technology-same = chacune de vos Connaissances du type le plus représenté
ak-card-each-technology-set = chaque trio de Connaissances (antique, d’écriture et secrète) que vous avez
ak-card-each-adjacent-city = chaque cité adjacente à ce monument
ak-card-each-adjacent-megalith = chaque mégalithe adjacent à ce monument
ak-card-each-adjacent-pyramid = chaque pyramide adjacente à ce monument
ak-card-each-adjacent-same = chaque monument adjacent du type le plus représenté
ak-card-each-artifact = chacun de vos artefacts
ak-card-each-card = chaque carte
ak-card-each-knowledge = chaque savoir
ak-card-each-lost = chacun de vos savoirs perdus

## Où cela se trouve

ak-card-in-past = { $what } dans votre Passé
ak-card-in-timeline = { $what } dans votre Frise
ak-card-in-space1 = { $what } sur les deux niveaux de l’emplacement 1
ak-card-in-play = { $what } en jeu
ak-card-in-hand = { $what } en main
ak-card-on-monuments = { $what } sur vos monuments
ak-card-on-this = { $what } sur ce monument

## Pour chaque…

ak-card-for = { $act } pour { $what }
ak-card-every = chaque tranche de { $what }
ak-card-every-own = chaque tranche de { $what } que vous avez
ak-card-per-discarded = { $every ->
    [1] chaque carte défaussée
   *[other] chaque tranche de { $every } cartes défaussées
}
ak-card-per-rotated = { $every ->
    [1] chaque monument incliné
   *[other] chaque tranche de { $every } monuments inclinés
}
ak-card-per-lost-phase = { $every ->
    [1] chaque savoir perdu durant cette phase
   *[other] chaque tranche de { $every } savoirs perdus durant cette phase
}
ak-card-per-created-space = { $every ->
    [1] chaque unité du numéro de son emplacement
   *[other] chaque tranche de { $every } unités du numéro de son emplacement
}

## Conditions

ak-card-bound = { $compare ->
    [least] au moins { $what }
    [most] au plus { $what }
   *[exactly] exactement { $what }
}
ak-card-comma = { $first }, { $second }
ak-card-and = { $first } et { $second }
ak-card-and-clause = { $first } et si { $second }
ak-card-have = vous avez { $what }
ak-card-objective = avoir { $what }
ak-card-clause-knowledge-self = ce monument porte { $what }
ak-card-clause-knowledge-self-none = ce monument ne porte aucun savoir
ak-card-clause-rotated = vous avez incliné { $what }
ak-card-clause-lost-phase = vous avez perdu { $what } durant cette phase
ak-card-clause-discarded = vous avez défaussé { $what }
ak-card-clause-space1 = vous avez { $what } sur les deux niveaux de l’emplacement 1
ak-card-clause-space1-both = vous avez un monument sur chacun des deux niveaux de l’emplacement 1
ak-card-clause-created-space = { $compare ->
    [least] { $n ->
        [6] celui-ci est sur l’emplacement 6
       *[other] celui-ci est sur l’emplacement { $n } ou au-delà
      }
    [most] { $n ->
        [1] celui-ci est sur l’emplacement 1
       *[other] celui-ci est sur l’emplacement { $n } ou en deçà
      }
   *[exactly] celui-ci est sur l’emplacement { $n }
}

## Événements

ak-card-on-learn = { $kind ->
    [ancient] après avoir APPRIS une Connaissance antique
    [writing] après avoir APPRIS une Connaissance d’écriture
    [secret] après avoir APPRIS une Connaissance secrète
   *[any] après avoir APPRIS une Connaissance
}
ak-card-on-create = { $kind ->
    [artifact] après avoir CRÉÉ un artefact
    [city] après avoir CRÉÉ une cité
    [megalith] après avoir CRÉÉ un mégalithe
    [pyramid] après avoir CRÉÉ une pyramide
   *[any] après avoir CRÉÉ un monument
}
ak-card-on-create-other = { $kind ->
    [artifact] après avoir CRÉÉ un autre artefact
    [city] après avoir CRÉÉ une autre cité
    [megalith] après avoir CRÉÉ un autre mégalithe
    [pyramid] après avoir CRÉÉ une autre pyramide
   *[any] après avoir CRÉÉ un autre monument
}
ak-card-on-excavate = après avoir EXCAVÉ
ak-card-on-declined = à la fin de votre phase de Déclin

## Comment les morceaux d’un effet s’assemblent (-after : pas en tête de phrase)

ak-card-if = si { $clause }, { $act }
ak-card-on = { $event }, { $act }
ak-card-on-if = { $event }, si { $clause }, { $act }
ak-card-may = vous pouvez { $act }
ak-card-may-after = vous pouvez { $act }
ak-card-pay = { $price }. Si vous le faites, { $act }
ak-card-then = { $first }, puis { $second }
ak-card-times = { $act }, { $n } fois de suite
ak-card-times-may = { $act }, jusqu’à { $n } fois de suite
ak-card-instead = vous pouvez renoncer à piocher des cartes ; dans ce cas, { $act }
ak-card-instead-after = vous pouvez renoncer à piocher des cartes ; dans ce cas, { $act }
ak-card-no-chain = { $text } Une action accordée par cet effet ne le déclenche pas à nouveau.
ak-card-sentence = { $text }.
ak-card-line = { $label } : { $text }

## Monuments dont on retire des savoirs

ak-card-from-self = de ce monument
ak-card-from-one-own = { $kind ->
    [city] d’une de vos cités
    [megalith] d’un de vos mégalithes
    [pyramid] d’une de vos pyramides
   *[any] d’un de vos monuments
}
ak-card-from-one-others = { $kind ->
    [city] d’une de vos autres cités
    [megalith] d’un de vos autres mégalithes
    [pyramid] d’une de vos autres pyramides
   *[any] d’un de vos autres monuments
}
ak-card-from-one-adjacent = { $kind ->
    [city] d’une cité adjacente
    [megalith] d’un mégalithe adjacent
    [pyramid] d’une pyramide adjacente
   *[any] d’un monument adjacent
}
ak-card-from-all-own = { $kind ->
    [city] de vos cités
    [megalith] de vos mégalithes
    [pyramid] de vos pyramides
   *[any] de vos monuments
}
ak-card-from-all-others = { $kind ->
    [city] de vos autres cités
    [megalith] de vos autres mégalithes
    [pyramid] de vos autres pyramides
   *[any] de vos autres monuments
}
ak-card-from-all-adjacent = { $kind ->
    [city] des cités adjacentes
    [megalith] des mégalithes adjacents
    [pyramid] des pyramides adjacentes
   *[any] des monuments adjacents
}
ak-card-from-each-own = { $kind ->
    [city] de chacune de vos cités
    [megalith] de chacun de vos mégalithes
    [pyramid] de chacune de vos pyramides
   *[any] de chacun de vos monuments
}
ak-card-from-each-others = { $kind ->
    [city] de chacune de vos autres cités
    [megalith] de chacun de vos autres mégalithes
    [pyramid] de chacune de vos autres pyramides
   *[any] de chacun de vos autres monuments
}
ak-card-from-each-adjacent = { $kind ->
    [city] de chaque cité adjacente
    [megalith] de chaque mégalithe adjacent
    [pyramid] de chaque pyramide adjacente
   *[any] de chaque monument adjacent
}
ak-card-some-own = { $kind ->
    [city] { $m } de vos cités
    [megalith] { $m } de vos mégalithes
    [pyramid] { $m } de vos pyramides
   *[any] { $m } de vos monuments
}
ak-card-some-others = { $kind ->
    [city] { $m } de vos autres cités
    [megalith] { $m } de vos autres mégalithes
    [pyramid] { $m } de vos autres pyramides
   *[any] { $m } de vos autres monuments
}
ak-card-some-adjacent = { $kind ->
    [city] { $m } cités adjacentes
    [megalith] { $m } mégalithes adjacents
    [pyramid] { $m } pyramides adjacentes
   *[any] { $m } monuments adjacents
}

## Monuments que l’on déplace

ak-card-one-self = ce monument
ak-card-one-own = { $kind ->
    [city] une de vos cités
    [megalith] un de vos mégalithes
    [pyramid] une de vos pyramides
   *[any] un de vos monuments
}
ak-card-one-others = { $kind ->
    [city] une de vos autres cités
    [megalith] un de vos autres mégalithes
    [pyramid] une de vos autres pyramides
   *[any] un de vos autres monuments
}
ak-card-narrowed = { $what } { $with }
ak-card-with = { $n ->
    [one] portant au moins { $n } savoir
   *[other] portant au moins { $n } savoirs
}
ak-card-bare = ne portant aucun savoir
ak-card-from-space = depuis l’emplacement { $n }
ak-card-to-space = vers l’emplacement { $n }
ak-card-to-any = vers un autre emplacement disponible

## Étapes

ak-card-draw = { $n ->
    [one] piochez { $n } carte
   *[other] piochez { $n } cartes
}
ak-card-look-and-keep = { $keep ->
    [one] regardez en secret les { $n } premières cartes de la pioche Bâtisseur, gardez-en { $keep } et défaussez les autres
   *[other] regardez en secret les { $n } premières cartes de la pioche Bâtisseur, gardez-en { $keep } et défaussez les autres
}
ak-card-look-and-create = regardez en secret les { $n } premières cartes de la pioche Bâtisseur, CRÉEZ un artefact parmi elles en payant son coût et défaussez les autres
ak-card-look-and-learn = regardez en secret les { $n } premières Connaissances de la pioche de niveau { $level }, APPRENEZ-en une dont vous remplissez la condition et remettez les autres sous la pioche dans l’ordre de votre choix
ak-card-share = révélez { $n } cartes de la pioche Bâtisseur : prenez-en une, puis chaque adversaire, dans l’ordre du tour, en prend une, puis prenez-en encore une ; défaussez les autres
ak-card-seek = révélez des cartes de la pioche Bâtisseur jusqu’à trouver { $what } : prenez-les en main et défaussez les autres cartes
ak-card-discard = défaussez { $what } de votre main
ak-card-discard-up-to = défaussez jusqu’à { $what } de votre main
ak-card-discard-may = défausser { $what } de votre main
ak-card-opponents-discard-hand = { $n ->
    [one] chaque adversaire défausse de sa main { $n } carte de son choix
   *[other] chaque adversaire défausse de sa main { $n } cartes de son choix
}
ak-card-opponents-discard-artifacts = { $n ->
    [one] chaque adversaire défausse { $n } de ses artefacts en jeu, à son choix
   *[other] chaque adversaire défausse { $n } de ses artefacts en jeu, à son choix
}
ak-card-steal = { $n ->
    [one] regardez la main d’un adversaire et prenez-y { $n } carte
   *[other] regardez la main d’un adversaire et prenez-y { $n } cartes
}
ak-card-remove = retirez { $what } { $where }
ak-card-remove-up-to = retirez jusqu’à { $what } { $where }
ak-card-remove-total = retirez { $what } au total { $where }
ak-card-remove-total-up-to = retirez jusqu’à { $what } au total { $where }
ak-card-remove-may = retirer { $what } { $where }
ak-card-remove-some = choisissez { $where } et retirez { $what } de chacun de ces monuments
ak-card-remove-some-up-to = choisissez { $where } et retirez jusqu’à { $what } de chacun de ces monuments
ak-card-remove-some-may = choisir { $where } et retirer { $what } de chacun de ces monuments
ak-card-add = ajoutez { $what } sur un monument de chaque adversaire, à votre choix
ak-card-give = déplacez jusqu’à { $n } de vos savoirs perdus sur un monument d’un adversaire
ak-card-recover = { $n ->
    [one] défaussez { $n } de vos savoirs perdus
   *[other] défaussez { $n } de vos savoirs perdus
}
ak-card-recover-up-to = défaussez jusqu’à { $n } de vos savoirs perdus
ak-card-recover-may = défausser { $n } de vos savoirs perdus
ak-card-move = déplacez { $what } { $to }
ak-card-move-may = déplacer { $what } { $to }
ak-card-swap-own = échangez la place de deux de vos monuments
ak-card-swap-self = échangez la place de ce monument avec celle d’un autre de vos monuments
ak-card-destroy-self = défaussez cette carte
ak-card-destroy-self-may = défausser cette carte
ak-card-destroy-self-decline = défaussez ce monument ; il ne rejoint pas votre Passé et ses savoirs ne sont pas perdus
ak-card-destroy-artifacts = défaussez autant de vos artefacts en jeu que vous le souhaitez
ak-card-destroy-artifacts-may = défausser autant de vos artefacts en jeu que vous le souhaitez
ak-card-straighten = { $n ->
    [one] redressez { $n } monument incliné de votre Passé
   *[other] redressez { $n } monuments inclinés de votre Passé
}
ak-card-create = { $kind ->
    [artifact] CRÉEZ un artefact de votre main en payant son coût
    [city] CRÉEZ une cité de votre main en payant son coût
    [megalith] CRÉEZ un mégalithe de votre main en payant son coût
    [pyramid] CRÉEZ une pyramide de votre main en payant son coût
   *[any] CRÉEZ un monument de votre main en payant son coût
}
ak-card-create-may = { $kind ->
    [artifact] CRÉER un artefact de votre main en payant son coût
    [city] CRÉER une cité de votre main en payant son coût
    [megalith] CRÉER un mégalithe de votre main en payant son coût
    [pyramid] CRÉER une pyramide de votre main en payant son coût
   *[any] CRÉER un monument de votre main en payant son coût
}
ak-card-learn = APPRENEZ une Connaissance
ak-card-learn-may = APPRENDRE une Connaissance
ak-card-learn-free = APPRENEZ une Connaissance sans tenir compte de sa condition
ak-card-learn-free-may = APPRENDRE une Connaissance sans tenir compte de sa condition
ak-card-archive = ARCHIVEZ
ak-card-archive-may = ARCHIVER
ak-card-bury = { $n ->
    [one] placez { $n } Connaissance visible sous la pioche de son niveau
   *[other] l’une après l’autre, placez { $n } Connaissances visibles sous la pioche de leur niveau
}
ak-card-bury-level = { $n ->
    [one] placez { $n } Connaissance visible de niveau { $level } sous la pioche de ce niveau
   *[other] l’une après l’autre, placez { $n } Connaissances visibles de niveau { $level } sous la pioche de ce niveau
}
ak-card-score = marquez { $n } PV
ak-card-tier = marquez { $n } PV si { $clause }
ak-card-tier-next = { $first }, ou { $n } PV à partir de { $least }

## Effets permanents

ak-card-less = { $n ->
    [one] { $n } savoir de moins
   *[other] { $n } savoirs de moins
}
ak-card-discount = placez { $less } sur ce monument
ak-card-discount-kind = { $kind ->
    [city] placez { $less } sur chaque cité que vous CRÉEZ
    [megalith] placez { $less } sur chaque mégalithe que vous CRÉEZ
    [pyramid] placez { $less } sur chaque pyramide que vous CRÉEZ
   *[any] placez { $less } sur chaque monument que vous CRÉEZ
}
ak-card-discount-kind-other = { $kind ->
    [city] placez { $less } sur chaque autre cité que vous CRÉEZ
    [megalith] placez { $less } sur chaque autre mégalithe que vous CRÉEZ
    [pyramid] placez { $less } sur chaque autre pyramide que vous CRÉEZ
   *[any] placez { $less } sur chaque autre monument que vous CRÉEZ
}
ak-card-relief = quand vous APPRENEZ une Connaissance, réduisez de { $n } l’un des minimums de sa condition
ak-card-excavate = { $n ->
    [one] quand vous EXCAVEZ, piochez { $n } carte par monument incliné au lieu de 2
   *[other] quand vous EXCAVEZ, piochez { $n } cartes par monument incliné au lieu de 2
}
ak-card-skip-decline = sautez la phase de Déclin de ce tour, sauf si elle a déjà commencé

## Noms des parties d’une carte

ak-card-when-immediate = Immédiat
ak-card-when-timeline = Chronique
ak-card-when-anytime = Permanent
ak-card-when-decline = Déclin
ak-card-when-endgame = Fin de partie
ak-card-timing-immediate = Une fois, quand la carte entre en jeu.
ak-card-timing-timeline = À chacune de vos phases de Chronique, tant que la carte est en jeu.
ak-card-timing-anytime = Chaque fois que cela s’applique, tant que la carte est en jeu.
ak-card-timing-decline = Une fois, juste avant que le monument ne rejoigne le Passé.
ak-card-timing-endgame = Au décompte final, si le monument est dans le Passé.
ak-items-card = Cartes
ak-card-label = { $card }
ak-card-kind-city = Cité
ak-card-kind-megalith = Mégalithe
ak-card-kind-pyramid = Pyramide
ak-card-kind-artifact = Artefact
ak-card-kind-ancient = Connaissance antique
ak-card-kind-writing = Connaissance d’écriture
ak-card-kind-secret = Connaissance secrète
ak-card-level = { $level ->
    [1] Niveau I
   *[other] Niveau II
}
ak-card-level-numeral = { $level ->
    [1] I
   *[other] II
}
ak-card-space = Emplacement de départ { $n }
ak-card-space-locked = Emplacement de départ { $n } uniquement
ak-card-cost = { $n ->
    [0] Aucun coût
    [one] Coût : défausser { $n } autre carte
   *[other] Coût : défausser { $n } autres cartes
}
ak-card-knowledge = Savoirs { $n }
ak-card-vp = { $n } PV
ak-card-requires = condition : { $what }
ak-card-requires-nothing = aucune condition
ak-card-worth = vaut { $n } PV à la fin de la partie
ak-card-hand = Main de départ { $n }
ak-card-house = Carte maison

## Mots des cartes Heritage et des coffres

ak-card-n-technology-level2 = { $n ->
    [one] { $n } Connaissance de niveau II
   *[other] { $n } Connaissances de niveau II
}
ak-card-each-technology-level2 = chacune de vos Connaissances de niveau II
ak-card-n-vp = { $n } PV
ak-card-each-vp = chacun de vos PV
ak-card-on-archive = après avoir ARCHIVÉ
ak-card-clause-archived = vous avez défaussé { $what } pour cela
ak-card-per-archived = { $every ->
    [1] chaque carte défaussée pour cela
   *[other] chaque tranche de { $every } cartes défaussées pour cela
}
ak-card-create-free = { $kind ->
    [artifact] CRÉEZ un artefact de votre main sans payer son coût de défausse
    [city] CRÉEZ une cité de votre main sans payer son coût de défausse
    [megalith] CRÉEZ un mégalithe de votre main sans payer son coût de défausse
    [pyramid] CRÉEZ une pyramide de votre main sans payer son coût de défausse
   *[any] CRÉEZ un monument de votre main sans payer son coût de défausse
}
ak-card-create-free-may = { $kind ->
    [artifact] CRÉER un artefact de votre main sans payer son coût de défausse
    [city] CRÉER une cité de votre main sans payer son coût de défausse
    [megalith] CRÉER un mégalithe de votre main sans payer son coût de défausse
    [pyramid] CRÉER une pyramide de votre main sans payer son coût de défausse
   *[any] CRÉER un monument de votre main sans payer son coût de défausse
}
ak-card-learn-level = APPRENEZ une Connaissance de niveau { $level }
ak-card-learn-level-may = APPRENDRE une Connaissance de niveau { $level }
ak-card-learn-level-free = APPRENEZ une Connaissance de niveau { $level } sans tenir compte de sa condition
ak-card-learn-level-free-may = APPRENDRE une Connaissance de niveau { $level } sans tenir compte de sa condition
ak-card-learn-relief = APPRENEZ une Connaissance, un minimum de sa condition étant réduit de { $n }
ak-card-learn-relief-may = APPRENDRE une Connaissance, un minimum de sa condition étant réduit de { $n }
ak-card-learn-level-relief = APPRENEZ une Connaissance de niveau { $level }, un minimum de sa condition étant réduit de { $n }
ak-card-learn-level-relief-may = APPRENDRE une Connaissance de niveau { $level }, un minimum de sa condition étant réduit de { $n }
ak-card-store = prenez une Connaissance visible de niveau { $level } et posez-la sur ce monument
ak-card-claim = la Connaissance posée sur ce monument rejoint votre collection si vous remplissez sa condition ; sinon, elle est défaussée
ak-card-act = effectuez une action de plus
ak-card-renew = videz une tuile Connaissance et remplissez-la de nouveau
ak-card-skip-unlearning = sautez la phase de Déconnaissance de ce tour
ak-card-never-declines = Ne décline jamais

## La commande « ostraka cards »

ak-card-found = { $n ->
    [0] Aucune carte ne correspond.
    [one] { $n } carte.
   *[other] { $n } cartes.
}
ak-card-unknown = Il n’y a pas de carte « { $card } ».
ak-card-unknown-near = Il n’y a pas de carte « { $card } » ; vouliez-vous dire { $near } ?
ak-card-value = { $option } ne peut pas être « { $value } » ; valeurs possibles : { $known }.
ak-card-value-near = { $option } ne peut pas être « { $value } » ; vouliez-vous dire « { $near } » ? Valeurs possibles : { $known }.
ak-card-file-large = Le fichier { $path } est trop grand pour être un paquet ; un paquet ne dépasse pas { $limit } octets.
ak-card-file-deep = Le fichier { $path } est imbriqué trop profondément pour être un paquet.
ak-card-then-may = { $first }. Ensuite, { $second }
