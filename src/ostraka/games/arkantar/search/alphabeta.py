"""Alpha-beta search over whole turns of Arkantar.

At every turn it is first asked whether the side to act can take the Monarch before the turn is over
(`threats`), which is exact; otherwise the best looking turns are followed, most promising first,
and at the horizon captures are played out. Positions met before are looked up in a transposition
table. `prove` settles whether a turn wins by force: it must threaten the Monarch, and after
every possible reply the Monarch must still fall.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.compile import kernel
from ostraka.games.arkantar.judgement.evaluate import PREY
from ostraka.games.arkantar.judgement.threats import threatened, wins
from ostraka.games.arkantar.rules.codes import END, ENDINGS, MOVE, TAKE
from ostraka.games.arkantar.rules.turn import ACTIONS_PER_TURN, apply, begin_turn, legal
from ostraka.games.arkantar.search import turns as tn
from ostraka.games.arkantar.search.turns import list_turns, needless, position_key, static

INFINITY: Any = np.int64(1 << 30)
ALL: Any = np.int64(ACTIONS_PER_TURN)
HOPELESS = -400  # every turn that was followed loses, but not all were
EXACT, AT_LEAST, AT_MOST = 0, 1, 2


# Small kernels are given the parts of the Room that they need: with all of it, each takes a second
# to compile.


@kernel
def out_of_time(meta: Any, stop: Any) -> bool:
    """Count a position, and see whether the search has to end."""
    meta[tn.NODES] += 1
    if stop[0] or (meta[tn.LIMIT] and meta[tn.NODES] > meta[tn.LIMIT]):
        meta[tn.ABORTED] = 1
    return meta[tn.ABORTED] != 0  # type: ignore[no-any-return]


@kernel
def play_turn(stack: Any, weights: Any, turn: Any, depth: Any) -> None:
    """Play a turn from the position at a depth into the next one."""
    stack[4 * depth + 4] = stack[4 * depth]
    for i in range(3):
        if turn.codes[i] != tn.NO_ACTION:
            apply(stack[4 * depth + 4], weights, turn.codes[i])


@kernel
def quiet(room: Any, depth: Any, alpha: Any, beta: Any) -> Any:
    """The value of a position at the horizon: captures at hand are played out."""
    s = room.stack[4 * depth]
    best = static(s, room.weights, room.features)
    if best >= beta or depth + 1 >= tn.DEEPEST:
        return best
    alpha = max(alpha, best)
    if room.features[PREY] == 0:  # as `static` has left it
        return best
    actions = room.actions[4 * depth]
    number = legal(s, room.weights, actions)
    for i in range(number):
        action = actions[i]
        if action < MOVE or action >= END or (action - MOVE) % ENDINGS < TAKE:
            continue
        room.stack[4 * depth + 4] = s
        apply(room.stack[4 * depth + 4], room.weights, action)
        after = room.stack[4 * depth + 4]
        if after.over:
            value = tn.WIN - depth
        elif out_of_time(room.meta, room.stop):
            return best
        elif wins(after, room.meta[tn.SIGHT]):
            value = tn.LOSS + depth + 1
        else:
            value = -quiet(room, depth + 1, -beta, -alpha)
        best = max(best, value)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


@kernel
def drawn(contempt: Any, depth: Any) -> Any:
    """What a draw is worth to the side to act at a depth: the root's side would rather play on."""
    return contempt if depth & 1 else -contempt


@kernel
def comes_back(past: Any, number: Any, key: Any) -> bool:
    """Whether a position stood twice in the game before."""
    found = False
    for i in range(number):
        found = found or past[i] == key
    return found


@kernel
def take_best(turns: Any, i: Any, n: Any) -> None:
    """Bring the best looking of the turns from `i` on to that place."""
    top = i
    for j in range(i + 1, n):
        if turns[j].value > turns[top].value:
            top = j
    turns[SPARE] = turns[i]
    turns[i] = turns[top]
    turns[top] = turns[SPARE]


@kernel
def search(room: Any, depth: Any, left: Any, alpha: Any, beta: Any) -> Any:
    """The value of the position at a depth for its side to act, `left` turns ahead.

    Turns that lose at once are seen to cheaply and do not count among those that are followed.
    """
    if out_of_time(room.meta, room.stop):
        return 0
    s = room.stack[4 * depth]
    if wins(s, room.meta[tn.SIGHT]):
        return tn.WIN - depth
    key = position_key(s)
    if comes_back(room.past, room.meta[tn.PAST], key):
        return drawn(room.meta[tn.CONTEMPT], depth)
    if left <= 0 or depth + 1 >= tn.DEEPEST:
        return quiet(room, depth, alpha, beta)
    slot = np.int64(key & np.uint64(room.table.shape[0] - 1))
    known = room.table[slot].key == key
    if known and room.table[slot].left >= left:
        value, bound = room.table[slot].value, room.table[slot].bound
        if (
            bound == EXACT
            or (bound == AT_LEAST and value >= beta)
            or (bound == AT_MOST and value <= alpha)
        ):
            return value
    turns = room.inner[depth]
    room.meta[tn.STAMP] += 1
    manner = tn.IN_DANGER if threatened(s, room.meta[tn.SIGHT]) else tn.NARROWLY
    n = list_turns(room, turns, depth, tn.NONE, np.int64(s.seat), tn.NONE, manner)
    if known:
        for i in range(n):
            if (
                turns[i].codes[0] == room.table[slot].codes[0]
                and turns[i].codes[1] == room.table[slot].codes[1]
                and turns[i].codes[2] == room.table[slot].codes[2]
            ):
                turns[i].value += tn.WIN
    best, chosen, first_alpha = -INFINITY, 0, alpha
    follow = max(4, room.meta[tn.KEEP] >> (depth - 1))
    for i in range(n):
        take_best(turns, i, n)
        play_turn(room.stack, room.weights, turns[i], depth)
        after = room.stack[4 * depth + 4]
        if after.over:
            if after.winner < 0:
                value = drawn(room.meta[tn.CONTEMPT], depth)
            else:
                value = tn.WIN - depth if after.winner == s.seat else tn.LOSS + depth
        elif best == -INFINITY:
            value = -search(room, depth + 1, left - 1, -beta, -alpha)
        else:
            value = -search(room, depth + 1, left - 1, -alpha - 1, -alpha)
            if alpha < value < beta:
                value = -search(room, depth + 1, left - 1, -beta, -alpha)
        if room.meta[tn.ABORTED]:
            return 0
        if value > best:
            best, chosen = value, i
            alpha = max(alpha, value)
            if alpha >= beta:
                break
        if value > -tn.SURE:
            follow -= 1
            if follow == 0:
                break
    if best < -tn.SURE:
        best = max(best, HOPELESS)
    entry = room.table[slot]
    entry.key = key
    entry.left = left
    entry.value = best
    entry.bound = AT_LEAST if best >= beta else (AT_MOST if best <= first_alpha else EXACT)
    for i in range(3):
        entry.codes[i] = turns[chosen].codes[i]
    return best


SPARE = tn.INNER - 1  # the last place of a list serves to swap two others


@kernel
def list_root(room: Any) -> Any:
    """List every turn from the position at the root, stack[0]; how many there are."""
    room.meta[tn.STAMP] += 1
    return list_turns(
        room, room.root, tn.NONE, tn.NONE, np.int64(room.stack[0].seat), tn.NONE, tn.ALL_TURNS
    )


@kernel
def deepen(
    room: Any, order: Any, number: int, left: int, alpha: Any, whole: bool, values: Any
) -> int:
    """Search turns of the root, `left` turns beyond each; how many could be finished.

    `alpha` is what is reached already. A turn that is not better than that, or than one before it,
    only gets a bound as its value, unless `whole`.
    """
    room.meta[tn.ABORTED] = 0
    for i in range(number):
        turn = room.root[order[i]]
        play_turn(room.stack, room.weights, turn, tn.NONE)
        after = room.stack[4]
        after.repetition = 0  # it takes time to see, and `past` knows
        if after.over:
            value = np.int64(turn.value) if after.winner >= 0 else -room.meta[tn.CONTEMPT]
        elif whole or alpha == -INFINITY:
            value = np.int64(-search(room, tn.ONE, left, -INFINITY, INFINITY))
        else:
            value = np.int64(-search(room, tn.ONE, left, -alpha - 1, -alpha))
            if value > alpha and not room.meta[tn.ABORTED]:
                value = np.int64(-search(room, tn.ONE, left, -INFINITY, -alpha))
        if room.meta[tn.ABORTED]:
            return i
        values[order[i]] = value
        alpha = max(alpha, value)
    return number


@kernel
def note_killer(meta: Any, killers: Any, reply: Any, length: int) -> None:
    """Remember a reply, to be tried first against the next threat."""
    slot = meta[tn.KILLERS] & 7
    meta[tn.KILLERS] += 1
    for i in range(3):
        killers[slot, i] = reply[i] if i < length else tn.NO_ACTION


@kernel
def killer_saves(room: Any, seat: Any, killer: int) -> bool:
    """Whether a reply that saved the Monarch before saves it again."""
    at = 4
    for i in range(3):
        action: Any = np.int32(room.killers[killer, i])
        if action == tn.NO_ACTION:
            return False
        number = legal(room.stack[at], room.weights, room.actions[at])
        possible = False
        for j in range(number):
            possible = possible or room.actions[at, j] == action
        if not possible:
            return False
        room.stack[at + 1] = room.stack[at]
        at += 1
        apply(room.stack[at], room.weights, action)
        if room.stack[at].over or room.stack[at].seat != seat:
            return room.stack[at].over != 0 or not wins(room.stack[at], ALL)
    return False


@kernel
def reply_saves(room: Any, level: Any, seat: Any) -> bool:
    """Whether some reply of a seat, begun with room.codes[1], leaves it without a lost Monarch."""
    here = 4 + level
    actions = room.actions[here]
    number = legal(room.stack[here], room.weights, actions)
    before = room.codes[1, level - 1] if level > 0 else tn.NO_ACTION
    for i in range(number):
        action = actions[number - 1 - i]  # moves are listed last and save most often
        if needless(room.stack[here], before, action):
            continue
        room.stack[here + 1] = room.stack[here]
        apply(room.stack[here + 1], room.weights, action)
        room.codes[1, level] = action
        after = room.stack[here + 1]
        if after.over or after.seat != seat:
            if out_of_time(room.meta, room.stop):
                return True
            if after.over or not wins(after, ALL):
                note_killer(room.meta, room.killers, room.codes[1], level + 1)
                return True
        elif reply_saves(room, level + 1, seat):
            return True
    return False


@kernel
def prove(room: Any, order: Any, number: int) -> int:
    """The first of the root's turns after which the enemy Monarch cannot be saved, or -1."""
    seat: Any = np.int64(room.stack[0].seat)
    room.meta[tn.ABORTED] = 0
    for i in range(number):
        play_turn(room.stack, room.weights, room.root[order[i]], tn.NONE)
        after = room.stack[4]
        after.repetition = 0
        if after.over or out_of_time(room.meta, room.stop) or wins(after, ALL):
            continue
        room.stack[5] = after
        begin_turn(room.stack[5], seat)
        if not wins(room.stack[5], ALL):
            continue
        saved = False
        for killer in range(min(8, room.meta[tn.KILLERS])):
            saved = saved or killer_saves(room, 1 - seat, killer)
        if not saved and not reply_saves(room, tn.NONE, 1 - seat) and not room.meta[tn.ABORTED]:
            return order[i]  # type: ignore[no-any-return]
        if room.meta[tn.ABORTED]:
            return -1
    return -1
