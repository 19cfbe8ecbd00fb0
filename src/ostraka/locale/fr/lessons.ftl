### Leçons : une première partie de chaque jeu, pas à pas.

lesson-over = La leçon est finie.

## Arkantar

lesson-arkantar-slide-teach = Un déplacement fait glisser un pion en ligne droite aussi loin qu’il peut ; il ne s’arrête pas avant.
lesson-arkantar-slide-task = Déplacez votre Chevalier médium, qui est en d3, dans la direction que vous voulez.
lesson-arkantar-slide-close = Il a continué jusqu’à ce qu’un Mur, un pion ou le bord l’arrête.
lesson-arkantar-build-teach = Pour s’arrêter où l’on veut, on dresse un Mur : construire transforme n’importe quel Chemin vide en Mur.
lesson-arkantar-build-task = Construisez un Mur en d6, puis faites glisser le Chevalier jusqu’à d5.
lesson-arkantar-build-then = Le Mur est dressé. Faites maintenant glisser le Chevalier jusqu’à d5.
lesson-arkantar-build-close = Votre propre Mur a arrêté le Chevalier en d5. On construit avant de bouger : après un déplacement, plus aucune tuile n’est retournée ce tour-ci.
lesson-arkantar-break-teach = Au départ, des Murs enferment les deux armées. Détruire retourne un Mur voisin d’un de vos pions : il redevient Chemin.
lesson-arkantar-break-task = Détruisez le Mur en d2, devant votre Reine/Roi.
lesson-arkantar-break-close = Le Mur en d2 est tombé et la voie est libre. Il vous reste deux actions.
lesson-arkantar-end-teach = Un tour compte une, deux ou trois actions ; on peut s’arrêter après une.
lesson-arkantar-end-task = Terminez votre tour ici.
lesson-arkantar-end-close = Blanc a répondu par des Murs en d5 et e4 et s’est arrêté aussi. C’est de nouveau à vous.
lesson-arkantar-line-teach = Une ligne droite de Murs qui part de votre pion tombe un Mur après l’autre, le plus proche d’abord.
lesson-arkantar-line-task = Détruisez c2, puis c3, puis c4.
lesson-arkantar-line-then = Continuez : détruisez le Mur suivant de la ligne, jusqu’à c4.
lesson-arkantar-line-close = Trois Murs sont tombés en un tour. La troisième action l’a terminé d’elle-même, et la Reine/Roi des Blancs s’est enfuie en g7.
lesson-arkantar-capture-teach = Si un ennemi que votre pion a le droit de capturer arrête la glissade, votre pion peut aller une tuile plus loin et le capturer.
lesson-arkantar-capture-task = Capturez le Chevalier médium en c5 avec votre Grand Chevalier.
lesson-arkantar-capture-close = Votre Grand Chevalier a capturé le médium et se tient en c5. Une capture termine aussitôt votre tour.
lesson-arkantar-cannot-teach = Un pion ne capture pas n’importe quel autre : un Grand Chevalier ne capture pas un Petit, il s’arrête devant lui.
lesson-arkantar-cannot-task = Faites glisser votre Grand Chevalier vers la droite, vers le Petit Chevalier en f3.
lesson-arkantar-cannot-close = Il s’est arrêté en e3, devant le Petit Chevalier, qui pourrait le capturer là.
lesson-arkantar-beside-teach = Une capture n’a pas besoin d’élan : un ennemi voisin peut être capturé.
lesson-arkantar-beside-task = Capturez le Grand Chevalier en d5 avec votre Petit Chevalier, juste à côté.
lesson-arkantar-beside-close = Votre Petit Chevalier a capturé le Grand : le Petit bat le Grand.
lesson-arkantar-circle-teach = Le Grand bat le médium, le médium bat le Petit, le Petit bat le Grand ; chacun capture aussi les pions de sa taille, et tous capturent une Reine/Roi.
lesson-arkantar-circle-task = Deux de vos Chevaliers atteignent le Grand Chevalier en d4. Capturez-le avec celui qui en a le droit.
lesson-arkantar-circle-close = Exact : le Petit Chevalier l’a capturé. Le médium aurait dû s’arrêter devant lui.
lesson-arkantar-circle-lure = Un Chevalier médium ne bat pas un Grand : il s’arrêterait en c4, devant lui. Capturez-le avec votre autre Chevalier.
lesson-arkantar-ransom-teach = Quand votre Reine/Roi capture un Chevalier, un de vos Chevaliers capturés peut revenir là où elle a commencé le tour.
lesson-arkantar-ransom-task = Capturez le Petit Chevalier en d4 avec votre Reine/Roi, et rachetez le Grand Chevalier.
lesson-arkantar-ransom-close = Votre Reine/Roi a capturé le Petit Chevalier, et le Grand Chevalier est revenu en d1.
lesson-arkantar-win-teach = Celui qui capture la Reine/Roi adverse a gagné.
lesson-arkantar-win-task = Seul le Mur en d5 sépare votre Grand Chevalier de la Reine/Roi en d7. Détruisez-le, capturez la Reine/Roi et gagnez !
lesson-arkantar-win-then = La voie est libre : capturez la Reine/Roi en d7 avec votre Grand Chevalier et gagnez !
lesson-arkantar-win-close = Vous avez capturé la Reine/Roi et gagné. C’était tout le jeu : à vous d’en jouer une partie.

## Ankh’or

lesson-ankhor-take-teach = À votre tour vous prenez trois jetons ou achetez une tuile. Les marqueurs au-dessus d’une colonne disent ce que coûte sa tuile.
lesson-ankhor-take-task = La tuile de la colonne 1 coûte un jeton bleu et un vert. Prenez-les, avec une Ankh.
lesson-ankhor-take-close = Vous avez pris les trois jetons et pouvez maintenant payer la colonne 1. Trois jetons valent un point : le laurier montre vos points. Votre adversaire a aussi pris des jetons.
lesson-ankhor-buy-teach = Une tuile achetée va aussitôt dans votre domaine. Sa place dans l’offre reste vide.
lesson-ankhor-buy-task = Achetez le faucon vert de la colonne 1, votre première tuile.
lesson-ankhor-buy-close = Le faucon vert est devenu la première tuile de votre domaine ; sa place dans la colonne 1 reste vide. Vous avez payé deux jetons : le point pour trois jetons est perdu.
lesson-ankhor-animals-teach = À la base, les tuiles se touchent par les côtés. Des animaux d’une même espèce qui se touchent forment un groupe : un point chacun.
lesson-ankhor-animals-task = Achetez le faucon blanc de la colonne 1 et posez-le contre votre faucon rouge.
lesson-ankhor-animals-close = Deux faucons se touchent, quelles que soient leurs couleurs : leur groupe vaut maintenant deux points.
lesson-ankhor-up-teach = Une tuile peut reposer sur quatre tuiles si l’une d’elles a sa couleur. À l’étage, elle coûte un marqueur de moins.
lesson-ankhor-up-task = Construisez le chacal vert de la colonne 5 sur vos quatre tuiles, et choisissez le marqueur économisé.
lesson-ankhor-up-close = Le chacal touche les quatre tuiles d’en dessous : vous avez un groupe de quatre tuiles vertes, et deux chacals.
lesson-ankhor-bonus-teach = Chaque tuile d’un groupe de couleur de deux ou plus vaut un point ; un groupe de cinq ou plus donne un jeton bonus, trois points.
lesson-ankhor-bonus-task = Quatre de vos tuiles sont vertes. Achetez la tuile verte de la colonne 1 et portez-les à cinq.
lesson-ankhor-bonus-close = La cinquième tuile verte vous a rapporté un jeton bonus. Si le groupe se défait, il faut le rendre.
lesson-ankhor-refresh-teach = Une Ankh fait arriver de nouvelles tuiles : à deux, la tuile de gauche s’en va, les autres glissent, et une pioche remplit les trous.
lesson-ankhor-refresh-task = Faites arriver de nouvelles tuiles avec la pioche de votre choix.
lesson-ankhor-refresh-close = La tuile de gauche est partie, les autres ont glissé, et la pioche a rempli les trous. Votre action principale reste à faire : une action d’Ankh vient en plus.
lesson-ankhor-move-teach = Une Ankh déplace aussi une de vos tuiles qui n’en porte aucune autre.
lesson-ankhor-move-task = Déplacez le scarabée bleu contre le chacal bleu.
lesson-ankhor-move-close = Les deux tuiles bleues se touchent : deux points de plus, sans dépenser de ressource.
lesson-ankhor-warehouse-teach = Un dépôt apporte un jeton de sa couleur et en stocke un au-delà de votre limite, tant que rien ne le recouvre.
lesson-ankhor-warehouse-task = Achetez le dépôt rouge de la colonne 4.
lesson-ankhor-warehouse-close = Le dépôt a apporté un jeton rouge, posé dessus. Vous pouvez le dépenser comme les autres.
lesson-ankhor-scribe-teach = Un scribe vous offre aussitôt un tour supplémentaire complet.
lesson-ankhor-scribe-task = Achetez le scribe vert de la colonne 3, puis le faucon rouge de la colonne 1.
lesson-ankhor-scribe-then = C’est encore à vous : achetez maintenant le faucon rouge de la colonne 1.
lesson-ankhor-scribe-close = Vous avez acheté deux tuiles sans que l’adversaire joue entre les deux.
lesson-ankhor-limit-teach = À la fin du tour vous gardez au plus cinq ressources et deux Ankhs ; vous rendez le reste.
lesson-ankhor-limit-task = Vous avez quatre ressources. Prenez deux jetons rouges et une Ankh, puis rendez une ressource.
lesson-ankhor-limit-then = Vous avez maintenant six ressources : rendez-en une.
lesson-ankhor-limit-close = Vous avez gardé cinq ressources et une Ankh. Une Ankh prise ce tour-ci se dépense à partir du suivant.
lesson-ankhor-end-teach = La 13e tuile d’un joueur fait de ce tour de table le dernier. Ensuite on compte.
lesson-ankhor-end-task = Vous avez douze tuiles. Achetez le désert bleu et posez-le de sorte que vos tuiles bleues forment un groupe de cinq.
lesson-ankhor-end-close = La cinquième tuile bleue vous a rapporté un jeton bonus. Vous étiez le dernier du tour de table : la partie est finie.

## Ancient Knowledge

lesson-ak-create-teach = CRÉER joue une carte. Un monument entre dans votre Frise sur son emplacement de départ, chargé de savoirs.
lesson-ak-create-task = CRÉEZ { $monument } sur l’emplacement 4, son emplacement de départ.
lesson-ak-create-close = { $monument } n’a rien coûté et se dresse sur l’emplacement 4 avec quatre savoirs. Il vous reste une action.
lesson-ak-artifact-teach = Les artefacts restent sur votre plateau. Après deux actions vient la phase de Chronique, puis chaque monument glisse d’un emplacement vers son déclin.
lesson-ak-artifact-task = CRÉEZ l’artefact { $artifact } comme deuxième action.
lesson-ak-artifact-close = L’effet de Chronique { FORM($monument, "de") } vous a fait piocher une carte, puis le monument a glissé sur l’emplacement 3. L’adversaire a joué ; c’est à vous.
lesson-ak-distance-teach = Chaque emplacement d’écart avec celui de départ coûte une carte de votre main. Un emplacement éclairé indique : cartes à payer, savoirs, tours avant le déclin, savoirs alors perdus.
lesson-ak-distance-task = Donnez plus de temps à { $monument } : CRÉEZ ce monument sur l’emplacement 6, puis défaussez deux cartes.
lesson-ak-distance-then = Défaussez maintenant deux cartes pour payer l’écart.
lesson-ak-distance-close = Deux cartes ont payé l’écart, et { $monument } est sur l’emplacement 6 : deux tours de plus.
lesson-ak-learn-teach = APPRENDRE prend une Connaissance visible. Celles de niveau I ont un effet immédiat.
lesson-ak-learn-task = APPRENEZ { $technology } : un savoir est retiré de chacune de vos pyramides.
lesson-ak-learn-close = Un savoir a été retiré des deux pyramides, et { $technology } est dans votre collection.
lesson-ak-requirement-teach = Certaines Connaissances ont une condition. Les monuments n’y comptent qu’une fois dans votre Passé.
lesson-ak-requirement-task = Deux pyramides sont dans votre Passé : APPRENEZ { $technology }.
lesson-ak-requirement-close = Vous avez pioché trois cartes, grâce à deux pyramides depuis longtemps déclinées.
lesson-ak-archive-teach = Les savoirs encore présents sur un monument à son déclin sont perdus et coûtent un point chacun. ARCHIVER retire un savoir par carte défaussée.
lesson-ak-archive-task = La pyramide de l’emplacement 1 décline ce tour-ci avec deux savoirs. ARCHIVEZ, et défaussez vos deux cartes.
lesson-ak-archive-then = Défaussez maintenant vos deux cartes : chacune retire un savoir.
lesson-ak-archive-close = Les deux savoirs ont été retirés, la pyramide a rejoint votre Passé et rien n’est perdu.
lesson-ak-excavate-teach = EXCAVER incline des monuments droits de votre Passé et fait piocher deux cartes pour chacun.
lesson-ak-excavate-task = EXCAVEZ les deux monuments droits de votre Passé : ils s’inclinent d’un coup.
lesson-ak-excavate-close = Les deux monuments se sont inclinés et vous avez pioché quatre cartes. Inclinés, ils comptent toujours pour tout, mais ne s’inclinent pas de nouveau.
lesson-ak-decline-teach = À la phase de Déclin, ce qui est sur l’emplacement 1 rejoint le Passé, et le reste glisse. Cette fois, rien n’est sauvé.
lesson-ak-decline-task = Faites votre dernière action : RECHERCHEZ, pour piocher une carte.
lesson-ak-decline-close = Deux savoirs ont été perdus : moins deux points. Les autres monuments ont glissé vers l’emplacement 1.
lesson-ak-react-teach = Les effets permanents répondent à ce que vous faites, tant que leur carte est en jeu.
lesson-ak-react-task = { CAPITAL(FORM($monument, "le")) } répond aux artefacts : CRÉEZ l’artefact { $artifact }.
lesson-ak-react-close = { CAPITAL(FORM($monument, "le")) } vous a fait retirer un savoir et piocher une carte. Ce sont de tels enchaînements que l’on cherche.
lesson-ak-middle-teach = Quand un Passé compte pour la première fois sept monuments, une des tuiles de niveau I est retournée sur sa face niveau II, pour le reste de la partie.
lesson-ak-middle-task = RECHERCHEZ comme dernière action ; votre septième monument décline. Choisissez alors la tuile à retourner.
lesson-ak-middle-then = Votre Passé compte sept monuments. Choisissez maintenant la tuile à retourner.
lesson-ak-middle-close = Votre septième monument a décliné et la tuile a été retournée : il y a plus de Connaissances de niveau II, et ce sont des points.
lesson-ak-end-teach = Quand un Passé compte quatorze monuments, la partie se termine à la fin de la manche.
lesson-ak-end-task = Vous êtes le dernier de la manche. RECHERCHEZ, et laissez décliner votre quatorzième monument.
lesson-ak-end-close = Votre quatorzième monument a terminé la partie : points du Passé, des Connaissances, un pour le monument restant, moins les savoirs perdus. À vous de jouer.

## Ancient Knowledge solo

lesson-solo-time-teach = En solo, vous jouez contre la carte Temps. Elle occupe une place de la Frise et glisse avec vos monuments.
lesson-solo-time-task = La carte Temps est sur l’emplacement 4. CRÉEZ-y { $monument }, au-dessus d’elle.
lesson-solo-time-close = { $monument } est au-dessus de la carte Temps, et ils voyagent ensemble. Quand la carte Temps s’en va, ce qui est au-dessus descend.
lesson-solo-coffer-teach = Un coffre sous votre plateau est un effet : utilisez-le à tout moment de votre tour, une fois.
lesson-solo-coffer-task = Utilisez le coffre « { $coffer } » et APPRENEZ une Connaissance de niveau I, quelle que soit sa condition.
lesson-solo-coffer-then = APPRENEZ maintenant une Connaissance de niveau I.
lesson-solo-coffer-close = Vous avez appris la Connaissance, et le coffre est défaussé. Il n’a coûté aucune action.
lesson-solo-die-teach = Après chaque tour, le dé emporte une Connaissance : 1 à 3 désignent les places de la tuile 1, 4 à 6 celles de la tuile 2.
lesson-solo-die-task = Finissez le tour par une RECHERCHE et regardez le dé.
lesson-solo-die-close = Le dé a emporté la Connaissance de sa place. Apprenez ce qu’il vous faut avant lui.
lesson-solo-leaves-teach = Depuis l’emplacement 1, la carte Temps quitte la Frise ; deux fois elle revient sur l’emplacement 6.
lesson-solo-leaves-task = RECHERCHEZ comme dernière action de ce tour.
lesson-solo-leaves-close = La carte Temps est partie et revenue sur l’emplacement 6 : un voyage sur trois est fini.
lesson-solo-objective-teach = Un coffre sur votre plateau est un objectif. Tous doivent être atteints quand le temps est écoulé.
lesson-solo-objective-task = L’objectif du coffre « { $coffer } » demande cinq monuments dans votre Frise. CRÉEZ { $monument } sur l’emplacement 4.
lesson-solo-objective-close = Cinq monuments sont dans votre Frise : l’objectif est atteint. Ce qui compte, c’est qu’il le soit à la fin.
lesson-solo-end-teach = Quand la carte Temps entre en Déclin pour la troisième fois, la partie finit aussitôt et l’on vérifie les objectifs.
lesson-solo-end-task = C’est votre seizième tour, et cinq monuments sont dans votre Frise. RECHERCHEZ comme dernière action.
lesson-solo-end-close = La carte Temps est partie pour la troisième fois et l’objectif est atteint : vous avez gagné, et vos points sont inscrits. Essayez un défi.
