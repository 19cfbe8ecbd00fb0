# Ancient Knowledge: Heritage, en solitario y para todos

## la mesa

ak-option-heritage = Añadir las cartas de Heritage
ak-option-objectives = Cofres sobre el tablero
ak-option-effects = Cofres bajo el tablero
ak-option-to_do = Cofres de la campaña aún por lograr
ak-option-fewer = Cartas de menos que se conservan
ak-option-time = Espacio inicial de la carta del Tiempo
ak-phase-unlearned = final de la fase de olvido
ak-table-stored = sobre monumentos: { $cards }
ak-third-place-full = El tercer lugar del espacio { $space } está ocupado.
ak-solo-player = Jugador
ak-solo-time = TIEMPO
ak-solo-turn = { $die ->
    [0] turno { $turn } de { $turns }
   *[other] turno { $turn } de { $turns }, última tirada { $die }
}
ak-solo-objective-met = [x] objetivo { $coffer }, { $name }: { $text }
ak-solo-objective-open = [ ] objetivo { $coffer }, { $name }: { $text }
ak-solo-effect = cofre { $coffer }, { $name }: { $text }
ak-solo-drawn = robado { $coffer }, { $name }: { $text }
ak-solo-coffer = Cofre { $coffer }, { $name }. Objetivo: { $objective } Efecto: { $effect }
ak-solo-won = El tiempo se ha agotado y todos los objetivos se han cumplido: { $met }.
ak-solo-lost = El tiempo se ha agotado; cumplidos: { $met }, fallados: { $missed }.
ak-solo-coffer-twice = Un cofre no puede estar en dos lugares.
ak-solo-both-modes = Los objetivos se dan o se roban de los que quedan por lograr, no ambas cosas.
ak-solo-not-this-coffer = «{ $verb }» no es posible ahora con el cofre { $coffer }.

## acciones

ak-do-store = { $seat } toma { $card } y la coloca sobre el monumento.
ak-do-renew = { $seat } vacía la loseta de tecnologías { $n } y la rellena.
ak-do-coffer = { $seat } usa el cofre { $coffer }.
ak-do-objective = { $seat } toma el cofre { $coffer } como objetivo.
ak-do-abandon = { $seat } abandona el objetivo { $coffer }.
ak-do-go = { $seat } continúa.

## lecturas dudosas y cómo las tomamos

ak-ruling-time-occupies = La carta del Tiempo ocupa uno de los dos lugares de su espacio; un monumento encima de ella cae cuando se va. No es un monumento y nunca es un objetivo.
ak-ruling-third-place = En un tercer lugar, la carta del Tiempo no ocupa ninguno de los dos lugares y permanece sobre su columna hasta que deja la línea temporal.
ak-ruling-solo-opponents = En solitario solo se ignora la parte de un efecto dirigida a los rivales.
ak-ruling-solo-any-moment = Un cofre se usa antes o después de una acción, entre fases, antes o después del dado; nunca dentro de otro efecto, y solo si haría algo.
ak-ruling-solo-end = En solitario, catorce monumentos no terminan la partida; solo lo hace la carta del Tiempo.
ak-ruling-extra-action = La acción adicional del Estandarte de Ur se realiza de inmediato, sea cual sea la fase.
ak-ruling-turned-numbers = Una loseta girada conserva sus números del dado; la otra loseta de nivel II toma los otros tres.
ak-ruling-free-create = Crear sin el coste de descarte aún cuesta una carta por cada espacio de distancia.
ak-ruling-stored = Una tecnología tomada sobre un monumento puede causar un relleno; unirse desde allí a la colección no es APRENDER. Si se descarta el monumento, también la tecnología.
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
ak-solo-challenge-failed = El desafío { $number } se ha perdido; { $score } PV no se anotan.
ak-solo-best = { $score } PV es la mejor puntuación hasta ahora.
ak-solo-challenge-column = desafío
ak-solo-objectives-column = obj.
ak-solo-effects-column = ef.
ak-solo-campaign = { $name }: { $achieved } de 15 cofres
ak-solo-piles = por lograr { $to_do }; desbloqueados { $unlocked }; gastados { $spent }
ak-solo-game = partida { $number } ({ $date }): { $score } PV, { $title }; objetivos { $objectives }, cumplidos { $met }
ak-solo-next = próxima partida: { $fewer ->
    [0] todas las cartas
    [one] { $fewer } carta menos
   *[other] { $fewer } cartas menos
}, el Tiempo empieza en el espacio { $time }
ak-solo-under-way = Hay una partida en curso.
ak-solo-campaign-won = La campaña está ganada: los 15 cofres.
ak-solo-campaign-lost = La campaña ha terminado con { $achieved } de 15 cofres.
ak-solo-none = Aún no hay ninguna campaña.
ak-solo-exported = Escrito en { $path }.
ak-solo-stale = La campaña «{ $name }» siguió en otro terminal. Nada de eso se pierde; sal de aquí y ábrela otra vez.
ak-solo-several = Varias campañas se llaman «{ $name }»; di el nombre del archivo: { $files }.
ak-solo-left-other = Quedó una partida de este desafío ({ $name }); sus cartas y su semilla están fijadas. «--new» empieza otra.
ak-solo-under-way-other = Hay una partida de la campaña en curso; sus cartas y su semilla están fijadas.
