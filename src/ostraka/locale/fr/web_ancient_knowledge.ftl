### Ancient Knowledge dans le navigateur.

## Ce qu’il y a sur la table

web-ak-timeline = Frise
web-ak-past = Passé
web-ak-alike = du même type
web-ak-past-short = Passé
web-ak-need = { $what ->
    [city] cités
    [megalith] mégalithes
    [pyramid] pyramides
    [endgame] avec effet de fin de partie
    [artifacts] artefacts
    [hand] en main
    [knowledge] savoirs
    [lost] perdus
    [timeline] sur la Frise
    [ancient] antiques
    [writing] d’écriture
    [secret] secrètes
    [sets] trios
   *[technologies] Connaissances
  }
web-ak-free-to-learn = sans condition
web-ak-of = sur { $most }
web-ak-stand-middle = Milieu de la partie à { $count } monuments dans un Passé
web-ak-stand-end = Fin de partie à { $count } monuments dans un Passé
web-ak-stand-last = Dernière manche
web-ak-artifacts = Artefacts
web-ak-artifact-spaces = Emplacements d’artefact
web-ak-free-spaces = { $count ->
    [one] un emplacement d’artefact libre
   *[other] { $count } emplacements d’artefact libres
  }
web-ak-technologies = Connaissances
web-ak-techs = Conn.
web-ak-tile = Tuile Connaissance { $number }
web-ak-tile-short = Tuile { $number }
web-ak-level = niv. { $level ->
    [1] I
   *[2] II
  }
web-ak-deck = dans la pioche
web-ak-discarded = en défausse
web-ak-tech-deck = { $deck } dans la pioche, { $gone } en défausse
web-ak-builder-deck = pioche Bâtisseur
web-ak-empty-place = place vide
web-ak-hand = Votre main, { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
web-ak-hand-of = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
  }
web-ak-in-hand = cartes en main
web-ak-empty-hand = Votre main est vide.
web-ak-lost = { $count ->
    [one] { $count } perdu
   *[other] { $count } perdus
  }
web-ak-line = Passé { $past } · perdus { $lost }
web-ak-back = Retour à votre plateau
web-ak-apart = { $count ->
    [one] Une carte mise de côté
   *[other] { $count } cartes mises de côté
  }
web-ak-face-down = une carte, face cachée
web-ak-due = Effets à résoudre, dans l’ordre de votre choix

## Sur une carte

web-ak-knowledge = { $count ->
    [one] savoir
   *[other] savoirs
  }
web-ak-cost = { $count ->
    [one] carte à défausser
   *[other] cartes à défausser
  }
web-ak-starts-on = emplacement de départ { $space }
web-ak-locked = nulle part ailleurs
web-ak-house = Une carte à nous, absente de la boîte
web-ak-house-tag = maison
web-ak-look-at = Regarder { $name }
web-ak-choose = La choisir
web-ak-take-back = Désélectionner
web-ak-put-back = Reposer
web-ak-swipe = balayez, ou utilisez les flèches, pour la carte suivante
web-ak-chosen = choisie
web-ak-away = défausse
web-ak-marked = choisie

## Le planificateur

web-ak-planner = Voir plus loin
web-ak-planner-more = Un tour plus loin
web-ak-planner-less = Un tour plus près
web-ak-planner-now = Revenir à maintenant
web-ak-in-turns = { $turns ->
    [one] après ce tour
   *[other] dans { $turns } tours
  }
web-ak-past-by-then = Passé { $count }
web-ak-lost-by-then = { $lost ->
    [one] 1 savoir perdu
   *[other] { $lost } savoirs perdus
  } de plus, { $all } en tout
web-ak-gone = Dans le Passé d’ici là
web-ak-gone-line = { $turns ->
    [one] va dans le Passé après ce tour
   *[other] va dans le Passé dans { $turns } tours
  }, { $lost ->
    [0] rien de perdu
    [one] { $lost } savoir perdu
   *[other] { $lost } savoirs perdus
  }

## Noms des choses

web-ak-place = emplacement { $space }, { $level ->
    [lower] en bas
    [upper] en haut
   *[third] troisième place
  }
web-ak-goal = { $place } : { $pay ->
    [0] rien à payer
    [one] { $pay } carte à payer
   *[other] { $pay } cartes à payer
  }, arrive avec { $knowledge ->
    [one] { $knowledge } savoir
   *[other] { $knowledge } savoirs
  }, { $turns ->
    [0] ne décline jamais
    [one] décline après ce tour
   *[other] décline dans { $turns } tours
  }
web-ak-space = sur l’emplacement { $space }
web-ak-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-ak-standing = { $place }, { $name }, { $kind }, { $knowledge ->
    [one] 1 savoir
   *[other] { $knowledge } savoirs
  }, { web-ak-points }, { $moments }
web-ak-would-have = aurait alors { $count ->
    [one] { $count } savoir
   *[other] { $count } savoirs
  }
web-ak-monument-in-hand = { $name }, { $kind }, emplacement { $space }, savoirs { $knowledge }, coût { $cost }, { web-ak-points }
web-ak-artifact-in-hand = { $name }, { $kind }, coût { $cost }
web-ak-artifact = { $name } : { $text }
web-ak-technology = { $name }, { $kind }, niveau { $level ->
    [1] I
   *[2] II
  } : { $text }
web-ak-in-past = { $name }, { $kind }, { web-ak-points }{ $rotated ->
    [yes] , incliné
   *[no] {""}
  }

## En solitaire

web-ak-time = Temps
web-ak-of-three = sur 3
web-ak-time-card = Temps, emplacement { $space }, voyage { $journey } sur 3
web-ak-time-where = { $space ->
    [0] Le Temps est dans le Passé et revient au prochain tour
   *[other] Temps sur l’emplacement { $space }, voyage { $journey } sur 3
  }
web-ak-turn-of = Tour { $turn } sur { $last }
web-ak-from = depuis { $space }{ $last ->
    [yes] , puis la fin
   *[no] {""}
  }
web-ak-unlearning = Déconnaissance
web-ak-die = { $die ->
    [0] pas encore lancé
   *[other] le dé montre { $die }
  }
web-ak-last-roll = { $die ->
    [0] Le dé n’a pas encore été lancé.
   *[other] Dernier lancer : { $die }.
  }
web-ak-endangered = { $count ->
    [0] Le dé ne peut rien faire oublier ce tour-ci.
    [one] Le dé peut faire oublier une Connaissance ce tour-ci.
   *[other] Ce tour-ci, le dé peut faire oublier une Connaissance parmi { $count }.
  }
web-ak-endangered-next = { $count ->
    [0] Le dé ne peut rien faire oublier au prochain tour.
    [one] Le dé peut faire oublier une Connaissance au prochain tour.
   *[other] Au prochain tour, le dé peut faire oublier une Connaissance parmi { $count }.
  }
web-ak-time-begins = Le Temps commencera sur l’emplacement { $space }
web-ak-unlearning-skipped = Pas de Déconnaissance ce tour-ci.
web-ak-safe = à l’abri pour l’instant
web-ak-under-board = Sous votre plateau
web-ak-drawn-coffers = Coffres au choix
web-ak-drawn-coffers-mean = Prenez-en au moins un comme objectif de cette partie. Un coffre dont l’objectif est rempli est déverrouillé : son effet vous aidera dans une partie à venir. Vos points décident de la difficulté de la partie suivante.
web-ak-coffer = Coffre { $letter }, { $name }, { $state ->
    [open] objectif
    [met] objectif atteint
    [used] utilisé
    [effect] effet
   *[drawn] objectif
  } : { $text }
web-ak-coffer-short = le coffre { $letter }, { $name }
web-ak-so-far = { $what } : { $have } jusqu’ici
web-ak-goals = Objectifs
web-ak-goal-met = Objectif { $letter }, { $name } : atteint pour l’instant. Il comptera à la fin.

## Actions, en phrases à compléter

web-ak-do-search = Rechercher
web-ak-do-create = Créer { $card } { $space }
web-ak-do-learn = Apprendre { $card }
web-ak-do-archive = Archiver
web-ak-do-excavate = Excaver des monuments de votre Passé : { $n }
web-ak-do-discard = Défausser { $card } { $cards }
web-ak-do-remove = Retirer des savoirs : { $card } { $cards } { $n }
web-ak-do-add = Ajouter des savoirs sur { $card } { $n }
web-ak-do-give = Déplacer des savoirs perdus sur { $card } { $n }
web-ak-do-recover = Défausser { $n } de vos savoirs perdus
web-ak-do-move = Déplacer { $card } { $space }
web-ak-do-swap = Échanger { $card } et { $with }
web-ak-do-destroy = Défausser du plateau { $card } { $cards }
web-ak-do-keep = Garder { $card } { $cards }
web-ak-do-place = Placer { $card } sous la pioche
web-ak-do-take = Prendre { $card }
web-ak-do-rob = Regarder une main : { $victim }
web-ak-do-bury = Placer { $card } sous la pioche de son niveau
web-ak-do-turn = Retourner { $tile } sur sa face niveau II
web-ak-do-use = Ensuite : { $card } { $effect }
web-ak-do-draw = Piocher pour les monuments inclinés
web-ak-do-decline = Faire décliner { $card }
web-ak-do-done = Terminer
web-ak-do-pass = Renoncer à l’effet
web-ak-do-stop = Renoncer à ces effets
web-ak-do-store = Poser { $card } sur le monument
web-ak-do-renew = Vider et remplir { $tile }
web-ak-do-coffer = Utiliser { $coffer }
web-ak-do-objective = Objectifs : { $coffer } { $coffers }
web-ak-do-abandon = Abandonner { $coffer } { $coffers }
web-ak-do-go = Continuer

## Actions en un mot

web-ak-do-search-verb = Rechercher
web-ak-do-create-verb = Créer
web-ak-do-learn-verb = Apprendre
web-ak-do-archive-verb = Archiver
web-ak-do-excavate-verb = Excaver
web-ak-do-discard-verb = Défausser
web-ak-do-remove-verb = Retirer des savoirs
web-ak-do-add-verb = Ajouter des savoirs
web-ak-do-give-verb = Déplacer des savoirs perdus
web-ak-do-recover-verb = Défausser des savoirs perdus
web-ak-do-move-verb = Déplacer
web-ak-do-swap-verb = Échanger
web-ak-do-destroy-verb = Défausser du plateau
web-ak-do-keep-verb = Garder
web-ak-do-place-verb = Placer sous la pioche
web-ak-do-take-verb = Prendre
web-ak-do-rob-verb = Regarder une main
web-ak-do-bury-verb = Placer sous sa pioche
web-ak-do-turn-verb = Retourner une tuile
web-ak-do-use-verb = Utiliser un effet
web-ak-do-draw-verb = Piocher
web-ak-do-decline-verb = Faire décliner
web-ak-do-done-verb = Terminer
web-ak-do-pass-verb = Renoncer à l’effet
web-ak-do-stop-verb = Renoncer à ces effets
web-ak-do-store-verb = Poser sur le monument
web-ak-do-renew-verb = Vider une tuile
web-ak-do-coffer-verb = Utiliser un coffre
web-ak-do-objective-verb = Choisir des objectifs
web-ak-do-abandon-verb = Abandonner des objectifs
web-ak-do-go-verb = Continuer

## Parties du score

web-ak-category-past = Monuments du Passé
web-ak-category-endgame = Effets de fin de partie
web-ak-category-technologies = Connaissances de niveau II
web-ak-category-timeline = Monuments de la Frise
web-ak-category-lost = Savoirs perdus
web-ak-fact-lost = { PERSON($name) ->
    [you] Vous avez perdu
   *[other] { $name } a perdu
  } { $points } { $points ->
    [one] savoir
   *[other] savoirs
  } de moins { PERSON($other) ->
    [you] que vous
   *[other] { FORM($other, "que") }
  }.

## the page shows which card is meant: its name is enough

ak-named-in-page = { ak-title }
    .le = { FORM(ak-name, "le") }
    .de = { FORM(ak-name, "de") }
    .a = { FORM(ak-name, "a") }
ak-named-given-in-page = { FORM($name, "title") }
    .le = { FORM($name, "le") }
    .de = { FORM($name, "de") }
    .a = { FORM($name, "a") }
ak-named-coffer-in-page = { ak-name-coffer }
web-ak-which-card = quelle carte ?
web-ak-which-technology = quelle Connaissance ?
web-ak-which-monument = quel monument ?
web-ak-which-other = quel autre ?
web-ak-which-space = sur quel emplacement ?
web-ak-which-tile = quelle tuile ?
web-ak-how-many = combien ?
web-ak-which-player = quel joueur ?
web-ak-which-effect = quel effet ?
web-ak-which-coffer = quel coffre ?
web-ak-do-discard-none = Tout garder
web-ak-do-destroy-none = Tout garder
web-ak-do-remove-none = Tout laisser
web-ak-do-abandon-none = Tout garder

## Lire, et la bande au-dessus de la Frise

web-ak-reader = La carte que vous lisez
web-ak-reader-empty = Pointez ou touchez une carte pour la lire ici.
web-ak-objective = Objectif :
web-ak-effect = Effet :
web-ak-at-most = (au plus { $most })
web-ak-band = Au-dessus de la Frise
web-ak-apart-tab = Mises de côté : { $count }
web-ak-apart-read = { $name }, { $at } sur { $count }
web-ak-due-tab = Effets à résoudre : { $count }
web-ak-mine = Passé, artefacts et Connaissances
web-ak-mine-open = Ouvrir Passé, artefacts et Connaissances
web-ak-mine-close = Fermer
web-ak-monument-of = { $name } ({ $owner }, savoirs { $knowledge })

## Phases, ribbons and pages beside the stage

web-ak-phase-action = Actions
web-ak-due-page = À résoudre
web-ak-mine-page = À moi
web-ak-sheet = Points
web-ak-sheet-all = Total
web-ak-sheet-open = Montrer les points carte par carte
web-ak-this-next = Celui-ci ensuite
web-ak-axis-start = départ
web-ak-axis-full = plein
web-ak-axis-locked = bloqué
web-ak-ribbon-enters = entre
web-ak-ribbon-lost = perdu
web-ak-ribbon-pay = { $pay ->
    [0] gratuit
    [1] carte
   *[other] cartes
  }
web-ak-ribbon-turns = { $turns ->
    [one] tour
   *[other] tours
  }
web-ak-rotated = { $count ->
    [one] { $count } incliné
   *[other] { $count } inclinés
  }
web-ak-techs-later = { $players ->
    [1] Les Connaissances sont dévoilées une fois que vous avez choisi.
   *[other] Les Connaissances sont dévoilées une fois que tout le monde a choisi.
  }
web-ak-in-view = { $first }–{ $last } sur { $count } cartes
web-ak-ask-coffers = Proposer les coffres
web-ak-ask-never = jamais
web-ak-ask-die = avant le dé
web-ak-ask-always = toujours
web-ak-band-open = Agrandir les Connaissances et la carte lue
web-ak-sort = Ordre de la main
web-ak-sort-usual = ordre habituel
web-ak-sort-kind = par type
web-ak-sort-space = par emplacement
web-ak-sort-cost = par coût
web-ak-new = nouvelle
web-ak-rolled = Le dé indique { $die } : { $count ->
    [one] la Connaissance « { $taken } » est oubliée.
   *[other] { $taken } quittent la tuile : une seule n’y reste pas.
  }
web-ak-rolled-none = Le dé indique { $die } : rien n’est oublié.
