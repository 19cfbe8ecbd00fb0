### Ankh’or dans le navigateur.

## Ce qu’il y a sur la table

web-ankhor-offer = Offre
web-ankhor-supply = Réserve
web-ankhor-piles = Pioches
web-ankhor-good = { $token ->
    [blue] poisson
    [white] ivoire
    [black] bois
    [green] papyrus
    [red] étoffe
   *[ankh] Ankh
  }
    .un = { $token ->
    [red] une étoffe
    [ankh] une Ankh
   *[other] un { web-ankhor-good }
  }
    .de = { $token ->
    [white] d’ivoire
    [red] d’étoffe
    [ankh] d’Ankh
   *[other] de { web-ankhor-good }
  }
ankhor-token-in-page = { web-ankhor-good }
    .un = { web-ankhor-good.un }
    .de = { web-ankhor-good.de }
ankhor-tokens-in-page = { $count } { $token ->
    [blue] { $count ->
        [one] poisson
       *[other] poissons
      }
    [white] { $count ->
        [one] ivoire
       *[other] ivoires
      }
    [black] bois
    [green] papyrus
    [red] { $count ->
        [one] étoffe
       *[other] étoffes
      }
   *[ankh] { $count ->
        [one] Ankh
       *[other] Ankhs
      }
  }
web-ankhor-bonus-left = { $count ->
    [one] { $count } jeton bonus
   *[other] { $count } jetons bonus
  }
web-ankhor-bonus = { $count ->
    [one] { $count } jeton bonus
   *[other] { $count } jetons bonus
  }
web-ankhor-your-domain = Votre domaine
web-ankhor-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } sur { $last }
web-ankhor-last-round = dernier tour de table
web-ankhor-stand = Tour de table { $round } · { $ending ->
    [yes] le dernier
   *[no] la { $last }e tuile déclenche la fin
  }
web-ankhor-your-tokens = Vos jetons
web-ankhor-tokens = Jetons
web-ankhor-limits = ressources { $held } sur { $most } · Ankhs { $ankhs } sur { $ankhmost }
web-ankhor-stored = au dépôt :
web-ankhor-stored-count = { $count } au dépôt
web-ankhor-spendable = { $count ->
    [one] une Ankh à dépenser
   *[other] { $count } Ankhs à dépenser
  }
web-ankhor-would-keep = Il vous resterait
web-ankhor-would-have = Vous en auriez { $held } : { $over ->
    [one] un jeton à rendre
   *[other] { $over } jetons à rendre
  }
web-ankhor-legend = La bordure indique la couleur
web-ankhor-legend-good = { $good } ({ $colour })
web-ankhor-nearer = Zoom avant
web-ankhor-farther = Zoom arrière
web-ankhor-whole = Tout le domaine

## Points et groupes

web-ankhor-your-points = Vos points
web-ankhor-points-of = Points
web-ankhor-points = { $category ->
    [printed] Chiffres sur les tuiles
    [bonus] Jetons bonus
    [animals] Groupes d’animaux
    [colours] Groupes de couleur
   *[tokens] Jetons, trois par trois
  }
web-ankhor-category-printed = Chiffres sur les tuiles
web-ankhor-category-bonus = Jetons bonus
web-ankhor-category-animals = Groupes d’animaux
web-ankhor-category-colours = Groupes de couleur
web-ankhor-category-tokens = Jetons, trois par trois
web-ankhor-total = Total
web-ankhor-becomes = devient
web-ankhor-groups = Groupes
web-ankhor-no-groups = Deux tuiles de même couleur ou de même animal qui se touchent forment un groupe.
web-ankhor-group = { $what ->
    [blue] tuiles bleues
    [white] tuiles blanches
    [black] tuiles noires
    [green] tuiles vertes
    [red] tuiles rouges
    [jackal] chacals
    [scarab] scarabées
   *[falcon] faucons
  } : groupe de { $count }, un jeton bonus à { $bonus }

## Noms des choses

web-ankhor-price = prix { $markers }
web-ankhor-column = colonne { $number }, { $tile }, { $price }
web-ankhor-gap = colonne { $number }, vide jusqu’au prochain arrivage
web-ankhor-spare = économiser { FORM($good, "un") }
web-ankhor-sparing = en économisant { FORM($good, "un") }
web-ankhor-spare-which = Quel marqueur économiser ?
web-ankhor-in-supply = { $good }, { $count } dans la réserve
web-ankhor-pile = pioche { $number }, { $count ->
    [one] une tuile
   *[other] { $count } tuiles
  }, { $good } au-dessus
web-ankhor-pile-empty = pioche { $number }, vide
web-ankhor-pile-number = la pioche { $number }
web-ankhor-floor = { $floor ->
    [0] à la base
   *[other] à l’étage { $floor }
  }
web-ankhor-place = { $floor ->
    [0] base
   *[other] étage { $floor }
  }{ $side ->
    [left] , { $across } à gauche
    [right] , { $across } à droite
   *[none] {""}
  }{ $way ->
    [up] , { $along } en haut
    [down] , { $along } en bas
   *[none] {""}
  }
web-ankhor-free-place = construire ici : { $place }
web-ankhor-placed = { $tile }, { $place }{ $covered ->
    [yes] , en partie couverte
   *[no] {""}
  }{ $stores ->
    [yes] , porte un jeton
   *[no] {""}
  }

## Actions, en phrases à compléter

web-ankhor-do-take = Prendre { $tokens }
web-ankhor-do-buy = Acheter { $column } et poser la tuile { $place } { $spare }
web-ankhor-do-refresh = Faire arriver des tuiles de { $pile }
web-ankhor-do-move = Déplacer { $tile } et reposer la tuile { $place }
web-ankhor-do-return = Rendre { $tokens }
web-ankhor-do-end = Terminer le tour

## Actions en un mot

web-ankhor-do-take-verb = Prendre des jetons
web-ankhor-do-buy-verb = Acheter
web-ankhor-do-refresh-verb = Nouvelles tuiles
web-ankhor-do-move-verb = Déplacer une tuile
web-ankhor-do-return-verb = Rendre des jetons
web-ankhor-do-end-verb = Terminer le tour
web-ankhor-which-tile = quelle tuile ?
web-ankhor-which-place = à quelle place ?
web-ankhor-which-spare = quel marqueur économiser ?
web-ankhor-which-pile = quelle pioche ?
web-ankhor-domain = Domaine
web-ankhor-domain-of = Domaine { FORM($name, "de") }
web-ankhor-extra = un tour supplémentaire suit
web-ankhor-keeps-nothing = rien

## What is told where the board itself shows the places

web-ankhor-does-buy-on-board = { $spare ->
    [yes] { PERSON($seat) ->
    [you] Vous achetez
   *[other] { $seat } achète
  } { FORM($tile, "le") } de la colonne { $column } pour l’étage et { PERSON($seat) ->
    [you] économisez
   *[other] économise
  } { FORM($spared, "un") }.
   *[no] { PERSON($seat) ->
    [you] Vous achetez
   *[other] { $seat } achète
  } { FORM($tile, "le") } de la colonne { $column }.
  }
web-ankhor-does-move-on-board = { PERSON($seat) ->
    [you] Vous dépensez une Ankh et déplacez
   *[other] { $seat } dépense une Ankh et déplace
  } { FORM($tile, "le") }.
web-ankhor-why-taken-on-board = Il y a déjà une tuile à cet endroit.
web-ankhor-why-origin-on-board = La première tuile de votre domaine se pose au centre.
web-ankhor-why-side-on-board = Une tuile de la base doit toucher par un côté une autre tuile de votre base.
web-ankhor-why-square-on-board = Il n’y a pas de carré complet de quatre tuiles sous cet endroit.
web-ankhor-why-colour-on-board = Pour construire à l’étage, une des quatre tuiles du dessous doit être de la même couleur ({ $colour }).
web-ankhor-why-carries-on-board = Cette tuile en porte une autre et ne peut pas être déplacée.
web-ankhor-no-tile-there-on-board = Vous n’avez pas de tuile à cet endroit.
web-ankhor-told-placed-on-board = { PERSON($seat) ->
    [you] Votre tuile est posée : { $tile }.
   *[other] La tuile { FORM($seat, "de") } est posée : { $tile }.
  }
web-ankhor-this-tile = { FORM($tile, "le") }
web-ankhor-about = { $what ->
    [jackal] Chacal : 1 point dans un groupe d’au moins deux chacals de toute couleur ; à partir de cinq, un jeton bonus.
    [scarab] Scarabée : 1 point dans un groupe d’au moins deux scarabées de toute couleur ; à partir de cinq, un jeton bonus.
    [falcon] Faucon : 1 point dans un groupe d’au moins deux faucons de toute couleur ; à partir de cinq, un jeton bonus.
    [two] Deux points : vaut 2 points à la fin, recouverte ou non.
    [warehouse] Dépôt : apporte un jeton de sa couleur à l’achat et en stocke un en plus de la limite de 5 tant que rien ne le recouvre.
    [scribe] Scribe : acheté et posé, il apporte aussitôt un autre tour complet.
    [ankh] Ankh : paie de nouvelles tuiles dans l’offre ou le déplacement d’une de vos tuiles, dès votre prochain tour ; vous pouvez en garder 2.
    [resource] Ressource : paie les tuiles ; vous pouvez en garder 5 à la fin de votre tour.
    [price] Prix : une ressource par marqueur ; une tuile construite à l’étage coûte un marqueur de moins.
    [pile] Pioche : les nouvelles tuiles viennent d’une des deux ; on voit la couleur de la première tuile.
    [bonus] Jeton bonus : 3 points pour chaque groupe de couleur ou d’animal d’au moins cinq tuiles.
   *[desert] Désert : il a sa couleur et rien d’autre.
  }
