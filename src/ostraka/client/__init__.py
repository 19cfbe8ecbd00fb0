"""An asynchronous client of `ostraka serve`: for programs, remote bots, the terminal and the tests.

    async with Client("http://127.0.0.1:8000") as client:
        await client.sign_in("Ada")
        info = await client.play("arkantar", level=3)
        async with client.live() as live:
            table = await live.sit(info["table"])
            while (seat := await table.asked()) is not None:
                await table.act(next(table.choices(seat)), seat)

`await table.play(bot.choose)` plays a bot of `ostraka.bot` instead; `await table.observation(seat)`
gives learners their row, their mask and a State, and `act` takes an index as well.

Connections that break are made again, missed changes are fetched, and what was not acknowledged is
sent again under its id, so that it happens once.
"""

from ostraka.client.errors import Disconnected, Refused
from ostraka.client.http import Client
from ostraka.client.live import Live
from ostraka.client.table import Observation, OtherRules, RemoteTable

__all__ = [
    "Client",
    "Disconnected",
    "Live",
    "Observation",
    "OtherRules",
    "Refused",
    "RemoteTable",
]
