"""Where people come from: which addresses count as one sender, and whose word on others' addresses is believed."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from tablee.kernel.errors import TableeError

UNKNOWN: Final = "unknown"
HOUSEHOLD: Final = 64  # bits of an IPv6 address that one household has in common
PRIVATE_NETWORKS: Final = (
    "127.0.0.0/8",
    "::1/128",
    "10.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "fc00::/7",
)


Network = IPv4Network | IPv6Network


class BadNetwork(TableeError):
    """What a host has named as a proxy is neither an address nor a network."""


def sender_at(host: str | None) -> str:
    """Whom an address is counted for: somebody with IPv6 has 2**64 of them. What is no address is nobody's own."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return UNKNOWN
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address.packed, HOUSEHOLD), strict=False))


class Proxies:
    """Networks whose machines are believed when they say for whom they ask."""

    def __init__(self, named: tuple[str, ...]) -> None:
        self._networks = [as_network(name) for name in named]

    def __contains__(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def as_networks(named: Iterable[str]) -> tuple[str, ...]:
    """As everybody writes them. BadNetwork."""
    return tuple(str(as_network(name)) for name in named)


def as_network(name: str) -> Network:
    try:
        return ip_network(name.strip())
    except ValueError:
        raise BadNetwork(
            f"expected a proxy's address or network, such as 10.0.0.7 or 10.0.0.0/24, got {name!r}"
        ) from None
