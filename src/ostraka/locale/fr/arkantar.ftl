### Arkantar.

arkantar-black = Noir
arkantar-white = Blanc
arkantar-monarch = Monarque
arkantar-large = Grand Chevalier
arkantar-medium = Moyen Chevalier
arkantar-small = Petit Chevalier

arkantar-option-stuck = Ce qui arrive à qui ne peut rien faire
arkantar-option-repetition = Nulle quand une position commence un tour pour la troisième fois
arkantar-option-inertia = Nulle après tant de tours de suite sans prise (0 : jamais)
arkantar-value-pass = passe
arkantar-value-lose = perd

arkantar-say-build = { $side } construit un Mur en { $tile }.
arkantar-say-break = { $side } abat le Mur en { $tile }.
arkantar-say-move = { $side } déplace le { $piece } de { $from } à { $to }.
arkantar-say-capture = Le { $piece } de { $side } en { $from } prend le { $victim } en { $to }.
arkantar-say-ransom = Le { $piece } de { $side } en { $from } prend le { $victim } en { $to } et rachète un { $knight }, qui revient en { $back }.
arkantar-say-end = { $side } termine son tour.
arkantar-say-pass = { $side } ne peut rien faire et passe.

arkantar-reason-monarch = { $winner } a pris le Monarque de { $loser }.
arkantar-reason-repetition = Nulle : la même position a commencé un tour pour la troisième fois.
arkantar-reason-inertia = Nulle : trop de tours de suite sans prise.
arkantar-reason-stuck = { $loser } ne peut rien faire et perd.

arkantar-malformed = « { $action } » n’est pas une action d’Arkantar ; une action s’écrit +c4, -c2, d1-d4, d1xd6, d1xd6=L, end ou pass.
arkantar-no-tile = Il n’y a pas de tuile « { $tile } » ; les tuiles vont de a1 à g7.
arkantar-end-early = Un tour compte au moins une action avant de finir.
arkantar-pass-can-act = Seul passe qui ne peut rien faire du tout.
arkantar-flip-after-move = Après un déplacement, on ne retourne plus de tuile ce tour-ci.
arkantar-flipped-twice = La tuile { $tile } a déjà été retournée ce tour-ci.
arkantar-build-on-wall = Il y a déjà un Mur en { $tile }.
arkantar-build-on-piece = Une pièce occupe { $tile } : on n’y construit pas de Mur.
arkantar-break-path = Il n’y a pas de Mur en { $tile }.
arkantar-break-far = Le Mur en { $tile } n’est ni voisin d’une de vos pièces, ni derrière des Murs abattus ce tour-ci.
arkantar-move-enemy = La pièce en { $tile } n’est pas à vous.
arkantar-move-nothing = Vous n’avez pas de pièce en { $tile }.
arkantar-move-crooked = Les pièces glissent en ligne droite, sur une rangée ou une colonne.
arkantar-move-blocked = La pièce en { $tile } ne peut pas bouger dans cette direction.
arkantar-move-stops = Une pièce glisse aussi loin qu’elle peut : dans cette direction elle s’arrête en { $tile }.
arkantar-capture-nothing = Il n’y a pas de pièce ennemie à prendre en { $tile }.
arkantar-capture-unreached = Le déplacement n’atteint pas la pièce en { $tile }.
arkantar-capture-kind = Un { $mover } ne peut pas prendre un { $victim }.
arkantar-ransom-who = Seul un Monarque qui prend un Chevalier peut racheter.
arkantar-ransom-occupied = Pas de rançon : { $tile }, où votre Monarque a commencé le tour, est occupée.
arkantar-ransom-none = Aucune de vos pièces capturées n’est un { $piece }.

arkantar-position-text = Une position d’Arkantar est une ligne de texte.
arkantar-position-long = C’est trop long pour une position d’Arkantar.
arkantar-position-fields = Une position a 3 champs, ou 7 au milieu d’un tour, séparés par une espace ; celle-ci en a { $count }.
arkantar-position-rows = Un plateau a 7 rangées ; celui-ci en a { $count }.
arkantar-position-row = La rangée { $row } a { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} au lieu de 7.
arkantar-position-letter = « { $letter } » en { $tile } n’est pas l’un de . # K L M S k l m s.
arkantar-position-monarchs = { $side } a { $count ->
    [one] { $count } Monarque
   *[other] { $count } Monarques
} sur le plateau au lieu d’un seul.
arkantar-position-side = Le camp au trait est b ou w, pas « { $side } ».
arkantar-position-captured-letter = « { $letter } » n’est pas un Chevalier qui ait pu être capturé ; écrivez L M S l m s, ou - pour aucun.
arkantar-position-captured-monarch = Un Monarque capturé finit la partie et n’est jamais dans la liste des Chevaliers capturés.
arkantar-position-too-many = { $side } a { $standing } × { $piece } sur le plateau et { $captured } capturés : plus que les deux de la boîte.
arkantar-position-used = Au milieu d’un tour, 1 ou 2 actions ont été jouées, pas « { $used } ».
arkantar-position-moved = Le déplacement se note m ou -, pas « { $moved } ».
arkantar-position-flipped-twice = La tuile { $tile } est deux fois parmi les retournées.
arkantar-position-flipped-piece = Une pièce occupe { $tile }, qui n’a pas pu être retournée avant tout déplacement.
arkantar-position-flips = Actions jouées { $used }, tuiles retournées { $count } : cela ne s’accorde pas avec ce qui est dit du déplacement.
arkantar-position-monarch-wall = Le Monarque n’a pas pu commencer le tour en { $tile }, qui est un Mur.
arkantar-position-monarch-flipped = Le Monarque n’a pas pu commencer le tour en { $tile }, retournée ce tour-ci.
arkantar-position-monarch-from = Rien n’a bougé : le Monarque a commencé le tour là où il est, pas en { $tile }.
arkantar-position-stuck = Le camp au trait ne peut rien faire, ce qui finit la partie avec ces options.

arkantar-draw-captured = capturés : Blanc { $white }, Noir { $black }
arkantar-draw-turn = à { $side } de jouer, { $left ->
    [one] { $left } action restante
   *[other] { $left } actions restantes
}
arkantar-draw-over = la partie est finie

arkantar-ruling-1 = Un Mur plus loin dans une ligne abattue peut tomber quel que soit l’ordre dans lequel les Murs plus proches sont tombés.
arkantar-ruling-2 = Une prise peut suivre un glissement nul : un ennemi voisin peut être pris.
arkantar-ruling-3 = Un Monarque peut prendre le Monarque ennemi : le feuillet laisse chaque pièce prendre une pièce de sa taille, sans exception.
arkantar-ruling-4 = La rançon demande que la tuile où le Monarque a commencé le tour soit libre après la prise.
arkantar-ruling-5 = R1 : qui n’a aucune action au début de son tour passe (ou perd, en option).
arkantar-ruling-6 = R2 : une position qui commence un tour du même camp pour la troisième fois donne une nulle ; on la cherche dans les soixante derniers tours.
arkantar-ruling-7 = R3 : soixante tours de suite sans prise donnent une nulle ; le nombre est une option.
arkantar-ruling-8 = On peut abandonner, et les deux joueurs peuvent convenir d’une nulle.

arkantar-question = { $side } : { $can ->
    [none] plus rien à faire
    [build] construire
    [break] abattre
    [move] déplacer
    [build-break] construire ou abattre
    [build-move] construire ou déplacer
    [break-move] abattre ou déplacer
   *[build-break-move] construire, abattre ou déplacer
} — { $left ->
    [one] une action restante
   *[other] { $left } actions restantes
}.
arkantar-take-none = Aucune de vos pièces ne peut prendre celle en { $tile } maintenant.
arkantar-move-nowhere = La pièce en { $tile } ne peut se déplacer dans aucune direction.
arkantar-told-wall = Il y a maintenant un Mur en { $tile }.
arkantar-told-path = Il y a maintenant un Chemin en { $tile }.
arkantar-told-moved = Le { $piece } de { $side } est maintenant en { $tile }.
arkantar-told-taken = Le { $piece } de { $side } en { $tile } est capturé.
arkantar-told-back = Le { $piece } de { $side } revient en { $tile }.
arkantar-told-turn = C’est au tour de { $side }.
arkantar-puzzle-turns = Une énigme se gagne en un tour ou en deux.
