"""People who play, and the two kinds of places where a club's server runs: a folder, or a separate Debian 12."""
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from service import Service

HANDBOOK = Path(__file__).resolve().parents[2] / "server/handbook/en"


class Person:
    """The terminal client of somebody who plays random moves as fast as they can."""

    def __init__(self, place, name):
        self.place, self.name, self.lines = place, name, []

    def come(self, *commands):
        self.process = subprocess.Popen(
            [*self.place.client, "--token-file", f"{self.place.tokens}/{self.name}", "--tags", "--no-boards", "--until",
             "ended", self.place.address],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=self.place.environment)
        self.say(*commands)

    def say(self, *commands):
        self.process.stdin.write("".join(command + "\n" for command in commands))
        self.process.stdin.flush()

    def hears(self, pattern):
        """Reads lines until one matches the pattern, and returns the match."""
        while line := self.process.stdout.readline():
            self.lines.append(line)
            if found := re.search(pattern, line):
                return found
        sys.exit(f"{self.name} never heard {pattern}:\n" + "".join(self.lines[-30:]))

    def plays_to_the_end(self):
        self.process.stdin.close()
        self.lines += self.process.stdout
        if self.process.wait() != 0:
            sys.exit(f"the client of {self.name} ended with {self.process.returncode}:\n" + "".join(self.lines[-30:]))

    def is_cut_off(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Folder:
    """Runs the programs of a build, with their data in a folder."""

    def __init__(self, build, folder):
        self.program = [Path(build).resolve() / "server/reami-server"]
        self.client = [Path(build).resolve() / "clients/terminal/reami"]
        self.data, self.elsewhere, self.tokens = folder / "data", folder / "elsewhere", folder / "tokens"
        self.tokens.mkdir()
        self.environment = {"LC_ALL": "C.UTF-8", "HOME": str(folder)}
        self.service = Service([*self.program, "--data", self.data, "--log-level", "warn"])
        self.address = f"http://127.0.0.1:{self.service.port}"

    def update(self):
        """Does nothing: the same program plays the part of a newer one."""

    def becomes(self, build):
        """From its next start on, the service runs the program of that build."""
        self.program = [Path(build).resolve() / "server/reami-server"]
        self.service.command[0] = str(self.program[0])

    def moved(self):
        """From its next start on, the service uses the other folder, at the same address."""
        self.service.command[self.service.command.index(str(self.data))] = str(self.elsewhere)

    def end(self):
        self.service.kill()


class Debian:
    """Runs the installed programs in a separate root, as the unit starts them, with the settings of the handbook."""

    def __init__(self, root, newer):
        self.root, self.newer = Path(root), newer
        inside = ["chroot", root, "env", "LC_ALL=C.UTF-8"]
        self.inside = inside
        as_reami = ["setpriv", "--reuid", "reami", "--regid", "reami", "--clear-groups", "--no-new-privs", "--inh-caps=-all"]
        self.program = [*inside, *as_reami, "reami-server"]
        self.client = [*inside, "SSL_CERT_FILE=/etc/reami/club.pem", "reami"]
        self.data, self.elsewhere, self.tokens = "/var/lib/reami", "/srv/reami", "/root"
        self.environment = dict(os.environ)
        self.settings()
        unit = (self.root / "usr/lib/systemd/system/reami.service").read_text()
        command = re.search(r"^ExecStart=(.*)$", unit, re.M).group(1).split()
        self.service = Service([*inside, *as_reami, *command], 8080)
        self.address = "https://club.example"

    def do(self, *command):
        subprocess.run([*self.inside, *command], check=True)

    def settings(self):
        """Follows the pages of the handbook word for word."""
        page = (HANDBOOK / "proxy.md").read_text()
        of = dict(re.findall(r"^```(\w+)\n(.*?)^```$", page, re.S | re.M)[::-1])  # the first block of each kind
        own = self.root / "etc/reami/reami.toml"
        own.write_text(of["toml"] + own.read_text())
        (self.root / "etc/nginx/sites-available/reami").write_text(of["nginx"])
        with (self.root / "etc/hosts").open("a") as hosts:
            hosts.write("127.0.0.1 localhost club.example\n")
        tls = (HANDBOOK / "tls.md").read_text()
        self.do("sh", "-c", re.search(r"^openssl .*$", tls, re.M).group(0) + " -addext subjectAltName=DNS:club.example")
        self.do("sh", "-c", re.search(r"^ln .*$", page, re.M).group(0))
        self.do("install", "-d", "-o", "reami", "-g", "reami", "-m", "700", self.data, self.elsewhere)
        self.do("nginx", "-t")
        self.do("nginx")

    def update(self):
        self.do("dpkg", "--force-confold", "--install", self.newer)

    def moved(self):
        own = self.root / "etc/reami/reami.toml"
        own.write_text(own.read_text().replace(self.data, self.elsewhere))

    def end(self):
        self.service.kill()
        subprocess.run([*self.inside, "nginx", "-s", "stop"], check=False)


def run(command, **more):
    return subprocess.run([str(word) for word in command], check=True, stdout=subprocess.PIPE, text=True, **more).stdout


def begin(ada, bob):
    """Begins a match of three Mighty Duels between these two people, and returns the code of its room."""
    ada.come("new kingdomino dynasty mighty_duel", "sit 1 Ada")
    room = ada.hears(r"^opened .*code=([A-Z]+)").group(1)
    ada.hears(r"^seat seat=1 is=here name=Ada")
    bob.come(f"join {room}", "sit 2 Bob", "ready", "auto random")
    ada.say("ready", "wait ready", "auto random", "start")
    return room


def verify(place, data, room):
    """Expects that the match is over and that the client verifies its file; returns the number of moves."""
    file = run([*place.program, "export", "--data", data, "--room", room, "--match", "1"])
    told = subprocess.run([str(word) for word in [*place.client, "verify", "-"]], input=file, text=True, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert told.returncode == 0 and "\nresult" in file, told.stdout
    return len(re.findall(r"^[1-4] \S+$", file, re.M))
