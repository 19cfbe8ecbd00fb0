### Ankh’or en el navegador.

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
   *[no] la { $last }.ª pieza desencadena el final
  }
web-ankhor-your-tokens = Tus fichas
web-ankhor-tokens = Fichas
web-ankhor-limits = { $held } de { $most } recursos · { $ankhs } de { $ankhmost } ankhs
web-ankhor-stored = guardadas:
web-ankhor-stored-count = { $count ->
    [one] { $count } guardada
   *[other] { $count } guardadas
  }
web-ankhor-spendable = { $count ->
    [one] un ankh para gastar
   *[other] { $count } ankhs para gastar
  }
web-ankhor-would-keep = Te quedarías con
web-ankhor-would-have = Tendrías { $held }: { $over ->
    [one] devuelves una
   *[other] devuelves { $over }
  }
web-ankhor-legend = El borde indica el color
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
    [blue] azules
    [white] blancas
    [black] negras
    [green] verdes
    [red] rojas
    [jackal] chacales
    [scarab] escarabajos
   *[falcon] halcones
  }: { $count } en un grupo, una ficha de bonificación con { $bonus }

## Nombres de las cosas

web-ankhor-price = precio { $markers }
web-ankhor-column = columna { $number }, { $tile }, { $price }
web-ankhor-gap = columna { $number }, vacía hasta que se renueve
web-ankhor-spare = ahorrar { $good }
web-ankhor-sparing = ahorrando { $good }
web-ankhor-spare-which = ¿Qué recurso te ahorras?
web-ankhor-in-supply = { $good }, { $count } en el suministro
web-ankhor-pile = pila { $number }, { $count ->
    [one] una pieza
   *[other] { $count } piezas
  }, { $good } encima
web-ankhor-pile-empty = pila { $number }, vacía
web-ankhor-pile-number = la pila { $number }
web-ankhor-floor = { $floor ->
    [0] en la base
   *[other] en el nivel { $floor }
  }
web-ankhor-place = { $floor ->
    [0] base
   *[other] nivel { $floor }
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
web-ankhor-do-buy = Comprar { $column } y colocar { $place } { $spare }
web-ankhor-do-refresh = Renovar con { $pile }
web-ankhor-do-move = Mover { $tile } y colocar { $place }
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
web-ankhor-which-spare = ¿qué indicador te ahorras?
web-ankhor-which-pile = ¿qué pila?
web-ankhor-domain = Dominio
web-ankhor-domain-of = Dominio { FORM($name, "de") }
web-ankhor-extra = sigue un turno adicional
web-ankhor-keeps-nothing = nada

## What is told where the board itself shows the places

web-ankhor-does-buy-on-board = { $spare ->
    [yes] { PERSON($seat) ->
    [you] Compras
   *[other] { $seat } compra
  } { FORM($tile, "el") } de la columna { $column } para un nivel superior y { PERSON($seat) ->
    [you] te ahorras
   *[other] se ahorra
  } un recurso ({ $spared }).
   *[no] { PERSON($seat) ->
    [you] Compras
   *[other] { $seat } compra
  } { FORM($tile, "el") } de la columna { $column }.
  }
web-ankhor-does-move-on-board = { PERSON($seat) ->
    [you] Gastas un ankh y mueves
   *[other] { $seat } gasta un ankh y mueve
  } { FORM($tile, "el") }.
web-ankhor-why-taken-on-board = Ya hay una pieza ahí.
web-ankhor-why-origin-on-board = La primera pieza de tu dominio va en el centro.
web-ankhor-why-side-on-board = Una pieza de la base debe compartir un lado con otra de tus piezas de la base.
web-ankhor-why-square-on-board = No hay un cuadrado completo de cuatro piezas debajo de ese lugar.
web-ankhor-why-colour-on-board = Para construir en un nivel superior, una de las cuatro piezas de debajo debe ser de su color ({ $colour }).
web-ankhor-why-carries-on-board = Esta pieza lleva otra encima y no se puede mover.
web-ankhor-no-tile-there-on-board = No tienes ninguna pieza ahí.
web-ankhor-told-placed-on-board = { PERSON($seat) ->
    [you] Tu pieza está colocada: { $tile }.
   *[other] La pieza { FORM($seat, "de") } está colocada: { $tile }.
  }
web-ankhor-this-tile = { FORM($tile, "el") }
web-ankhor-about = { $what ->
    [jackal] Chacal: 1 punto en un grupo de dos o más chacales de cualquier color; a partir de cinco, una ficha de bonificación.
    [scarab] Escarabajo: 1 punto en un grupo de dos o más escarabajos de cualquier color; a partir de cinco, una ficha de bonificación.
    [falcon] Halcón: 1 punto en un grupo de dos o más halcones de cualquier color; a partir de cinco, una ficha de bonificación.
    [two] Dos puntos: vale 2 puntos al final, cubierta o no.
    [warehouse] Almacén: trae una ficha de su color al comprarlo y guarda una además del límite de 5 mientras nada lo cubra.
    [scribe] Escriba: comprado y colocado, da enseguida otro turno completo.
    [ankh] Ankh: paga la renovación de la oferta o el movimiento de una de tus piezas, desde tu próximo turno; puedes quedarte con 2.
    [resource] Recurso: paga las piezas; puedes quedarte con 5 al final de tu turno.
    [price] Precio: un recurso por cada indicador; una pieza construida en un nivel superior cuesta un indicador menos.
    [pile] Pila: la renovación roba de una de las dos; se ve el color de la primera pieza.
    [bonus] Ficha de bonificación: 3 puntos por cada grupo de color o de animal de cinco piezas o más.
   *[desert] Desierto: tiene su color y nada más.
  }
