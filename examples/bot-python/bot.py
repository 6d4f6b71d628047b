"""A bot for a Lockstep server, with nothing but Python's standard library; README.md says how it is run."""

import argparse
import json
import os
import random
import signal
import sys
import time

from player import Finished, Player
from websocket import Closed, Rejected, WebSocket

# The server takes a socket for dead after 30 seconds of silence, and so do we.
PING_S, SILENCE_S = 10, 30
FIRST_WAIT_S, LONGEST_WAIT_S = 0.5, 15
LOGGED_OUT = 4401  # close code: coming back would not help


class Bot:
    def __init__(self, server, token, player_options):
        self.url = server.replace("http", "ws", 1).rstrip("/") + "/socket"
        self.token = token
        self.socket = None
        self.asked_to_stop = 0
        self.player = Player(send=self.send, tell=lambda line: print(line, flush=True), **player_options)

    def send(self, message):
        """What is said while the socket is closed is lost: whoever comes back looks how things stand, and says it again."""
        if self.socket:
            self.socket.send(json.dumps(message))

    def stop(self, *_signal):
        # The first asks to finish, the second gives up what is being played, the third does not wait for anybody.
        self.asked_to_stop += 1

    def run(self):
        breaks = 0
        while True:
            try:
                self.socket = WebSocket(self.url, {"Authorization": f"Bearer {self.token}"})
                breaks = 0
                self.talk()
            except Rejected as rejected:
                if rejected.status == 401:
                    raise Finished("the server does not know this token; make another one") from None
                if rejected.status == 403:
                    raise Finished('this token may not play; it needs the scope "play"') from None
            except Closed as closed:
                if closed.code == LOGGED_OUT:
                    raise Finished("the token was revoked") from None
            except OSError:
                pass
            finally:
                if self.socket:
                    self.socket.close()
                self.socket = None
            if self.asked_to_stop:
                raise Finished()
            # A little later each time, and not all at once when a server comes back.
            time.sleep(min(LONGEST_WAIT_S, FIRST_WAIT_S * 2**breaks) * random.uniform(0.5, 1))
            breaks += 1

    def talk(self):
        pinged = heard = time.monotonic()
        heeded = 0
        while True:
            text = self.socket.receive(0.25)
            now = time.monotonic()
            if text is not None:
                heard = now
                self.player.hear(json.loads(text))
            if heeded < self.asked_to_stop:
                heeded += 1
                if heeded > 2:
                    raise Finished()
                self.player.stop()
            if now - heard > SILENCE_S:
                raise Closed("the server has fallen silent")
            if now - pinged > PING_S:
                pinged = now
                self.send({"kind": "ping"})
            self.player.idle()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--server", default=os.environ.get("LOCKSTEP_SERVER", "http://localhost:8100"))
    parser.add_argument("--game", default="chainfall")
    parser.add_argument("--preset", default="v1")
    parser.add_argument("--pair", action="store_true", help="a mirrored pair instead of one game")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--increment", type=float, default=3, help="in seconds")
    parser.add_argument("--contests", type=float, default=float("inf"), help="after so many it stops")
    parser.add_argument("--take", action="store_true", help="waits for somebody in the lobby who seeks just this, instead of seeking")
    given = parser.parse_args()
    token = os.environ.get("LOCKSTEP_TOKEN")
    if not token:
        sys.exit('set LOCKSTEP_TOKEN to a personal token with the scope "play"')
    clock = {"kind": "live", "baseMs": round(given.minutes * 60000), "incrementMs": round(given.increment * 1000)}
    terms = {"game": given.game, "preset": given.preset, "games": 2 if given.pair else 1, "clock": clock}
    bot = Bot(given.server, token, {"terms": terms, "contests": given.contests, "takes": given.take})
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, bot.stop)
    try:
        bot.run()
    except Finished as finished:
        if finished.because:
            print(finished.because, file=sys.stderr)
            sys.exit(2)


if __name__ == "__main__":
    main()
