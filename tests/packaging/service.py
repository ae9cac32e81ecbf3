"""Runs a server as its unit does: on a socket that stays open when the server ends, and until SIGTERM ends the
server."""
import os
import signal
import socket
import subprocess


class Service:
    """The server that `command` runs. The command may begin with chroot and setpriv, which keep their process."""

    def __init__(self, command, port=0):
        self.command = [str(word) for word in command]
        self.socket = socket.create_server(("127.0.0.1", port))
        self.port = self.socket.getsockname()[1]
        self.process = None

    def runs(self):
        return self.process is not None and self.process.poll() is None

    def start(self):
        def give_socket():
            os.dup2(self.socket.fileno(), 3)
            os.environ.update(LISTEN_FDS="1", LISTEN_PID=str(os.getpid()))
            os.execvp(self.command[0], self.command)

        assert not self.runs(), "a server runs already"
        self.process = subprocess.Popen(["true"], stdout=subprocess.PIPE, preexec_fn=give_socket, text=True,
                                        pass_fds=[self.socket.fileno()])
        said = self.process.stdout.readline()
        assert said.startswith("Reami is at "), f"the server did not start: {said}"

    def stop(self):
        if not self.runs():
            return
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait() == 0, f"the server ended with {self.process.returncode}"

    def kill(self):
        if self.runs():
            self.process.kill()
            self.process.wait()
