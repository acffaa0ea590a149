"""`tablee serve` without a process beside it that compiles.

`python -m tests.browser.serving RULES PORT DATABASE [REDIS]`

RULES are `compiled`, taken from the cache when a game is first played, or `interpreted` and never compiled.
"""

import sys
from typing import Final

from tablee.server.addresses import PRIVATE_NETWORKS, as_networks
from tablee.server.config import Settings
from tablee.server.readiness import Readiness
from tablee.server.serve import serve

BOT_DELAY: Final = 0.05  # seconds: nobody has to follow


def main() -> None:
    """As behind a proxy: the people of all tests come from addresses of their own."""
    rules, port, database, *redis = sys.argv[1:]
    proxies = as_networks(PRIVATE_NETWORKS)
    settings = Settings(
        port=int(port), database=database, redis="".join(redis), bot_delay=BOT_DELAY, trusted_proxies=proxies
    )
    serve(settings, Readiness(rules == "compiled"))


if __name__ == "__main__":
    main()
