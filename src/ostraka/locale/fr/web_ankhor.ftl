### Ankh'or dans le navigateur.

## Ce qu’il y a sur la table

web-ankhor-offer = Offre
web-ankhor-supply = Réserve
web-ankhor-piles = Piles
web-ankhor-good = { $token ->
    [blue] poisson
    [white] ivoire
    [black] bois
    [green] papyrus
    [red] étoffe
   *[ankh] Ankh
  }
ankhor-token-in-page = { web-ankhor-good }
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
web-ankhor-last-round = dernière manche
web-ankhor-stand = Manche { $round } · { $ending ->
    [yes] la dernière
   *[no] celle d’une { $last }e tuile est la dernière
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
web-ankhor-legend = La bordure dit la couleur
web-ankhor-legend-good = { $good } ({ $colour })
web-ankhor-nearer = Plus près
web-ankhor-farther = Plus loin
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
    [blue] bleu
    [white] blanc
    [black] noir
    [green] vert
    [red] rouge
    [jackal] chacals
    [scarab] scarabées
   *[falcon] faucons
  } : { $count } ensemble, un jeton bonus à { $bonus }

## Noms des choses

web-ankhor-price = prix { $markers }
web-ankhor-column = colonne { $number }, { $tile }, { $price }
web-ankhor-gap = colonne { $number }, vide jusqu’au renouvellement
web-ankhor-spare = économiser { $good }
web-ankhor-sparing = en économisant { $good }
web-ankhor-spare-which = Économiser laquelle ?
web-ankhor-in-supply = { $good }, { $count } dans la réserve
web-ankhor-pile = pile { $number }, { $count ->
    [one] une tuile
   *[other] { $count } tuiles
  }, { $good } au-dessus
web-ankhor-pile-empty = pile { $number }, vide
web-ankhor-pile-number = la pile { $number }
web-ankhor-floor = { $floor ->
    [0] au sol
   *[other] à l’étage { $floor }
  }
web-ankhor-place = { $floor ->
    [0] sol
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
web-ankhor-do-buy = Acheter { $column }, poser { $place } { $spare }
web-ankhor-do-refresh = Renouveler avec { $pile }
web-ankhor-do-move = Déplacer { $tile }, poser { $place }
web-ankhor-do-return = Rendre { $tokens }
web-ankhor-do-end = Terminer le tour

## Actions en un mot

web-ankhor-do-take-verb = Prendre des jetons
web-ankhor-do-buy-verb = Acheter
web-ankhor-do-refresh-verb = Renouveler
web-ankhor-do-move-verb = Déplacer une tuile
web-ankhor-do-return-verb = Rendre des jetons
web-ankhor-do-end-verb = Terminer le tour
web-ankhor-which-tile = quelle tuile ?
web-ankhor-which-place = quelle place ?
web-ankhor-which-spare = quel marqueur économiser ?
web-ankhor-which-pile = quelle pile ?
web-ankhor-domain = Domaine
web-ankhor-domain-of = Domaine de { $name }
web-ankhor-extra = un tour de plus suit
web-ankhor-keeps-nothing = rien

## What is told where the board itself shows the places

web-ankhor-does-buy-on-board = { $spare ->
    [yes] { $seat } achète la tuile { $tile } de la colonne { $column }, la pose à l’étage et économise une ressource ({ $spared }).
   *[no] { $seat } achète la tuile { $tile } de la colonne { $column }.
  }
web-ankhor-does-move-on-board = { $seat } dépense une Ankh et déplace la tuile { $tile }.
