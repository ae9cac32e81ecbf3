#!/usr/bin/python3
"""The network between nodes and their databases, where packets come late or never:
    pg_proxy NODE:PORT:TARGET ...      what comes to PORT of 127.0.0.1 goes to TARGET there, as NODE's
Reads commands, a line each, and says `held NODE` when it has what it was told to wait for:
    cut NODE       nothing passes any more, either way, and nothing is lost
    keep NODE      the next transaction that stores a move is held as a whole, and all that follows on its connection
    split NODE     of the next transaction that stores a move only the commit is held, and all that follows
    heal NODE      all that is held goes on, in its order
    gone TARGET    nothing listens there any more, so that a client of PostgreSQL tries the next host at once
    back TARGET    it is there again
"""
import asyncio
import sys

SSL_REQUEST = 80877103


class Groups:
    """Takes what a client of PostgreSQL sends apart, into what it sends before it waits for an answer."""

    def __init__(self):
        self.bytes, self.has_begun = b"", False
        self.storing_moves = set()  # the names of the prepared statements that do

    def take(self, more):
        """Whole groups: each a list of messages."""
        self.bytes += more
        groups, group, at, end = [], [], 0, 0
        while message := self.message_at(at):
            at += len(message)
            group.append(message)
            if message[:1] == b"P" and b"INSERT INTO moves" in message:
                self.storing_moves.add(message[5:].split(b"\0")[0])
            if not self.is_part_of_more(message):
                groups.append(group)
                group, end = [], at
        self.bytes = self.bytes[end:]
        return groups

    def stores_moves(self, group):
        """Whether that is a transaction of a writer in which there is a move."""
        return any(message[:1] == b"B" and message[5:].split(b"\0")[1] in self.storing_moves for message in group)

    def is_part_of_more(self, message):
        if self.has_begun:
            return message[:1] in b"PBDECH"
        self.has_begun = int.from_bytes(message[4:8], "big") != SSL_REQUEST
        return False

    def message_at(self, at):
        head = 1 if self.has_begun else 0
        if len(self.bytes) < at + head + 4:
            return None
        length = head + int.from_bytes(self.bytes[at + head:at + head + 4], "big")
        return self.bytes[at:at + length] if len(self.bytes) >= at + length else None


def commit_at(group):
    """Where the last statement begins."""
    return max(at for at, message in enumerate(group) if message[:1] == b"B")


class Network:
    """Of one node."""

    def __init__(self, name):
        self.name, self.awaited, self.open = name, None, asyncio.Event()
        self.open.set()
        self.held = []  # an event for each connection that is held

    def cut(self):
        self.open.clear()

    def await_transaction(self, how):
        self.awaited = how

    def heal(self):
        self.awaited = None
        self.open.set()
        for event in self.held:
            event.set()
        self.held = []

    async def hold(self):
        event = asyncio.Event()
        self.held.append(event)
        print(f"held {self.name}", flush=True)
        await event.wait()

    async def up(self, reader, writer):
        groups = Groups()
        while more := await reader.read(65536):
            for group in groups.take(more):
                await self.open.wait()
                how, passes = self.awaited, 0
                if how and groups.stores_moves(group):
                    self.awaited, passes = None, 0 if how == "keep" else commit_at(group)
                    writer.write(b"".join(group[:passes]))
                    await self.hold()
                writer.write(b"".join(group[passes:]))
                await writer.drain()
        await self.open.wait()

    async def down(self, reader, writer):
        while more := await reader.read(65536):
            await self.open.wait()
            writer.write(more)
            await writer.drain()
        await self.open.wait()

    async def connect(self, reader, writer, target):
        try:
            await self.open.wait()
            there = await asyncio.open_connection("127.0.0.1", target)
        except OSError:
            return writer.transport.abort()
        ways = [asyncio.ensure_future(self.pass_on(self.up, reader, there[1])),
                asyncio.ensure_future(self.pass_on(self.down, there[0], writer))]
        await asyncio.wait(ways)
        there[1].close()

    async def pass_on(self, way, reader, writer):
        try:
            await way(reader, writer)
            writer.write_eof()  # what was sent before counts, though nobody hears the answer
        except OSError:
            writer.transport.abort()


class Door:
    """Where the connections of one node to one database arrive."""

    def __init__(self, network, port, target):
        self.network, self.port, self.target, self.server = network, port, target, None

    async def open(self):
        self.server = await asyncio.start_server(
            lambda reader, writer: self.network.connect(reader, writer, self.target), "127.0.0.1", self.port)

    def close(self):
        self.server.close()


async def obey(networks, doors):
    commands = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(commands), sys.stdin)
    while line := (await commands.readline()).decode().split():
        what, whom = line
        if what in ("gone", "back"):
            for door in doors:
                if door.target == int(whom):
                    door.close() if what == "gone" else await door.open()
        elif what == "cut":
            networks[whom].cut()
        elif what == "heal":
            networks[whom].heal()
        else:
            networks[whom].await_transaction(what)
        print(f"done {what}", flush=True)


async def main():
    networks, doors = {}, []
    for word in sys.argv[1:]:
        name, port, target = word.split(":")
        doors.append(Door(networks.setdefault(name, Network(name)), int(port), int(target)))
        await doors[-1].open()
    print("ready", flush=True)
    await obey(networks, doors)


asyncio.run(main())
