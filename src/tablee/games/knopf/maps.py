"""Maps of holes (K2), by name: rank 10 first, file a first. A quarter turn leaves each of them as it is."""

from typing import Final

SIZE: Final = 10

MAPS: Final[dict[str, tuple[str, ...]]] = {
    "first": (
        "1213323321",
        "2234221422",
        "3431131331",
        "3112242143",
        "2234112123",
        "3212114322",
        "3412422113",
        "1331311343",
        "2241224322",
        "1233233121",
    ),
    "corners": (
        "4234113234",
        "3322122332",
        "2331211323",
        "3214134124",
        "1213221211",
        "1121223121",
        "4214314123",
        "3231121332",
        "2332212233",
        "4323114324",
    ),
}
