"""The faults of a cluster during an evening. Each fault waits until it has had its effect, and then repairs the
cluster."""
import asyncio
import signal
import time

from programs import until


class Faults:
    def __init__(self, trial):
        self.trial = trial
        self.freezes_for = 60 if trial.is_long else 14
        self.cuts_for = 25 if trial.is_long else 13

    def all(self):
        several = len(self.trial.nodes) > 1
        yield "quiet", self.nothing, None
        if several:
            yield "killed", self.killed, 12
            yield "late packet", self.late_packet, None
            yield "frozen", self.frozen, 12
            yield "frozen in mid-transaction", self.frozen_in_transaction, 12
            yield "cut off", self.cut_off, 12
        if self.trial.standby:
            yield "primary lost", self.primary_lost, None
        if several:
            yield "updated one by one", self.updated, 1

    async def nothing(self):
        await asyncio.sleep(5)

    async def rest(self, since):
        """Waits until every room has advanced beyond its position in `since`."""
        await until(lambda: not self.trial.rooms_behind(since), "all rooms play on")

    async def killed(self):
        node, before = await self.trial.busiest(), await self.trial.progress()
        node.end()
        await self.rest(before)
        await self.trial.start(node)

    async def late_packet(self):
        """Ends a node whose last transaction is still on its way. The transaction arrives when other nodes serve the
        rooms, and the fence must refuse it. Until then nobody moves in these rooms: otherwise another move would have
        the place of the late one, and the log's key alone would refuse the late move. Clients that lack an answer stay
        away until then, and send their requests again afterwards."""
        node = await self.trial.busiest()
        await self.trial.network.holds("keep", node.name)
        rooms = self.trial.rooms_of(node)
        seated = [client for room in rooms for client in room.clients if client.seat]
        for client in seated:
            client.is_away, client.is_still = bool(client.unanswered), True
        node.end()
        await until(lambda: self.trial.are_elsewhere(rooms, node), "its rooms are taken")
        await asyncio.sleep(1)
        before = await self.trial.progress()
        self.trial.network.tell("heal", node.name)
        await asyncio.sleep(1)
        for client in seated:
            client.is_away = client.is_still = False
        await self.rest(before)
        await self.trial.start(node)

    async def frozen(self):
        node = await self.trial.busiest()
        node.send(signal.SIGSTOP)
        await self.sleeps(node)

    async def frozen_in_transaction(self):
        """The database gets the statements of a transaction, but gets its commit only after the node has woken."""
        node = await self.trial.busiest()
        await self.trial.network.holds("split", node.name)
        node.send(signal.SIGSTOP)
        await self.sleeps(node, lambda: self.trial.network.tell("heal", node.name))

    async def sleeps(self, node, wakes=lambda: None):
        """Waits until people have played on in all rooms, on other nodes, and then wakes the node. Just before, the
        clients that are still connected to this node send it questions."""
        woken = time.monotonic() + self.freezes_for
        before = await self.trial.progress()
        await self.rest(before)
        await asyncio.sleep(max(0, woken - time.monotonic()))
        await self.trial.ask_at_the_door(node)
        node.send(signal.SIGCONT)
        wakes()
        await until(node.is_ready, f"{node.name} is ready again")
        await asyncio.sleep(2)

    async def cut_off(self):
        node, before = await self.trial.busiest(), await self.trial.progress()
        healed = time.monotonic() + self.cuts_for
        self.trial.network.tell("cut", node.name)
        await self.rest(before)
        await asyncio.sleep(max(0, healed - time.monotonic()))
        await self.trial.ask_at_the_door(node)
        self.trial.network.tell("heal", node.name)
        await until(node.is_ready, f"{node.name} is ready again")

    async def primary_lost(self):
        """Ends the primary, and promotes the standby. Then the old primary starts again beside the new one, as if
        nothing had happened. In the end, the old one becomes the standby of the new one."""
        old, new = self.trial.primary, self.trial.standby
        before = await self.trial.progress()
        self.trial.network.tell("gone", old.port)
        old.end()
        await asyncio.to_thread(new.promote)
        self.trial.primary, self.trial.standby = new, old
        await self.rest(before)
        old.serve()
        await until(lambda: old.ask("SELECT 1"), "the old primary answers")
        self.trial.network.tell("back", old.port)
        await self.rest(await self.trial.progress())
        await asyncio.sleep(10 if self.trial.is_long else 3)
        old.end(signal.SIGINT)
        await asyncio.to_thread(old.copy, new)
        old.serve()
        await asyncio.to_thread(new.requires_standby)
        await until(new.has_standby, "the old primary is the standby")
        await self.rest(await self.trial.progress())

    async def updated(self):
        for node in self.trial.nodes:
            before = await self.trial.progress()
            node.send(signal.SIGTERM)
            assert await asyncio.to_thread(node.process.wait, 60) == 0, f"{node.name} did not end in order"
            await self.trial.start(node)
            await self.rest(before)
