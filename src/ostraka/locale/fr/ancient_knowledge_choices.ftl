### Ce qu’un siège doit décider, pour la table en texte.

ak-ask = { PERSON($seat) ->
    [you] { CAPITAL($what) }.
   *[other] { FORM($seat, "appel") } : { $what }.
  }
ak-ask-card = { PERSON($seat) ->
    [you] { $card } : { $what }.
   *[other] { FORM($seat, "appel") }, { $card } : { $what }.
  }

ak-choice-opening = choisissez { $n ->
    [one] une carte
   *[other] { $n } cartes
  } à défausser parmi les cartes piochées
ak-choice-action = effectuez une action ({ $n } { $n ->
    [one] restante
   *[other] restantes
  } ce tour-ci)
ak-choice-set = choisissez le prochain effet à résoudre
ak-choice-create = choisissez une carte à CRÉER et son emplacement
ak-choice-pay = choisissez { $n ->
    [one] une carte
   *[other] { $n } cartes
  } à défausser
ak-choice-pay-up-to = { $n ->
    [one] vous pouvez défausser une carte
   *[other] choisissez jusqu’à { $n } cartes à défausser
  }
ak-choice-archive = choisissez au moins une carte à défausser pour ARCHIVER
ak-choice-archive-more = choisissez d’autres cartes à défausser pour ARCHIVER, ou arrêtez
ak-choice-remove = retirez { $n } { $n ->
    [one] savoir d’un
   *[other] savoirs
  } de vos monuments
ak-choice-remove-up-to = { $n ->
    [one] vous pouvez retirer 1 savoir d’un de vos monuments
   *[other] retirez jusqu’à { $n } savoirs de vos monuments
  }
ak-choice-remove-each = retirez { $n } { $n ->
    [one] savoir
   *[other] savoirs
  } { $targets ->
    [one] d’un monument
   *[other] de chacun de { $targets } monuments
  }
ak-choice-remove-each-up-to = { $n ->
    [one] vous pouvez retirer 1 savoir
   *[other] retirez jusqu’à { $n } savoirs
  } { $targets ->
    [one] d’un monument
   *[other] de chacun de { $targets } monuments
  }
ak-choice-add = choisissez un monument adverse qui recevra { $n } { $n ->
    [one] savoir
   *[other] savoirs
  }
ak-choice-give = choisissez un monument qui recevra { $n ->
    [one] 1 de vos savoirs perdus
   *[other] jusqu’à { $n } de vos savoirs perdus
  }
ak-choice-recover = { $n ->
    [one] vous pouvez défausser 1 savoir perdu
   *[other] choisissez combien de savoirs perdus défausser (jusqu’à { $n })
  }
ak-choice-move = choisissez un monument à déplacer et son nouvel emplacement
ak-choice-swap = choisissez les monuments à intervertir
ak-choice-destroy = choisissez des artefacts à défausser du plateau
ak-choice-learn = choisissez une Connaissance à APPRENDRE
ak-choice-keep = choisissez { $n ->
    [one] une carte
   *[other] { $n } cartes
  } à garder
ak-choice-unearth = choisissez un artefact à CRÉER parmi les cartes regardées
ak-choice-study = choisissez une Connaissance à APPRENDRE parmi celles regardées
ak-choice-study-under = choisissez la prochaine Connaissance à mettre sous la pioche
ak-choice-share = prenez une des cartes révélées
ak-choice-steal = choisissez la main à regarder
ak-choice-take = choisissez une carte à prendre
ak-choice-bury = choisissez une Connaissance à mettre sous la pioche de son niveau{ $n ->
    [one] {""}
   *[other] {" "}({ $n } en tout)
  }
ak-choice-opponents = choisissez en secret { $n ->
    [one] une carte
   *[other] { $n } cartes
  } à défausser de votre main
ak-choice-opponents-artifacts = choisissez en secret { $n ->
    [one] un artefact
   *[other] { $n } artefacts
  } à défausser du plateau
ak-choice-tile = choisissez la tuile Connaissance à retourner
ak-choice-instead = piochez des cartes, ou appliquez l’effet à la place
ak-choice-decline = choisissez le prochain monument à entrer en Déclin
ak-choice-store = choisissez une Connaissance à poser sur le monument
ak-choice-renew = choisissez la tuile Connaissance à vider et à remplir
ak-choice-coffers = choisissez les objectifs de cette partie
ak-choice-abandon = choisissez des objectifs à abandonner
ak-choice-pause = { $phase ->
    [action] utilisez un coffre ou passez à la phase de Chronique
    [timeline] après la phase de Chronique, utilisez un coffre ou passez à la phase de Déclin
    [slid] utilisez un coffre ou lancez le dé
   *[unlearned] après le lancer du dé, utilisez un coffre ou commencez le tour suivant
  }
