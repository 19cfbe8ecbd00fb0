### Ankh’or.

ankhor-option-edition = Livret de règles
ankhor-option-edition-why = Espagnol : les Ankhs restantes ne rapportent rien. Français : un seul étage, le jeton d’un dépôt recouvert rejoint vos jetons, et, à égalité, celui qui a le plus de jetons l’emporte.
ankhor-option-merged_bonus = Les groupes réunis gardent tous leurs jetons bonus
ankhor-option-covered_at_once = Livret français : la limite s’applique dès qu’un dépôt plein est recouvert
ankhor-option-scribe_limits = Les limites s’appliquent avant le tour supplémentaire d’un scribe
ankhor-value-en = anglais
ankhor-value-es = espagnol
ankhor-value-fr = français

## Noms

ankhor-seat = Joueur { $number }
    .de = du joueur { $number }
    .a = au joueur { $number }
ankhor-colour = { $colour ->
    [blue] bleu
    [white] blanc
    [black] noir
    [green] vert
   *[red] rouge
  }
ankhor-token = { $token ->
    [blue] bleu
    [white] blanc
    [black] noir
    [green] vert
    [red] rouge
   *[ankh] Ankh
  }
    .un = { $token ->
    [ankh] une Ankh
   *[other] un jeton { ankhor-token }
  }
    .de = { $token ->
    [ankh] d’Ankh
   *[other] de jeton { ankhor-token }
  }
ankhor-tokens = { $count } { $token ->
    [ankh] {""}
   *[other] { $place ->
        [middle] {""}
        [last] {""}
       *[first] { $count ->
            [one] jeton{" "}
           *[other] jetons{" "}
          }
      }
  }{ $token ->
    [blue] { $count ->
        [one] bleu
       *[other] bleus
      }
    [white] { $count ->
        [one] blanc
       *[other] blancs
      }
    [black] { $count ->
        [one] noir
       *[other] noirs
      }
    [green] { $count ->
        [one] vert
       *[other] verts
      }
    [red] { $count ->
        [one] rouge
       *[other] rouges
      }
   *[ankh] { $count ->
        [one] Ankh
       *[other] Ankhs
      }
  }
ankhor-resources = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
  }
ankhor-good = { $good ->
    [fish] poisson
    [ivory] ivoire
    [wood] bois
    [reed] papyrus
    [cloth] étoffe
   *[ankh] Ankh
  }
ankhor-tile = { $kind ->
    [two] tuile { $colour ->
        [blue] bleue
        [white] blanche
        [black] noire
        [green] verte
       *[red] rouge
      } « 2 »
   *[other] { $kind ->
        [jackal] chacal
        [scarab] scarabée
        [falcon] faucon
        [warehouse] dépôt
        [scribe] scribe
       *[desert] désert
      } { $colour ->
        [blue] bleu
        [white] blanc
        [black] noir
        [green] vert
       *[red] rouge
      }
  }
    .le = { $kind ->
    [two] la { ankhor-tile }
   *[other] le { ankhor-tile }
  }
    .Le = { $kind ->
    [two] La { ankhor-tile }
   *[other] Le { ankhor-tile }
  }
    .pronom = { $kind ->
    [two] la
   *[other] le
  }
ankhor-letter = { $letter } { $token ->
    [blue] bleu
    [white] blanc
    [black] noir
    [green] vert
    [red] rouge
   *[ankh] Ankh
  }
ankhor-short = { $short } { $kind ->
    [jackal] chacal
    [scarab] scarabée
    [falcon] faucon
    [two] 2 points
    [warehouse] dépôt
    [scribe] scribe
   *[desert] désert
  }
ankhor-kind = { $kind ->
    [jackal] chacal
    [scarab] scarabée
    [falcon] faucon
    [two] 2 points
    [warehouse] dépôt
    [scribe] scribe
   *[desert] désert
  }
ankhor-kind-does = { $kind ->
    [jackal] Un animal : des chacals adjacents, deux ou plus, valent un point chacun.
    [scarab] Un animal : des scarabées adjacents, deux ou plus, valent un point chacun.
    [falcon] Un animal : des faucons adjacents, deux ou plus, valent un point chacun.
    [two] Deux points.
    [warehouse] Apporte un jeton de sa couleur et en garde un au-delà de la limite tant que rien ne le recouvre.
    [scribe] À l’achat, le tour s’achève aussitôt et un tour supplémentaire complet commence.
   *[desert] Rien que sa couleur.
  }
ankhor-group = groupe { $of ->
    [blue] bleu
    [white] blanc
    [black] noir
    [green] vert
    [red] rouge
    [jackal] de chacals
    [scarab] de scarabées
   *[falcon] de faucons
  }
ankhor-number = { $number }
ankhor-verb-take = prendre des jetons
ankhor-verb-buy = acheter une tuile
ankhor-verb-refresh = faire arriver de nouvelles tuiles
ankhor-verb-move = déplacer une tuile
ankhor-verb-return = rendre des jetons
ankhor-verb-end = terminer le tour
ankhor-slot-tokens = jetons
ankhor-slot-column = colonne
ankhor-slot-place = place
ankhor-slot-spare = ressource économisée
ankhor-slot-pile = pioche
ankhor-slot-tile = tuile
ankhor-slot-ankhs = Ankhs
ankhor-points-printed = pour les chiffres sur les tuiles
ankhor-points-bonus = pour les jetons bonus
ankhor-points-animals = pour les groupes d’animaux
ankhor-points-colours = pour les groupes de couleur
ankhor-points-tokens = pour les jetons restants
ankhor-items-tile = Tuiles

## Ce que fait une action

ankhor-does-take = { PERSON($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
  } { $tokens }.
ankhor-does-buy = { $spare ->
    [yes] { PERSON($seat) ->
    [you] Vous achetez
   *[other] { $seat } achète
  } { FORM($tile, "le") } de la colonne { $column }, { FORM($tile, "pronom") } { PERSON($seat) ->
    [you] placez
   *[other] place
  } à l’étage en { $place } et { PERSON($seat) ->
    [you] économisez
   *[other] économise
  } { FORM($spared, "un") }.
   *[no] { PERSON($seat) ->
    [you] Vous achetez
   *[other] { $seat } achète
  } { FORM($tile, "le") } de la colonne { $column } et { FORM($tile, "pronom") } { PERSON($seat) ->
    [you] placez
   *[other] place
  } en { $place }.
  }
ankhor-does-refresh = { PERSON($seat) ->
    [you] Vous dépensez
   *[other] { $seat } dépense
  } une Ankh : de nouvelles tuiles arrivent de la pioche { $pile }.
ankhor-does-move = { PERSON($seat) ->
    [you] Vous dépensez une Ankh et déplacez
   *[other] { $seat } dépense une Ankh et déplace
  } { FORM($tile, "le") } de { $start } à { $place }.
ankhor-does-return = { PERSON($seat) ->
    [you] Vous rendez
   *[other] { $seat } rend
  } { $tokens }.
ankhor-does-end = { PERSON($seat) ->
    [you] Vous terminez votre tour
   *[other] { $seat } termine son tour
  }.

## Ce qui s’ensuit

ankhor-told-pays = { PERSON($seat) ->
    [you] Vous payez
   *[other] { $seat } paie
  } { $tokens }.
ankhor-told-gets = { PERSON($seat) ->
    [you] Vous recevez
   *[other] { $seat } reçoit
  } { $tokens } de la réserve.
ankhor-told-gives = { PERSON($seat) ->
    [you] Vous remettez
   *[other] { $seat } remet
  } { $tokens } dans la réserve.
ankhor-told-stores = { PERSON($seat) ->
    [you] Vous mettez
   *[other] { $seat } met
  } { $tokens } au dépôt.
ankhor-told-stocked = { PERSON($seat) ->
    [you] Votre nouveau dépôt
   *[other] Le nouveau dépôt { FORM($seat, "de") }
  } reçoit { $tokens } de la réserve.
ankhor-told-covered = { PERSON($seat) ->
    [you] Votre dépôt
   *[other] Le dépôt { FORM($seat, "de") }
  } est recouvert : { $tokens } retourne dans la réserve.
ankhor-told-uncovered = { PERSON($seat) ->
    [you] Votre dépôt
   *[other] Le dépôt { FORM($seat, "de") }
  } est recouvert : { $tokens } va dans le stock.
ankhor-told-placed = { PERSON($seat) ->
    [you] Votre domaine
   *[other] Le domaine { FORM($seat, "de") }
  } : { $tile } en { $place }.
ankhor-told-removed = { FORM($tile, "Le") } quitte le jeu.
ankhor-told-drawn = { $count ->
    [one] Nouvelle tuile dans l’offre : { $tiles }.
   *[other] Nouvelles tuiles dans l’offre, de gauche à droite : { $tiles }.
  }
ankhor-told-comes = { $count ->
    [one] Une tuile arrive
   *[other] { $count } tuiles arrivent
  } de la pioche { $pile }.
ankhor-told-slid = { FORM($tile, "Le") } glisse vers la colonne { $column }.
ankhor-told-turned-up = Nouvelle tuile dans la colonne { $column } : { $tile }.
ankhor-told-bonus = { PERSON($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
  } { $count ->
    [one] un jeton bonus
   *[other] { $count } jetons bonus
  }.
ankhor-told-bonus-lost = { PERSON($seat) ->
    [you] Vous rendez
   *[other] { $seat } rend
  } { $count ->
    [one] un jeton bonus
   *[other] { $count } jetons bonus
  }.
ankhor-told-group-forms = { PERSON($seat) ->
    [you] Vous formez un groupe de { $things }.
   *[other] { $seat } forme un groupe de { $things }.
  }
ankhor-told-group-grows = { PERSON($seat) ->
    [you] Votre { $group } passe à { $count } tuiles.
   *[other] Le { $group } { FORM($seat, "de") } passe à { $count } tuiles.
  }
ankhor-told-group-merges = { PERSON($seat) ->
    [you] Vos groupes se réunissent en un groupe de { $things }.
   *[other] Des groupes { FORM($seat, "de") } se réunissent en un groupe de { $things }.
  }
ankhor-told-group-shrinks = { PERSON($seat) ->
    [you] Votre { $group } se réduit à { $count } tuiles.
   *[other] Le { $group } { FORM($seat, "de") } se réduit à { $count } tuiles.
  }
ankhor-told-group-split = { PERSON($seat) ->
    [you] Votre { $group } se scinde en groupes de { $sizes } tuiles.
   *[other] Le { $group } { FORM($seat, "de") } se scinde en groupes de { $sizes } tuiles.
  }
ankhor-told-group-gone = { PERSON($seat) ->
    [you] Votre groupe de { $things } se défait.
   *[other] Le groupe de { $things } { FORM($seat, "de") } se défait.
  }
ankhor-told-limit = { PERSON($seat) ->
    [you] Vous dépassez
   *[other] { $seat } dépasse
  } la limite : { $surplus } de trop.
ankhor-told-extra = Le scribe { PERSON($seat) ->
    [you] vous offre un tour supplémentaire
   *[other] offre un tour supplémentaire { FORM($seat, "a") }
  }.
ankhor-told-turn = { PERSON($seat) ->
    [you] À vous de jouer.
   *[other] C’est au tour { FORM($seat, "de") }.
  }
ankhor-told-round = Le tour de table { $round } commence.
ankhor-told-last-round = Un domaine a { $count } tuiles : ce tour de table est le dernier.

## La fin

ankhor-reason-thirteen = Un domaine a atteint treize tuiles et le tour de table est complet.
ankhor-reason-nothing-left = Il n’y a plus de tuiles ni dans les pioches ni dans l’offre.
ankhor-reason-given-up = Personne n’a acheté de tuile pendant quarante tours.
ankhor-tie-tiles = { $ended } { $seats } sont à égalité avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ; { PERSON($winners) ->
    [you] vous gagnez
   *[other] { $winners } { $winning ->
        [one] gagne
       *[other] gagnent
      }
  } avec le moins de tuiles ({ $count }).
ankhor-tie-fewer-tokens = { $ended } { $seats } sont à égalité avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et ont le même nombre de tuiles ; { PERSON($winners) ->
    [you] vous gagnez
   *[other] { $winners } { $winning ->
        [one] gagne
       *[other] gagnent
      }
  } avec le moins de jetons restants ({ $count }).
ankhor-tie-more-tokens = { $ended } { $seats } sont à égalité avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et ont le même nombre de tuiles ; { PERSON($winners) ->
    [you] vous gagnez
   *[other] { $winners } { $winning ->
        [one] gagne
       *[other] gagnent
      }
  } avec le plus de jetons restants ({ $count }).
ankhor-tie-shared = { $ended } { $seats } sont à égalité avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et ont le même nombre de tuiles et de jetons : la victoire est partagée.

## Ce qui est demandé

ankhor-question-main = { PERSON($seat) ->
    [you] Prenez
   *[other] { $seat } : prenez
  } trois jetons ou achetez une tuile{ $ankhs ->
    [0] {""}
    [one] ; vous pouvez dépenser une Ankh
   *[other] ; vous pouvez dépenser { $ankhs } Ankhs
  }.
ankhor-question-after = { PERSON($seat) ->
    [you] Dépensez
   *[other] { $seat } : dépensez
  } une Ankh ({ $ankhs } { $ankhs ->
    [one] disponible
   *[other] disponibles
  }) ou terminez votre tour.
ankhor-question-return = { PERSON($seat) ->
    [you] Rendez
   *[other] { $seat } : rendez
  } ce qui dépasse la limite ({ $surplus }).

## La table en texte

ankhor-draw-round = Tour de table { $round }{ $last ->
    [yes] , le dernier
   *[no] {""}
  } · livret { $edition ->
    [es] espagnol
    [fr] français
   *[en] anglais
  }
ankhor-draw-over = La partie est finie après { $round ->
    [one] un tour de table
   *[other] { $round } tours de table
  } · livret { $edition ->
    [es] espagnol
    [fr] français
   *[en] anglais
  }
ankhor-draw-offer = Offre : colonne, prix, tuile
ankhor-draw-pile = Pioche { $number } : { $size ->
    [one] une tuile
   *[other] { $size } tuiles
  }, dos visible { $back }
ankhor-draw-pile-empty = Pioche { $number } : vide
ankhor-draw-supply = Réserve : { $tokens } ; jetons bonus : { $bonus }
ankhor-draw-seat = { $seat } · { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } · { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
ankhor-draw-part = { $points } { $what }
ankhor-draw-points = Points : { $parts }
ankhor-draw-tokens = Jetons : { $tokens } · au dépôt : { $stored } · jetons bonus : { $count }
ankhor-draw-floor = { $level ->
    [0] Base
   *[other] Étage { $level }
  }
ankhor-draw-marks = ^ porte une tuile · * garde un jeton · + place libre

## Textes qui ne sont pas des actions

ankhor-bad-verb = « { $text } » n’est pas une action ; une action commence par take, buy, refresh, move, return ou end.
ankhor-bad-form-take = « take » demande trois jetons, comme dans « take b b a ».
ankhor-bad-form-buy = « buy » demande une colonne et une place, et, à l’étage, la ressource économisée, comme dans « buy 4 @1,0 » ou « buy 5 @0.5,0.5 spare r ».
ankhor-bad-form-refresh = « refresh » demande une pioche, comme dans « refresh 2 ».
ankhor-bad-form-move = « move » demande deux places, comme dans « move 0,1 2,1 ».
ankhor-bad-form-return = « return » demande les jetons à rendre, comme dans « return g r ».
ankhor-bad-form-end = Pour terminer le tour, le mot « end » suffit.
ankhor-bad-place = « { $text } » n’est pas une place ; on écrit 1,0 ou 0.5,0.5 ou, au deuxième étage, 1,1^2.
ankhor-mixed-place = La place { $text } n’existe pas : à la base et au deuxième étage, les deux nombres sont entiers ; au premier, ce sont deux demis.
ankhor-too-far = { $place } est au-delà du bord de la table, à { $reach } pas de l’origine.
ankhor-bad-token = « { $text } » n’est pas un jeton ; les jetons sont b, w, k, g, r et a.
ankhor-bad-resource = « { $text } » n’est pas une ressource ; les ressources sont b, w, k, g et r.
ankhor-bad-number = « { $text } » n’est pas un nombre de 1 à { $highest }.
ankhor-no-tile-there = Vous n’avez pas de tuile en { $place }.
ankhor-return-too-many = Personne n’a autant de jetons d’un même type.

## Pourquoi une action n’est pas permise

ankhor-why-over = La partie est finie.
ankhor-why-legal = Cette action est permise maintenant.
ankhor-why-return-first = Rendez d’abord ce qui dépasse la limite : { $surplus }.
ankhor-why-main-done = Vous avez déjà fait votre action principale ce tour-ci.
ankhor-why-main-first = Avant de terminer le tour, prenez trois jetons ou achetez une tuile.
ankhor-why-supply = { $left ->
    [0] Il n’y a plus { FORM($token, "de") } dans la réserve.
    [1] Il ne reste qu’{ FORM($token, "un") } dans la réserve.
   *[other] Il ne reste que { $tokens } dans la réserve.
  }
ankhor-why-gap = La colonne { $column } de l’offre est vide.
ankhor-why-price = Vous ne pouvez pas payer { FORM($tile, "le") } ; il vous manque { $missing }.
ankhor-why-taken = Il y a déjà une tuile en { $place }.
ankhor-why-origin = La première tuile d’un domaine va à l’origine, 0,0.
ankhor-why-side = Une tuile de la base doit toucher par un côté une autre tuile de votre base, ce qui n’est pas le cas en { $place }.
ankhor-why-square = Il n’y a pas de carré complet de quatre tuiles sous { $place }.
ankhor-why-floors = Le livret { $edition ->
    [es] espagnol
    [fr] français
   *[en] anglais
  } ne permet aucune tuile au-dessus de l’étage { $floors }.
ankhor-why-colour = Pour construire à l’étage, une des quatre tuiles du dessous doit être de la couleur de la tuile : il n’y a pas de tuile de couleur { $colour } sous { $place }.
ankhor-why-spare-ground = On n’économise une ressource qu’à l’étage ; à la base, on paie le prix entier.
ankhor-why-spare-name = À l’étage, on économise une ressource du prix : dites laquelle, comme dans « spare r ».
ankhor-why-spare-marker = On ne peut pas économiser cette ressource ({ $token }) : aucun marqueur de ce type au-dessus de la colonne { $column }.
ankhor-why-ankh-none = Cela coûte une Ankh et vous n’en avez pas.
ankhor-why-ankh-new = Cela coûte une Ankh, et une Ankh prise ce tour-ci ne peut pas être dépensée ce tour-ci.
ankhor-why-refresh-nothing = Faire arriver de nouvelles tuiles ne changerait rien maintenant.
ankhor-why-pile-empty = La pioche { $pile } est vide et l’autre ne l’est pas.
ankhor-why-carries = La tuile en { $place } en porte une autre et ne peut pas être déplacée.
ankhor-why-same-place = Une tuile déplacée doit changer de place.
ankhor-why-floor-ground = Une tuile de la base ne peut aller qu’à une autre place de la base.
ankhor-why-floor-upper = Une tuile d’étage ne peut aller que sur quatre autres tuiles.
ankhor-why-no-return = On ne rend des jetons qu’à la fin d’un tour, quand il y en a trop.
ankhor-why-return-exactly = Rendez exactement ce qui dépasse la limite : { $surplus }.
ankhor-why-not-held = { $held ->
    [0] Vous n’avez pas { FORM($token, "de") } à rendre.
    [1] Vous n’avez qu’{ FORM($token, "un") } à rendre.
   *[other] Vous n’avez que { $tokens } à rendre.
  }

## Ce qui peut être faux dans une position

ankhor-position-json = Une position d’Ankh’or est un objet JSON et rien d’autre.
ankhor-position-long = Une position d’Ankh’or n’a pas plus de { $most } caractères.
ankhor-position-edition = La position est pour le livret « { $given } » et l’option de la partie est « { $edition } ».
ankhor-position-tile = Ceci ne nomme pas une tuile, comme « blue jackal » ou, dans un domaine, « blue jackal @0,0 ».
ankhor-position-stored-twice = Deux jetons au dépôt ont la même couleur.
ankhor-position-column = Cette colonne doit avoir { $size } marqueurs de prix.
ankhor-position-piles-offer = Une position qui donne les pioches doit aussi donner l’offre.
ankhor-position-removed = Ce ne sont pas les tuiles qui manquent ailleurs.
ankhor-position-pile = Cette pioche ne peut pas avoir plus de { $most } tuiles.
ankhor-position-tile-mix = Il y a une tuile de trop ({ $tile }) : le jeu en a { $most }.
ankhor-position-missing = { $count ->
    [one] Il manque une tuile
   *[other] Il manque { $count } tuiles
  } ; les tuiles ne quittent le jeu qu’à deux joueurs.
ankhor-position-markers = Il faut { $each } marqueurs de type { $token }, non { $count }.
ankhor-position-alike = Les trois marqueurs de cette colonne sont identiques.
ankhor-position-tokens = Les joueurs ont { $count } jetons de type { $token } et il n’y en a que { $most }.
ankhor-position-bonus-supply = Les joueurs ont plus que les { $most } jetons bonus qui existent.
ankhor-position-place = Il y a une autre tuile en { $place }.
ankhor-position-air = La tuile en { $place } ne repose pas sur quatre tuiles.
ankhor-position-apart = Aucune tuile de ce domaine n’en touche une autre par un côté.
ankhor-position-beyond = Entre la tuile { $tiles } et la dernière, on n’a pu acheter que des scribes.
ankhor-position-stored = Il n’y a pas de dépôt découvert pour un jeton de type { $token }.
ankhor-position-bonus = Jetons bonus : { $count } ; groupes qui en méritent un : { $groups }.
ankhor-position-limit = C’est plus de jetons qu’il n’est possible à ce moment.
ankhor-position-over = Cette raison de la fin de la partie ne convient pas à la table.
ankhor-position-over-turn = Quand la partie est finie, aucun tour n’est en cours.
ankhor-position-ended = Avec déjà { $tiles } tuiles ici, la partie serait finie.
ankhor-position-idle = Après { $idle } tours sans achat, la partie serait finie.
ankhor-position-nothing-left = Sans tuile à acheter, la partie serait finie.
ankhor-position-bought = Aucune tuile n’a pu être achetée ce tour-ci.
ankhor-position-extra = Un tour supplémentaire n’attend que pendant qu’on rend des jetons après l’achat d’un scribe.
ankhor-position-merged = Seul un grand groupe unique peut avoir deux jetons bonus, et seulement si les groupes réunis gardent les leurs.
ankhor-position-resume = On ne rend des jetons au milieu d’un tour que si la limite s’applique dès qu’un dépôt plein est recouvert.
ankhor-position-after = Après l’action principale, ce tour se serait terminé de lui-même : aucune Ankh ne peut être dépensée.
ankhor-position-spendable = Le nombre d’Ankhs à dépenser doit être compris entre { $fewest } et { $most }.
ankhor-position-return = Il n’y a pas de jetons à rendre.
ankhor-position-storable = Un jeton de type { $token } irait au dépôt avant qu’un jeton soit rendu.

## Décisions

ankhor-ruling-components = La composition des tuiles, celle des marqueurs et l’ordre des colonnes ne sont pas imprimés dans les livrets ; les nôtres viennent d’autres sources.
ankhor-ruling-opening = La pioche d’où vient la première offre est tirée au sort.
ankhor-ruling-backs = Les couleurs au dos des deux tuiles du dessus sont publiques dans toutes les éditions, même si seul le livret français en parle.
ankhor-ruling-floors = Le livret français ne parle que d’un premier étage : son édition a un seul étage ; dans les autres, les étages suivants obéissent à la même règle.
ankhor-ruling-pile = Les nouvelles tuiles viennent d’une pioche qui en a encore ; si les deux sont vides, on nomme la pioche 1.
ankhor-ruling-refresh = Quand les deux pioches sont vides, l’offre reste incomplète, et il n’y a d’arrivage que s’il retire, décale ou pioche une tuile.
ankhor-ruling-islands = Un déplacement peut couper un domaine en îles.
ankhor-ruling-place = Une tuile déplacée doit changer de place.
ankhor-ruling-reach = Aucune tuile n’est à plus de { $reach } pas de l’origine, dans aucune direction.
ankhor-ruling-merged = Les livrets ne disent pas ce que deviennent les jetons bonus de deux grands groupes qui se rejoignent. Ici, un grand groupe a un seul jeton quelle que soit sa taille, l’autre est donc rendu ; avec l’option merged_bonus, les deux restent jusqu’à ce que le groupe se défasse.
ankhor-ruling-bonus = Quand il n’y a plus de jetons bonus, on n’en prend pas ; le même joueur peut prendre le sien après une pose ou un déplacement ultérieur, si un jeton est revenu.
ankhor-ruling-tokens = On paie avec les jetons au dépôt avant ceux du stock, et en fin de tour les jetons en trop vont au dépôt, dans l’ordre bleu, blanc, noir, vert, rouge, avant qu’on en rende.
ankhor-ruling-covered = Un jeton dont le dépôt est recouvert est perdu, même s’il reste de la place dans le stock. Dans l’édition française, il va au stock ; le livret ne dit pas si la limite s’applique aussitôt ou à la fin du tour : ici à la fin, aussitôt avec l’option covered_at_once.
ankhor-ruling-warehouse = Le prix est payé avant qu’un dépôt acheté reçoive son jeton ; un dépôt déplacé garde le sien et n’en apporte pas d’autre.
ankhor-ruling-scribe = L’achat d’un scribe termine le tour aussitôt : aucune Ankh n’est dépensée après lui, mais celles qu’on a peuvent l’être dans le tour supplémentaire. Les livrets ne disent pas si les limites s’appliquent entre les deux ; ici oui, sauf si l’option scribe_limits est désactivée.
ankhor-ruling-empty = La partie finit aussi, avec le tour de table, quand les pioches et l’offre sont vides.
ankhor-ruling-idle = La partie finit aussi, avec le tour de table, quand les { $turns } derniers tours de tous les joueurs se sont passés sans achat.
ankhor-ruling-carrying = Une tuile qui en porte une autre ne se déplace pas, dans toutes les éditions.
ankhor-ruling-exactly = Un tour a exactement une action principale, et prendre veut dire exactement trois jetons, dans toutes les éditions.
ankhor-ruling-animals = Les animaux doivent être adjacents pour former un groupe, dans toutes les éditions.
ankhor-ruling-ties = Les jetons qui départagent une égalité sont tous ceux qui restent, Ankhs et jetons au dépôt compris ; les jetons bonus ne comptent pas.
ankhor-grouped = { $count } { $of ->
    [blue] tuiles bleues
    [white] tuiles blanches
    [black] tuiles noires
    [green] tuiles vertes
    [red] tuiles rouges
    [jackal] chacals
    [scarab] scarabées
   *[falcon] faucons
  }
