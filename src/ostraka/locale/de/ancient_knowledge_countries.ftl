### Woher die Dinge auf den Karten stammen; ein Kartenpaket darf andere Länder nennen.

ak-country = { $key ->
    [Austria] Österreich
    [Bolivia] Bolivien
    [Cambodia] Kambodscha
    [Colombia] Kolumbien
    [Denmark] Dänemark
    [Egypt] Ägypten
    [Ethiopia] Äthiopien
    [France] Frankreich
    [Germany] Deutschland
    [Greece] Griechenland
    [India] Indien
    [Indonesia] Indonesien
    [Iraq] Irak
    [Ireland] Irland
    [Italy] Italien
    [Jordan] Jordanien
    [Lebanon] Libanon
    [Libya] Libyen
    [Mexico] Mexiko
    [Mongolia] Mongolei
    [Palestine] Palästina
    [Scotland] Schottland
    [South-Africa] Südafrika
    [South-Korea] Südkorea
    [Spain] Spanien
    [Syria] Syrien
    [Turkiye] Türkei
    [United-States] Vereinigte Staaten
    [Unknown] Herkunft unbekannt
   *[other] { $name }
}
