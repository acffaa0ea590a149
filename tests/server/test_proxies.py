"""Whose word on an address is believed: only that of the proxies the host has named, and only as far as they know."""

import pytest
from msgspec.structs import replace

from tablee.server.addresses import PRIVATE_NETWORKS, BadNetwork, Proxies, as_networks, sender_at
from tablee.server.config import Limits, Settings

from .hosting import Hosted, hosting

pytestmark = pytest.mark.anyio

HOUR = 3_600
ONE = Limits(log_ins=(1, HOUR))
GUESS = {"login": "ada", "password": "12345678"}
REFUSED, LIMITED = 401, 429


def behind(settings: Settings, *proxies: str) -> Settings:
    return replace(settings, limits=ONE, trusted_proxies=proxies)


async def guess(hosted: Hosted, *forwarded: str) -> int:
    """The status of a log-in that comes through these addresses, as a proxy writes them down."""
    headers = [("X-Forwarded-For", one) for one in forwarded]
    return (await hosted.stranger().http.post("/api/login", json=GUESS, headers=headers)).status_code


async def test_what_a_client_writes_first_counts_for_nothing(settings: Settings) -> None:
    async with hosting(behind(settings, *PRIVATE_NETWORKS)) as hosted:
        assert await guess(hosted, "6.6.6.1, 9.9.9.9") == REFUSED
        assert await guess(hosted, "6.6.6.2, 9.9.9.9") == LIMITED
        assert await guess(hosted, "6.6.6.3", "9.9.9.9") == LIMITED
        assert await guess(hosted, "junk, , 10.0.0.1, 9.9.9.9, 192.168.0.1") == LIMITED
        assert await guess(hosted, "9.9.9.9, 6.6.6.4") == REFUSED


async def test_nobody_else_is_believed(settings: Settings) -> None:
    async with hosting(behind(settings, "10.0.0.0/8")) as hosted:
        assert await guess(hosted, "6.6.6.1") == REFUSED
        assert await guess(hosted, "6.6.6.2") == LIMITED


async def test_without_a_proxy_nobody_is_believed(settings: Settings) -> None:
    async with hosting(behind(settings)) as hosted:
        assert await guess(hosted, "6.6.6.1") == REFUSED
        assert await guess(hosted, "6.6.6.2") == LIMITED


@pytest.mark.parametrize(
    ("first", "again"),
    [
        ("2001:db8::1", "2001:db8:0:0:ffff::2"),
        ("[2001:db8::1]:4711", "[2001:db8::1]:4712"),
        ("9.9.9.9:4711", "9.9.9.9:4712"),
        ("9.9.9.9", "::ffff:9.9.9.9"),
        ("junk", "more junk"),
        ("<script>", "9.9.9.9.9"),
    ],
)
async def test_one_sender_counts_once_however_it_is_written(settings: Settings, first: str, again: str) -> None:
    async with hosting(behind(settings, "127.0.0.1")) as hosted:
        assert await guess(hosted, first) == REFUSED
        assert await guess(hosted, again) == LIMITED
        assert await guess(hosted, "2001:db8:0:1::1") == REFUSED


async def test_a_household_with_ipv6_is_one_sender() -> None:
    assert sender_at("2001:db8:1:2:3:4:5:6") == sender_at("2001:db8:1:2::") == "2001:db8:1:2::/64"
    assert sender_at("fe80::1%eth0") == "fe80::/64"
    assert sender_at("::ffff:9.9.9.9") == sender_at("9.9.9.9") == "9.9.9.9"
    assert sender_at("a name") == sender_at("") == sender_at(None) == "unknown"


async def test_private_networks_are_this_machine_and_its_neighbours() -> None:
    private = Proxies(PRIVATE_NETWORKS)
    assert all(host in private for host in ("127.0.0.1", "::1", "10.1.2.3", "172.17.0.1", "192.168.1.1", "fd00::1"))
    assert not any(host in private for host in ("9.9.9.9", "172.32.0.1", "2001:db8::1", "", "proxy.example"))


@pytest.mark.parametrize("named", ["*", "", "proxy.example", "10.0.0.7/8", "10.0.0.0/33", "10.0.0.1,10.0.0.2"])
async def test_a_proxy_that_is_no_address_is_refused_in_a_sentence(named: str) -> None:
    with pytest.raises(BadNetwork, match=r"^expected a proxy's address or network, such as .*, got "):
        as_networks([named])
    assert as_networks([" 10.0.0.7", "fd00::/8"]) == ("10.0.0.7/32", "fd00::/8")
