### Die Namen der Karten, Truhen und Herausforderungen.

ak-name = { $id ->
    [C1] Osireion
    [C2] Abu Gurob
    [C3] Göbekli Tepe
    [C4] Byblos
    [C5] Höhlen von Ellora
    [C6] Ollantaytambo
    [C7] Luxor-Tempel
    [C8] Mohenjo-Daro
    [C9] Petra
    [C10] Parthenon
    [C11] Warangal
    [C12] Timbuktu
    [C13] Tempel von Lopburi
    [C14] Bagan
    [C15] Höhlen von Ajanta
    [C16] Herakleion
    [C17] Jericho
    [C18] Angkor Wat
    [C19] Derinkuyu
    [C20] Tiwanaku
    [C21] Mykene
    [C22] Baalbek
    [C23] Sacsayhuamán
    [C24] Osterinsel
    [C25] Llaqtapata
    [C26] Machu Picchu
    [C27] Karnak-Tempel
    [C28] Babylon
    [C29] Atlantis
    [C30] Potala-Palast
    [C31] Philae
    [C32] Persepolis
    [C33] Inwa
    [C34] Tempel von Kom Ombo
    [C35] Tulum
    [C36] Kyrene
    [M1] Stonehenge
    [M2] Menhir von Monte Corru Tundu
    [M3] Obelisk von Assuan
    [M4] Megalithen von Sulawesi
    [M5] Mörön
    [M6] Dolmen von Ganghwa
    [M7] Steinkreise von Mpumalanga
    [M8] Dolmen von Gochang
    [M9] Aramu Muru
    [M10] La Roche-aux-Fées
    [M11] Menhire von Monteneuf
    [M12] Ramses-Statuen
    [M13] Steinreihen von Carnac
    [M14] Menhir von Kerloas
    [M15] Höhlen von Barabar
    [M16] Steinkugeln von Diquís
    [M17] Fuerte de Samaipata
    [M18] Dolmen von Menga
    [M19] Dolmen von Fontanaccia
    [M20] Memnonkolosse
    [M21] Trilithon von Baalbek
    [M22] Hire Benakal
    [M23] Steine von Stenness
    [M24] Tlaloc-Statue
    [M25] Große Sphinx von Gizeh
    [M26] Chabola de la Hechicera
    [M27] Masuda Iwafune
    [M28] Megalithen von Cauria
    [M29] Ishibutai-Kofun
    [M30] Großer Buddha von Leshan
    [M31] Ħaġar Qim
    [M32] Gigantengrab
    [M33] Table des Marchands
    [M34] Dolmen von Montguyon
    [M35] Ġgantija
    [M36] Dolmen von Poulnabrone
    [P1] Chephren-Pyramide
    [P2] Pepi-II.-Pyramide
    [P3] Meidum-Pyramide
    [P4] Palenque
    [P5] Pyramiden von Cahuachi
    [P6] Große Zikkurat von Ur
    [P7] Nischenpyramide
    [P8] Userkaf-Pyramide
    [P9] Caral
    [P10] Teotihuacán
    [P11] Pyramide von Cobá
    [P12] Gunung Padang
    [P13] Yonaguni
    [P14] Tempel I von Tikal
    [P15] Xixia Wangling
    [P16] Nubische Pyramiden
    [P17] Königinnenpyramiden
    [P18] Pyramide von Nizza
    [P19] Candi Sukuh
    [P20] Tempel von Borobudur
    [P21] Phimeanakas
    [P22] Snofru-Pyramide
    [P23] Pyramiden von Xi’an
    [P24] Pyramide von Tazumal
    [P25] Chichén Itzá
    [P26] Uxmal
    [P27] Pyramide von Dahschur
    [P28] Mykerinos-Pyramide
    [P29] Djoser-Pyramide
    [P30] Neferirkare-Pyramide
    [P31] Toniná
    [P32] Tempel von Comalcalco
    [P33] Calakmul
    [P34] Pyramiden von Plaine Magnien
    [P35] Candi Kethek
    [P36] Janggun-chong
    [A1] Scheibe des Sabu
    [A2] Sarkophag von Sakkara
    [A3] Planetenstein
    [A4] Scheiben von Baian-Kara-Ula
    [A5] Steine von Ica
    [A6] Mechanismus von Antikythera
    [A7] Moai-Statue
    [A8] Pyramide von La Maná
    [A9] Tzolkin
    [A10] Quipus von Incahuasi
    [A11] Kandelaber von Paracas
    [A12] Pachamama-Monolith
    [A13] Karte des Piri Reis
    [A14] Kugeln von Klerksdorp
    [A15] Ludditenflöte
    [A16] Kristallschädel
    [A17] Artefakte von Glozel
    [A18] Dogon-Mythologie
    [A19] Voynich-Manuskript
    [A20] Sumerische Tafeln
    [A21] Bagdad-Batterie
    [A22] Nazca-Linien
    [A23] Olmekenköpfe
    [A24] Genetische Scheibe
    [A25] Runenstein von Kensington
    [A26] Himmelsscheibe von Nebra
    [A27] Eiserne Säule von Delhi
    [A28] Dogū-Figuren
    [A29] Diskos von Phaistos
    [A30] Linse von Nimrud
    [A31] Vasen von Sakkara
    [A32] Langschädel
    [A33] Michaux-Stein
    [A34] Karte des Oronce Finé
    [A35] Tafel des Assurbanipal
    [A36] Sonnenbarke des Cheops
    [HC1] Abu Simbel
    [HC2] Celsus-Bibliothek
    [HC3] Knossos
    [HC4] Uruk
    [HC5] Sigiriya
    [HC6] Çatalhöyük
    [HC7] Palmyra
    [HC8] Leptis Magna
    [HC9] Hattuša
    [HM1] Newgrange
    [HM2] Avebury
    [HM3] Steine von Callanish
    [HM4] Obelisk von Axum
    [HM5] Mnajdra
    [HM6] Rudschm el-Hiri
    [HM7] Nabta-Playa
    [HM8] Cromlech von Almendres
    [HM9] Grand Menhir Brisé
    [HP1] Unas-Pyramide
    [HP2] Cestius-Pyramide
    [HP3] Etemenanki
    [HP4] Tschogha Zanbil
    [HP5] La Danta
    [HP6] Huaca del Sol
    [HP7] Pyramide von Hellinikon
    [HP8] Große Pyramide von Cholula
    [HP9] Zikkurat von Dur-Kurigalzu
    [HA1] Stein von Rosetta
    [HA2] Lykurgosbecher
    [HA3] Kessel von Gundestrup
    [HA4] Maske des Agamemnon
    [HA5] Goldener Hut von Schifferstadt
    [HA6] Sonnenwagen von Trundholm
    [HA7] Venus von Willendorf
    [HA8] Ostrakon des Themistokles
    [HA9] Königliches Spiel von Ur
    [T1] Anaximenes
    [T2] Aristoteles
    [T3] Hermes Trismegistos
    [T4] Thales
    [T5] Nicolas Flamel
    [T6] Anaximander
    [T7] Melchisedek
    [T8] Ptolemäus
    [T9] Merkur
    [T10] Planetengitter
    [T11] Kreiszahl Pi
    [T12] Mumifizierung
    [T13] Mysterienschule
    [T14] Sprache der Vögel
    [T15] Blume des Lebens
    [T16] Sator-Quadrat
    [T17] Erdbebensicheres Bauen
    [T18] Astronomie
    [T19] Runenalphabet
    [T20] Rongorongo-Glyphen
    [T21] Althebräisch
    [T22] Altgriechisch
    [T23] Arabische Ziffern
    [T24] Protoschrift
    [T25] Koptisches Alphabet
    [T26] Kretische Hieroglyphen
    [T27] Lateinisches Alphabet
    [T28] Imhotep
    [T29] Platon
    [T30] Thot
    [T31] Pythagoras
    [T32] Echnaton
    [T33] Plinius der Ältere
    [T34] Goldener Schnitt
    [T35] Königselle
    [T36] Astrologie
    [T37] Alchemie
    [T38] Hermetik
    [T39] Ari-kat
    [T40] Chinesisches Alphabet
    [T41] Smaragdtafel
    [T42] Sumerische Keilschrift
    [T43] Maya-Schrift
    [T44] Phönizisches Alphabet
    [T45] Hieroglyphen
    [HT1] Archimedes
    [HT2] Hippokrates
    [HT3] Linear B
    [HT4] Ogham
    [HT5] Mysterien von Eleusis
    [HT6] Klepsydra
    [HT7] Euklid
    [HT8] Eratosthenes
    [HT9] Südarabisches Alphabet
    [HT10] Brahmi-Schrift
    [HT11] Orphik
    [HT12] Gnosis
   *[other] { $name }
}
ak-title = { ak-name }
ak-named = { ak-title } ({ $id })
    .zitiert = „{ ak-title }“ ({ $id })
ak-name-given = { "de" ->
    [fr] { $fr }
    [es] { $es }
    [de] { $de }
   *[en] { $en }
}
ak-title-given = { $name }
ak-named-given = { $name } ({ $id })
    .zitiert = „{ $name }“ ({ $id })
ak-name-coffer = { $id ->
    [A] Kästchen des Tutanchamun
    [B] Kypseloslade
    [C] Truhe von Myrina
    [D] Kanopenkasten der Hetepheres
    [E] Larnax von Vergina
    [F] Ficoronische Ciste
    [G] Standarte von Ur
    [H] Pyxis von Nimrud
    [I] Ossuar von Peqi’in
    [J] Reliquiar von Bimaran
    [K] Truhe des Khatawy
    [L] Franks Casket
    [M] Projecta-Kästchen
    [N] Truhe des Juja
    [O] Situla von Vače
   *[other] { $name }
}
ak-named-coffer = { ak-name-coffer } ({ $id })
    .zitiert = „{ ak-name-coffer }“ ({ $id })
ak-solo-challenge-name = { $number ->
    [1] Neues Zeitalter
    [2] Vergräber der Artefakte
    [3] Ungewisses Schicksal
    [4] Wahrsagung
    [5] Meister des verlorenen Wissens
    [6] Hüter des Wissens
    [7] Architekt der Präzision
    [8] Meister der Technologien
    [9] Pyramidenexperte
   *[10] Großer Baumeister
}
