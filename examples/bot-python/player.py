"""Plays one contest after another.

Everything it needs to know it hears from the server; all it keeps of its own is what it has offered and nobody has answered yet. So a break
of the socket, or a restart of the server, costs nothing: it comes back, looks, and goes on.
"""

import hashlib
import secrets
import time

PROTOCOL = 1
TOO_FAST_S = 1.5


class Finished(Exception):
    """There is nothing more to do; with a sentence where something is wrong."""

    def __init__(self, because=None):
        super().__init__(because or "")
        self.because = because


class Seated:
    """A match that we are at."""

    def __init__(self):
        self.position = None
        # What we have offered: id, ply, text. Sent again it has the same id and the same text: then it is done once, however often it arrives.
        self.pending = None
        # It may have been lost: if the position is still the same, it is said again.
        self.is_doubtful = False
        self.refused = set()


class Player:
    def __init__(self, terms, contests, takes, send, tell):
        self.terms = terms
        self.contests = contests
        self.takes = takes
        self.send = send
        self.tell = tell
        self.me = None
        self.matches = {}
        self.promises = {}  # by contest: what was shown to us first, what we add, and whether it is in it
        self.over = set()
        self.played = 0
        self.is_stopping = False
        self.look_at = None  # when to look at everything again, after "too-fast"

    def hear(self, message):
        # Kinds that are new are not for us.
        answer = getattr(self, "_on_" + message["kind"].replace("-", "_"), None)
        if answer:
            answer(message)

    def idle(self):
        """Called every now and then."""
        if self.look_at is not None and time.monotonic() >= self.look_at:
            self.look_at = None
            for match, seated in self.matches.items():
                seated.is_doubtful = True
                self.send({"kind": "look", "match": match})
            self._next()

    def stop(self):
        """Once: finishes what is being played. Twice: gives it up."""
        if self.is_stopping:
            for match, seated in self.matches.items():
                self._offer(match, "!resign", seated.position["ply"] if seated.position else 0)
        self.is_stopping = True
        self.send({"kind": "unseek"})
        # Whoever found us before that is not left alone: it is announced before this is answered.
        self.send({"kind": "ping"})

    # What the server says.

    def _on_hello(self, message):
        if message["protocol"] != PROTOCOL:
            raise Finished(f"the server speaks protocol {message['protocol']}, and this bot {PROTOCOL}")
        self.me = message["me"]["id"]
        for seated in self.matches.values():
            seated.is_doubtful = True
        for match in {*self.matches, *(mine["match"] for mine in message["mine"])}:
            self._join(match)
        self._next()

    def _on_paired(self, message):
        self._join(message["match"])

    def _on_pong(self, _message):
        if self.is_stopping:
            self._next()

    def _on_lobby(self, message):
        if self.matches or self.is_stopping:
            return
        for seek in message["seeks"]:
            if not seek["isRated"] and seek["by"]["id"] != self.me and seek["terms"] == self.terms:
                # The lobby is told again when it changes; whoever was too late hears "seek-gone" and waits.
                return self.send({"kind": "take", "id": "take-" + seek["id"], "seek": seek["id"]})

    def _on_contest(self, contest):
        match, seat = contest["match"], contest["seat"]
        if match not in self.matches or seat is None:
            return
        fairness = contest["fairness"]
        promise = self.promises.setdefault(
            contest["contest"], {"commit": fairness["commit"], "entropy": secrets.token_hex(32), "is_added": False}
        )
        game = next(each for each in contest["games"] if each["match"] == match)
        us = game["seats"][seat]
        if fairness["entropy"][us] == promise["entropy"]:
            promise["is_added"] = True
        elif game["state"] == "sealing":
            # Said again after a break it is the same value: the first that arrives counts.
            self.send({"kind": "entropy", "match": match, "value": promise["entropy"]})
        if contest["state"] != "open":
            self._finish(contest, us)
        elif game["state"] == "over":
            self._leave(match)  # the second game of the pair is announced with "paired"

    def _on_position(self, position):
        match, ply, legal = position["match"], position["ply"], position["legal"]
        seated = self.matches.get(match)
        if seated is None:
            return
        if seated.position is None or seated.position["ply"] != ply:
            seated.refused.clear()
        seated.position = position
        if seated.pending and seated.pending["ply"] == ply:
            if seated.is_doubtful:
                self._say(match)
            return
        seated.pending = None
        if position["outcome"] is not None:
            return
        # Only whoever is to move is told what is allowed. None: it is too long a list to be sent unasked.
        if legal is None:
            self.send({"kind": "legal", "match": match})
        else:
            self._choose(match, ply, legal)

    def _on_legal(self, message):
        self._choose(message["match"], message["ply"], message["legal"])

    def _on_refused(self, message):
        match, answers, refusal = message["match"], message["answers"], message["refusal"]
        if refusal["code"] == "too-fast":
            self.look_at = time.monotonic() + TOO_FAST_S
            return
        if answers is not None and answers.startswith("seek-"):
            # Nobody plays on these terms here, and asking again would not change it.
            raise Finished(refusal["because"])
        seated = self.matches.get(match)
        if seated is None:
            return
        if refusal["code"] == "no-match":
            del self.matches[match]
            return self._next()
        if seated.pending is None or seated.pending["id"] != answers:
            return
        # Another move was quicker, or the rules say no: nothing of it was done, and the position says what is possible.
        seated.refused.add(seated.pending["text"])
        seated.pending = None
        self.send({"kind": "look", "match": match})

    # What we do.

    def _join(self, match):
        self.matches.setdefault(match, Seated())
        self.send({"kind": "join", "match": match})

    def _leave(self, match):
        if self.matches.pop(match, None):
            self.send({"kind": "leave", "match": match})

    def _next(self):
        """Looks for somebody, unless we play already or have had enough."""
        if self.matches:
            return
        if self.is_stopping or self.played >= self.contests:
            raise Finished()
        if self.takes:
            self.send({"kind": "lobby"})
        else:
            self.send({"kind": "seek", "id": f"seek-{self.played}", "terms": self.terms, "rated": False})

    def _choose(self, match, ply, legal):
        seated = self.matches.get(match)
        if seated is None or seated.pending or seated.position is None or seated.position["ply"] != ply or not legal:
            return
        left = [text for text in legal if text not in seated.refused]
        self._offer(match, pick(left) if left else "!resign", ply)

    def _offer(self, match, text, ply):
        self.matches[match].pending = {"id": f"{ply}-{secrets.token_hex(6)}", "ply": ply, "text": text}
        self._say(match)

    def _say(self, match):
        seated = self.matches[match]
        seated.is_doubtful = False
        self.send({"kind": "offer", "match": match, **seated.pending})

    def _finish(self, contest, us):
        for game in contest["games"]:
            self._leave(game["match"])
        if contest["contest"] in self.over:
            return
        self.over.add(contest["contest"])
        matches = " ".join(game["match"] for game in contest["games"])
        self.tell(f"{contest['contest']} {self._result(contest, us)} {matches}")
        if contest["state"] == "over":
            self.played += 1
        self._next()

    def _result(self, contest, us):
        result = contest["result"]
        if result is None:
            return "aborted"
        half = result["half"] if us == 0 else 2 - result["half"]
        fair = kept(contest["fairness"], us, self.promises[contest["contest"]])
        return f"{['lost', 'drawn', 'won'][half]} {result['because']} {fair}"


def pick(legal):
    """A simple rule that any game understands: the action with the most parts, whichever of them chance likes."""
    most = max(text.count(" ") for text in legal)
    return secrets.choice([text for text in legal if text.count(" ") == most])


def kept(fairness, us, promise):
    """`fair`: what we added is in it, the secret opens what was shown to us before, and the seed follows from both.

    `alone`: the same, but we were too late to add anything, so the server may have dealt until it liked the deal. `UNFAIR`: something does not fit.
    """
    secret, entropy = fairness["secret"], fairness["entropy"]
    if secret is None or digest("commit", secret) != promise["commit"]:
        return "UNFAIR"
    if digest("deal", secret, entropy[0] or "", entropy[1] or "") != fairness["seed"]:
        return "UNFAIR"
    if entropy[us] == promise["entropy"]:
        return "fair"
    return "UNFAIR" if promise["is_added"] or entropy[us] is not None else "alone"


def digest(word, *lines):
    """See docs/formats/seal.md."""
    return hashlib.sha256("".join(f"{line}\n" for line in (f"lockstep {word} 1", *lines)).encode()).hexdigest()
