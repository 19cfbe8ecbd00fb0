### Ankh'or en el navegador.

## Lo que hay en la mesa

web-ankhor-offer = Oferta
web-ankhor-supply = Suministro
web-ankhor-piles = Pilas
web-ankhor-good = { $token ->
    [blue] pescado
    [white] marfil
    [black] madera
    [green] papiro
    [red] tela
   *[ankh] ankh
  }
ankhor-token-in-page = { web-ankhor-good }
ankhor-tokens-in-page = { $count } { $token ->
    [blue] { $count ->
        [one] pescado
       *[other] pescados
      }
    [white] { $count ->
        [one] marfil
       *[other] marfiles
      }
    [black] { $count ->
        [one] madera
       *[other] maderas
      }
    [green] { $count ->
        [one] papiro
       *[other] papiros
      }
    [red] { $count ->
        [one] tela
       *[other] telas
      }
   *[ankh] { $count ->
        [one] ankh
       *[other] ankhs
      }
  }
web-ankhor-bonus-left = { $count ->
    [one] { $count } ficha de bonificación
   *[other] { $count } fichas de bonificación
  }
web-ankhor-bonus = { $count ->
    [one] { $count } ficha de bonificación
   *[other] { $count } fichas de bonificación
  }
web-ankhor-your-domain = Tu dominio
web-ankhor-tiles = { $count } de { $last } piezas
web-ankhor-last-round = última ronda
web-ankhor-stand = Ronda { $round } · { $ending ->
    [yes] la última
   *[no] la de una { $last }.ª pieza es la última
  }
web-ankhor-your-tokens = Tus fichas
web-ankhor-tokens = Fichas
web-ankhor-limits = { $held } de { $most } recursos · { $ankhs } de { $ankhmost } ankhs
web-ankhor-stored = guardado:
web-ankhor-stored-count = { $count ->
    [one] { $count } guardada
   *[other] { $count } guardadas
  }
web-ankhor-spendable = { $count ->
    [one] un ankh para gastar
   *[other] { $count } ankhs para gastar
  }
web-ankhor-would-keep = Te quedaría
web-ankhor-would-have = Tendrías { $held }: { $over ->
    [one] devuelves una
   *[other] devuelves { $over }
  }
web-ankhor-legend = El borde dice el color
web-ankhor-legend-good = { $good } ({ $colour })
web-ankhor-nearer = Acercar
web-ankhor-farther = Alejar
web-ankhor-whole = Todo el dominio

## Puntos y grupos

web-ankhor-your-points = Tus puntos
web-ankhor-points-of = Puntos
web-ankhor-points = { $category ->
    [printed] Números de las piezas
    [bonus] Fichas de bonificación
    [animals] Grupos de animales
    [colours] Grupos de color
   *[tokens] Fichas, de tres en tres
  }
web-ankhor-category-printed = Números de las piezas
web-ankhor-category-bonus = Fichas de bonificación
web-ankhor-category-animals = Grupos de animales
web-ankhor-category-colours = Grupos de color
web-ankhor-category-tokens = Fichas, de tres en tres
web-ankhor-total = Total
web-ankhor-becomes = pasa a
web-ankhor-groups = Grupos
web-ankhor-no-groups = Dos piezas del mismo color o animal que se tocan forman un grupo.
web-ankhor-group = { $what ->
    [blue] azul
    [white] blanco
    [black] negro
    [green] verde
    [red] rojo
    [jackal] chacales
    [scarab] escarabajos
   *[falcon] halcones
  }: { $count } juntas, una ficha de bonificación con { $bonus }

## Nombres de las cosas

web-ankhor-price = precio { $markers }
web-ankhor-column = columna { $number }, { $tile }, { $price }
web-ankhor-gap = columna { $number }, vacía hasta que se renueve
web-ankhor-spare = ahorrar { $good }
web-ankhor-sparing = ahorrando { $good }
web-ankhor-spare-which = ¿Ahorrar cuál?
web-ankhor-in-supply = { $good }, { $count } en el suministro
web-ankhor-pile = pila { $number }, { $count ->
    [one] una pieza
   *[other] { $count } piezas
  }, { $good } encima
web-ankhor-pile-empty = pila { $number }, vacía
web-ankhor-pile-number = la pila { $number }
web-ankhor-floor = { $floor ->
    [0] en el suelo
   *[other] en el piso { $floor }
  }
web-ankhor-place = { $floor ->
    [0] suelo
   *[other] piso { $floor }
  }{ $side ->
    [left] , { $across } a la izquierda
    [right] , { $across } a la derecha
   *[none] {""}
  }{ $way ->
    [up] , { $along } arriba
    [down] , { $along } abajo
   *[none] {""}
  }
web-ankhor-free-place = construir aquí: { $place }
web-ankhor-placed = { $tile }, { $place }{ $covered ->
    [yes] , cubierta en parte
   *[no] {""}
  }{ $stores ->
    [yes] , guarda una ficha
   *[no] {""}
  }

## Acciones, como frases con huecos

web-ankhor-do-take = Tomar { $tokens }
web-ankhor-do-buy = Comprar { $column }, colocar { $place } { $spare }
web-ankhor-do-refresh = Renovar con { $pile }
web-ankhor-do-move = Mover { $tile }, colocar { $place }
web-ankhor-do-return = Devolver { $tokens }
web-ankhor-do-end = Terminar el turno

## Acciones en una palabra

web-ankhor-do-take-verb = Tomar fichas
web-ankhor-do-buy-verb = Comprar
web-ankhor-do-refresh-verb = Renovar
web-ankhor-do-move-verb = Mover una pieza
web-ankhor-do-return-verb = Devolver fichas
web-ankhor-do-end-verb = Terminar el turno
web-ankhor-which-tile = ¿qué pieza?
web-ankhor-which-place = ¿qué lugar?
web-ankhor-which-spare = ¿qué marcador te ahorras?
web-ankhor-which-pile = ¿qué pila?
web-ankhor-domain = Dominio
web-ankhor-domain-of = Dominio de { $name }
web-ankhor-extra = sigue un turno extra
web-ankhor-keeps-nothing = nada

## What is told where the board itself shows the places

web-ankhor-does-buy-on-board = { $spare ->
    [yes] { $seat } compra la pieza { $tile } de la columna { $column }, la coloca en altura y se ahorra un recurso ({ $spared }).
   *[no] { $seat } compra la pieza { $tile } de la columna { $column }.
  }
web-ankhor-does-move-on-board = { $seat } gasta un ankh y mueve la pieza { $tile }.
