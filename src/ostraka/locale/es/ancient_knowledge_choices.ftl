### Lo que debe decidir un asiento, para la mesa en texto.

ak-ask = { $seat }: { $what }.
ak-ask-card = { $seat }: { $what } ({ $card }).

ak-choice-opening = elige una carta de la mano inicial para descartar
ak-choice-action = realiza una acción
ak-choice-set = elige el efecto que se resuelve a continuación
ak-choice-create = elige una carta para CREAR, y dónde
ak-choice-pay = elige una carta para descartar
ak-choice-archive = elige las cartas para ARCHIVAR
ak-choice-remove = elige de dónde retirar conocimiento
ak-choice-add = elige un monumento rival que recibe conocimiento
ak-choice-give = elige un monumento para tu conocimiento perdido
ak-choice-recover = elige cuánto conocimiento perdido descartar
ak-choice-move = elige un monumento para mover, y adónde
ak-choice-swap = elige monumentos para intercambiar
ak-choice-destroy = elige artefactos en juego para descartar
ak-choice-learn = elige una tecnología para APRENDER
ak-choice-keep = elige una carta para conservar
ak-choice-unearth = elige un artefacto para CREAR entre las cartas vistas
ak-choice-study = elige entre las tecnologías vistas
ak-choice-share = toma una de las cartas reveladas
ak-choice-steal = elige qué mano mirar
ak-choice-take = elige una carta para tomar
ak-choice-bury = elige una tecnología para poner bajo su mazo
ak-choice-opponents = elige en secreto qué descartar
ak-choice-tile = elige la loseta de tecnologías que se gira
ak-choice-instead = elige entre robar y lo que lo sustituye
ak-choice-decline = elige el monumento que declina a continuación
ak-choice-store = elige una tecnología para poner sobre el monumento
ak-choice-renew = elige qué renovar
ak-choice-coffers = elige los objetivos de esta partida
ak-choice-abandon = elige objetivos para abandonar
ak-choice-pause = usa un cofre o continúa
