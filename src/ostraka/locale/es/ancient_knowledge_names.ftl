### Los nombres de las cartas, los cofres y los desafíos. Cada carta lleva su artículo: falta en el título y se contrae tras «de» y «a».

ak-name = { $id ->
    [C1] el Osireion
    [C2] Abu Gorab
    [C3] Göbekli Tepe
    [C4] Biblos
    [C5] las Cuevas de Ellora
    [C6] Ollantaytambo
    [C7] el Templo de Lúxor
    [C8] Mohenjo-Daro
    [C9] Petra
    [C10] el Partenón
    [C11] Warangal
    [C12] Tombuctú
    [C13] el Templo de Lopburi
    [C14] Bagan
    [C15] las Cuevas de Ajanta
    [C16] Heracleion
    [C17] Jericó
    [C18] Angkor Wat
    [C19] Derinkuyu
    [C20] Tiwanaku
    [C21] Micenas
    [C22] Baalbek
    [C23] Sacsayhuamán
    [C24] la Isla de Pascua
    [C25] Llaqtapata
    [C26] Machu Picchu
    [C27] el Templo de Karnak
    [C28] Babilonia
    [C29] la Atlántida
    [C30] el Palacio de Potala
    [C31] Filae
    [C32] Persépolis
    [C33] Inwa
    [C34] el Templo de Kom Ombo
    [C35] Tulum
    [C36] Cirene
    [M1] Stonehenge
    [M2] el Menhir de Monte Corru Tundu
    [M3] el Obelisco de Asuán
    [M4] los Megalitos de Célebes
    [M5] Mörön
    [M6] el Dolmen de Ganghwa
    [M7] los Círculos de Mpumalanga
    [M8] el Dolmen de Gochang
    [M9] Aramu Muru
    [M10] la Roca de las Hadas
    [M11] los Menhires de Monteneuf
    [M12] las Estatuas de Ramsés II
    [M13] los Alineamientos de Carnac
    [M14] el Menhir de Kerloas
    [M15] las Cuevas de Barabar
    [M16] las Esferas de Diquís
    [M17] el Fuerte de Samaipata
    [M18] el Dolmen de Menga
    [M19] el Dolmen de Fontanaccia
    [M20] los Colosos de Memnón
    [M21] el Trilito de Baalbek
    [M22] Hire Benakal
    [M23] las Piedras de Stenness
    [M24] la Estatua de Tláloc
    [M25] la Gran Esfinge de Guiza
    [M26] la Chabola de la Hechicera
    [M27] Masuda Iwafune
    [M28] los Megalitos de Cauria
    [M29] el Kofun de Ishibutai
    [M30] el Gran Buda de Leshan
    [M31] Ħaġar Qim
    [M32] la Tumba de los Gigantes
    [M33] la Mesa de los Mercaderes
    [M34] el Dolmen de Montguyon
    [M35] Ġgantija
    [M36] el Dolmen de Poulnabrone
    [P1] la Pirámide de Kefrén
    [P2] la Pirámide de Pepi II
    [P3] la Pirámide de Meidum
    [P4] Palenque
    [P5] las Pirámides de Cahuachi
    [P6] el Gran Zigurat de Ur
    [P7] la Pirámide de los Nichos
    [P8] la Pirámide de Userkaf
    [P9] Caral
    [P10] Teotihuacán
    [P11] la Pirámide de Cobá
    [P12] Gunung Padang
    [P13] Yonaguni
    [P14] el Templo I de Tikal
    [P15] Xixia Wangling
    [P16] las Pirámides nubias
    [P17] las Pirámides de las Reinas
    [P18] la Pirámide de Niza
    [P19] el Candi Sukuh
    [P20] el Templo de Borobudur
    [P21] el Phimeanakas
    [P22] la Pirámide de Seneferu
    [P23] las Pirámides de Xi’an
    [P24] la Pirámide de Tazumal
    [P25] Chichén Itzá
    [P26] Uxmal
    [P27] la Pirámide de Dahshur
    [P28] la Pirámide de Micerino
    [P29] la Pirámide de Zoser
    [P30] la Pirámide de Neferirkara
    [P31] Toniná
    [P32] el Templo de Comalcalco
    [P33] Calakmul
    [P34] las Pirámides de Plaine Magnien
    [P35] el Candi Kethek
    [P36] el Janggun-chong
    [A1] el Disco de Sabu
    [A2] el Sarcófago de Saqqara
    [A3] la Piedra planetaria
    [A4] los Discos de Bayan Kara Ula
    [A5] las Piedras de Ica
    [A6] el Mecanismo de Anticitera
    [A7] la Estatua moái
    [A8] la Pirámide de La Maná
    [A9] el Tzolkin
    [A10] los Quipus de Incahuasi
    [A11] el Candelabro de Paracas
    [A12] el Monolito Pachamama
    [A13] el Mapa de Piri Reis
    [A14] las Esferas de Klerksdorp
    [A15] la Flauta ludita
    [A16] la Calavera de cristal
    [A17] los Artefactos de Glozel
    [A18] la Mitología dogón
    [A19] el Manuscrito Voynich
    [A20] las Tablillas sumerias
    [A21] la Batería de Bagdad
    [A22] las Líneas de Nazca
    [A23] las Cabezas olmecas
    [A24] el Disco genético
    [A25] la Piedra de Kensington
    [A26] el Disco celeste de Nebra
    [A27] el Pilar de hierro de Delhi
    [A28] las Figurillas dogū
    [A29] el Disco de Festo
    [A30] la Lente de Nimrud
    [A31] los Vasos de Saqqara
    [A32] los Cráneos alargados
    [A33] la Piedra de Michaux
    [A34] el Mapa de Oronce Finé
    [A35] la Tablilla de Asurbanipal
    [A36] la Barca solar de Keops
    [HC1] Abu Simbel
    [HC2] la Biblioteca de Celso
    [HC3] Cnosos
    [HC4] Uruk
    [HC5] Sigiriya
    [HC6] Çatalhöyük
    [HC7] Palmira
    [HC8] Leptis Magna
    [HC9] Hattusa
    [HM1] Newgrange
    [HM2] Avebury
    [HM3] las Piedras de Callanish
    [HM4] el Obelisco de Aksum
    [HM5] Mnajdra
    [HM6] Rujm el-Hiri
    [HM7] Nabta Playa
    [HM8] el Crómlech de los Almendros
    [HM9] el Gran Menhir Roto
    [HP1] la Pirámide de Unis
    [HP2] la Pirámide Cestia
    [HP3] el Etemenanki
    [HP4] Choga Zanbil
    [HP5] La Danta
    [HP6] la Huaca del Sol
    [HP7] la Pirámide de Hellinikon
    [HP8] la Gran Pirámide de Cholula
    [HP9] el Zigurat de Dur-Kurigalzu
    [HA1] la Piedra de Rosetta
    [HA2] la Copa de Licurgo
    [HA3] el Caldero de Gundestrup
    [HA4] la Máscara de Agamenón
    [HA5] el Sombrero de oro de Schifferstadt
    [HA6] el Carro solar de Trundholm
    [HA7] la Venus de Willendorf
    [HA8] el Óstraco de Temístocles
    [HA9] el Juego real de Ur
    [T1] Anaxímenes
    [T2] Aristóteles
    [T3] Hermes Trismegisto
    [T4] Tales
    [T5] Nicolás Flamel
    [T6] Anaximandro
    [T7] Melquisedec
    [T8] Ptolomeo
    [T9] Mercurio
    [T10] la Red planetaria
    [T11] el Número pi
    [T12] la Momificación
    [T13] la Escuela de misterios
    [T14] el Lenguaje de los pájaros
    [T15] la Flor de la vida
    [T16] el Cuadrado Sator
    [T17] la Ingeniería sísmica
    [T18] la Astronomía
    [T19] el Alfabeto rúnico
    [T20] los Glifos rongorongo
    [T21] el Hebreo antiguo
    [T22] el Griego antiguo
    [T23] los Números arábigos
    [T24] la Protoescritura
    [T25] el Alfabeto copto
    [T26] los Jeroglíficos cretenses
    [T27] el Alfabeto latino
    [T28] Imhotep
    [T29] Platón
    [T30] Thot
    [T31] Pitágoras
    [T32] Akenatón
    [T33] Plinio el Viejo
    [T34] la Proporción áurea
    [T35] el Codo real
    [T36] la Astrología
    [T37] la Alquimia
    [T38] el Hermetismo
    [T39] el Ari-kat
    [T40] el Alfabeto chino
    [T41] la Tabla de Esmeralda
    [T42] el Cuneiforme sumerio
    [T43] la Escritura maya
    [T44] el Alfabeto fenicio
    [T45] los Jeroglíficos
    [HT1] Arquímedes
    [HT2] Hipócrates
    [HT3] el Lineal B
    [HT4] el Ogam
    [HT5] los Misterios de Eleusis
    [HT6] la Clepsidra
    [HT7] Euclides
    [HT8] Eratóstenes
    [HT9] el Alfabeto sudarábigo
    [HT10] la Escritura brahmi
    [HT11] el Orfismo
    [HT12] el Gnosticismo
   *[other] { $name }
}
ak-title = { FORM(ak-name, "title") }
ak-named = { ak-title } ({ $id })
    .el = { FORM(ak-name, "el") } ({ $id })
    .de = { FORM(ak-name, "de") } ({ $id })
    .a = { FORM(ak-name, "a") } ({ $id })
ak-name-given = { "es" ->
    [fr] { $fr }
    [es] { $es }
    [de] { $de }
   *[en] { $en }
}
ak-title-given = { FORM($name, "title") }
ak-named-given = { FORM($name, "title") } ({ $id })
    .el = { FORM($name, "el") } ({ $id })
    .de = { FORM($name, "de") } ({ $id })
    .a = { FORM($name, "a") } ({ $id })
ak-name-coffer = { $id ->
    [A] Cofre de Tutankamón
    [B] Arca de Cípselo
    [C] Cofre de Myrina
    [D] Cofre canopo de Hetepheres
    [E] Lárnax de Vergina
    [F] Cista Ficoroni
    [G] Estandarte de Ur
    [H] Píxide de Nimrud
    [I] Osario de Peqi’in
    [J] Relicario de Bimaran
    [K] Cofre de Khatawy
    [L] Cofre de Franks
    [M] Cofre de Projecta
    [N] Cofre de Yuya
    [O] Sítula de Vače
   *[other] { $name }
}
ak-named-coffer = { ak-name-coffer } ({ $id })
ak-solo-challenge-name = { $number ->
    [1] Nueva era
    [2] Enterrador de artefactos
    [3] Destino azaroso
    [4] Buena fortuna
    [5] Maestro del conocimiento perdido
    [6] Guardián del conocimiento
    [7] Arquitecto de precisión
    [8] Maestro de las tecnologías
    [9] Experto en pirámides
   *[10] Gran constructor
}
