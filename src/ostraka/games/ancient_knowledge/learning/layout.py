"""What an observation of Ancient Knowledge tells, declared number by number.

Most fields are planes with one number for each card: builder cards in the order of their numbers,
or technologies, or both, builder cards first. Seats are told by their distance from the observer,
who is 0. A slot of a timeline is counted from 1: two for each space, the lower one first, then from
13 on the third places of the six spaces.
"""

from __future__ import annotations

from ostraka.core.learn.observation import Field, Layout
from ostraka.games.ancient_knowledge.learning.space import BUILDERS, TECHNOLOGIES
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.codes import Verb
from ostraka.games.ancient_knowledge.rules.solo_turn import COFFERS, LAST_TIME
from ostraka.games.ancient_knowledge.rules.state import Frame, Phase

MOST, LEAST = 127, -128
TOLD_FROM = 128
"""What may go up to 255 is told less this."""
CARDS = BUILDERS + len(TECHNOLOGIES)
EACH_BUILDER, EACH_TECHNOLOGY, EACH_CARD = (BUILDERS,), (len(TECHNOLOGIES),), (CARDS,)

LAYOUT = Layout(
    # cards that are hidden from somebody
    Field(
        "hand",
        EACH_BUILDER,
        0,
        2,
        "1: in the own hand; 2: the same, or an own artifact, chosen in secret to be discarded",
        private=True,
    ),
    Field(
        "places",
        EACH_BUILDER,
        0,
        MOST,
        "where the card may lie, as far as the seat can tell, as a sum: 1 deck, 2 discard pile, "
        "4 own hand, 8, 16 and 32 the hands at a distance of 1, 2 and 3, 64 among cards laid "
        "apart; 0: it lies open",
        private=True,
    ),
    Field(
        "apart",
        EACH_CARD,
        0,
        20,
        "of a card laid apart that the seat sees: its place in that row, from 1",
        private=True,
    ),
    # cards in play
    Field("own_line", EACH_BUILDER, 0, st.LINE, "the slot of the own timeline in which it stands"),
    Field(
        "line", EACH_BUILDER, 0, st.LINE, "the slot of an opponent's timeline in which it stands"
    ),
    Field("knowledge", EACH_BUILDER, 0, MOST, "knowledge on it"),
    Field(
        "own_board",
        EACH_BUILDER,
        0,
        3,
        "1: an own artifact in play; in the own Past 2: rotated, 3: straight",
    ),
    Field("board", EACH_BUILDER, 0, 3, "the same of opponents"),
    Field(
        "own_collection",
        EACH_TECHNOLOGY,
        -st.LINE,
        1,
        "1: learned; below 0: it lies on the monument in that slot of the own timeline",
    ),
    Field("collection", EACH_TECHNOLOGY, -st.LINE, 1, "the same of opponents"),
    Field(
        "owner",
        EACH_CARD,
        0,
        st.SEATS - 1,
        "the distance of the opponent before whom it lies; 0: before none",
    ),
    Field(
        "technologies",
        EACH_TECHNOLOGY,
        -1,
        3 * st.FACE_UP,
        "1 to 9: its place on the tiles, three for each; -1: in the discard pile of its level",
    ),
    Field(
        "order",
        EACH_CARD,
        0,
        max(st.PAST_ROOM, len(TECHNOLOGIES)),
        "its place from 1 among the artifacts, in the Past, in the collection or in the discard "
        "pile of technologies in which it lies; no rule depends on it but in whose order things "
        "are gone through",
    ),
    # what is going on
    Field(
        "under_way",
        EACH_CARD,
        0,
        7,
        "1: its effect is half done; 2: it is being created; 3: it is declining; 4: it is about to "
        "be learned; 5 to 7: as 1 to 3, and the choice is asked because of it",
    ),
    Field(
        "due",
        EACH_CARD,
        0,
        5,
        "the activation whose effect waits in the set from which one is being chosen: 1 "
        "immediate, 2 timeline, 3 anytime, 4 decline",
    ),
    Field("waiting", EACH_CARD, 0, MOST, "how many of its effects wait in sets begun earlier"),
    Field("choice", (Frame.PAUSE,), 0, 1, "the sort of choice that is asked; none at the end"),
    Field("amount", (), LEAST, MOST, "how many, how much, or which kinds, as the choice asks"),
    Field("limit", (), 0, MOST, "of how many monuments, how many more, or whether it is optional"),
    Field("condition", (), 0, MOST, "whether up to that many; which kinds may pay; or the context"),
    Field("subject", (), 0, MOST, "whether for free, of which level, or at which distance"),
    Field("count", (), 0, MOST, "how many have been chosen so far"),
    Field(
        "cursor",
        (),
        0,
        MOST,
        "where in the row the choice goes on, since things are chosen in their order",
        private=True,
    ),
    Field(
        "effect",
        (4,),
        0,
        MOST,
        "of the effect because of which is asked: its activation, counted from 1, the steps begun, "
        "the cards discarded for it, and the number of what brought it about",
    ),
    # the last action
    Field("last_seat", (st.SEATS,), 0, 1, "who acted last; none before the first action"),
    Field("last_verb", (Verb.GO,), 0, 1, "what the last action was, one of the verbs"),
    Field(
        "last_card",
        (),
        LEAST,
        MOST,
        "the number of its card, less 128; -128: none, or one that the seat may not know",
        private=True,
    ),
    Field("last_number", (), 0, MOST, "its number, if any; of a robbery the victim's distance"),
    # the table
    Field("heritage", (), 0, 1, "whether the cards of Heritage are in the game"),
    Field("players", (), 1, st.SEATS, "how many play"),
    Field("phase", (Phase.UNLEARNED + 1,), 0, 1, "the phase of the turn"),
    Field("first", (st.SEATS,), 0, 1, "the first player"),
    Field("turn", (st.SEATS,), 0, 1, "whose turn it is"),
    Field("to_act", (st.SEATS,), 0, 1, "who is asked; nobody at the end"),
    Field("over", (), 0, st.SOLO_LOST, "0: not over; 1: over; alone, 2: won, 3: lost"),
    Field("turns", (2,), 0, MOST, "turns finished by all: how many times 128, and the rest"),
    Field("actions", (), 0, MOST, "actions left in this turn"),
    Field("skip", (), 0, 1, "whether the decline phase of this turn is skipped"),
    Field("ending", (), 0, 1, "whether the end has been triggered"),
    Field("turned", (), 0, 2, "the tile that was turned to level II; 0: none yet"),
    Field("lost_in_phase", (), 0, MOST, "knowledge lost in this decline phase"),
    Field("deck", (), LEAST, MOST, "cards in the builder deck, less 128"),
    Field("discards", (), LEAST, MOST, "cards in the builder discard pile, less 128"),
    Field("technology_decks", (2,), 0, MOST, "cards in the technology decks of the two levels"),
    Field("laid_apart", (), 0, 20, "how many cards are laid apart"),
    # the seats, by distance
    Field("hands", (st.SEATS,), 0, 12, "cards in hand"),
    Field("lost", (st.SEATS, 2), 0, MOST, "lost knowledge: how many times 128, and the rest"),
    Field("points", (st.SEATS,), LEAST, MOST, "points as they stand"),
    Field("past", (st.SEATS,), 0, st.PAST_ROOM, "monuments in the Past"),
    Field("past_kinds", (st.SEATS, 3), 0, st.PAST_ROOM, "of them cities, megaliths, pyramids"),
    Field("artifacts", (st.SEATS,), 0, st.ARTIFACT_SPACES, "artifacts in play"),
    Field("learned_kinds", (st.SEATS, 3), 0, MOST,
          "technologies learned: ancient, writing, secret"),
    # alone
    Field("time", (3,), 0, st.SLOTS, "the slot of the Time card, 0 if none; the space on whose "
          "third place it lies, 0 if none; how often it has left"),
    Field("time_start", (), 0, st.SPACES, "the space on which the Time card began"),
    Field("die", (), 0, 2 * st.FACE_UP, "the last roll of the die of Unlearning; 0: none yet"),
    Field("legacy", (), 0, 1, "whether it is a game of a campaign"),
    Field("paused", (), 0, 1, "whether coffers have been offered since the last phase"),
    Field("unlearning_skipped", (), 0, 1, "whether the unlearning phase of this turn is skipped"),
    Field("objectives", (COFFERS,), 0, 2, "coffers on the board, 2: met as things stand"),
    Field("coffers", (COFFERS,), 0, 1, "coffers under the board"),
    Field("drawn", (COFFERS,), 0, 1, "coffers drawn to choose objectives from"),
    Field("given_up", (COFFERS,), 0, 1, "objectives given up"),
    Field("used", (COFFERS,), 0, 2, "coffers used; 2: the choice is asked because of it"),
    # how the table reads the booklets
    Field("any_order", (), 0, 1, "whether a technology's effect may come after the reactions"),
    Field("whole_ignored", (), 0, 1, "alone: whether effects aimed at opponents are ignored whole"),
)  # fmt: skip
assert LAST_TIME <= st.SLOTS
