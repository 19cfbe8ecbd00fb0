"""The tables that the kernel reads: a pack of cards as one record of integers.

Cards are numbered from 1, builder cards first, then technologies; 0 means "no card". Effects,
conditions, steps and tiers lie in arrays of their own and are numbered from 1 as well.

The tables have room for the cards of many boxes. A state of a game with few cards has room for
fewer of them (`rules.state`), but reads the same tables: the last number of either is no card.
"""

from __future__ import annotations

import numpy as np

MAX_CARDS = 1023  # the last number is no card: in a solo timeline it is the Time card
MAX_BUILDERS = 760
MAX_LEVEL = 128
MAX_EFFECTS = 2048
MAX_CONDITIONS = 4096
MAX_STEPS = 6144
MAX_TIERS = 1024
MAX_WEIGHTS = 96

# columns of the arrays below
C_QUANTITY, C_COMPARISON, C_NUMBER = range(3)
(
    S_OP,
    S_N,
    S_PER,
    S_EVERY,
    S_SCOPE,
    S_KINDS,  # bits
    S_HAVING,
    S_TARGETS,
    S_FLAGS,
    S_ARG,  # level, space, or 1 for artifacts in play; first tier
    S_TO,  # the space to move to; number of tiers; cards to keep; what a requirement is lowered by
) = range(11)
(
    E_CARD,
    E_IF,  # first condition, and how many
    E_IFS,
    E_DO,  # first step, and how many
    E_DOS,
    E_PAY,  # a step, 0 for none
    E_EVENT,
    E_KINDS,  # bits of the kinds the event must concern
    E_FLAGS,
    E_WHEN,
) = range(10)

DATA = np.dtype(
    [
        ("conditions", "i2", (MAX_CONDITIONS, 3)),
        ("steps", "i2", (MAX_STEPS, 11)),
        ("effects", "i2", (MAX_EFFECTS, 10)),
        ("tiers", "i2", (MAX_TIERS, 2)),
        ("effect", "i2", (MAX_CARDS + 1, 5)),  # of a card, by activation; 0: none
        ("requires", "i2", (MAX_CARDS + 1, 2)),  # first condition, and how many
        ("builders", "i2"),  # how many builder cards; they are numbered 1 to this
        ("technologies", "i2", (2,)),  # how many of each level
        ("kind", "i2", (MAX_CARDS + 1,)),
        ("start", "i2", (MAX_CARDS + 1,)),
        ("locked", "i2", (MAX_CARDS + 1,)),
        ("lasting", "i2", (MAX_CARDS + 1,)),  # 1: never declines
        ("cost", "i2", (MAX_CARDS + 1,)),
        ("knowledge", "i2", (MAX_CARDS + 1,)),
        ("vp", "i2", (MAX_CARDS + 1,)),
        ("level", "i2", (MAX_CARDS + 1,)),
        ("level_cards", "i2", (2, MAX_LEVEL)),
        ("hands", "i2", (4, 6)),  # the pre-made hands
        ("base_builders", "i2"),  # how many of the builder cards belong to the game without a pack
        ("base_technologies", "i2", (2,)),  # the same for the technologies of each level
        ("base_lasting", "i2"),  # 1: some of the cards without a pack never decline
        ("coffer_effect", "i2", (16,)),
        ("coffer_objective", "i2", (16, 2)),  # first condition, and how many
        ("weights", "f8", (MAX_WEIGHTS,)),  # of the evaluation's features
        ("card_weights", "f8", (MAX_CARDS + 1, 4)),  # of a card in each place, see `weights`
    ],
    align=True,
)
