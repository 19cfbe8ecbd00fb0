### Ce qu’un siège doit décider, pour la table en texte.

ak-ask = { $seat } : { $what }.
ak-ask-card = { $seat }, { $card } : { $what }.

ak-choice-opening = choisir { $n ->
    [one] une carte
   *[other] { $n } cartes
  } à défausser de la main de départ
ak-choice-action = effectuer une action, il en reste { $n } pour ce tour
ak-choice-set = choisir l’effet à résoudre ensuite
ak-choice-create = choisir une carte à CRÉER, et où
ak-choice-pay = choisir { $n ->
    [one] une carte
   *[other] { $n } cartes
  } à défausser
ak-choice-pay-up-to = choisir jusqu’à { $n } { $n ->
    [one] carte
   *[other] cartes
  } à défausser
ak-choice-archive = choisir les cartes à ARCHIVER, au moins une
ak-choice-archive-more = choisir d’autres cartes à ARCHIVER, ou terminer
ak-choice-remove = retirer { $n } { $n ->
    [one] savoir
   *[other] savoirs
  } de vos monuments
ak-choice-remove-up-to = retirer jusqu’à { $n } { $n ->
    [one] savoir
   *[other] savoirs
  } de vos monuments
ak-choice-remove-each = retirer { $n } { $n ->
    [one] savoir
   *[other] savoirs
  } { $targets ->
    [one] d’un monument
   *[other] de chacun de { $targets } monuments
  }
ak-choice-remove-each-up-to = retirer jusqu’à { $n } { $n ->
    [one] savoir
   *[other] savoirs
  } { $targets ->
    [one] d’un monument
   *[other] de chacun de { $targets } monuments
  }
ak-choice-add = choisir un monument adverse qui reçoit { $n } { $n ->
    [one] savoir
   *[other] savoirs
  }
ak-choice-give = choisir un monument qui reçoit jusqu’à { $n } de vos savoirs perdus
ak-choice-recover = choisir combien de savoirs perdus défausser, jusqu’à { $n }
ak-choice-move = choisir un monument à déplacer, et où
ak-choice-swap = choisir des monuments à échanger
ak-choice-destroy = choisir des artefacts à défausser du plateau
ak-choice-learn = choisir une Connaissance à APPRENDRE
ak-choice-keep = choisir { $n ->
    [one] une carte
   *[other] { $n } cartes
  } à garder
ak-choice-unearth = choisir un artefact à CRÉER parmi les cartes regardées
ak-choice-study = choisir une Connaissance à APPRENDRE parmi celles regardées
ak-choice-study-under = choisir la prochaine Connaissance à mettre sous la pioche
ak-choice-share = prendre une des cartes révélées
ak-choice-steal = choisir la main à regarder
ak-choice-take = choisir une carte à prendre
ak-choice-bury = choisir une Connaissance à mettre sous sa pioche, { $n } en tout
ak-choice-opponents = choisir en secret { $n ->
    [one] une carte
   *[other] { $n } cartes
  } à défausser de votre main
ak-choice-opponents-artifacts = choisir en secret { $n ->
    [one] un artefact
   *[other] { $n } artefacts
  } à défausser du plateau
ak-choice-tile = choisir la tuile Connaissance à retourner
ak-choice-instead = choisir entre la pioche et ce qui la remplace
ak-choice-decline = choisir le monument qui décline ensuite
ak-choice-store = choisir une Connaissance à poser sur le monument
ak-choice-renew = choisir ce qui est renouvelé
ak-choice-coffers = choisir les objectifs de cette partie
ak-choice-abandon = choisir des objectifs à abandonner
ak-choice-pause = utiliser un coffre ou continuer
