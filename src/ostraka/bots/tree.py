"""Tree search, compiled: one family for every game, through the verbs alone.

Each iteration walks from the root down the tree, adds to it, plays on from there to judge the
state it reached, and counts the result for every seat on the way back; in the tree each seat
prefers what is best for itself.

Where something is hidden or left to chance, every iteration begins by redrawing all that the
searching seat cannot know (`reshuffle`), and the nodes of the tree stand for rows of actions, not
for states: what a pile holds or a die will show cannot reach the statistics. Actions that are not
legal in every redrawn state are compared by how often they were available (information-set search,
Cowling, Powley and Whitehouse 2012).

With a temperature the search weighs unexplored actions by what `judge` thinks of the state one
action later (PUCT); without, it tries each once (UCT). All memory is made beforehand, see `room`.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any

import numpy as np

from ostraka.bots.judge import judge, success, victory, worth
from ostraka.bots.playout import play_on
from ostraka.bots.workspace import DEEPEST
from ostraka.core.kernel.compile import SEATS, kernel
from ostraka.core.kernel.random import below, draw, mix
from ostraka.core.kernel.verbs import apply, legal, reshuffle, score

GOLDEN = np.int64(0x9E3779B1)
UNIT = 1.0 / 18446744073709551616.0  # of a 64-bit draw
NOISE = 1e-4  # between guesses that would be equal
STEEPEST = 60.0  # of the exponent of a prior, which must not run over


@kernel
def add_child(nodes: Any, count: Any, play: Any, parent: int, action: int) -> int:
    """Add the node of an action that is legal in stack[1]; which one it is."""
    stack, data, plan, stream = play.stack, play.data, play.plan, play.stream
    places, points, values = play.places, play.points, play.values
    node = count[0]
    count[0] += 1
    for i in range(SEATS):
        nodes[node].total[i] = 0.0
    nodes[node].action = action
    nodes[node].child = 0
    nodes[node].visits = 0
    nodes[node].available = 0
    nodes[node].overlooked = 0
    first = nodes[parent].child == 0
    nodes[node].next = nodes[parent].child
    nodes[parent].child = node
    seat = stack[1].seat
    misses = plan.own_oversight if seat == plan.seat else plan.oversight
    if misses > 0.0:
        key = mix(plan.salt ^ (np.uint64(action + 1) * np.uint64(0x9E3779B97F4A7C15)))
        nodes[node].overlooked = 1 if float(key) * UNIT < misses else 0
    nodes[node].guess = 0.5
    nodes[node].prior = 1.0
    if plan.temperature > 0.0:
        stack[2] = stack[1]
        apply(stack[2], data, action)
        worth(stack[2], data, places, points, values)
        guess = values[seat] + NOISE * float(draw(stream)) * UNIT
        nodes[node].guess = guess
        if first:
            nodes[parent].usual = guess
        better = (guess - nodes[parent].usual) / plan.temperature
        nodes[node].prior = exp(min(STEEPEST, max(-STEEPEST, better)))
    return node  # type: ignore[no-any-return]


@kernel
def known_children(
    nodes: Any, parent: int, actions: Any, number: int, table: Any, stamp: int, open_to: Any
) -> int:
    """Find the children of a node that are legal now; the legal actions left over come first.

    `open_to` receives the children, how many is returned; actions[:count] without a child are
    marked in `table`: rows of action, stamp and whether a child was found.
    """
    mask = table.shape[0] - 1
    for i in range(number):
        slot = (np.int64(actions[i]) * GOLDEN >> 7) & mask
        while table[slot, 1] == stamp:
            slot = (slot + 1) & mask
        table[slot, 0] = actions[i]
        table[slot, 1] = stamp
        table[slot, 2] = 0
    found = 0
    child = nodes[parent].child
    while child:
        slot = (np.int64(nodes[child].action) * GOLDEN >> 7) & mask
        while table[slot, 1] == stamp:
            if table[slot, 0] == nodes[child].action:
                table[slot, 2] = 1
                open_to[found] = child
                found += 1
                break
            slot = (slot + 1) & mask
        child = nodes[child].next
    return found


@kernel
def has_child(table: Any, stamp: int, action: int) -> bool:
    """Whether `known_children` found a child for an action."""
    mask = table.shape[0] - 1
    slot = (np.int64(action) * GOLDEN >> 7) & mask
    while table[slot, 0] != action or table[slot, 1] != stamp:
        slot = (slot + 1) & mask
    return table[slot, 2] == 1  # type: ignore[no-any-return]


@kernel
def gather(room: Any, parent: int) -> int:
    """The children to choose from in stack[1], added where they are missing; how many."""
    nodes, count, table, open_to = room.nodes, room.count, room.table, room.open_to
    play = room.play
    stack, data, plan, actions = play.stack, play.data, play.plan, play.actions
    if not plan.redraw and nodes[parent].child:
        found = 0
        child = nodes[parent].child
        while child:
            open_to[found] = child
            found += 1
            child = nodes[child].next
        return found
    number = legal(stack[1], data, actions)
    count[1] += 1
    stamp = count[1]
    found = known_children(nodes, parent, actions, number, table, stamp, open_to)
    if found < number and count[0] + number - found <= nodes.shape[0]:
        for i in range(number):
            if not has_child(table, stamp, actions[i]):
                open_to[found] = add_child(nodes, count, play, parent, actions[i])
                found += 1
    return found


@kernel
def most_promising(nodes: Any, seat: int, plan: Any, open_to: Any, seen: int) -> int:
    """The best of the first children by what they look like and by what came of them (PUCT)."""
    priors = 0.0
    for i in range(seen):
        priors += nodes[open_to[i]].prior
    best, highest = -1, -1e30
    for i in range(seen):
        node = open_to[i]
        visits = nodes[node].visits
        worth_it = nodes[node].total[seat] / visits if visits else nodes[node].guess
        bonus = plan.explore * nodes[node].prior / priors
        worth_it += bonus * sqrt(float(nodes[node].available)) / (1.0 + visits)
        if worth_it > highest:
            best, highest = node, worth_it
    return best


@kernel
def most_successful(nodes: Any, seat: int, plan: Any, stream: Any, open_to: Any, seen: int) -> int:
    """The best of the first children by what came of them, once each has been tried (UCT)."""
    fresh = 0
    for i in range(seen):
        if nodes[open_to[i]].visits == 0:
            kept = open_to[i]
            open_to[i] = open_to[fresh]
            open_to[fresh] = kept
            fresh += 1
    if fresh:
        return open_to[below(stream, fresh)]  # type: ignore[no-any-return]
    best, highest = -1, -1e30
    for i in range(seen):
        node = open_to[i]
        visits = float(nodes[node].visits)
        bonus = plan.explore * sqrt(log(float(nodes[node].available)) / visits)
        worth_it = nodes[node].total[seat] / visits + bonus
        if worth_it > highest:
            best, highest = node, worth_it
    return best


@kernel
def select(nodes: Any, parent: int, seat: int, plan: Any, stream: Any, open_to: Any, n: int) -> int:
    """The child to follow: the best for the seat to act, with a bonus for what is little known."""
    seen = 0
    for i in range(n):
        nodes[open_to[i]].available += 1
        if not nodes[open_to[i]].overlooked:
            kept = open_to[i]
            open_to[i] = open_to[seen]
            open_to[seen] = kept
            seen += 1
    if seen == 0:
        seen = n
    if parent == 0 and plan.only >= 0:
        for i in range(n):
            if nodes[open_to[i]].action == plan.only:
                return open_to[i]  # type: ignore[no-any-return]
    if plan.temperature > 0.0:
        return most_promising(nodes, seat, plan, open_to, seen)
    return most_successful(nodes, seat, plan, stream, open_to, seen)


@kernel
def grow(room: Any, tallies: Any, stop: Any, iterations: int) -> int:
    """Add iterations to a tree until they are done or `stop` is set; how many were made.

    stack[0] is the state at the root, stack[1] and stack[2] are working space.
    """
    path = np.zeros(DEEPEST + 1, np.int64)  # made here: what nobody else holds is faster to use
    wins = np.zeros(SEATS, np.float64)
    play, nodes, open_to = room.play, room.nodes, room.open_to
    stack, data, plan, stream = play.stack, play.data, play.plan, play.stream
    places, points, values = play.places, play.points, play.values
    players = stack[0].players
    for done in range(iterations):
        if stop[0]:
            return done
        stack[1] = stack[0]
        if plan.redraw:
            reshuffle(stack[1], data, plan.seat, stream)
        depth = 0
        node = 0
        while not stack[1].over and depth < plan.sight:
            if node and nodes[node].visits < plan.expand:
                break
            n = gather(room, node)
            if n == 0:
                break
            node = select(nodes, node, stack[1].seat, plan, stream, open_to, n)
            apply(stack[1], data, nodes[node].action)
            depth += 1
            path[depth] = node
        play_on(play)
        if stack[1].over:
            victory(stack[1], data, places, wins)
            success(stack[1], data, plan.margin, points, wins, values)
        else:
            judge(stack[1], data, points, wins)
            for seat in range(players):
                values[seat] = wins[seat]
            score(stack[1], data, points)
        for i in range(depth + 1):
            at = path[i]
            nodes[at].visits += 1
            for seat in range(players):
                nodes[at].total[seat] += values[seat]
        if depth and path[1] < tallies.shape[0]:
            tallies[path[1]].count += 1.0
            for seat in range(players):
                tallies[path[1]].wins[seat] += wins[seat]
                tallies[path[1]].points[seat] += points[seat]
    return iterations


@kernel
def keep_below(nodes: Any, root: int, target: Any) -> int:
    """Copy the tree below a node into another array, as its root; how many nodes it has.

    Nodes are copied level by level, so that the root's children come first again.
    """
    target[0] = nodes[root]
    target[0].next = 0
    used = 1
    at = 0
    while at < used:
        child = target[at].child
        if child:
            target[at].child = used
            while child:
                target[used] = nodes[child]
                child = nodes[child].next
                used += 1
                target[used - 1].next = used if child else 0
        at += 1
    return used


@kernel
def lead(nodes: Any) -> int:
    """How many visits the most visited action of the root is ahead of the next."""
    most, second = 0, 0
    child = nodes[0].child
    while child:
        visits = nodes[child].visits
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        child = nodes[child].next
    return most - second


@kernel
def follow_visits(nodes: Any, node: int, out: Any) -> int:
    """Write a node's action and those below it that were tried most; how many there are."""
    length = 0
    while node and length < out.shape[0]:
        out[length] = nodes[node].action
        length += 1
        best, most = 0, 0
        child = nodes[node].child
        while child:
            if nodes[child].visits > most:
                best, most = child, nodes[child].visits
            child = nodes[child].next
        node = best
    return length
