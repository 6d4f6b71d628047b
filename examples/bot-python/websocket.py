"""A small WebSocket client (RFC 6455) over plain sockets: text both ways, and what it takes to stay connected."""

import base64
import hashlib
import os
import select
import socket
import ssl
import struct
from urllib.parse import urlsplit

GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
LARGEST = 8 * 1024 * 1024


class Closed(Exception):
    """The connection is gone. `code` is the close code, or None if nobody said goodbye."""

    def __init__(self, because, code=None):
        super().__init__(because)
        self.code = code


class Rejected(Exception):
    """The server answered with something else than a socket."""

    def __init__(self, status):
        super().__init__(f"the server answered {status}")
        self.status = status


class WebSocket:
    def __init__(self, url, headers, timeout=10.0):
        parts = urlsplit(url)
        secure = parts.scheme in ("wss", "https")
        port = parts.port or (443 if secure else 80)
        self._buffer = b""
        self._fragments = b""
        self._socket = socket.create_connection((parts.hostname, port), timeout=timeout)
        try:
            if secure:
                context = ssl.create_default_context()
                self._socket = context.wrap_socket(self._socket, server_hostname=parts.hostname)
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._shake_hands(parts, headers)
        except BaseException:
            self._socket.close()
            raise

    def _shake_hands(self, parts, headers):
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {parts.path or '/'} HTTP/1.1", f"Host: {parts.netloc}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self._socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self._buffer:
            if len(self._buffer) > 65536:
                raise Closed("the answer to the handshake does not end")
            self._fill()
        head, self._buffer = self._buffer.split(b"\r\n\r\n", 1)
        first, *rest = head.decode("latin-1").split("\r\n")
        status = int(first.split(" ")[1])
        if status != 101:
            raise Rejected(status)
        fields = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in rest)}
        expected = base64.b64encode(hashlib.sha1((key + GUID).encode()).digest()).decode()
        if fields.get("sec-websocket-accept") != expected:
            raise Closed("that was not an answer to our handshake")

    def send(self, text):
        self._frame(TEXT, text.encode())

    def receive(self, seconds):
        """The next text, or None if none came within that time. Raises Closed."""
        while True:
            frame = self._parse()
            if frame is None:
                if not self._readable(seconds):
                    return None
                self._fill()
                continue
            text = self._take(*frame)
            if text is not None:
                return text

    def close(self, code=1000):
        try:
            self._frame(CLOSE, struct.pack(">H", code))
        except (Closed, OSError):
            pass
        self._socket.close()

    def _readable(self, seconds):
        if isinstance(self._socket, ssl.SSLSocket) and self._socket.pending() > 0:
            return True
        return bool(select.select([self._socket], [], [], seconds)[0])

    def _fill(self):
        try:
            data = self._socket.recv(65536)
        except OSError as error:
            raise Closed(str(error)) from error
        if not data:
            raise Closed("the connection broke")
        self._buffer += data

    def _parse(self):
        """The next whole frame in what has arrived, or None."""
        data = self._buffer
        if len(data) < 2:
            return None
        length, start = data[1] & 0x7F, 2
        if length >= 126:
            size = 2 if length == 126 else 8
            if len(data) < 2 + size:
                return None
            length, start = int.from_bytes(data[2 : 2 + size], "big"), 2 + size
        if length > LARGEST:
            raise Closed("a frame is far too large")
        if len(data) < start + length:
            return None
        self._buffer = data[start + length :]
        return data[0] & 0x80 != 0, data[0] & 0x0F, data[start : start + length]

    def _take(self, is_last, kind, payload):
        if kind == PING:
            self._frame(PONG, payload)
        elif kind == CLOSE:
            code = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else None
            because = payload[2:].decode("utf-8", "replace")
            self.close(code if code is not None else 1000)
            raise Closed(because or "the server said goodbye", code)
        elif kind in (0, TEXT):
            self._fragments += payload
            if is_last:
                text, self._fragments = self._fragments.decode("utf-8"), b""
                return text
        return None

    def _frame(self, kind, payload):
        """Everything a client sends is masked, in one frame."""
        size = len(payload)
        if size < 126:
            head = struct.pack(">BB", 0x80 | kind, 0x80 | size)
        elif size < 65536:
            head = struct.pack(">BBH", 0x80 | kind, 0x80 | 126, size)
        else:
            head = struct.pack(">BBQ", 0x80 | kind, 0x80 | 127, size)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        try:
            self._socket.sendall(head + mask + masked)
        except OSError as error:
            raise Closed(str(error)) from error
