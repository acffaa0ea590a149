"""Hula-Hoo's fact sheet."""

from tablee.kernel.facts import Facts, Option


def switch(name: str, fr: str, en: str) -> Option:
    """An option that is off unless asked for."""
    return Option(
        name=name,
        default=False,
        values=(False, True),
        fr=fr,
        en=en,
        values_fr=("non", "oui"),
        values_en=("no", "yes"),
    )


FACTS = Facts(
    id="hulahoo",
    title="Hula-Hoo !",
    seats=(2, 3, 4, 5, 6),
    minutes=(10, 20),
    age=8,
    kind="cards",
    designer="Jacques Zeimet",
    publisher="Drei Hasen in der Abendsonne",
    year=2021,
    pitch_fr="Plus, moins, double ! Videz vos mains sans garder la pieuvre pour la fin.",
    pitch_en="Higher, lower, double! Empty your hands, and do not save the octopus for last.",
    rules_version=1,
    chance=True,
    secrets=True,
    options=(
        switch("streak", "Trois manches de suite pour gagner", "Three rounds in a row to win"),
        switch("chaos_deal", "Chaos : choisir ses cinq cartes visibles", "Chaos: choose your five open cards"),
        switch("chaos_no_exchange", "Chaos : pas d'échange", "Chaos: no swap"),
        switch("chaos_call", "Chaos : nommer qui doit répondre", "Chaos: name who must answer"),
        Option(name="target", default=77, least=1, most=500, fr="Points pour gagner", en="Points to win"),
        Option(name="dealer", default=None, a_seat=True, fr="Qui donne d'abord", en="Who deals first"),
    ),
)
