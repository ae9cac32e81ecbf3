#!/usr/bin/python3
"""Simulates the network between nodes and their databases, where packets arrive late or never:
    pg_proxy NODE:PORT:TARGET ...      passes NODE's connections to PORT of 127.0.0.1 on to the port TARGET
Reads commands, one per line, and answers each with `done COMMAND`. Prints `held NODE` when it holds the transaction
that `keep` or `split` named:
    cut NODE       passes nothing on any more, in either direction, but loses nothing
    keep NODE      holds the next transaction that stores a move, and everything after it on its connection
    split NODE     holds the commit of the next transaction that stores a move, and everything after it
    heal NODE      passes on everything that it holds, in order
    gone TARGET    stops listening for TARGET, so that a client of PostgreSQL tries the next host at once
    back TARGET    listens for TARGET again
"""
import asyncio
import sys

SSL_REQUEST = 80877103


class Groups:
    """Divides the messages of a client of PostgreSQL into groups. After each group, the client waits for an answer."""

    def __init__(self):
        self.bytes, self.has_begun = b"", False
        self.storing_moves = set()  # the names of the prepared statements that store moves

    def take(self, more):
        """Adds these bytes, and returns the groups that are complete now; each group is a list of messages."""
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
        """Whether the group is a writer's transaction that stores a move."""
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
    """The index of the message with which the last statement begins: the commit."""
    return max(at for at, message in enumerate(group) if message[:1] == b"B")


class Network:
    """The connections of one node to its databases."""

    def __init__(self, name):
        self.name, self.awaited, self.open = name, None, asyncio.Event()
        self.open.set()
        self.held = []  # an event for each connection with held messages

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
            writer.write_eof()  # the other side still gets everything that was sent before
        except OSError:
            writer.transport.abort()


class Door:
    """The port at which the connections of one node to one database arrive."""

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
