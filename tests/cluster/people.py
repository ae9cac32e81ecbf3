"""Players and spectators, who reconnect by themselves and record all messages that they get."""
import asyncio
import json
import random
import secrets
import threading
import time

import websockets

PATIENCE = 3  # seconds after which a client that has got no answer reconnects
UNKNOWN_TOKEN = 4004


def now():
    """The time in microseconds, for the checker."""
    return time.monotonic_ns() // 1000


class Record:
    """Writes lines for the checker, and collects the delays of answers."""

    def __init__(self, path):
        self.lock = threading.Lock()
        self.file, self.waits = open(path, "w"), []  # (the time of an answer, its delay), in seconds

    def write(self, **line):
        with self.lock:  # other threads read positions from the database, and write them here
            if not self.file.closed:  # messages after the end of the evening are of no use
                self.file.write(json.dumps(line) + "\n")

    def took(self, since):
        end = now()
        self.waits.append((end / 1e6, (end - since) / 1e6))


class Line:
    """One connection of a client. Also records the messages that arrive after the client has left the connection."""

    def __init__(self, client, socket, number):
        self.client, self.socket = client, socket
        self.name, self.match, self.viewer = f"{client.name}/{number}", 0, ""
        self.pings, self.syncs, self.hello_at, self.sent = [], [], 0, []

    async def say(self, message):
        at = now()
        if message["t"] == "ping":
            self.pings.append(at)
        elif message["t"] == "sync":
            self.syncs.append(at)
        elif message["t"] == "hello":
            self.hello_at = at
        elif "id" in message:
            self.sent.append((message["id"], at))
        await self.socket.send(json.dumps(message))

    def first_sent(self, identity):
        """The time at which the request with this id was sent, and None if there is none. A client may send a request
        twice, and then gets two answers; each answer takes the earliest time that is left."""
        for one in self.sent:
            if one[0] == identity:
                self.sent.remove(one)
                return one[1]
        return None

    def note(self, message, **more):
        """Records a message that has a position of the room. Returns the time at which the request was sent that the
        message answers; None if it answers no request."""
        kind, sent = message["t"], None
        if kind == "here":
            sent, self.viewer = self.hello_at, message["you"]
        elif kind == "pong" and self.pings:
            sent = self.pings.pop(0)
        elif kind == "state" and self.syncs:
            sent = self.syncs.pop(0)
        elif "id" in message:
            sent = self.first_sent(message["id"])
        if "match" in message:
            self.match = message["match"] if kind != "ok" else self.match
        line = {"t": "answer", "on": self.name, "room": self.client.room.code, "kind": kind, "heard": now(),
                "match": message.get("match", self.match), "v": message["v"]} | more
        if sent is not None:
            line["sent"] = sent
        if "epoch" in message:
            line["epoch"] = message["epoch"]
        if "id" in message and not message["id"].startswith("room"):  # not an id of the room itself
            line["id"] = message["id"]
        if "h" in message and self.viewer:
            line |= {"viewer": self.viewer, "h": message["h"]}
        self.client.room.record.write(**line)
        return sent


class Client:
    """A client that enters a room, and stays there until the evening ends. Without a seat, it is a spectator."""

    def __init__(self, room, name, seat=None, address=None):
        self.room, self.name, self.seat = room, name, seat
        self.address = address  # of the node to which the client connects directly; None: it uses the balancer
        self.random = random.Random(f"{room.number} {name}")
        self.token, self.line, self.lines, self.tasks = None, None, 0, set()
        self.unanswered, self.asked, self.move = {}, None, None
        self.requests, self.have = 0, None
        self.all_lines = []
        self.is_away = False  # while it is true, the client does not connect
        self.is_still = False  # while it is true, the client makes no moves
        self.comes_back_in = 0  # seconds until the client reconnects

    # Connections.

    async def live(self):
        while not self.room.evening.is_over:
            if self.is_away:
                await asyncio.sleep(0.1)
                continue
            try:
                await asyncio.sleep(self.comes_back_in)
                self.comes_back_in = 0
                await self.visit()
            except (OSError, asyncio.TimeoutError, websockets.WebSocketException):
                await asyncio.sleep(self.random.uniform(0.05, 0.3))

    async def visit(self):
        address = self.address or self.room.evening.address
        self.lines += 1
        socket = await websockets.connect(
            f"ws://{address}/ws/r/{self.room.code}", subprotocols=["reami.v1"], ping_interval=None, compression=None,
            open_timeout=14, close_timeout=0.1, max_size=None)
        line = self.line = Line(self, socket, self.lines)
        self.all_lines = [one for one in self.all_lines if one.socket.open] + [line]
        hello = {"t": "hello", "client": "trial"} | ({"token": self.token} if self.token else {})
        if self.have:
            hello["have"] = self.have
        await line.say(hello)
        listener = self.spawn(self.listen(line))
        heart = self.spawn(self.beat(line))
        await asyncio.wait([listener, heart], return_when=asyncio.FIRST_COMPLETED)
        heart.cancel()
        if self.line is line:
            self.line = None
        if socket.close_code == UNKNOWN_TOKEN:
            self.token = None  # the server stores no spectators, so another node does not know this token
        if not listener.done():
            self.spawn(self.leave(socket))  # for a while, messages may still arrive there

    def spawn(self, what):
        task = asyncio.ensure_future(what)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    @staticmethod
    async def leave(socket):
        await asyncio.sleep(5)
        await socket.close()

    async def listen(self, line):
        try:
            while True:
                await self.take(line, json.loads(await line.socket.recv()))
        except (OSError, websockets.WebSocketException):
            pass

    async def beat(self, line):
        """Asks for the room's position about once a second. Returns when an answer takes longer than PATIENCE."""
        try:
            while not self.is_away:
                await asyncio.sleep(self.random.uniform(0.6, 1.4))
                if not line.pings:
                    await line.say({"t": "ping"})
                waits_since = min([*line.pings, *(at for _, at in line.sent), now()])
                if now() - waits_since > PATIENCE * 1e6:
                    return
        except (OSError, websockets.WebSocketException):
            pass

    # Requests.

    async def ask(self, t, **members):
        if any(request["t"] == t for request, _ in self.unanswered.values()):
            return
        self.requests += 1
        request = {"t": t, "id": f"{self.name}{t[0]}{self.requests}".replace("-", ""), **members}
        self.unanswered[request["id"]] = (request, now())
        await self.send(request)

    async def send(self, request):
        try:
            if self.line:
                await self.line.say(request)
        except (OSError, websockets.WebSocketException):
            pass  # the client sends the request again on its next connection

    def answered(self, message):
        request, since = self.unanswered.pop(message.get("id"), (None, 0))
        if request:
            self.room.record.took(since)
        return request

    # Incoming messages.

    async def take(self, line, message):
        kind = message["t"]
        if kind in ("here", "state", "patch", "pong") or (kind == "ok" and "v" in message):
            sent = line.note(message)
            if kind == "pong" and sent:
                self.room.record.took(sent)
        if kind in ("ok", "patch", "no"):
            answered = self.answered(message)
            if kind == "no" and answered:
                await self.on_no(message, answered)
        if self.line is line:
            if handler := getattr(self, f"on_{kind}", None):
                if kind != "no":
                    await handler(message)

    async def on_here(self, here):
        self.token = here.get("token", self.token)
        self.is_seated = here["you"] != "public"
        for request, _ in list(self.unanswered.values()):
            await self.send(request)

    async def on_room(self, room):
        if self.seat is None or self.room.evening.rests:
            return
        mine, seats = str(self.seat), room["seats"]
        if room["phase"] == "seating":
            if not seats[mine]:
                await self.ask("sit", seat=self.seat, name=f"P {self.seat}", word=secrets.token_hex(8))
            elif not seats[mine].get("ready"):
                await self.ask("ready")
            elif room.get("host") == f"seat:{mine}" and all(one and one.get("ready") for one in seats.values()):
                await self.ask("start")
        elif room["phase"] == "ended" and not seats[mine].get("ready"):
            await self.ask("rematch", word=secrets.token_hex(8))

    async def on_state(self, state):
        self.have = {"match": state["match"], "v": state["v"]}
        self.asked = None
        self.look(state)

    async def on_patch(self, patch):
        if self.have:
            self.have["v"] = patch["v"]
        if "to_act" in patch and self.seat not in patch["to_act"]:
            self.asked = None
        self.look(patch)

    async def on_bye(self, bye):
        """The server stops: the client reconnects after a random time of at most `in` seconds."""
        self.comes_back_in = self.random.uniform(0, bye["in"])

    def look(self, news):
        if self.seat is None or "ask" not in news:
            return
        self.asked = (self.have["match"], news["ask"], news["legal"])
        if self.move is None or self.move.done():
            self.move = self.spawn(self.think())

    async def think(self):
        """Makes random moves as long as the client is asked for one."""
        while self.asked and not self.room.evening.rests:
            asked = self.asked
            await asyncio.sleep(self.random.uniform(0.5, 1.5) * self.room.evening.thinks)
            if self.asked is not asked or self.is_away or self.is_still or self.room.evening.rests:
                continue
            self.asked = None
            match, ask, legal = asked
            await self.ask("move", match=match, ask=ask, m=self.random.choice(legal))

    async def on_no(self, no, request):
        if "again" in no:
            await asyncio.sleep(no["again"])
            self.unanswered[request["id"]] = (request, now())
            return await self.send(request)
        if no["code"] in ("move.late", "room.not_ready", "room.seat_taken", "room.not_ended"):
            if request["t"] == "move":
                await self.send({"t": "sync"})
            return
        self.room.evening.refused.append(f"{self.room.code} {request['t']}: {no['code']} {no['text']}")
        if request["t"] == "move":
            await asyncio.sleep(0.5)
            await self.send({"t": "sync"})


class Room:
    def __init__(self, evening, number, code, game, seats):
        self.evening, self.number, self.code, self.game = evening, number, code, game
        self.record = evening.record
        self.clients = [Client(self, f"r{number}s{seat}", seat) for seat in range(1, seats + 1)]
        self.clients.append(Client(self, f"r{number}w"))


class Evening:
    """All rooms, with their clients."""

    def __init__(self, address, record, thinks):
        self.address, self.record, self.thinks = address, record, thinks
        self.rooms, self.tasks, self.refused = [], [], []
        self.is_over = self.rests = False

    def add(self, number, code, game, seats):
        room = Room(self, number, code, game, seats)
        self.rooms.append(room)
        for client in room.clients:
            self.tasks.append(asyncio.ensure_future(client.live()))

    def unanswered(self):
        return sum(len(client.unanswered) for room in self.rooms for client in room.clients)

    async def ask_for_the_last_time(self, room):
        """Enters the room as a new spectator, and records the messages as the last ones: their position must be the end
        of the log."""
        socket = await websockets.connect(f"ws://{self.address}/ws/r/{room.code}", subprotocols=["reami.v1"],
                                          ping_interval=None, open_timeout=14, max_size=None)
        line = Line(Client(room, f"r{room.number}last"), socket, 1)
        await line.say({"t": "hello"})
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 30))
            if message["t"] in ("here", "state"):
                line.note(message, last=True)
            if message["t"] == "here":
                break
        await socket.close()
