### Ce qu’un siège doit décider, pour la table en texte.

ak-ask = { $seat } : { $what }.
ak-ask-card = { $seat } : { $what } ({ $card }).

ak-choice-opening = choisir une carte à défausser de la main de départ
ak-choice-action = effectuer une action
ak-choice-set = choisir l’effet à résoudre ensuite
ak-choice-create = choisir une carte à CRÉER, et où
ak-choice-pay = choisir une carte à défausser
ak-choice-archive = choisir les cartes à ARCHIVER
ak-choice-remove = choisir où retirer du savoir
ak-choice-add = choisir un monument adverse qui reçoit du savoir
ak-choice-give = choisir un monument pour vos savoirs perdus
ak-choice-recover = choisir combien de savoirs perdus défausser
ak-choice-move = choisir un monument à déplacer, et où
ak-choice-swap = choisir des monuments à échanger
ak-choice-destroy = choisir des artefacts à défausser du jeu
ak-choice-learn = choisir une technologie à APPRENDRE
ak-choice-keep = choisir une carte à garder
ak-choice-unearth = choisir un artefact à CRÉER parmi les cartes regardées
ak-choice-study = choisir parmi les technologies regardées
ak-choice-share = prendre une des cartes révélées
ak-choice-steal = choisir la main à regarder
ak-choice-take = choisir une carte à prendre
ak-choice-bury = choisir une technologie à mettre sous sa pioche
ak-choice-opponents = choisir en secret ce qui est défaussé
ak-choice-tile = choisir la tuile de technologies à retourner
ak-choice-instead = choisir entre la pioche et ce qui la remplace
ak-choice-decline = choisir le monument qui décline ensuite
ak-choice-store = choisir une technologie à poser sur le monument
ak-choice-renew = choisir ce qui est renouvelé
ak-choice-coffers = choisir les objectifs de cette partie
ak-choice-abandon = choisir des objectifs à abandonner
ak-choice-pause = utiliser un coffre ou continuer
