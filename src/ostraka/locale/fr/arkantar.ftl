### Arkantar.

arkantar-black = Noir
    .de = des Noirs
    .a = aux Noirs
arkantar-white = Blanc
    .de = des Blancs
    .a = aux Blancs
arkantar-monarch = Reine/Roi
    .le = la Reine/Roi
    .Le = La Reine/Roi
    .un = une Reine/Roi
arkantar-large = Grand Chevalier
    .le = le Grand Chevalier
    .Le = Le Grand Chevalier
    .un = un Grand Chevalier
arkantar-medium = Chevalier médium
    .le = le Chevalier médium
    .Le = Le Chevalier médium
    .un = un Chevalier médium
arkantar-small = Petit Chevalier
    .le = le Petit Chevalier
    .Le = Le Petit Chevalier
    .un = un Petit Chevalier

arkantar-option-stuck = Ce qui arrive à un joueur qui ne peut rien faire
arkantar-option-repetition = Nulle quand une position commence un tour pour la troisième fois
arkantar-option-inertia = Nulle après ce nombre de tours de suite sans capture (0 : jamais)
arkantar-option-board = Plateau
arkantar-value-pass = passe
arkantar-value-lose = perd
arkantar-value-7x7 = 7 × 7
arkantar-value-5x5 = 5 × 5
arkantar-value-3x3 = 3 × 3

arkantar-say-build = { PERSON($side) ->
    [you] Vous construisez
   *[other] { $side } construit
  } un Mur en { $tile }.
arkantar-say-break = { PERSON($side) ->
    [you] Vous détruisez
   *[other] { $side } détruit
  } le Mur en { $tile }.
arkantar-say-move = { PERSON($side) ->
    [you] Vous déplacez
   *[other] { $side } déplace
  } { FORM($piece, "le") } de { $from } en { $to }.
arkantar-say-capture = { PERSON($side) ->
    [you] Vous capturez
   *[other] { $side } capture
  } { FORM($victim, "le") } en { $to } avec { FORM($piece, "le") } en { $from }.
arkantar-say-ransom = { PERSON($side) ->
    [you] Vous capturez
   *[other] { $side } capture
  } { FORM($victim, "le") } en { $to } avec { FORM($piece, "le") } en { $from } et { PERSON($side) ->
    [you] rachetez
   *[other] rachète
  } { FORM($knight, "un") }, qui revient en { $back }.
arkantar-say-end = { PERSON($side) ->
    [you] Vous terminez votre tour
   *[other] { $side } termine son tour
  }.
arkantar-say-pass = { PERSON($side) ->
    [you] Vous ne pouvez rien faire et passez
   *[other] { $side } ne peut rien faire et passe
  }.

arkantar-reason-monarch-short = Reine/Roi pris
arkantar-reason-repetition-short = trois fois la même position
arkantar-reason-inertia-short = trop longtemps sans capture
arkantar-reason-stuck-short = sans action possible
arkantar-reason-monarch = { PERSON($winner) ->
    [you] Vous avez
   *[other] { $winner } a
  } capturé { PERSON($loser) ->
    [you] votre Reine/Roi
   *[other] la Reine/Roi { FORM($loser, "de") }
  }.
arkantar-reason-repetition = Nulle : la même position a commencé un tour pour la troisième fois.
arkantar-reason-inertia = Nulle : trop de tours de suite sans capture.
arkantar-reason-stuck = { PERSON($loser) ->
    [you] Vous ne pouvez rien faire et perdez
   *[other] { $loser } ne peut rien faire et perd
  }.

arkantar-malformed = « { $action } » n’est pas une action d’Arkantar ; une action s’écrit +c4, -c2, d1-d4, d1xd6, d1xd6=L, end ou pass.
arkantar-no-tile = Il n’y a pas de tuile « { $tile } » ; les tuiles vont de a1 à g7.
arkantar-end-early = Jouez au moins une action avant de terminer votre tour.
arkantar-pass-can-act = Seul un joueur qui ne peut rien faire du tout peut passer.
arkantar-flip-after-move = Après un déplacement, on ne retourne plus de tuile ce tour-ci.
arkantar-flipped-twice = La tuile { $tile } a déjà été retournée ce tour-ci.
arkantar-outside = La tuile { $tile } est hors du petit plateau.
arkantar-build-on-wall = Il y a déjà un Mur en { $tile }.
arkantar-build-on-piece = Un pion occupe { $tile } : on n’y construit pas de Mur.
arkantar-break-path = Il n’y a pas de Mur en { $tile }.
arkantar-break-far = Le Mur en { $tile } n’est ni voisin d’un de vos pions, ni derrière des Murs détruits ce tour-ci.
arkantar-move-enemy = Le pion en { $tile } n’est pas à vous.
arkantar-move-nothing = Vous n’avez pas de pion en { $tile }.
arkantar-move-crooked = Les pions glissent en ligne droite, sur une rangée ou une colonne.
arkantar-move-blocked = Le pion en { $tile } ne peut pas bouger dans cette direction.
arkantar-move-stops = Un pion glisse aussi loin qu’il peut : dans cette direction, il s’arrête en { $tile }.
arkantar-capture-nothing = Il n’y a pas de pion ennemi à capturer en { $tile }.
arkantar-capture-unreached = Le déplacement n’atteint pas le pion en { $tile }.
arkantar-capture-kind = { FORM($mover, "Le") } ne peut pas capturer { FORM($victim, "un") }.
arkantar-ransom-who = Seule une Reine/Roi qui capture un Chevalier peut en racheter un.
arkantar-ransom-occupied = Pas de rançon : { $tile }, où votre Reine/Roi a commencé le tour, est occupée.
arkantar-ransom-none = Aucun de vos pions capturés n’est { FORM($piece, "un") }.

arkantar-position-text = Une position d’Arkantar est une ligne de texte.
arkantar-position-long = C’est trop long pour une position d’Arkantar.
arkantar-position-fields = Une position a 3 champs, ou 7 au milieu d’un tour, séparés par une espace ; celle-ci en a { $count }.
arkantar-position-rows = Un plateau a 7 rangées ; celui-ci en a { $count }.
arkantar-position-row = La rangée { $row } a { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} au lieu de 7.
arkantar-position-letter = « { $letter } » en { $tile } n’est pas l’un de . # K L M S k l m s.
arkantar-position-monarchs = { $side } a { $count } × Reine/Roi sur le plateau au lieu d’une seule.
arkantar-position-outside = Sur un petit plateau, toutes les tuiles extérieures doivent être des Murs.
arkantar-position-side = Le camp au trait est b ou w, pas « { $side } ».
arkantar-position-captured-letter = « { $letter } » n’est pas un Chevalier qui ait pu être capturé ; écrivez L M S l m s, ou - pour aucun.
arkantar-position-captured-monarch = Une Reine/Roi capturée met fin à la partie et n’est jamais dans la liste des Chevaliers capturés.
arkantar-position-too-many = { $side } a { $standing } × { $piece } sur le plateau et { $captured } parmi les pions capturés : plus que les deux de la boîte.
arkantar-position-used = Au milieu d’un tour, 1 ou 2 actions ont été jouées, pas « { $used } ».
arkantar-position-moved = Le déplacement se note m ou -, pas « { $moved } ».
arkantar-position-flipped-twice = La tuile { $tile } figure deux fois parmi les tuiles retournées.
arkantar-position-flipped-piece = Un pion occupe { $tile }, qui n’a pas pu être retournée avant tout déplacement.
arkantar-position-flips = Actions jouées { $used }, tuiles retournées { $count } : cela ne s’accorde pas avec ce qui est dit du déplacement.
arkantar-position-monarch-wall = La Reine/Roi n’a pas pu commencer le tour en { $tile }, qui est un Mur.
arkantar-position-monarch-flipped = La Reine/Roi n’a pas pu commencer le tour en { $tile }, retournée ce tour-ci.
arkantar-position-monarch-from = Rien n’a bougé : la Reine/Roi a commencé le tour là où elle est, pas en { $tile }.
arkantar-position-stuck = Le camp au trait ne peut rien faire, ce qui met fin à la partie avec ces options.

arkantar-draw-captured = capturés : Blancs { $white }, Noirs { $black }
arkantar-draw-turn = { FORM($side, "a") } de jouer, { $left ->
    [one] { $left } action restante
   *[other] { $left } actions restantes
}
arkantar-draw-over = la partie est finie

arkantar-ruling-1 = Un Mur plus loin dans une ligne détruite peut tomber quel que soit l’ordre dans lequel les Murs plus proches sont tombés.
arkantar-ruling-2 = Un pion peut capturer un ennemi voisin sans glisser d’abord.
arkantar-ruling-3 = Une Reine/Roi peut capturer la Reine/Roi ennemie : le feuillet laisse chaque pion capturer un pion de sa taille, sans exception.
arkantar-ruling-4 = La rançon demande que la tuile où la Reine/Roi a commencé le tour soit libre après la capture.
arkantar-ruling-5 = R1 : un joueur qui n’a aucune action au début de son tour passe (ou perd, en option).
arkantar-ruling-6 = R2 : une position qui commence un tour du même camp pour la troisième fois donne une nulle ; on la cherche dans les soixante derniers tours.
arkantar-ruling-7 = R3 : soixante tours de suite sans capture donnent une nulle ; le nombre est une option.
arkantar-ruling-8 = On peut abandonner, et les deux joueurs peuvent convenir d’une nulle.

arkantar-question = { PERSON($side) ->
    [you] { $can ->
        [none] Plus rien à faire
        [build] Construisez un Mur
        [break] Détruisez un Mur
        [move] Déplacez un pion
        [build-break] Construisez ou détruisez un Mur
        [build-move] Construisez un Mur ou déplacez un pion
        [break-move] Détruisez un Mur ou déplacez un pion
       *[build-break-move] Construisez ou détruisez un Mur, ou déplacez un pion
      }
   *[other] { $side } : { $can ->
        [none] plus rien à faire
        [build] construire un Mur
        [break] détruire un Mur
        [move] déplacer un pion
        [build-break] construire ou détruire un Mur
        [build-move] construire un Mur ou déplacer un pion
        [break-move] détruire un Mur ou déplacer un pion
       *[build-break-move] construire ou détruire un Mur, ou déplacer un pion
      }
  } — { $left ->
    [one] une action restante
   *[other] { $left } actions restantes
  }.
arkantar-take-none = Aucun de vos pions ne peut capturer celui en { $tile } pour le moment.
arkantar-move-nowhere = Le pion en { $tile } ne peut se déplacer dans aucune direction.
arkantar-told-wall = Il y a maintenant un Mur en { $tile }.
arkantar-told-path = Il y a maintenant un Chemin en { $tile }.
arkantar-told-moved = { PERSON($side) ->
    [you] Votre { $piece } est maintenant en { $tile }.
   *[other] { FORM($piece, "Le") } { FORM($side, "de") } est maintenant en { $tile }.
  }
arkantar-told-taken = { PERSON($side) ->
    [you] Capture en { $tile } : votre { $piece }.
   *[other] Capture en { $tile } : { FORM($piece, "le") } { FORM($side, "de") }.
  }
arkantar-told-back = { PERSON($side) ->
    [you] Votre { $piece } revient en { $tile }.
   *[other] { FORM($piece, "Le") } { FORM($side, "de") } revient en { $tile }.
  }
arkantar-told-turn = { PERSON($side) ->
    [you] À vous de jouer.
   *[other] C’est { FORM($side, "a") } de jouer.
  }
arkantar-puzzle-turns = Une énigme se gagne en un tour ou en deux.
