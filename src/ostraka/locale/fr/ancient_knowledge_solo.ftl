# Ancient Knowledge : Heritage, en solo et pour tous

## la table

ak-option-heritage = Ajouter les cartes Heritage
ak-option-objectives = Coffres sur le plateau
ak-option-effects = Coffres sous le plateau
ak-option-to_do = Coffres de la campagne encore à accomplir
ak-option-fewer = Cartes à garder en moins
ak-option-time = Emplacement de départ de la carte Temps
ak-phase-unlearned = fin de la phase de Déconnaissance
ak-table-stored = sur des monuments : { $cards }
ak-third-place-full = La troisième place de l’emplacement { $space } est prise.
ak-solo-player = Joueur
ak-solo-time = TEMPS
ak-solo-turn = { $die ->
    [0] tour { $turn } sur { $turns }
   *[other] tour { $turn } sur { $turns }, dernier jet { $die }
}
ak-solo-objective-met = [x] objectif { $coffer }, { $name } : { $text }
ak-solo-objective-open = [ ] objectif { $coffer }, { $name } : { $text }
ak-solo-effect = coffre { $coffer }, { $name } : { $text }
ak-solo-drawn = pioché { $coffer }, { $name } : { $text }
ak-solo-coffer = Coffre { $coffer }, { $name }. Objectif : { $objective } Effet : { $effect }
ak-solo-won = Le temps est écoulé, tous les objectifs sont atteints : { $met }.
ak-solo-lost = Le temps est écoulé ; atteints : { $met }, manqués : { $missed }.
ak-solo-coffer-twice = Un coffre ne peut pas être à deux endroits.
ak-solo-both-modes = Les objectifs sont soit donnés, soit piochés parmi ceux à accomplir, pas les deux.
ak-solo-not-this-coffer = « { $verb } » n’est pas possible maintenant avec le coffre { $coffer }.

## actions

ak-do-store = { $seat } prend { $card } et la pose sur le monument.
ak-do-renew = { $seat } vide la tuile Connaissance { $n } et la remplit de nouveau.
ak-do-coffer = { $seat } utilise le coffre { $coffer }.
ak-do-objective = { $seat } prend le coffre { $coffer } comme objectif.
ak-do-abandon = { $seat } abandonne l’objectif { $coffer }.
ak-do-go = { $seat } continue.

## lectures douteuses et ce que nous avons décidé

ak-ruling-time-occupies = La carte Temps occupe une des deux places de son emplacement ; un monument au-dessus descend quand elle part. Elle n’est pas un monument et n’est jamais une cible.
ak-ruling-third-place = Sur une troisième place, la carte Temps n’occupe aucune des deux places et reste au-dessus de sa colonne jusqu’à ce qu’elle quitte la frise.
ak-ruling-solo-opponents = En solo, seule la partie d’un effet qui vise les adversaires est ignorée.
ak-ruling-solo-any-moment = Un coffre s’utilise avant ou après une action, entre les phases, avant ou après le dé ; jamais au milieu d’un autre effet, et seulement s’il fait quelque chose.
ak-ruling-solo-end = En solo, quatorze monuments ne terminent pas la partie ; seule la carte Temps le fait.
ak-ruling-extra-action = L’action supplémentaire de l’Étendard d’Ur est effectuée aussitôt, quelle que soit la phase.
ak-ruling-turned-numbers = Une tuile retournée garde ses numéros du dé ; l’autre tuile de niveau II prend les trois autres.
ak-ruling-free-create = Créer sans le coût de défausse coûte tout de même une carte par emplacement d’écart.
ak-ruling-stored = Une Connaissance prise sur un monument peut provoquer un remplissage ; rejoindre la collection depuis là n’est pas APPRENDRE. Si le monument est défaussé, la Connaissance l’est aussi.
ak-ruling-lasting = Un monument qui ne décline jamais se pose sur la troisième place de son emplacement, un seul par emplacement ; il n’est ni déplacé ni échangé et n’est adjacent qu’aux monuments de son emplacement.

## campagnes et défis

ak-solo-title-builder = Bâtisseur
ak-solo-title-architect = Architecte
ak-solo-title-creator = Créateur
ak-solo-title-founder = Fondateur
ak-solo-title-mason = Maçon
ak-solo-name = Le nom d’une campagne a de 1 à { $limit } caractères visibles.
ak-solo-not-over = La partie n’est pas encore terminée.
ak-solo-campaign-over = La campagne « { $name } » est terminée.
ak-solo-foreign-result = Cette partie n’appartient pas à la campagne « { $name } » : ses objectifs ne sont pas parmi les coffres à accomplir.
ak-solo-campaign-format = Ce n’est pas une campagne.
ak-solo-campaign-version = La campagne est de version { $version } ; ce programme connaît la version { $known }.
ak-solo-campaign-damaged = Le document est endommagé ou a été modifié.
ak-solo-campaign-refused = { $path } n’est pas utilisé et reste tel quel. { $reason }
ak-solo-campaign-exists = Il y a déjà une campagne « { $name } ».
ak-solo-no-campaign-yet = Il n’y a pas de campagne « { $name } » ; aucune n’a encore été commencée.
ak-solo-no-campaign = Il n’y a pas de campagne « { $name } » ; il y a : { $known }.
ak-solo-scores-damaged = Le tableau des défis est endommagé ou a été modifié.
ak-solo-no-challenge = Il n’y a pas de défi { $number } ; il y en a dix.
ak-solo-no-hand = Il n’y a pas de main « { $hand } » ; il y a : { $known }.
ak-solo-no-game = Il n’y a pas de partie { $number } ; la campagne en a { $games }.
ak-solo-challenge = Défi { $number } : { $name }
ak-solo-challenge-won = Le défi { $number } est gagné avec { $score } PV.
ak-solo-challenge-failed = Le défi { $number } est perdu ; { $score } PV ne sont pas inscrits.
ak-solo-best = { $score } PV est le meilleur score à ce jour.
ak-solo-challenge-column = défi
ak-solo-objectives-column = obj.
ak-solo-effects-column = eff.
ak-solo-campaign = { $name } : { $achieved ->
    [one] { $achieved } coffre
   *[other] { $achieved } coffres
} sur 15
ak-solo-piles = à accomplir { $to_do } ; déverrouillés { $unlocked } ; dépensés { $spent }
ak-solo-game = partie { $number } ({ $date }) : { $score } PV, { $title } ; objectifs { $objectives }, atteints { $met }
ak-solo-next = prochaine partie : { $fewer ->
    [0] toutes les cartes
    [one] { $fewer } carte de moins
   *[other] { $fewer } cartes de moins
}, le Temps commence sur l’emplacement { $time }
ak-solo-under-way = Une partie est en cours.
ak-solo-campaign-won = La campagne est gagnée : les 15 coffres.
ak-solo-campaign-lost = La campagne s’est terminée avec { $achieved ->
    [one] { $achieved } coffre
   *[other] { $achieved } coffres
} sur 15.
ak-solo-none = Il n’y a pas encore de campagne.
ak-solo-exported = Écrit dans { $path }.
ak-solo-stale = La campagne « { $name } » a continué dans un autre terminal. Rien n’en est perdu ; quittez ici et rouvrez-la.
ak-solo-several = Plusieurs campagnes s’appellent « { $name } » ; dites le nom du fichier : { $files }.
ak-solo-left-other = Une partie de ce défi a été laissée ({ $name }) ; ses cartes et sa graine sont fixées. « --new » en commence une autre.
ak-solo-under-way-other = Une partie de la campagne est en cours ; ses cartes et sa graine sont fixées.
