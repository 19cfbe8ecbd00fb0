### De dónde vienen las cosas de las cartas; un paquete puede nombrar países que no figuran aquí.

ak-country = { $key ->
    [Belize] Belice
    [Cambodia] Camboya
    [Denmark] Dinamarca
    [Egypt] Egipto
    [England] Inglaterra
    [Ethiopia] Etiopía
    [France] Francia
    [Germany] Alemania
    [Greece] Grecia
    [Iran] Irán
    [Iraq] Irak
    [Ireland] Irlanda
    [Italy] Italia
    [Japan] Japón
    [Jordan] Jordania
    [Lebanon] Líbano
    [Libya] Libia
    [Mali] Malí
    [Mauritius] Mauricio
    [Mexico] México
    [Myanmar] Birmania
    [Pakistan] Pakistán
    [Palestine] Palestina
    [Peru] Perú
    [Scotland] Escocia
    [South-Africa] Sudáfrica
    [South-Korea] Corea del Sur
    [Spain] España
    [Sudan] Sudán
    [Syria] Siria
    [Thailand] Tailandia
    [Turkiye] Turquía
    [United-States] Estados Unidos
    [Unknown] Origen desconocido
   *[other] { $name }
}
