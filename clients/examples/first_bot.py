#!/usr/bin/python3
"""Sits down in a room and plays its first legal move each time:
    first_bot.py http://localhost:8080/r/KETMKARD"""
import asyncio, json, secrets, sys
import websockets


async def play(link):
    address = link.replace("http", "ws", 1).replace("/r/", "/ws/r/")
    async with websockets.connect(address, subprotocols=["reami.v1"]) as line:

        async def send(t, **members):
            await line.send(json.dumps({"t": t, **members}))

        def new_id():
            return secrets.token_hex(8)

        await send("hello", client="first_bot/1")
        await send("sit", id=new_id(), name="First", word=secrets.token_hex(16))
        await send("ready", id=new_id())
        match = 0
        async for text in line:
            message = json.loads(text)
            match = message.get("match", match)
            if "ask" in message:  # in `state` or `patch`: it is this seat's turn
                await send("move", id=new_id(), match=match, ask=message["ask"], m=message["legal"][0])
            if message["t"] == "there":  # the server asks whether this player still answers
                await send("there")
            if message["t"] == "no":
                sys.exit(message["text"])
            if "result" in message:
                return print("result", json.dumps(message["result"], sort_keys=True))


asyncio.run(play(sys.argv[1]))
