### Les noms des cartes, des coffres et des défis. Une carte porte son article : il manque en titre et se contracte après « de » et « à ».

ak-name = { $id ->
    [C1] l’Osireion
    [C2] Abou Gorab
    [C3] Göbekli Tepe
    [C4] Byblos
    [C5] les Grottes d’Ellora
    [C6] Ollantaytambo
    [C7] le Temple de Louxor
    [C8] Mohenjo-daro
    [C9] Pétra
    [C10] le Parthénon
    [C11] Warangal
    [C12] Tombouctou
    [C13] le Temple de Lopburi
    [C14] Bagan
    [C15] les Grottes d’Ajanta
    [C16] Héracléion
    [C17] Jéricho
    [C18] Angkor Vat
    [C19] Derinkuyu
    [C20] Tiwanaku
    [C21] Mycènes
    [C22] Baalbek
    [C23] Sacsayhuamán
    [C24] l’Île de Pâques
    [C25] Llaqtapata
    [C26] le Machu Picchu
    [C27] le Temple de Karnak
    [C28] Babylone
    [C29] l’Atlantide
    [C30] le Palais du Potala
    [C31] Philae
    [C32] Persépolis
    [C33] Inwa
    [C34] le Temple de Kôm Ombo
    [C35] Tulum
    [C36] Cyrène
    [M1] Stonehenge
    [M2] le Menhir de Monte Corru Tundu
    [M3] l’Obélisque d’Assouan
    [M4] les Mégalithes de Sulawesi
    [M5] Mörön
    [M6] le Dolmen de Ganghwa
    [M7] les Cercles du Mpumalanga
    [M8] le Dolmen de Gochang
    [M9] Aramu Muru
    [M10] la Roche-aux-Fées
    [M11] les Menhirs de Monteneuf
    [M12] les Statues de Ramsès II
    [M13] les Alignements de Carnac
    [M14] le Menhir de Kerloas
    [M15] les Grottes de Barabar
    [M16] les Sphères de Diquís
    [M17] le Fort de Samaipata
    [M18] le Dolmen de Menga
    [M19] le Dolmen de Fontanaccia
    [M20] les Colosses de Memnon
    [M21] le Trilithe de Baalbek
    [M22] Hire Benakal
    [M23] les Pierres de Stenness
    [M24] la Statue de Tlaloc
    [M25] le Grand Sphinx de Gizeh
    [M26] la Chabola de la Hechicera
    [M27] Masuda Iwafune
    [M28] les Mégalithes de Cauria
    [M29] le Kofun d’Ishibutai
    [M30] le Grand Bouddha de Leshan
    [M31] Ħaġar Qim
    [M32] la Tombe des Géants
    [M33] la Table des Marchands
    [M34] le Dolmen de Montguyon
    [M35] Ġgantija
    [M36] le Dolmen de Poulnabrone
    [P1] la Pyramide de Khéphren
    [P2] la Pyramide de Pépi II
    [P3] la Pyramide de Meïdoum
    [P4] Palenque
    [P5] les Pyramides de Cahuachi
    [P6] la Grande Ziggourat d’Ur
    [P7] la Pyramide des Niches
    [P8] la Pyramide d’Ouserkaf
    [P9] Caral
    [P10] Teotihuacan
    [P11] la Pyramide de Cobá
    [P12] Gunung Padang
    [P13] Yonaguni
    [P14] le Temple I de Tikal
    [P15] Xixia Wangling
    [P16] les Pyramides de Nubie
    [P17] les Pyramides des Reines
    [P18] la Pyramide de Nice
    [P19] le Candi Sukuh
    [P20] le Temple de Borobudur
    [P21] le Phimeanakas
    [P22] la Pyramide de Snéfrou
    [P23] les Pyramides de Xi’an
    [P24] la Pyramide de Tazumal
    [P25] Chichén Itzá
    [P26] Uxmal
    [P27] la Pyramide de Dahchour
    [P28] la Pyramide de Mykérinos
    [P29] la Pyramide de Djéser
    [P30] la Pyramide de Néferirkarê
    [P31] Toniná
    [P32] le Temple de Comalcalco
    [P33] Calakmul
    [P34] les Pyramides de Plaine Magnien
    [P35] le Candi Kethek
    [P36] le Janggun-chong
    [A1] le Disque de Sabu
    [A2] le Sarcophage de Saqqarah
    [A3] la Pierre planétaire
    [A4] les Disques de Bayan Kara Ula
    [A5] les Pierres d’Ica
    [A6] la Machine d’Anticythère
    [A7] la Statue moaï
    [A8] la Pyramide de La Maná
    [A9] le Tzolk’in
    [A10] les Quipus d’Incahuasi
    [A11] le Candélabre de Paracas
    [A12] le Monolithe Pachamama
    [A13] la Carte de Piri Reis
    [A14] les Sphères de Klerksdorp
    [A15] la Flûte luddite
    [A16] le Crâne de cristal
    [A17] les Artefacts de Glozel
    [A18] la Mythologie dogon
    [A19] le Manuscrit de Voynich
    [A20] les Tablettes sumériennes
    [A21] la Pile de Bagdad
    [A22] les Lignes de Nazca
    [A23] les Têtes olmèques
    [A24] le Disque génétique
    [A25] la Pierre de Kensington
    [A26] le Disque de Nebra
    [A27] le Pilier de fer de Delhi
    [A28] les Figurines dogū
    [A29] le Disque de Phaistos
    [A30] la Lentille de Nimroud
    [A31] les Vases de Saqqarah
    [A32] les Crânes allongés
    [A33] le Caillou Michaux
    [A34] la Carte d’Oronce Finé
    [A35] la Tablette d’Assurbanipal
    [A36] la Barque solaire de Khéops
    [HC1] Abou Simbel
    [HC2] la Bibliothèque de Celsus
    [HC3] Cnossos
    [HC4] Uruk
    [HC5] Sigiriya
    [HC6] Çatal Höyük
    [HC7] Palmyre
    [HC8] Leptis Magna
    [HC9] Hattusa
    [HM1] Newgrange
    [HM2] Avebury
    [HM3] les Pierres de Callanish
    [HM4] l’Obélisque d’Aksoum
    [HM5] Mnajdra
    [HM6] Rujm el-Hiri
    [HM7] Nabta Playa
    [HM8] le Cromlech d’Almendres
    [HM9] le Grand Menhir brisé
    [HP1] la Pyramide d’Ounas
    [HP2] la Pyramide de Cestius
    [HP3] l’Etemenanki
    [HP4] Tchogha Zanbil
    [HP5] La Danta
    [HP6] la Huaca del Sol
    [HP7] la Pyramide d’Hellinikon
    [HP8] la Grande Pyramide de Cholula
    [HP9] la Ziggourat de Dur-Kurigalzu
    [HA1] la Pierre de Rosette
    [HA2] la Coupe de Lycurgue
    [HA3] le Chaudron de Gundestrup
    [HA4] le Masque d’Agamemnon
    [HA5] le Chapeau d’or de Schifferstadt
    [HA6] le Char solaire de Trundholm
    [HA7] la Vénus de Willendorf
    [HA8] l’Ostracon de Thémistocle
    [HA9] le Jeu royal d’Ur
    [T1] Anaximène
    [T2] Aristote
    [T3] Hermès Trismégiste
    [T4] Thalès
    [T5] Nicolas Flamel
    [T6] Anaximandre
    [T7] Melchisédech
    [T8] Ptolémée
    [T9] Mercure
    [T10] la Grille planétaire
    [T11] le Nombre pi
    [T12] la Momification
    [T13] l’École des mystères
    [T14] la Langue des oiseaux
    [T15] la Fleur de vie
    [T16] le Carré Sator
    [T17] le Génie parasismique
    [T18] l’Astronomie
    [T19] l’Alphabet runique
    [T20] les Glyphes rongorongo
    [T21] l’Hébreu ancien
    [T22] le Grec ancien
    [T23] les Chiffres arabes
    [T24] la Proto-écriture
    [T25] l’Alphabet copte
    [T26] les Hiéroglyphes crétois
    [T27] l’Alphabet latin
    [T28] Imhotep
    [T29] Platon
    [T30] Thot
    [T31] Pythagore
    [T32] Akhenaton
    [T33] Pline l’Ancien
    [T34] le Nombre d’or
    [T35] la Coudée royale
    [T36] l’Astrologie
    [T37] l’Alchimie
    [T38] l’Hermétisme
    [T39] l’Ari-kat
    [T40] l’Alphabet chinois
    [T41] la Table d’émeraude
    [T42] le Cunéiforme sumérien
    [T43] l’Écriture maya
    [T44] l’Alphabet phénicien
    [T45] les Hiéroglyphes
    [HT1] Archimède
    [HT2] Hippocrate
    [HT3] le Linéaire B
    [HT4] l’Ogham
    [HT5] les Mystères d’Éleusis
    [HT6] la Clepsydre
    [HT7] Euclide
    [HT8] Ératosthène
    [HT9] l’Alphabet sudarabique
    [HT10] l’Écriture brahmi
    [HT11] l’Orphisme
    [HT12] le Gnosticisme
   *[other] { $name }
}
ak-title = { FORM(ak-name, "title") }
ak-named = { ak-title } ({ $id })
    .le = { FORM(ak-name, "le") } ({ $id })
    .de = { FORM(ak-name, "de") } ({ $id })
    .a = { FORM(ak-name, "a") } ({ $id })
ak-name-given = { "fr" ->
    [fr] { $fr }
    [es] { $es }
    [de] { $de }
   *[en] { $en }
}
ak-title-given = { FORM($name, "title") }
ak-named-given = { FORM($name, "title") } ({ $id })
    .le = { FORM($name, "le") } ({ $id })
    .de = { FORM($name, "de") } ({ $id })
    .a = { FORM($name, "a") } ({ $id })
ak-name-coffer = { $id ->
    [A] Coffret de Toutânkhamon
    [B] Coffre de Cypsélos
    [C] Coffre de Myrina
    [D] Coffre à canopes d’Hétephérès
    [E] Larnax de Vergina
    [F] Ciste Ficoroni
    [G] Étendard d’Ur
    [H] Pyxide de Nimroud
    [I] Ossuaire de Peqi’in
    [J] Reliquaire de Bimaran
    [K] Coffre de Khâtaouy
    [L] Coffret d’Auzon
    [M] Coffret de Projecta
    [N] Coffre de Youya
    [O] Situle de Vače
   *[other] { $name }
}
ak-named-coffer = { ak-name-coffer } ({ $id })
ak-solo-challenge-name = { $number ->
    [1] Nouvelle ère
    [2] Enfouisseur d’artefacts
    [3] Destin hasardeux
    [4] Bonne aventure
    [5] Maître du savoir perdu
    [6] Gardien du savoir
    [7] Architecte de précision
    [8] Maître des connaissances
    [9] Expert des pyramides
   *[10] Grand Bâtisseur
}
