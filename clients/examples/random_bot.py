#!/usr/bin/python3
"""Plays random legal moves in every game of Reami, and checks every message that it can check.

    random_bot.py http://localhost:8080/r/KETMKARD     takes a free seat of that room
    random_bot.py http://localhost:8080 kingdomino 2 '{"dynasty":true}'     opens a room and prints its link

Written from protocol/PROTOCOL.md alone. Needs Debian's python3-websockets, and nothing else."""
import asyncio, hashlib, json, random, secrets, sys, urllib.request
import websockets


def open_room(origin, game, seats, options="{}"):
    wish = {"id": secrets.token_hex(8), "game": game, "seats": int(seats), "options": json.loads(options)}
    body, head = json.dumps(wish).encode(), {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(origin + "/api/rooms", body, head)) as answer:
        return json.load(answer)


def merged(before, change):
    """Applies a JSON Merge Patch (RFC 7396) to a value."""
    if not isinstance(change, dict):
        return change
    after = dict(before) if isinstance(before, dict) else {}
    for name, value in change.items():
        if value is None:
            after.pop(name, None)
        else:
            after[name] = merged(after.get(name), value)
    return after


class Bot:
    def __init__(self, token):
        self.token, self.word, self.seat = token, secrets.token_hex(16), ""
        self.match, self.v, self.view = 0, 0, None
        self.seen = None  # the epoch and its newest position, if several nodes serve rooms
        self.commits, self.unanswered, self.is_over = {}, {}, False  # by match; by id
        self.ideas = []  # lists of moves for a plan

    async def play(self, link):
        address = link.replace("http", "ws", 1).replace("/r/", "/ws/r/")
        async for self.line in websockets.connect(address, subprotocols=["reami.v1"]):
            try:
                known = {"token": self.token} if self.token else {}
                have = {"have": {"match": self.match, "v": self.v}} if self.view else {}
                await self.say({"t": "hello", "client": "random_bot/1"} | known | have)
                for request in self.unanswered.values():
                    await self.say(request)
                while not self.is_over:
                    await self.take(json.loads(await self.line.recv()))
                return
            except websockets.ConnectionClosed as lost:  # reconnects if the close code allows it
                if lost.code not in (1006, 1011, 1012):
                    raise

    async def say(self, message):
        await self.line.send(json.dumps(message))

    async def ask(self, t, **members):
        """Sends one request of each kind at a time, but a move for each ask, even if a plan may answer it."""
        if t == "move" or all(request["t"] != t for request in self.unanswered.values()):
            request = {"t": t, "id": secrets.token_hex(8), **members}
            self.unanswered[request["id"]] = request
            await self.say(request)

    def is_old(self, message):
        """Whether the message is from a node that lost the room. Records its position if not."""
        epoch = message.get("epoch") if message["t"] in ("here", "pong") else self.seen and self.seen[0]
        if message["t"] in ("here", "pong", "state"):
            seen = (epoch, message["match"], message["v"])
            if epoch and self.seen and seen < self.seen:
                return True
            self.seen = seen if epoch else None
        return False

    async def take(self, message):
        if self.is_old(message):
            return None if message["t"] == "state" else await self.line.close(1012)  # and reconnects
        if message["t"] in ("ok", "patch"):
            self.unanswered.pop(message.get("id"), None)
        if take := getattr(self, "on_" + message["t"], None):
            await take(message)

    async def on_here(self, here):
        self.token = here.get("token", self.token)
        self.seat = here["you"].partition(":")[2]  # empty for `public`

    async def on_room(self, room):
        self.room, seats = room, room["seats"]
        if room["phase"] == "seating":
            self.commits[room["match"]] = room["commit"]
            free = [seat for seat in seats if not seats[seat]]
            if not self.seat and free:
                await self.ask("sit", seat=int(free[0]), name="Random " + free[0], word=self.word)
            elif self.seat and not seats[self.seat]["ready"]:
                await self.ask("ready")
            elif self.seat and room["host"] == "seat:" + self.seat and not free:
                if all(one.get("ready", "bot" in one) for one in seats.values()):
                    await self.ask("start")

    async def on_state(self, state):
        self.view = state["view"]
        self.unanswered = {id: one for id, one in self.unanswered.items() if one["t"] != "move"}
        await self.go_on(state)

    async def on_patch(self, patch):
        assert patch["v"] == self.v + patch.get("n", 1), "a patch is missing"
        self.view = merged(self.view, patch["change"])
        await self.go_on(patch)

    async def go_on(self, news):
        canonical = json.dumps(self.view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        h = hashlib.sha256(canonical.encode()).hexdigest()[:16]
        assert news.get("h", h) == h, "another view than the server's"
        self.match, self.v, self.result = news.get("match", self.match), news["v"], news.get("result")
        self.seen = self.seen and (self.seen[0], self.match, self.v)
        if "ask" in news:
            self.ideas = [[move] for move in news["legal"]]  # perhaps some are legal at the next ask, too
            await self.ask("move", match=self.match, ask=news["ask"], m=random.choice(news["legal"]))
        elif self.ideas and not self.result:
            await self.ask("plan", match=self.match, lists=random.sample(self.ideas, min(16, len(self.ideas))))
            self.ideas = []

    async def on_no(self, no):
        if "again" in no and no["id"] in self.unanswered:
            await asyncio.sleep(no["again"])
            return await self.say(self.unanswered[no["id"]])
        self.unanswered.pop(no["id"], None)
        expected = ("move.late", "move.over", "move.your_turn", "room.not_ready", "room.seat_taken")
        assert no["code"] in expected, no["text"]
        await self.on_room(self.room)

    async def on_there(self, _):
        await self.say({"t": "there"})

    async def on_reveal(self, reveal):
        data, words = bytes.fromhex(reveal["secret"]), reveal["words"]
        assert "sha256-" + hashlib.sha256(data).hexdigest() == self.commits[reveal["match"]], "another secret"
        assert words[self.seat] == self.word, "another word than mine"
        for seat in sorted(words, key=int):
            data += bytes([int(seat), len(words[seat])]) + words[seat].encode()
        assert reveal["seed"] == hashlib.sha256(data).hexdigest(), "another seed than secret and words give"
        print("result", json.dumps(self.result, sort_keys=True))
        self.is_over = True


if __name__ == "__main__":
    room = open_room(*sys.argv[1:]) if len(sys.argv) > 2 else {"url": sys.argv[1], "token": None}
    print(room["url"], flush=True)
    asyncio.run(Bot(room["token"]).play(room["url"]))
