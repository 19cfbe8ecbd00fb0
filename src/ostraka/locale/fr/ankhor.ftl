### Ankh'or.

ankhor-option-edition = Livret de règles
ankhor-option-merged_bonus = Les groupes réunis gardent tous leurs jetons bonus
ankhor-option-covered_at_once = Livret français : la limite s’applique dès qu’un dépôt plein est recouvert
ankhor-option-scribe_limits = Les limites s’appliquent avant le tour supplémentaire d’un scribe
ankhor-value-en = anglais
ankhor-value-es = espagnol
ankhor-value-fr = français

## Noms

ankhor-seat = Joueur { $number }
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
ankhor-tokens = { $count } { $token ->
    [blue] { $count ->
        [one] bleue
       *[other] bleues
      }
    [white] { $count ->
        [one] blanche
       *[other] blanches
      }
    [black] { $count ->
        [one] noire
       *[other] noires
      }
    [green] { $count ->
        [one] verte
       *[other] vertes
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
    [one] une ressource
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
    [jackal] chacal
    [scarab] scarabée
    [falcon] faucon
    [two] 2 points
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
    [scribe] À l’achat le tour s’achève aussitôt et un tour complet de plus commence.
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
ankhor-verb-refresh = renouveler l’offre
ankhor-verb-move = déplacer une tuile
ankhor-verb-return = rendre des jetons
ankhor-verb-end = terminer le tour
ankhor-slot-tokens = jetons
ankhor-slot-column = colonne
ankhor-slot-place = place
ankhor-slot-spare = ressource économisée
ankhor-slot-pile = pile
ankhor-slot-tile = tuile
ankhor-slot-ankhs = Ankhs
ankhor-points-printed = pour les chiffres sur les tuiles
ankhor-points-bonus = pour les jetons bonus
ankhor-points-animals = pour les groupes d’animaux
ankhor-points-colours = pour les groupes de couleur
ankhor-points-tokens = pour les jetons restants
ankhor-items-tile = Tuiles

## Ce que fait une action

ankhor-does-take = { $seat } prend { $tokens }.
ankhor-does-buy = { $spare ->
    [yes] { $seat } achète la tuile { $tile } de la colonne { $column }, la pose à l’étage en { $place } et économise une ressource ({ $spared }).
   *[no] { $seat } achète la tuile { $tile } de la colonne { $column } et la pose en { $place }.
  }
ankhor-does-refresh = { $seat } dépense une Ankh et renouvelle l’offre avec la pile { $pile }.
ankhor-does-move = { $seat } dépense une Ankh et déplace la tuile { $tile } de { $start } à { $place }.
ankhor-does-return = { $seat } rend { $tokens }.
ankhor-does-end = { $seat } termine son tour.

## Ce qui s’ensuit

ankhor-told-pays = { $seat } paie { $tokens }.
ankhor-told-gets = { $seat } reçoit { $tokens } de la réserve.
ankhor-told-gives = { $seat } remet { $tokens } dans la réserve.
ankhor-told-stores = { $seat } met { $tokens } au dépôt.
ankhor-told-stocked = Le nouveau dépôt de { $seat } reçoit { $tokens } de la réserve.
ankhor-told-covered = Le dépôt de { $seat } est recouvert : { $tokens } retourne dans la réserve.
ankhor-told-uncovered = Le dépôt de { $seat } est recouvert : { $tokens } va dans le stock.
ankhor-told-placed = La tuile { $tile } de { $seat } est en { $place }.
ankhor-told-removed = La tuile { $tile } quitte le jeu.
ankhor-told-drawn = { $count ->
    [one] Nouveau dans l’offre : { $tiles }.
   *[other] Nouveau dans l’offre, de gauche à droite : { $tiles }.
  }
ankhor-told-comes = { $count ->
    [one] Une tuile vient
   *[other] { $count } tuiles viennent
  } de la pile { $pile }.
ankhor-told-slid = La tuile { $tile } glisse vers la colonne { $column }.
ankhor-told-turned-up = La tuile { $tile } est révélée dans la colonne { $column }.
ankhor-told-bonus = { $count ->
    [one] { $seat } prend un jeton bonus.
   *[other] { $seat } prend { $count } jetons bonus.
  }
ankhor-told-bonus-lost = { $count ->
    [one] { $seat } rend un jeton bonus.
   *[other] { $seat } rend { $count } jetons bonus.
  }
ankhor-told-group-forms = { $seat } : un { $group } de { $count } se forme.
ankhor-told-group-grows = { $seat } : le { $group } passe à { $count }.
ankhor-told-group-merges = { $seat } : des groupes se réunissent en un { $group } de { $count }.
ankhor-told-group-shrinks = { $seat } : le { $group } se réduit à { $count }.
ankhor-told-group-split = { $seat } : le { $group } se coupe en groupes de { $sizes } ; le plus grand en a { $count }.
ankhor-told-group-gone = { $seat } : le { $group } de { $count } se défait.
ankhor-told-limit = { $seat } a trop de jetons : { $surplus } de trop.
ankhor-told-extra = Le scribe offre à { $seat } un tour de plus.
ankhor-told-turn = C’est au tour de { $seat }.
ankhor-told-round = La manche { $round } commence.
ankhor-told-last-round = Un domaine a { $count } tuiles : cette manche est la dernière.

## La fin

ankhor-reason-thirteen = Un domaine a atteint treize tuiles et la manche est complète.
ankhor-reason-nothing-left = Il n’y a plus de tuiles ni dans les piles ni dans l’offre.
ankhor-reason-given-up = Pendant quarante tours personne n’a acheté de tuile.
ankhor-tie-tiles = { $ended } { $seats } sont à égalité avec { $points } points ; le plus petit nombre de tuiles, { $count }, tranche pour { $winners }.
ankhor-tie-fewer-tokens = { $ended } { $seats } sont à égalité avec { $points } points et autant de tuiles ; le plus petit nombre de jetons restants, { $count }, tranche pour { $winners }.
ankhor-tie-more-tokens = { $ended } { $seats } sont à égalité avec { $points } points et autant de tuiles ; le plus grand nombre de jetons restants, { $count }, tranche pour { $winners }.
ankhor-tie-shared = { $ended } { $seats } sont à égalité avec { $points } points, autant de tuiles et autant de jetons : la victoire est partagée.

## Ce qui est demandé

ankhor-question-main = { $seat } : prendre trois jetons ou acheter une tuile{ $ankhs ->
    [0] {""}
    [one] ; une Ankh peut être dépensée
   *[other] ; { $ankhs } Ankhs peuvent être dépensées
  }.
ankhor-question-after = { $seat } : dépenser une Ankh ({ $ankhs } à dépenser) ou terminer le tour.
ankhor-question-return = { $seat } : rendre ce qui dépasse la limite : { $surplus }.

## La table en texte

ankhor-draw-round = Manche { $round }{ $last ->
    [yes] , la dernière
   *[no] {""}
  } · livret { $edition ->
    [es] espagnol
    [fr] français
   *[en] anglais
  }
ankhor-draw-over = La partie est finie après { $round ->
    [one] une manche
   *[other] { $round } manches
  } · livret { $edition ->
    [es] espagnol
    [fr] français
   *[en] anglais
  }
ankhor-draw-offer = Offre : colonne, prix, tuile
ankhor-draw-pile = Pile { $number } : { $size ->
    [one] une tuile
   *[other] { $size } tuiles
  }, dos visible { $back }
ankhor-draw-pile-empty = Pile { $number } : vide
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
    [0] Sol
   *[other] Étage { $level }
  }
ankhor-draw-marks = ^ porte une tuile · * garde un jeton · + place libre

## Textes qui ne sont pas des actions

ankhor-bad-verb = « { $text } » n’est pas une action ; une action commence par take, buy, refresh, move, return ou end.
ankhor-bad-form-take = « take » nomme trois jetons, comme dans « take b b a ».
ankhor-bad-form-buy = « buy » nomme une colonne et une place, et à l’étage la ressource économisée, comme dans « buy 4 @1,0 » ou « buy 5 @0.5,0.5 spare r ».
ankhor-bad-form-refresh = « refresh » nomme une pile, comme dans « refresh 2 ».
ankhor-bad-form-move = « move » nomme deux places, comme dans « move 0,1 2,1 ».
ankhor-bad-form-return = « return » nomme les jetons rendus, comme dans « return g r ».
ankhor-bad-form-end = Pour terminer le tour le mot « end » suffit.
ankhor-bad-place = « { $text } » n’est pas une place ; on écrit 1,0 ou 0.5,0.5 ou, au deuxième étage, 1,1^2.
ankhor-mixed-place = La place { $text } n’existe pas : au sol et au deuxième étage les deux nombres sont entiers, au premier ce sont deux demis.
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
ankhor-why-supply = La réserve n’en a pas autant : il en reste { $left } de type { $token }.
ankhor-why-gap = La colonne { $column } de l’offre est vide.
ankhor-why-price = Vous ne pouvez pas payer la tuile { $tile } ; il manque : { $missing }.
ankhor-why-taken = Il y a déjà une tuile en { $place }.
ankhor-why-origin = La première tuile d’un domaine va à l’origine, 0,0.
ankhor-why-side = Une tuile au sol doit toucher par un côté une autre de vos tuiles au sol, ce qui n’est pas le cas en { $place }.
ankhor-why-square = Il n’y a pas de carré complet de quatre tuiles sous { $place }.
ankhor-why-floors = Le livret { $edition } ne permet aucune tuile au-dessus de l’étage { $floors }.
ankhor-why-colour = Pour construire à l’étage, une des quatre tuiles du dessous doit être de la couleur de la tuile : il n’y a pas de tuile de couleur { $colour } sous { $place }.
ankhor-why-spare-ground = On n’économise une ressource qu’à l’étage ; au sol on paie le prix entier.
ankhor-why-spare-name = À l’étage on économise une ressource du prix : dites laquelle, comme dans « spare r ».
ankhor-why-spare-marker = On ne peut pas économiser cette ressource ({ $token }) : aucun marqueur de ce type au-dessus de la colonne { $column }.
ankhor-why-ankh-none = Cela coûte une Ankh et vous n’en avez pas.
ankhor-why-ankh-new = Cela coûte une Ankh, et une Ankh prise ce tour-ci ne peut pas être dépensée ce tour-ci.
ankhor-why-refresh-nothing = Renouveler l’offre ne changerait rien maintenant.
ankhor-why-pile-empty = La pile { $pile } est vide et l’autre ne l’est pas.
ankhor-why-carries = La tuile en { $place } en porte une autre et ne peut pas être déplacée.
ankhor-why-same-place = Une tuile déplacée doit changer de place.
ankhor-why-floor-ground = Une tuile au sol ne peut aller qu’à une autre place au sol.
ankhor-why-floor-upper = Une tuile d’étage ne peut aller que sur quatre autres tuiles.
ankhor-why-no-return = On ne rend des jetons qu’à la fin d’un tour, quand il y en a trop.
ankhor-why-return-exactly = Rendez exactement ce qui dépasse la limite : { $surplus }.
ankhor-why-not-held = Vous n’en avez pas autant à rendre : votre stock en a { $held } de type { $token }.

## Ce qui peut être faux dans une position

ankhor-position-problem = { $field } : { $reason }
ankhor-position-json = Une position d’Ankh'or est un objet JSON et rien d’autre.
ankhor-position-long = Une position d’Ankh'or n’a pas plus de { $most } caractères.
ankhor-position-unknown = Ce champ n’existe pas.
ankhor-position-field = Ce champ manque ou n’a pas la bonne forme.
ankhor-position-edition = La position est pour le livret « { $given } » et l’option de la partie est « { $edition } ».
ankhor-position-players = Une position demande une liste de deux, trois ou quatre domaines.
ankhor-position-many-tiles = Aucun domaine n’a plus de { $most } tuiles.
ankhor-position-tile = Ceci ne nomme pas une tuile, comme « blue jackal » ou, dans un domaine, « blue jackal @0,0 ».
ankhor-position-stored-twice = Deux jetons au dépôt ont la même couleur.
ankhor-position-column = Cette colonne doit avoir { $size } marqueurs de prix.
ankhor-position-offer = L’offre doit avoir { $columns } colonnes, avec null pour un vide.
ankhor-position-piles-offer = Une position qui donne les piles doit aussi donner l’offre.
ankhor-position-removed = Ce ne sont pas les tuiles qui manquent ailleurs.
ankhor-position-pile = Cette pile ne peut pas avoir plus de { $most } tuiles.
ankhor-position-tile-mix = Cette tuile { $tile } est de trop : le jeu en a { $most }.
ankhor-position-missing = { $count ->
    [one] Il manque une tuile
   *[other] Il manque { $count } tuiles
  } ; elles ne quittent le jeu qu’à deux joueurs.
ankhor-position-markers = Il faut { $each } marqueurs de type { $token }, non { $count }.
ankhor-position-alike = Les trois marqueurs de cette colonne sont identiques.
ankhor-position-tokens = Les joueurs ont { $count } jetons de type { $token } et il n’y en a que { $most }.
ankhor-position-bonus-supply = Les joueurs ont plus que les { $most } jetons bonus qui existent.
ankhor-position-place = Il y a une autre tuile en { $place }.
ankhor-position-air = La tuile en { $place } ne repose pas sur quatre tuiles.
ankhor-position-apart = Aucune tuile de ce domaine n’en touche une autre par un côté.
ankhor-position-beyond = Entre la tuile { $tiles } et la dernière on n’a pu acheter que des scribes.
ankhor-position-stored = Il n’y a pas de dépôt découvert pour un jeton de type { $token }.
ankhor-position-bonus = Jetons bonus : { $count } ; groupes qui en méritent un : { $groups }.
ankhor-position-limit = C’est plus de jetons qu’il n’est possible à ce moment.
ankhor-position-over = Cette raison de la fin de la partie ne convient pas à la table.
ankhor-position-over-turn = Quand la partie est finie aucun tour n’est en cours.
ankhor-position-ended = Avec déjà { $tiles } tuiles ici la partie serait finie.
ankhor-position-idle = Après { $idle } tours sans achat la partie serait finie.
ankhor-position-nothing-left = Sans tuile à acheter la partie serait finie.
ankhor-position-bought = Aucune tuile n’a pu être achetée ce tour-ci.
ankhor-position-extra = Un tour de plus n’attend que pendant qu’on rend des jetons après l’achat d’un scribe.
ankhor-position-merged = Seul un grand groupe unique peut avoir deux jetons bonus, et seulement si les groupes réunis gardent les leurs.
ankhor-position-resume = On ne rend des jetons au milieu d’un tour que si la limite s’applique dès qu’un dépôt plein est recouvert.
ankhor-position-after = Après l’action principale ce tour se serait terminé de lui-même : aucune Ankh ne peut être dépensée.
ankhor-position-spendable = Les Ankhs à dépenser doivent être entre { $fewest } et { $most }.
ankhor-position-return = Il n’y a pas de jetons à rendre.
ankhor-position-storable = Un jeton de type { $token } irait au dépôt avant qu’un jeton soit rendu.

## Décisions

ankhor-ruling-components = La composition des tuiles, celle des marqueurs et l’ordre des colonnes ne sont pas imprimés dans les livrets ; les nôtres viennent d’autres sources.
ankhor-ruling-opening = La pile d’où vient la première offre est tirée au sort.
ankhor-ruling-backs = Les couleurs au dos des deux tuiles du dessus sont publiques dans toutes les éditions, même si seul le livret français en parle.
ankhor-ruling-floors = Le livret français ne parle que d’un premier étage : son édition a un seul étage ; dans les autres les étages suivants obéissent à la même règle.
ankhor-ruling-pile = On renouvelle avec une pile qui a encore des tuiles ; si les deux sont vides on nomme la pile 1.
ankhor-ruling-refresh = Quand les deux piles sont vides l’offre reste incomplète, et on ne renouvelle que si une tuile est retirée, glissée ou piochée.
ankhor-ruling-islands = Un déplacement peut couper un domaine en îles.
ankhor-ruling-place = Une tuile déplacée doit changer de place.
ankhor-ruling-reach = Aucune tuile n’est à plus de { $reach } pas de l’origine, dans aucune direction.
ankhor-ruling-merged = Les livrets ne disent pas ce que deviennent les jetons bonus de deux grands groupes qui se rejoignent. Ici, un grand groupe a un seul jeton quelle que soit sa taille, l’autre est donc rendu ; avec l’option merged_bonus, les deux restent jusqu’à ce que le groupe se défasse.
ankhor-ruling-bonus = Quand il n’y a plus de jetons bonus on n’en prend pas ; on peut le prendre après une pose ou un déplacement ultérieur du même joueur, si l’un d’eux est revenu.
ankhor-ruling-tokens = On paie avec les jetons au dépôt avant ceux du stock, et en fin de tour les jetons en trop vont au dépôt, dans l’ordre bleu, blanc, noir, vert, rouge, avant d’en rendre.
ankhor-ruling-covered = Un jeton au dépôt qui est recouvert est perdu même si le stock a de la place. Dans l’édition française, il va au stock ; le livret ne dit pas si la limite s’applique aussitôt ou à la fin du tour : ici à la fin, aussitôt avec l’option covered_at_once.
ankhor-ruling-warehouse = Le prix est payé avant qu’un dépôt acheté reçoive son jeton ; un dépôt déplacé garde le sien et n’en apporte pas d’autre.
ankhor-ruling-scribe = L’achat d’un scribe termine le tour aussitôt : aucune Ankh n’est dépensée après lui, mais celles qu’on a peuvent l’être dans le tour supplémentaire. Les livrets ne disent pas si les limites s’appliquent entre les deux ; ici oui, sauf si l’option scribe_limits est désactivée.
ankhor-ruling-empty = La partie finit aussi, avec la manche, quand les piles et l’offre sont vides.
ankhor-ruling-idle = La partie finit aussi, avec la manche, quand les { $turns } derniers tours de tous les joueurs ont passé sans achat.
ankhor-ruling-carrying = Une tuile qui en porte une autre ne se déplace pas, dans toutes les éditions.
ankhor-ruling-exactly = Un tour a exactement une action principale, et prendre veut dire exactement trois jetons, dans toutes les éditions.
ankhor-ruling-animals = Les animaux doivent être adjacents pour former un groupe, dans toutes les éditions.
ankhor-ruling-ties = Les jetons qui départagent une égalité sont tous ceux qui restent, Ankhs et jetons au dépôt compris ; les jetons bonus ne comptent pas.
