"""Ports for servers that are about to start."""

import socket


def free_port() -> int:
    """One that nobody else on this machine is given while we live: bound, and not listened at, which a server may."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    port: int = held.getsockname()[1]
    held.detach()  # it stays open until this process ends
    return port
