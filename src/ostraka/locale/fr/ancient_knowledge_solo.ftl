# Ancient Knowledge : Heritage, en solo et pour tous

## la table

ak-option-heritage = Ajouter les cartes Heritage
ak-option-objectives = Coffres sur le plateau
ak-option-effects = Coffres sous le plateau
ak-option-to_do = Coffres de la campagne encore à accomplir
ak-option-fewer = Cartes en moins à garder
ak-option-time = Emplacement de départ de la carte Temps
ak-option-solo_opponents = Ce qui est ignoré d’un effet visant les adversaires
ak-value-part = cette partie seulement
ak-value-whole = tout l’effet
ak-option-hindrances = Tableau des malus
ak-value-page-15 = celui de la page 15
ak-value-back-cover = celui du dos du livret
ak-option-given_up = Les objectifs abandonnés en milieu de partie
ak-value-to-do = restent à faire
ak-value-out = quittent la campagne
ak-phase-unlearned = fin de la phase de Déconnaissance
ak-table-stored = sur des monuments : { $cards }
ak-third-place-full = La troisième place de l’emplacement { $space } est prise.
ak-solo-player = Le joueur
    .appel = Joueur
    .de = du joueur
    .a = au joueur
ak-solo-time = TEMPS
ak-solo-turn = { $die ->
    [0] tour { $turn } sur { $turns }
   *[other] tour { $turn } sur { $turns }, dernier jet { $die }
}
ak-solo-objective-met = [x] objectif { $coffer }, { $name } : { $text }
ak-solo-objective-open = [ ] objectif { $coffer }, { $name } : { $text }
ak-solo-so-far-least = { $have } sur { $number }
ak-solo-so-far-most = { $have }, au plus { $number }
ak-solo-effect = coffre { $coffer }, { $name } : { $text }
ak-solo-drawn = pioché { $coffer }, { $name } : { $text }
ak-solo-coffer = Coffre { $coffer }, { $name }. Objectif : { $objective } Effet : { $effect }
ak-solo-marked = { $text } ({ $mark })
ak-solo-source-house = maison
ak-solo-source-example = déduit
ak-solo-source-unsure = incertain
ak-solo-source-rebuilt = reconstitué
ak-solo-won = { PERSON($seat) ->
    [you] Vous gagnez
   *[other] La partie est gagnée
  } : le temps est écoulé et tous les objectifs sont atteints ({ $met }).
ak-solo-lost = { PERSON($seat) ->
    [you] Vous perdez
   *[other] La partie est perdue
  } : le temps est écoulé. Objectifs atteints : { $met } ; manqués : { $missed }.
ak-solo-ended = Le temps est écoulé ; il n’y avait pas d’objectif à atteindre.
ak-solo-fewer-classic = On ne garde moins de cartes que sur dix cartes piochées ; une main de départ se joue telle quelle.
ak-solo-coffer-twice = Un coffre ne peut pas être à deux endroits.
ak-solo-both-modes = Les objectifs sont soit donnés, soit piochés parmi ceux à faire, pas les deux.
ak-solo-not-this-coffer = « { $verb } » n’est pas possible maintenant avec le coffre { $coffer }.

## actions

ak-do-store = { PERSON($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
  } la Connaissance { $card } et { PERSON($seat) ->
    [you] la posez
   *[other] la pose
  } sur le monument.
ak-do-renew = { PERSON($seat) ->
    [you] Vous videz
   *[other] { $seat } vide
  } la tuile Connaissance { $n } et { PERSON($seat) ->
    [you] la remplissez
   *[other] la remplit
  } de nouveau.
ak-do-coffer = { PERSON($seat) ->
    [you] Vous utilisez
   *[other] { $seat } utilise
  } le coffre « { $coffer } ».
ak-do-objective = { PERSON($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
  } le coffre « { $coffer } » comme objectif.
ak-do-abandon = { PERSON($seat) ->
    [you] Vous abandonnez
   *[other] { $seat } abandonne
  } l’objectif « { $coffer } ».
ak-do-go = { PERSON($seat) ->
    [you] Vous continuez
   *[other] { $seat } continue
  }.

## lectures douteuses et ce que nous avons décidé

ak-ruling-time-occupies = La carte Temps occupe une des deux places de son emplacement ; un monument au-dessus descend quand elle part. Elle n’est pas un monument et n’est jamais une cible.
ak-ruling-third-place = Sur une troisième place, la carte Temps n’occupe aucune des deux places et reste au-dessus de sa colonne jusqu’à ce qu’elle quitte la Frise.
ak-ruling-solo-opponents = Le livret dit d’ignorer les effets qui ciblent des adversaires, sans dire s’il s’agit de tout l’effet ou de cette partie seulement. Nous ignorons la partie : l’Hébreu ancien fait toujours piocher. L’option « solo_opponents » ignore tout l’effet. Un effet qui n’est rien d’autre n’est pas proposé ; on ne paie donc rien pour lui.
ak-ruling-solo-any-moment = « À tout moment » signifie ici pour un coffre : avant chaque action, après la dernière, après la phase de Chronique, entre la phase de Déclin et le dé, et après le dé. Ni entre deux effets de Chronique, ni entre deux monuments qui déclinent, ni entre le retournement d’une tuile et la suite ; et un coffre qui ne ferait rien n’est pas proposé.
ak-ruling-hindrances = Le livret imprime deux tableaux de malus. Page 15, 50–54 points font garder 2 cartes de moins et 45–49 une carte de moins avec moins de temps ; au dos, c’est l’inverse : 50–54, une carte de moins et moins de temps, 45–49, 2 cartes de moins. Nous suivons la page 15, avec laquelle l’exemple du livret s’accorde (47 points : 5 cartes et moins de temps) ; une campagne peut suivre le dos.
ak-ruling-given-up = Des objectifs abandonnés, le livret dit qu’ils retournent dans la boîte et ne sont plus à réaliser (page 13), puis qu’ils restent à faire (page 18). Ici ils retournent parmi ceux à faire ; dans une campagne où « given_up = out », ils la quittent, et elle se gagne sans eux.
ak-ruling-solo-derived = Certains points étaient illisibles et se déduisent du reste : la carte Temps commence sur l’emplacement 4, ou 3 avec un malus, et revient les deux fois sur l’emplacement 6, ce qui donne les 16 et 15 tours annoncés ; 1–3 du dé sont la première tuile, 4–6 la deuxième ; s’il reste moins de cinq coffres, on les pioche tous ; les coffres atteints dans une partie perdue comptent pour le résultat.
ak-ruling-khatawy = Ce que demande le Coffre de Khâtaouy (K) est imprimé avec un symbole que nous n’avons pas pu lire : « 10 … dans son Passé ». Nous y lisons des monuments ; 10 savoirs perdus sont possibles aussi.
ak-ruling-solo-end = En solo, quatorze monuments ne terminent pas la partie ; seule la carte Temps le fait.
ak-ruling-extra-action = L’action supplémentaire de l’Étendard d’Ur est effectuée aussitôt, quelle que soit la phase.
ak-ruling-turned-numbers = Une tuile retournée garde ses numéros du dé ; l’autre tuile de niveau II prend les trois autres.
ak-ruling-free-create = Créer sans le coût de défausse coûte tout de même une carte par emplacement d’écart.
ak-ruling-stored = Une Connaissance posée sur un monument peut provoquer un remplissage. Rejoindre la collection depuis là n’est pas APPRENDRE : rien ne réagit, et le Candi Sukuh n’abaisse pas la condition. Si le monument est défaussé, la Connaissance l’est aussi.
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
ak-solo-foreign-result = Cette partie n’appartient pas à la campagne « { $name } » : ses objectifs ne sont pas parmi les coffres à faire.
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
ak-solo-challenge-failed = Le défi { $number } est perdu ; les { $score } PV ne sont pas inscrits.
ak-solo-best = { $score } PV est le meilleur score à ce jour.
ak-solo-challenge-column = défi
ak-solo-objectives-column = obj.
ak-solo-effects-column = eff.
ak-solo-signs = ~ une lettre peut être une autre · * reconstitué, l’impression étant illisible
ak-solo-campaign = { $name } : { $achieved ->
    [one] { $achieved } coffre
   *[other] { $achieved } coffres
} sur 15
ak-solo-piles = à faire { $to_do } ; déverrouillés { $unlocked } ; défaussés { $spent }
ak-solo-out = abandonnés pour de bon { $coffers }
ak-solo-game = partie { $number } ({ $date }) : { $score } PV, { $title } ; objectifs { $objectives }, atteints { $met }
ak-solo-next = prochaine partie : { $fewer ->
    [0] toutes les cartes
    [one] { $fewer } carte de moins
   *[other] { $fewer } cartes de moins
}, le Temps commence sur l’emplacement { $time }
ak-solo-under-way = Une partie est en cours.
ak-solo-campaign-won = La campagne est gagnée : { $achieved ->
    [15] les 15 coffres
   *[other] { $achieved } coffres sur 15, les autres abandonnés
}.
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
ak-solo-no-objective = aucun
