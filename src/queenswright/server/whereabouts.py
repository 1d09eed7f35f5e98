"""From which network people come; kept in the memory of this process, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

MANY = 20_000
ONE_HOME = 64
"""Bits of an IPv6 address that a home or a rented server shares: whoever has one address has all with these bits."""


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or the network of an IPv6 one.

    >>> network_of("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    >>> network_of("::ffff:192.0.2.7"), network_of("192.0.2.7"), network_of("-")
    ('192.0.2.7', '192.0.2.7', '-')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, ONE_HOME), strict=False))


class Whereabouts:
    """The network that each person came from last."""

    def __init__(self) -> None:
        self._networks: dict[str, str] = {}
        self.on_news: Callable[[str, str], None] = lambda person, network: None
        """Hears of everybody who comes from another network than before."""

    def note(self, person: str, address: str) -> None:
        """Somebody was here."""
        if person:
            network = network_of(address)
            if self._networks.get(person) != network:
                self.on_news(person, network)
            self.learn(person, network)

    def learn(self, person: str, network: str) -> None:
        """Somebody came from a network, to this process or another; who came longest ago is forgotten first."""
        self._networks.pop(person, None)
        self._networks[person] = network
        if len(self._networks) > MANY:
            del self._networks[next(iter(self._networks))]

    def of(self, person: str) -> str:
        """The network of a person; somebody who was not here since the start has one of their own."""
        return self._networks.get(person, person)
