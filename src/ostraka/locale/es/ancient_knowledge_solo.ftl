# Ancient Knowledge: Heritage, en solitario y para todos

## la mesa

ak-option-heritage = Añadir las cartas de Heritage
ak-option-objectives = Cofres sobre el tablero
ak-option-effects = Cofres bajo el tablero
ak-option-to_do = Cofres de la campaña aún por lograr
ak-option-fewer = Cuántas cartas menos se conservan
ak-option-time = Espacio inicial de la carta del Tiempo
ak-option-solo_opponents = Qué se ignora de un efecto dirigido a los rivales
ak-value-part = solo esa parte
ak-value-whole = todo el efecto
ak-option-hindrances = Tabla de penalizaciones
ak-value-page-15 = la de la página 15
ak-value-back-cover = la de la contraportada
ak-option-given_up = Los objetivos abandonados a mitad de partida
ak-value-to-do = quedan por lograr
ak-value-out = salen de la campaña
ak-phase-unlearned = final de la fase de olvido
ak-table-stored = sobre monumentos: { $cards }
ak-third-place-full = El tercer lugar del espacio { $space } está ocupado.
ak-solo-player = El jugador
    .title = Jugador
    .de = del jugador
    .a = al jugador
ak-solo-time = TIEMPO
ak-solo-turn = { $die ->
    [0] turno { $turn } de { $turns }
   *[other] turno { $turn } de { $turns }, última tirada { $die }
}
ak-solo-objective-met = [x] objetivo { $coffer }, { $name }: { $text }
ak-solo-objective-open = [ ] objetivo { $coffer }, { $name }: { $text }
ak-solo-so-far-least = { $have } de { $number }
ak-solo-so-far-most = { $have }, como máximo { $number }
ak-solo-effect = cofre { $coffer }, { $name }: { $text }
ak-solo-drawn = robado { $coffer }, { $name }: { $text }
ak-solo-coffer = Cofre { $coffer }, { $name }. Objetivo: { $objective } Efecto: { $effect }
ak-solo-marked = { $text } ({ $mark })
ak-solo-source-house = de la casa
ak-solo-source-example = deducido
ak-solo-source-unsure = dudoso
ak-solo-source-rebuilt = reconstruido
ak-solo-won = { PERSON($seat) ->
    [you] Ganas
   *[other] La partida está ganada
  }: se ha acabado el tiempo y todos los objetivos están cumplidos ({ $met }).
ak-solo-lost = { PERSON($seat) ->
    [you] Pierdes
   *[other] La partida está perdida
  }: se ha acabado el tiempo. Objetivos cumplidos: { $met }; sin cumplir: { $missed }.
ak-solo-ended = Se ha acabado el tiempo; no había ningún objetivo que cumplir.
ak-solo-fewer-classic = Solo se pueden conservar menos cartas si se reparten diez; una mano preparada se juega tal cual.
ak-solo-coffer-twice = Un cofre no puede estar en dos lugares.
ak-solo-both-modes = Los objetivos se dan o se roban de los que quedan por lograr, no ambas cosas.
ak-solo-not-this-coffer = «{ $verb }» no es posible ahora con el cofre { $coffer }.

## acciones

ak-do-store = { PERSON($seat) ->
    [you] Tomas
   *[other] { $seat } toma
  } la tecnología { $card } y { PERSON($seat) ->
    [you] la colocas
   *[other] la coloca
  } sobre el monumento.
ak-do-renew = { PERSON($seat) ->
    [you] Vacías
   *[other] { $seat } vacía
  } la loseta de tecnologías { $n } y { PERSON($seat) ->
    [you] la rellenas
   *[other] la rellena
  }.
ak-do-coffer = { PERSON($seat) ->
    [you] Usas
   *[other] { $seat } usa
  } el cofre «{ $coffer }».
ak-do-objective = { PERSON($seat) ->
    [you] Tomas
   *[other] { $seat } toma
  } el cofre «{ $coffer }» como objetivo.
ak-do-abandon = { PERSON($seat) ->
    [you] Abandonas
   *[other] { $seat } abandona
  } el objetivo «{ $coffer }».
ak-do-go = { PERSON($seat) ->
    [you] Continúas
   *[other] { $seat } continúa
  }.

## lecturas dudosas y cómo las tomamos

ak-ruling-time-occupies = La carta del Tiempo ocupa uno de los dos lugares de su espacio; un monumento que esté encima de ella baja cuando la carta se va. No es un monumento y nunca es un objetivo.
ak-ruling-third-place = En un tercer lugar, la carta del Tiempo no ocupa ninguno de los dos lugares y permanece sobre su columna hasta que deja la línea temporal.
ak-ruling-solo-opponents = El reglamento dice que se ignoran los efectos dirigidos a rivales, sin decir si todo el efecto o solo esa parte. Ignoramos la parte: con el Hebreo antiguo se sigue robando. La opción «solo_opponents» ignora todo el efecto. Un efecto que no hace nada más no se ofrece, así que no se paga nada por él.
ak-ruling-solo-any-moment = «En cualquier momento» es aquí, para un cofre: antes de cada acción, después de la última, después de la fase de línea temporal, entre la fase de declive y el dado, y después del dado. No lo es entre dos efectos de línea temporal, entre dos monumentos que declinan ni entre girar una loseta y lo que sigue; y no se ofrece un cofre que no haría nada.
ak-ruling-hindrances = El reglamento trae dos tablas de penalizaciones. En la página 15, con 50–54 puntos se conservan 2 cartas menos y con 45–49 una menos y con menos tiempo; en la contraportada es al revés: 50–54, una menos y menos tiempo; 45–49, 2 menos. Seguimos la página 15, con la que concuerda el ejemplo (47 puntos: 5 cartas y menos tiempo); una campaña puede seguir la contraportada.
ak-ruling-given-up = De los objetivos abandonados, el reglamento dice que vuelven a la caja y ya no hay que cumplirlos (página 13) y también que quedan por hacer (página 18). Aquí vuelven a los pendientes; en una campaña con «given_up = out» salen de ella, y se gana sin ellos.
ak-ruling-solo-derived = Algunas cosas no se podían leer y se deducen del resto: el Tiempo empieza en el espacio 4, o en el 3 con una penalización, y vuelve las dos veces al espacio 6, lo que da los 16 y 15 turnos que se nombran; 1–3 del dado son la primera loseta, 4–6 la segunda; si quedan menos de cinco cofres, se roban todos; los cofres cumplidos en una partida perdida cuentan para el resultado.
ak-ruling-khatawy = Lo que pide el cofre de Khatawy (K) está impreso con un símbolo que no pudimos leer: «10 … en tu Pasado». Lo tomamos por monumentos; también podrían ser 10 conocimientos perdidos.
ak-ruling-solo-end = En solitario, catorce monumentos no terminan la partida; solo lo hace la carta del Tiempo.
ak-ruling-extra-action = La acción adicional del Estandarte de Ur se realiza de inmediato, sea cual sea la fase.
ak-ruling-turned-numbers = Una loseta girada conserva sus números del dado; la otra loseta de nivel II toma los otros tres.
ak-ruling-free-create = Crear sin el coste de descarte sigue costando una carta por cada espacio de distancia.
ak-ruling-stored = Poner una tecnología sobre un monumento puede causar un relleno. Unirse desde allí a la colección no es APRENDER: nada reacciona, y el Candi Sukuh no rebaja el requisito. Si se descarta el monumento, también la tecnología.
ak-ruling-lasting = Un monumento que nunca declina va en el tercer lugar de su espacio, uno por espacio; no se mueve ni se intercambia y solo es adyacente a los monumentos de su espacio.

## campañas y desafíos

ak-solo-title-builder = Constructor
ak-solo-title-architect = Arquitecto
ak-solo-title-creator = Creador
ak-solo-title-founder = Fundador
ak-solo-title-mason = Albañil
ak-solo-name = El nombre de una campaña tiene de 1 a { $limit } caracteres visibles.
ak-solo-not-over = La partida aún no ha terminado.
ak-solo-campaign-over = La campaña «{ $name }» ha terminado.
ak-solo-foreign-result = Esta partida no pertenece a la campaña «{ $name }»: sus objetivos no están entre los cofres por lograr.
ak-solo-campaign-format = Esto no es una campaña.
ak-solo-campaign-version = La campaña tiene la versión { $version }; este programa conoce la versión { $known }.
ak-solo-campaign-damaged = El documento está dañado o ha sido modificado.
ak-solo-campaign-refused = { $path } no se usa y queda como está. { $reason }
ak-solo-campaign-exists = Ya hay una campaña «{ $name }».
ak-solo-no-campaign-yet = No hay ninguna campaña «{ $name }»; aún no se ha empezado ninguna.
ak-solo-no-campaign = No hay ninguna campaña «{ $name }»; hay: { $known }.
ak-solo-scores-damaged = La tabla de desafíos está dañada o ha sido modificada.
ak-solo-no-challenge = No hay ningún desafío { $number }; hay diez.
ak-solo-no-hand = No hay ninguna mano «{ $hand }»; hay: { $known }.
ak-solo-no-game = No hay ninguna partida { $number }; la campaña tiene { $games }.
ak-solo-challenge = Desafío { $number }: { $name }
ak-solo-challenge-won = El desafío { $number } se ha ganado con { $score } PV.
ak-solo-challenge-failed = El desafío { $number } se ha perdido; los { $score } PV no se anotan.
ak-solo-best = { $score } PV es la mejor puntuación hasta ahora.
ak-solo-challenge-column = desafío
ak-solo-objectives-column = obj.
ak-solo-effects-column = ef.
ak-solo-signs = ~ alguna letra puede ser otra · * reconstruido, porque no se podía leer
ak-solo-campaign = { $name }: { $achieved } de 15 cofres
ak-solo-piles = por lograr { $to_do }; desbloqueados { $unlocked }; gastados { $spent }
ak-solo-out = abandonados para siempre { $coffers }
ak-solo-game = partida { $number } ({ $date }): { $score } PV, { $title }; objetivos { $objectives }, cumplidos { $met }
ak-solo-next = próxima partida: { $fewer ->
    [0] todas las cartas
    [one] { $fewer } carta menos
   *[other] { $fewer } cartas menos
}, el Tiempo empieza en el espacio { $time }
ak-solo-under-way = Hay una partida en curso.
ak-solo-campaign-won = La campaña está ganada: { $achieved ->
    [15] los 15 cofres
   *[other] { $achieved } de 15 cofres, los demás abandonados
}.
ak-solo-campaign-lost = La campaña ha terminado con { $achieved } de 15 cofres.
ak-solo-none = Aún no hay ninguna campaña.
ak-solo-exported = Escrito en { $path }.
ak-solo-stale = La campaña «{ $name }» siguió en otro terminal. Nada de eso se pierde; sal de aquí y ábrela otra vez.
ak-solo-several = Varias campañas se llaman «{ $name }»; di el nombre del archivo: { $files }.
ak-solo-left-other = Quedó una partida de este desafío ({ $name }); sus cartas y su semilla están fijadas. «--new» empieza otra.
ak-solo-under-way-other = Hay una partida de la campaña en curso; sus cartas y su semilla están fijadas.
ak-solo-no-objective = ninguno
