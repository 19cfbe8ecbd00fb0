### Ankh'or.

ankhor-option-edition = Livret de règles

## Noms

ankhor-seat = Joueur { $number }
ankhor-token = { $token ->
    [blue] bleu
    [white] blanc
    [black] noir
    [green] vert
    [red] rouge
   *[ankh] ankh
  }
ankhor-tokens = { $count } { $token }
ankhor-tile = { $kind ->
    [jackal] chacal
    [scarab] scarabée
    [falcon] faucon
    [two] deux points
    [warehouse] entrepôt
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
   *[ankh] ankh
  }
ankhor-short = { $short } { $kind ->
    [jackal] chacal
    [scarab] scarabée
    [falcon] faucon
    [two] deux points
    [warehouse] entrepôt
    [scribe] scribe
   *[desert] désert
  }
ankhor-kind = { $kind ->
    [jackal] chacal
    [scarab] scarabée
    [falcon] faucon
    [two] deux points
    [warehouse] entrepôt
    [scribe] scribe
   *[desert] désert
  }
ankhor-items-tile = Tuiles

## Ce que fait une action

ankhor-does-take = { $seat } prend { $tokens }.
ankhor-does-buy = { $seat } achète la tuile { $tile } et la pose en { $place }.
ankhor-does-buy-up = { $seat } achète la tuile { $tile }, la pose à l'étage en { $place } et économise { $spared }.
ankhor-does-refresh = { $seat } dépense un ankh et renouvelle l'offre avec la pile { $pile }.
ankhor-does-move = { $seat } dépense un ankh et déplace la tuile { $tile } de { $start } à { $place }.
ankhor-does-return = { $seat } rend { $tokens }.
ankhor-does-end = { $seat } termine son tour.

## La fin

ankhor-reason-thirteen = Un domaine a atteint treize tuiles et la manche est complète.
ankhor-reason-nothing-left = Il n'y a plus de tuiles ni dans les piles ni dans l'offre.
ankhor-reason-given-up = Pendant quarante tours personne n'a acheté de tuile.

## La table en texte

ankhor-draw-main = Manche { $round }{ $last ->
    [yes] , la dernière
   *[no] {""}
  }. { $seat } : prendre trois jetons ou acheter une tuile. Ankhs à dépenser : { $ankhs }.
ankhor-draw-after = Manche { $round }{ $last ->
    [yes] , la dernière
   *[no] {""}
  }. { $seat } : dépenser un ankh ou terminer le tour. Ankhs à dépenser : { $ankhs }.
ankhor-draw-return = Manche { $round }{ $last ->
    [yes] , la dernière
   *[no] {""}
  }. { $seat } doit rendre des jetons : ressources { $resources }, ankhs { $ankhs }.
ankhor-draw-over = La partie est finie après { $round } manches.
ankhor-draw-offer = Offre : colonne, prix, tuile
ankhor-draw-pile = Pile { $number } : { $size }, dos visible { $back }
ankhor-draw-pile-empty = Pile { $number } : vide
ankhor-draw-supply = Réserve : { $tokens } ; jetons bonus { $bonus }
ankhor-draw-points = { $seat } · tuiles { $count } · points { $score } (sur les tuiles { $tiles }, bonus { $bonus }, animaux { $animals }, couleurs { $colours }, jetons { $tokens })
ankhor-draw-tokens = Jetons : { $tokens } · entreposés : { $stored } · jetons bonus : { $count }
ankhor-draw-floor = { $level ->
    [0] Sol
   *[other] Étage { $level }
  }
ankhor-draw-legend =
    { $colours }
    { $kinds }
    ^ porte une tuile · * entrepose un jeton

## Textes qui ne sont pas des actions

ankhor-bad-verb = « { $text } » n'est pas une action ; une action commence par take, buy, refresh, move, return ou end.
ankhor-bad-form-take = « take » nomme trois jetons, comme dans « take b b a ».
ankhor-bad-form-buy = « buy » nomme une colonne et une place, et à l'étage la ressource économisée, comme dans « buy 4 @1,0 » ou « buy 5 @0.5,0.5 spare r ».
ankhor-bad-form-refresh = « refresh » nomme une pile, comme dans « refresh 2 ».
ankhor-bad-form-move = « move » nomme deux places, comme dans « move 0,1 2,1 ».
ankhor-bad-form-return = « return » nomme les jetons rendus, comme dans « return g r ».
ankhor-bad-form-end = Pour terminer le tour le mot « end » suffit.
ankhor-bad-place = « { $text } » n'est pas une place ; on écrit 1,0 ou 0.5,0.5 ou, au deuxième étage, 1,1^2.
ankhor-mixed-place = La place { $text } n'existe pas : au sol et au deuxième étage les deux nombres sont entiers, au premier ce sont deux demis.
ankhor-too-far = { $place } est au-delà du bord de la table, à { $reach } pas de l'origine.
ankhor-bad-token = « { $text } » n'est pas un jeton ; les jetons sont b, w, k, g, r et a.
ankhor-bad-resource = « { $text } » n'est pas une ressource ; les ressources sont b, w, k, g et r.
ankhor-bad-number = « { $text } » n'est pas un nombre de 1 à { $highest }.
ankhor-no-tile-there = Vous n'avez pas de tuile en { $place }.
ankhor-return-too-many = Personne n'a autant de jetons d'un même type.

## Pourquoi une action n'est pas permise

ankhor-why-over = La partie est finie.
ankhor-why-legal = Cette action est permise maintenant.
ankhor-why-return-first = Rendez d'abord ce qui dépasse la limite : { $resources } de vos ressources et { $ankhs } de vos ankhs.
ankhor-why-main-done = Vous avez déjà fait votre action principale ce tour-ci.
ankhor-why-main-first = Avant de terminer le tour, prenez trois jetons ou achetez une tuile.
ankhor-why-supply = La réserve n'en a pas autant : il reste { $left } de { $token }.
ankhor-why-gap = La colonne { $column } de l'offre est vide.
ankhor-why-price = Vous ne pouvez pas payer la tuile { $tile } ; il manque : { $missing }.
ankhor-why-taken = Il y a déjà une tuile en { $place }.
ankhor-why-origin = La première tuile d'un domaine va à l'origine, 0,0.
ankhor-why-side = Une tuile au sol doit toucher par un côté une autre de vos tuiles au sol, ce qui n'est pas le cas en { $place }.
ankhor-why-square = Il n'y a pas de carré complet de quatre tuiles sous { $place }.
ankhor-why-floors = Le livret { $edition } ne permet aucune tuile au-dessus de l'étage { $floors }.
ankhor-why-colour = Pour construire à l'étage, une des quatre tuiles du dessous doit être de la couleur de la tuile : il n'y a pas de { $colour } sous { $place }.
ankhor-why-spare-ground = On n'économise une ressource qu'à l'étage ; au sol on paie le prix entier.
ankhor-why-spare-name = À l'étage on économise une ressource du prix : dites laquelle, comme dans « spare r ».
ankhor-why-spare-marker = On ne peut pas économiser { $token } : aucun marqueur de ce type au-dessus de la colonne { $column }.
ankhor-why-ankh-none = Cela coûte un ankh et vous n'en avez pas.
ankhor-why-ankh-new = Cela coûte un ankh, et un ankh pris ce tour-ci ne peut pas être dépensé ce tour-ci.
ankhor-why-refresh-nothing = Renouveler l'offre ne changerait rien maintenant.
ankhor-why-pile-empty = La pile { $pile } est vide et l'autre ne l'est pas.
ankhor-why-carries = La tuile en { $place } en porte une autre et ne peut pas être déplacée.
ankhor-why-same-place = Une tuile déplacée doit changer de place.
ankhor-why-floor-ground = Une tuile au sol ne peut aller qu'à une autre place au sol.
ankhor-why-floor-upper = Une tuile d'étage ne peut aller que sur quatre autres tuiles.
ankhor-why-no-return = On ne rend des jetons qu'à la fin d'un tour, quand il y en a trop.
ankhor-why-return-exactly = Rendez exactement ce qui dépasse la limite : { $resources } de vos ressources et { $ankhs } de vos ankhs.
ankhor-why-not-held = Vous n'en avez pas autant à rendre : il y a { $held } de { $token } dans votre stock.

## Ce qui peut être faux dans une position

ankhor-position-json = Une position d'Ankh'or est un objet JSON.
ankhor-position-unknown = La position a un champ inconnu, « { $field } ».
ankhor-position-field = Le champ « { $field } » manque ou n'a pas la bonne forme.
ankhor-position-edition = La position est pour le livret « { $given } » et l'option de la partie est « { $edition } ».
ankhor-position-players = Une position demande une liste de deux, trois ou quatre domaines.
ankhor-position-many-tiles = Le joueur { $seat } a plus de { $most } tuiles.
ankhor-position-tile = Le champ « { $field } » ne nomme pas une tuile, comme « blue jackal ».
ankhor-position-stored-twice = Le joueur { $seat } entrepose deux jetons d'une couleur.
ankhor-position-column = La colonne { $column } doit avoir { $size } marqueurs de prix.
ankhor-position-offer = L'offre doit avoir { $columns } colonnes, avec null pour un vide.
ankhor-position-piles-offer = Une position qui donne les piles doit aussi donner l'offre.
ankhor-position-removed = Les tuiles retirées ne sont pas celles qui manquent ailleurs.
ankhor-position-pile = La pile { $pile } ne peut pas avoir plus de { $most } tuiles.
ankhor-position-tile-mix = Il y a { $count } tuiles { $tile } et le jeu n'en a que { $most }.
ankhor-position-missing = Des tuiles manquent : { $count } ; elles ne quittent le jeu qu'à deux joueurs.
ankhor-position-markers = Il y a { $count } marqueurs de { $token } et il en faut { $each }.
ankhor-position-alike = Les trois marqueurs de la colonne { $column } sont identiques.
ankhor-position-tokens = Les joueurs ont { $count } jetons de { $token } et il n'y en a que { $most }.
ankhor-position-bonus-supply = Les joueurs ont plus que les { $most } jetons bonus qui existent.
ankhor-position-place = Le joueur { $seat } a deux tuiles en { $place }.
ankhor-position-air = La tuile du joueur { $seat } en { $place } ne repose pas sur quatre tuiles.
ankhor-position-origin = La seule tuile du joueur { $seat } doit être à l'origine, 0,0.
ankhor-position-apart = Aucune tuile du joueur { $seat } n'en touche une autre par un côté.
ankhor-position-beyond = Entre la tuile { $tiles } et la dernière, le joueur { $seat } n'a pu acheter que des scribes.
ankhor-position-stored = Le joueur { $seat } n'a pas d'entrepôt découvert où entreposer un jeton de { $token }.
ankhor-position-bonus = Le joueur { $seat } a { $count } jetons bonus pour { $groups } groupes.
ankhor-position-limit = Le joueur { $seat } a plus de jetons qu'il n'est possible à ce moment.
ankhor-position-over = La raison donnée pour la fin de la partie ne convient pas à la table.
ankhor-position-over-turn = Quand la partie est finie aucun tour n'est en cours.
ankhor-position-ended = Le joueur { $seat } a déjà { $tiles } tuiles, la partie serait donc finie.
ankhor-position-idle = Après { $idle } tours sans achat la partie serait finie.
ankhor-position-nothing-left = Sans tuile à acheter la partie serait finie.
ankhor-position-bought = Aucune tuile n'a pu être achetée ce tour-ci.
ankhor-position-extra = Un tour supplémentaire n'attend que pendant qu'on rend des jetons après l'achat d'un scribe.
ankhor-position-after = Après l'action principale ce tour se serait terminé de lui-même : aucun ankh ne peut être dépensé.
ankhor-position-spendable = Les ankhs à dépenser doivent être entre { $fewest } et { $most }.
ankhor-position-return = Il n'y a pas de jetons à rendre.
ankhor-position-storable = Un jeton de { $token } serait entreposé avant qu'un jeton soit rendu.

## Décisions

ankhor-ruling-components = La composition des tuiles, celle des marqueurs et l'ordre des colonnes ne sont pas imprimés dans les livrets ; les nôtres viennent d'autres sources.
ankhor-ruling-floors = Le livret français ne parle que d'un premier étage : son édition a un seul étage ; dans les autres les étages suivants obéissent à la même règle.
ankhor-ruling-pile = On renouvelle avec une pile qui a encore des tuiles ; si les deux sont vides on nomme la pile 1.
ankhor-ruling-refresh = Quand les deux piles sont vides l'offre reste incomplète, et on ne renouvelle que si une tuile est retirée, glissée ou piochée.
ankhor-ruling-islands = Un déplacement peut couper un domaine en îles.
ankhor-ruling-place = Une tuile déplacée doit changer de place.
ankhor-ruling-reach = Aucune tuile n'est à plus de { $reach } pas de l'origine, dans aucune direction.
ankhor-ruling-merged = Un jeton bonus appartient à chaque grand groupe quelle que soit sa taille : deux groupes réunis n'en gardent qu'un.
ankhor-ruling-bonus = Quand il n'y a plus de jetons bonus on n'en prend pas ; on peut le prendre après une pose ou un déplacement ultérieur du même joueur, si l'un d'eux est revenu.
ankhor-ruling-tokens = On paie avec les jetons entreposés avant le stock, et en fin de tour les jetons en trop sont entreposés, dans l'ordre bleu, blanc, noir, vert, rouge, avant d'en rendre.
ankhor-ruling-covered = Un jeton entreposé qui est recouvert est perdu même si le stock a de la place (dans l'édition française il va au stock).
ankhor-ruling-warehouse = Le prix est payé avant qu'un entrepôt acheté reçoive son jeton ; un entrepôt déplacé garde le sien et n'en apporte pas d'autre.
ankhor-ruling-empty = La partie finit aussi, avec la manche, quand les piles et l'offre sont vides.
ankhor-ruling-idle = La partie finit aussi, avec la manche, quand les { $turns } derniers tours de tous les joueurs ont passé sans achat.
ankhor-ruling-carrying = Une tuile qui en porte une autre ne se déplace pas, dans toutes les éditions.
ankhor-ruling-exactly = Un tour a exactement une action principale, et prendre veut dire exactement trois jetons, dans toutes les éditions.
ankhor-ruling-animals = Les animaux doivent être adjacents pour former un groupe, dans toutes les éditions.
