"""The programs of a cluster, which the trial starts and ends: two servers of PostgreSQL, nodes, a balancer, and a
network between nodes and databases that can hold packets."""
import asyncio
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request

POSTGRESQL = pathlib.Path("/usr/lib/postgresql/15/bin")
HERE = pathlib.Path(__file__).resolve().parent
LONGEST = 120  # the greatest number of seconds that a test waits for anything


def free_port(address="127.0.0.1"):
    with socket.socket() as one:
        one.bind((address, 0))
        return one.getsockname()[1]


async def until(happens, what):
    """Calls `happens` on a thread until it returns a true value, and returns this value."""
    end = asyncio.get_running_loop().time() + LONGEST
    while asyncio.get_running_loop().time() < end:
        if found := await asyncio.to_thread(happens):
            return found
        await asyncio.sleep(0.05)
    raise AssertionError(f"in vain: {what}")


class Program:
    """A process with a log in the folder. The process ends at the latest when the trial ends, even if the trial is
    killed."""

    def __init__(self, folder, name):
        self.folder, self.name, self.process = folder, name, None

    def start(self, *command, **more):
        with open(self.folder / f"{self.name}.log", "ab") as log:
            # This uses setpriv instead of preexec_fn: for preexec_fn, Python copies its whole process first, and all
            # players wait for that.
            self.process = subprocess.Popen(["setpriv", "--pdeathsig", "KILL", *[str(word) for word in command]],
                                            stderr=log, stdout=more.pop("stdout", log), cwd=self.folder, **more)

    def send(self, number):
        if self.process and self.process.poll() is None:
            self.process.send_signal(number)

    def end(self, number=signal.SIGKILL):
        self.send(signal.SIGCONT)
        self.send(number)
        if self.process:
            return self.process.wait(LONGEST)

    def said(self):
        path = self.folder / f"{self.name}.log"
        return path.read_text(errors="replace") if path.exists() else ""


class PostgreSql(Program):
    """A server of PostgreSQL: the primary, or its standby."""

    # PostgreSQL refuses to run as root.
    somebody = {"user": "nobody", "group": "nogroup"} if os.geteuid() == 0 else {}

    def __init__(self, folder, name):
        super().__init__(folder, name)
        self.port, self.data = free_port(), folder / name
        self.url = f"postgresql://reami@127.0.0.1:{self.port}/postgres"

    def run(self, program, *arguments):
        with open(self.folder / f"{self.name}.log", "ab") as log:
            subprocess.run([POSTGRESQL / program, *[str(word) for word in arguments]], check=True, stdout=log,
                           stderr=log, cwd=self.folder, **self.somebody)

    def make(self):
        self.run("initdb", "-D", self.data, "-U", "reami", "-A", "trust", "--no-locale", "-E", "UTF8", "--no-sync")
        with open(self.data / "pg_hba.conf", "a") as rules:
            rules.write("host replication all 127.0.0.1/32 trust\n")

    def copy(self, primary):
        shutil.rmtree(self.data, ignore_errors=True)
        self.run("pg_basebackup", "-D", self.data, "-d", primary.url, "-R", "-X", "stream", "-c", "fast", "--no-sync")

    def serve(self):
        self.start(POSTGRESQL / "postgres", "-D", self.data, "-p", self.port, "-k", self.folder, "-c",
                   "listen_addresses=127.0.0.1", "-c", "max_connections=200", "-c", "wal_keep_size=256",
                   **self.somebody)

    def ask(self, sql):
        """The rows, each a list of texts; None if the database does not answer."""
        asked = subprocess.run(["psql", "-XAtF|", "-d", self.url, "-c", sql], capture_output=True, text=True,
                               timeout=LONGEST, check=False, env=os.environ | {"PGCONNECT_TIMEOUT": "2"})
        if asked.returncode != 0:
            return None
        return [line.split("|") for line in asked.stdout.splitlines()]

    def has_standby(self):
        return self.ask("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")

    def requires_standby(self):
        """From now on, each commit waits for a standby: sets this as an administrator does."""
        for sql in ("ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()"):
            assert self.ask(sql) is not None, self.said()

    def promote(self):
        self.run("pg_ctl", "promote", "-D", self.data, "-w")


class Network(Program):
    """The network from each node to each database: pg_proxy.py."""

    def __init__(self, folder):
        super().__init__(folder, "network")
        self.ways, self.ports = [], {}

    def add(self, node, databases):
        self.ports[node] = [free_port() for _ in databases]
        self.ways += [f"{node}:{port}:{to.port}" for port, to in zip(self.ports[node], databases)]

    def url(self, node):
        hosts = ",".join(f"127.0.0.1:{port}" for port in self.ports[node])
        return f"postgresql://reami@{hosts}/postgres" + (
            "?target_session_attrs=read-write" if len(self.ports[node]) > 1 else "")

    def serve(self):
        self.start(sys.executable, HERE / "pg_proxy.py", *self.ways, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                   text=True, bufsize=1)
        self.hears("ready")

    def hears(self, words):
        while (line := self.process.stdout.readline().strip()) != words:
            assert line, f"the network ended before it said: {words}"

    def tell(self, what, whom):
        self.process.stdin.write(f"{what} {whom}\n")
        self.hears(f"done {what}")

    async def holds(self, how, node):
        """Gives the command, `keep` or `split`, and returns once the network holds a transaction of that node."""
        self.tell(how, node)
        await asyncio.to_thread(self.hears, f"held {node}")


class Node(Program):
    """A server with its own address."""

    no_limits = [word for name in (
        "rooms 100000", "rooms-an-hour 1000000", "rooms-an-address 100000", "connections-an-address 10000",
        "requests-a-second 100000", "request-burst 100000", "arrival-burst 100000", "connects-a-second 100000", "connect-burst 100000",
        "messages-a-second 100000", "message-burst 100000", "wrong-codes-an-hour 100000") for word in
        ("--" + name).split()]

    def __init__(self, folder, number, server, store, authority=None):
        super().__init__(folder, f"node{number}")
        self.address = f"127.0.0.{number}"
        self.port, self.inner = free_port(self.address), free_port(self.address)
        self.inner_address = f"{self.address}:{self.inner}"
        self.data = folder / f"data{number}"
        self.command = [server, "--listen", self.address, "--port", self.port, "--data", self.data,
                        "--store", store, "--shards", "1", "--bot-waits", "0.1", "--hosts",
                        "127.0.0.1,127.0.0.2,127.0.0.3,localhost", *self.no_limits]
        if authority:
            certificate, key, ca = authority.issue(self.address)
            self.command += ["--node-listen", self.inner_address, "--node-certificate", certificate, "--node-key", key,
                             "--node-ca", ca]

    def serve(self):
        self.start(*self.command)

    def incarnation(self):
        """The name of the node, from the file in which the node keeps it for its next start."""
        return (self.data / "node").read_text().strip()

    def is_ready(self):
        try:
            with urllib.request.urlopen(f"http://{self.address}:{self.port}/ready", timeout=1) as answer:
                return answer.status == 200
        except OSError:
            return False

    def ended_matches(self, token):
        """The ended matches of the player with this token, as this node lists them: the first page."""
        request = urllib.request.Request(f"http://{self.address}:{self.port}/api/me/matches", b"{}", {
            "Authorization": f"Bearer {token}", "Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)["matches"]


class Authority:
    """Signs the certificates by which nodes recognize each other."""

    def __init__(self, folder):
        self.folder = folder
        self.openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
                     "-keyout", "ca.key", "-out", "ca.pem", "-subj", "/CN=nodes")

    def openssl(self, *words):
        subprocess.run(["openssl", *words], check=True, cwd=self.folder, stderr=subprocess.DEVNULL)

    def issue(self, address):
        name = f"node-{address}"
        (self.folder / f"{name}.ext").write_text(f"subjectAltName=IP:{address}\n")
        self.openssl("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", f"{name}.key",
                     "-out", f"{name}.csr", "-subj", f"/CN={address}")
        self.openssl("x509", "-req", "-in", f"{name}.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial",
                     "-days", "2", "-out", f"{name}.pem", "-extfile", f"{name}.ext")
        return self.folder / f"{name}.pem", self.folder / f"{name}.key", self.folder / "ca.pem"


def example(name, *replaced):
    """The text of that file of docker/, with the old words replaced by new ones. The file must contain all old
    words."""
    text = (HERE.parents[1] / "docker" / name).read_text()
    for old, new in replaced:
        assert old in text, f"{name} has no {old}"
        text = text.replace(old, str(new))
    return text


def places(nodes):
    """The addresses of the servers: in the examples of docker/, and in the test."""
    return [(f"node{number}:8080", f"{node.address}:{node.port}") for number, node in enumerate(nodes, 1)]


class Balancer(Program):
    """HAProxy with the settings of docker/haproxy-cluster.cfg. Without `pem`, a certificate with its key, it uses plain
    HTTP."""

    def __init__(self, folder, nodes, pem=None):
        super().__init__(folder, "haproxy")
        self.port, self.http = free_port(), free_port()
        text = example("haproxy-cluster.cfg", (":443 ssl crt /etc/haproxy/haproxy.pem",
                                               f"127.0.0.1:{self.port}" + (f" ssl crt {pem}" if pem else "")),
                       (":80\n", f"127.0.0.1:{self.http}\n"), *places(nodes))
        here = [line for line in text.splitlines(True) if ":8080" not in line]  # drops servers that do not run
        (folder / "haproxy.cfg").write_text("".join(here))

    def serve(self):
        self.start("haproxy", "-db", "-f", self.folder / "haproxy.cfg")

    def answers(self):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/version", timeout=1) as answer:
                return answer.status == 200
        except OSError:
            return False
