### D’où viennent les choses des cartes ; un paquet peut nommer des pays qui ne figurent pas ici.

ak-country = { $key ->
    [Austria] Autriche
    [Bolivia] Bolivie
    [Cambodia] Cambodge
    [Chile] Chili
    [China] Chine
    [Colombia] Colombie
    [Denmark] Danemark
    [Ecuador] Équateur
    [Egypt] Égypte
    [El-Salvador] Salvador
    [England] Angleterre
    [Ethiopia] Éthiopie
    [Germany] Allemagne
    [Greece] Grèce
    [India] Inde
    [Indonesia] Indonésie
    [Iraq] Irak
    [Ireland] Irlande
    [Italy] Italie
    [Japan] Japon
    [Jordan] Jordanie
    [Lebanon] Liban
    [Libya] Libye
    [Malta] Malte
    [Mauritius] Île Maurice
    [Mexico] Mexique
    [Mongolia] Mongolie
    [Myanmar] Birmanie
    [Peru] Pérou
    [Scotland] Écosse
    [South-Africa] Afrique du Sud
    [South-Korea] Corée du Sud
    [Spain] Espagne
    [Sudan] Soudan
    [Syria] Syrie
    [Thailand] Thaïlande
    [Turkiye] Turquie
    [United-States] États-Unis
    [Unknown] Origine inconnue
   *[other] { $name }
}
