"""A server and its clients, for tests/bench/prices and tests/bench/attacks."""

import base64
import http.client
import json
import os
import re
import socket
import ssl
import subprocess


def any_certificate():
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class Server:
    def __init__(self, program, folder, options):
        known = subprocess.run([program, "--help-all"], capture_output=True, text=True).stdout
        known += subprocess.run([program, "--help"], capture_output=True, text=True).stdout
        options = [one for one in options if one.split("=")[0] in known]
        self.process = subprocess.Popen(
            [program, "--port", "0", "--data", folder, "--shards", "1", *options],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for line in self.process.stdout:
            if found := re.search(r"(https?)://[^ ]*?:(\d+)", line):
                self.tls = found[1] == "https"
                self.port = int(found[2])
                return
        raise SystemExit("the server does not start")

    def processor_seconds(self):
        fields = open(f"/proc/{self.process.pid}/stat", encoding="ascii").read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self):
        self.process.terminate()
        self.process.wait()

    def ask(self, method, path, body=None):
        line = (http.client.HTTPSConnection("127.0.0.1", self.port, context=any_certificate()) if self.tls
                else http.client.HTTPConnection("127.0.0.1", self.port))
        line.request(method, path, body and json.dumps(body), {"Content-Type": "application/json"})
        return line.getresponse().read()


class Client:
    """A WebSocket with the parts of RFC 6455 that the benches need. After the server has closed the connection, the
    methods raise OSError."""

    def __init__(self, server, room, source="127.0.0.1"):
        self.socket = socket.create_connection(("127.0.0.1", server.port), source_address=(source, 0))
        if server.tls:
            self.socket = any_certificate().wrap_socket(self.socket)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET /ws/r/{room} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade"
                             f"\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
                             "Sec-WebSocket-Protocol: reami.v1\r\n\r\n").encode())
        self.reader = self.socket.makefile("rb")
        while (line := self.reader.readline()) != b"\r\n":
            if not line:
                raise ConnectionError
        self.say({"t": "hello"})
        self.hear("room")

    def say(self, message):
        text = json.dumps(message).encode()
        length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.socket.sendall(b"\x81" + length + bytes(4) + text)

    def hear(self, *kinds):
        while True:
            start = self.reader.read(2)
            if len(start) < 2:
                raise ConnectionError
            first, length = start
            if length >= 126:
                length = int.from_bytes(self.reader.read(2 if length == 126 else 8), "big")
            text = self.reader.read(length)
            if first == 0x81 and json.loads(text)["t"] in kinds:
                return json.loads(text)
