### Lecciones: una primera partida de cada juego, paso a paso.

lesson-over = La lección ha terminado.

## Arkantar

lesson-arkantar-slide-teach = Un movimiento desliza una pieza en línea recta hasta donde llegue; no puede pararse antes.
lesson-arkantar-slide-task = Mueve tu Caballero Mediano de d3 en la dirección que quieras.
lesson-arkantar-slide-close = Ha seguido hasta que lo ha detenido un Muro, una pieza o el borde.
lesson-arkantar-build-teach = Para pararte donde quieras, levanta un Muro: construir convierte en Muro cualquier Camino vacío.
lesson-arkantar-build-task = Construye un Muro en d6 y desliza el Caballero hasta d5.
lesson-arkantar-build-then = El Muro está en pie. Ahora desliza el Caballero hasta d5.
lesson-arkantar-build-close = Tu propio Muro ha detenido al Caballero en d5. Se construye antes de mover: tras un movimiento ya no se voltean losetas ese turno.
lesson-arkantar-break-teach = Al empezar, los Muros encierran a los dos ejércitos. Derribar voltea un Muro contiguo a una de tus piezas: vuelve a ser Camino.
lesson-arkantar-break-task = Derriba el Muro de d2, delante de tu Monarca.
lesson-arkantar-break-close = El Muro de d2 ha caído y el paso está abierto. Te quedan dos acciones.
lesson-arkantar-end-teach = Un turno tiene una, dos o tres acciones; puedes parar después de una.
lesson-arkantar-end-task = Termina aquí tu turno.
lesson-arkantar-end-close = Blanco ha respondido con Muros en d5 y e4 y también ha parado. Vuelve a ser tu turno.
lesson-arkantar-line-teach = Los Muros de una línea recta que empieza junto a tu pieza caen uno tras otro, primero el más cercano.
lesson-arkantar-line-task = Derriba c2, luego c3, luego c4.
lesson-arkantar-line-then = Sigue: derriba el siguiente Muro de la línea, hasta c4.
lesson-arkantar-line-close = Han caído tres Muros en un turno. Con la tercera acción el turno ha terminado solo, y el Monarca de Blanco ha huido a g7.
lesson-arkantar-capture-teach = Si un enemigo que tu pieza puede capturar detiene el deslizamiento, puedes ir una loseta más allá y capturarlo.
lesson-arkantar-capture-task = Captura al Caballero Mediano de c5 con tu Caballero Grande.
lesson-arkantar-capture-close = Tu Caballero Grande ha capturado al Mediano y está en c5. Una captura termina tu turno al momento.
lesson-arkantar-cannot-teach = No todos capturan a todos: un Caballero Grande no captura a uno Pequeño y se detiene delante.
lesson-arkantar-cannot-task = Desliza tu Caballero Grande a la derecha, hacia el Caballero Pequeño de f3.
lesson-arkantar-cannot-close = Se ha detenido en e3, delante del Caballero Pequeño, que allí podría capturarlo.
lesson-arkantar-beside-teach = Para capturar no hace falta carrerilla: se puede capturar a un enemigo contiguo.
lesson-arkantar-beside-task = Captura al Caballero Grande de d5 con tu Caballero Pequeño, que está al lado.
lesson-arkantar-beside-close = Tu Caballero Pequeño ha capturado al Grande: el Pequeño vence al Grande.
lesson-arkantar-circle-teach = El Grande vence al Mediano, el Mediano al Pequeño y el Pequeño al Grande; cada uno captura también a los de su tamaño, y todos, a un Monarca.
lesson-arkantar-circle-task = Dos de tus Caballeros alcanzan al Caballero Grande de d4. Captúralo con el que puede.
lesson-arkantar-circle-close = Eso es: lo ha capturado el Caballero Pequeño. El Mediano habría tenido que detenerse delante.
lesson-arkantar-circle-lure = Un Caballero Mediano no vence a uno Grande: se detendría en c4, delante de él. Captúralo con tu otro Caballero.
lesson-arkantar-ransom-teach = Cuando tu Monarca captura a un Caballero, uno de tus Caballeros capturados puede volver adonde el Monarca empezó el turno.
lesson-arkantar-ransom-task = Captura al Caballero Pequeño de d4 con tu Monarca y rescata al Caballero Grande.
lesson-arkantar-ransom-close = Tu Monarca ha capturado al Caballero Pequeño, y el Caballero Grande ha vuelto a d1.
lesson-arkantar-win-teach = Quien captura al Monarca enemigo gana.
lesson-arkantar-win-task = Solo el Muro de d5 separa a tu Caballero Grande del Monarca de d7. Derríbalo, captura al Monarca ¡y gana!
lesson-arkantar-win-then = El paso está libre: captura al Monarca de d7 con tu Caballero Grande ¡y gana!
lesson-arkantar-win-close = Has capturado al Monarca y has ganado. Eso era todo el juego: ahora juega una partida.

## Ankh’or

lesson-ankhor-take-teach = En tu turno tomas tres fichas o compras una pieza. Los indicadores sobre una columna dicen lo que cuesta su pieza.
lesson-ankhor-take-task = La columna 1 cuesta azul y verde. Toma una ficha azul, una verde y un ankh.
lesson-ankhor-take-close = Has tomado las tres fichas y ya puedes pagar la columna 1. Tres fichas valen un punto: el laurel muestra tus puntos. Tu rival también ha tomado fichas.
lesson-ankhor-buy-teach = Una pieza comprada va enseguida a tu dominio. El hueco de la oferta se queda vacío.
lesson-ankhor-buy-task = Compra el halcón verde de la columna 1 como primera pieza.
lesson-ankhor-buy-close = El halcón verde es ya la primera pieza de tu dominio; su sitio en la columna 1 queda vacío. Has pagado dos fichas, así que pierdes el punto por tres fichas.
lesson-ankhor-animals-teach = En la base las piezas se tocan por los lados. Los animales iguales que se tocan son un grupo: un punto cada uno.
lesson-ankhor-animals-task = Compra el halcón blanco de la columna 1 y colócalo junto a tu halcón rojo.
lesson-ankhor-animals-close = Dos halcones se tocan, sean del color que sean: su grupo vale ahora dos puntos.
lesson-ankhor-up-teach = Una pieza puede ir sobre cuatro piezas si una de ellas tiene su color. En un nivel superior cuesta un indicador menos.
lesson-ankhor-up-task = Construye el chacal verde de la columna 5 sobre tus cuatro piezas y elige el indicador que te ahorras.
lesson-ankhor-up-close = El chacal toca las cuatro piezas de abajo: tienes un grupo de cuatro verdes y dos chacales.
lesson-ankhor-bonus-teach = Cada pieza de un grupo de color de dos o más vale un punto; un grupo de cinco o más da una ficha de bonificación, que vale tres puntos.
lesson-ankhor-bonus-task = Cuatro de tus piezas son verdes. Compra la pieza verde de la columna 1 para que sean cinco.
lesson-ankhor-bonus-close = La quinta pieza verde te ha dado una ficha de bonificación. Si el grupo se rompe, hay que devolverla.
lesson-ankhor-refresh-teach = Un ankh paga una renovación: con dos jugadores la pieza de la izquierda se va, las demás se deslizan y una pila llena los huecos.
lesson-ankhor-refresh-task = Renueva la oferta con la pila que quieras.
lesson-ankhor-refresh-close = La pieza de la izquierda se ha ido, las demás se han deslizado y la pila ha llenado los huecos. Tu acción principal sigue pendiente: una acción de ankh es un extra.
lesson-ankhor-move-teach = Con un ankh también puedes mover una de tus piezas que no sostenga otra.
lesson-ankhor-move-task = Mueve el escarabajo azul junto al chacal azul.
lesson-ankhor-move-close = Las dos piezas azules se tocan: han sido dos puntos más sin gastar recursos.
lesson-ankhor-warehouse-teach = Un almacén trae una ficha de su color y guarda una por encima de tu límite, mientras nada lo cubra.
lesson-ankhor-warehouse-task = Compra el almacén rojo de la columna 4.
lesson-ankhor-warehouse-close = El almacén ha traído una ficha roja, que está encima. Puedes gastarla como las demás.
lesson-ankhor-scribe-teach = Un escriba te da enseguida un turno adicional completo.
lesson-ankhor-scribe-task = Compra el escriba verde de la columna 3 y después el halcón rojo de la columna 1.
lesson-ankhor-scribe-then = Vuelve a ser tu turno: compra ahora el halcón rojo de la columna 1.
lesson-ankhor-scribe-close = Has comprado dos piezas sin que tu rival jugara en medio.
lesson-ankhor-limit-teach = Al final de un turno conservas como máximo cinco recursos y dos ankhs; lo que sobra se devuelve.
lesson-ankhor-limit-task = Tienes cuatro recursos. Toma dos fichas rojas y un ankh, y devuelve un recurso.
lesson-ankhor-limit-then = Ahora tienes seis recursos: devuelve uno.
lesson-ankhor-limit-close = Te has quedado con cinco recursos y un ankh. Los ankhs tomados este turno se gastan desde el siguiente.
lesson-ankhor-end-teach = Cuando alguien coloca su pieza 13, esa ronda es la última. Después se cuentan los puntos.
lesson-ankhor-end-task = Tienes doce piezas. Compra el desierto azul y colócalo de modo que tus piezas azules sean un grupo de cinco.
lesson-ankhor-end-close = La quinta pieza azul te ha dado una ficha de bonificación. Eras el último de la ronda, así que la partida ha terminado.

## Ancient Knowledge

lesson-ak-create-teach = Con CREAR juegas una carta. Un monumento entra en tu línea temporal en su espacio inicial, con conocimientos encima.
lesson-ak-create-task = CREA { $monument } en el espacio 4, su espacio inicial.
lesson-ak-create-close = { $monument } no ha costado nada y está en el espacio 4 con cuatro conocimientos. Te queda una acción.
lesson-ak-artifact-teach = Los artefactos se quedan en tu tablero. Tras dos acciones viene la fase de línea temporal y después cada monumento se desliza un espacio hacia su declive.
lesson-ak-artifact-task = CREA el artefacto { $artifact } como segunda acción.
lesson-ak-artifact-close = Con el efecto de línea temporal { FORM($monument, "de") } has robado una carta, y después el monumento se ha deslizado al espacio 3. Tu rival ha jugado; te toca.
lesson-ak-distance-teach = Cada espacio de distancia del inicial cuesta una carta de tu mano. Un espacio iluminado indica: cartas que pagar, conocimientos, turnos hasta declinar, conocimientos perdidos.
lesson-ak-distance-task = Dale más tiempo a { $monument }: CRÉALO en el espacio 6 y descarta dos cartas.
lesson-ak-distance-then = Ahora descarta dos cartas para pagar la distancia.
lesson-ak-distance-close = Dos cartas han pagado la distancia, y { $monument } está en el espacio 6: se quedará dos turnos más.
lesson-ak-learn-teach = Con APRENDER tomas una tecnología boca arriba. Las de nivel I hacen algo enseguida.
lesson-ak-learn-task = APRENDE { $technology }: retira un conocimiento de cada una de tus pirámides.
lesson-ak-learn-close = Se ha retirado un conocimiento de las dos pirámides, y { $technology } está en tu colección.
lesson-ak-requirement-teach = Algunas tecnologías tienen un requisito. Los monumentos solo cuentan cuando están en tu Pasado.
lesson-ak-requirement-task = Hay dos pirámides en tu Pasado: APRENDE { $technology }.
lesson-ak-requirement-close = Has robado tres cartas gracias a dos pirámides que declinaron hace tiempo.
lesson-ak-archive-teach = Los conocimientos que un monumento lleva al declinar se pierden y cuestan un punto cada uno. Con ARCHIVAR retiras un conocimiento por cada carta descartada.
lesson-ak-archive-task = La pirámide del espacio 1 declina este turno con dos conocimientos. ARCHIVA y descarta tus dos cartas.
lesson-ak-archive-then = Ahora descarta tus dos cartas: cada una retira un conocimiento.
lesson-ak-archive-close = Se han retirado los dos conocimientos, la pirámide ha ido a tu Pasado y no se ha perdido nada.
lesson-ak-excavate-teach = Con EXCAVAR giras monumentos rectos de tu Pasado y robas dos cartas por cada uno.
lesson-ak-excavate-task = EXCAVA los dos monumentos rectos de tu Pasado: giran los dos a la vez.
lesson-ak-excavate-close = Los dos monumentos han girado y has robado cuatro cartas. Girados, siguen contando para todo, pero no se giran otra vez.
lesson-ak-decline-teach = En la fase de declive lo que está en el espacio 1 pasa al Pasado y lo demás se desliza. Esta vez no se salva nada.
lesson-ak-decline-task = Haz tu última acción: BUSCAR, para robar una carta.
lesson-ak-decline-close = Se han perdido dos conocimientos: menos dos puntos. Los otros monumentos se han deslizado hacia el espacio 1.
lesson-ak-react-teach = Los efectos permanentes responden a lo que haces, mientras su carta está en juego.
lesson-ak-react-task = El efecto { FORM($monument, "de") } responde a los artefactos: CREA el artefacto { $artifact }.
lesson-ak-react-close = Gracias { FORM($monument, "a") } has retirado un conocimiento y has robado una carta. Cadenas así son las que hay que buscar.
lesson-ak-middle-teach = En cuanto un Pasado tiene siete monumentos, una de las losetas de nivel I se gira al nivel II para el resto de la partida.
lesson-ak-middle-task = BUSCA como última acción; declina tu séptimo monumento. Elige entonces la loseta que se gira.
lesson-ak-middle-then = Tu Pasado tiene siete monumentos. Elige ahora la loseta que se gira.
lesson-ak-middle-close = Tu séptimo monumento ha declinado y la loseta se ha girado: hay más tecnologías de nivel II, y esas son puntos.
lesson-ak-end-teach = Cuando un Pasado tiene catorce monumentos, la partida termina al final de la ronda.
lesson-ak-end-task = Eres el último de la ronda. BUSCA y deja que decline tu decimocuarto monumento.
lesson-ak-end-close = Tu decimocuarto monumento ha puesto fin a la partida: puntos del Pasado, de las tecnologías y uno por el monumento que queda, menos los conocimientos perdidos. Ahora juega una partida.

## Ancient Knowledge solo

lesson-solo-time-teach = En solitario juegas contra la carta del Tiempo. Ocupa un lugar de la línea temporal y se desliza con tus monumentos.
lesson-solo-time-task = La carta del Tiempo está en el espacio 4. CREA allí { $monument }, encima de ella.
lesson-solo-time-close = { $monument } está encima de la carta del Tiempo, y viajan juntos. Cuando la carta del Tiempo se va, lo que está encima baja.
lesson-solo-coffer-teach = Un cofre bajo tu tablero es un efecto: úsalo en cualquier momento de tu turno, una vez.
lesson-solo-coffer-task = Usa el cofre { $coffer } y APRENDE una tecnología de nivel I, sea cual sea su requisito.
lesson-solo-coffer-then = Ahora APRENDE una tecnología de nivel I.
lesson-solo-coffer-close = Has aprendido la tecnología y el cofre está gastado. No ha costado ninguna acción.
lesson-solo-die-teach = Después de cada turno el dado se lleva una tecnología: del 1 al 3 son los lugares de la loseta 1; del 4 al 6, los de la loseta 2.
lesson-solo-die-task = Termina el turno con BUSCAR y mira el dado.
lesson-solo-die-close = El dado se ha llevado la tecnología de su lugar. Aprende lo que necesites antes de que se lo lleve.
lesson-solo-leaves-teach = Desde el espacio 1 la carta del Tiempo deja la línea temporal; dos veces vuelve al espacio 6.
lesson-solo-leaves-task = BUSCA como última acción de este turno.
lesson-solo-leaves-close = La carta del Tiempo se ha ido y ha vuelto al espacio 6: ha terminado uno de sus tres viajes.
lesson-solo-objective-teach = Un cofre sobre tu tablero es un objetivo. Todos deben estar cumplidos cuando se acabe el tiempo.
lesson-solo-objective-task = El objetivo del cofre { $coffer } pide cinco monumentos en tu línea temporal. CREA { $monument } en el espacio 4.
lesson-solo-objective-close = Hay cinco monumentos en tu línea temporal: el objetivo está cumplido. Lo que cuenta es que lo esté al final.
lesson-solo-end-teach = Cuando la carta del Tiempo entra en declive por tercera vez, la partida termina al momento y se comprueban los objetivos.
lesson-solo-end-task = Es tu decimosexto turno y hay cinco monumentos en tu línea temporal. BUSCA como última acción.
lesson-solo-end-close = La carta del Tiempo se ha ido por tercera vez y el objetivo está cumplido: has ganado, y tus puntos se anotan. Prueba un desafío.
