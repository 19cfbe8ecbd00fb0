### The names of cards, coffers and challenges. The data have the English ones; packs bring their own.

ak-name = { $id ->
   *[other] { $name }
}
ak-title = { ak-name }
ak-named = { ak-title } ({ $id })
ak-name-given = { "en" ->
    [fr] { $fr }
    [es] { $es }
    [de] { $de }
   *[en] { $en }
}
ak-title-given = { $name }
ak-named-given = { $name } ({ $id })
ak-name-coffer = { $id ->
   *[other] { $name }
}
ak-named-coffer = { ak-name-coffer } ({ $id })
ak-solo-challenge-name = { $number ->
    [1] New Era
    [2] Artifact Burier
    [3] Fickle Fate
    [4] Fortune-Telling
    [5] Master of Lost Knowledge
    [6] Guardian of Knowledge
    [7] Precision Architect
    [8] Master of Technologies
    [9] Pyramid Expert
   *[10] Grand Builder
}
