"""Limits: how often somebody may do something, and how much may be there at once."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Hashable
from ipaddress import ip_address, ip_network

from ostraka.core.i18n.message import Message
from ostraka.server.errors import Refusal

FRAME = 64 * 1024
"""No live message is longer."""
BODY = 64 * 1024
"""No HTTP body is longer …"""
DOCUMENT = 4 * 1024 * 1024
"""… except for records and campaigns that are brought along."""

KEPT = 20_000  # of those who have not been heard of lately, the oldest are forgotten


def neighbourhood(address: str) -> str:
    """Whose address it is: with IPv6 one household, or one guesser, has all that begin alike."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return address if found.version == 4 else str(ip_network((address, 64), strict=False))


class Bucket:
    """Permission that trickles in at a rate and can be saved up to a burst."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float, amount: float = 1.0) -> float:
        """Take some; 0 if there was enough, else the seconds until there will be."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left >= amount:
            self.left -= amount
            return 0.0
        return (amount - self.left) / self.rate


class Rates:
    """One bucket for each of many."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def spend(self, who: Hashable, amount: float = 1.0) -> None:
        """Let somebody do something, or refuse it for a while."""
        now = time.monotonic()
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self.burst, now)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        wait = bucket.take(now, amount)
        if wait:
            seconds = round(wait, 2)
            raise Refusal("busy", Message("server-busy"), retry_after=max(seconds, 0.05))

    def give_back(self, who: Hashable, amount: float = 1.0) -> None:
        """It does not count after all."""
        bucket = self._buckets.get(who)
        if bucket is not None:
            bucket.left = min(bucket.burst, bucket.left + amount)
