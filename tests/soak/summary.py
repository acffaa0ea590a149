"""What a soak came to, for people to read."""

from collections import Counter
from collections.abc import Iterator

from .run import Outcome


def summary(outcome: Outcome) -> str:
    return "\n".join(lines(outcome))


def lines(outcome: Outcome) -> Iterator[str]:
    plan, witness = outcome.plan, outcome.witness
    faults = witness.faults
    yield f"== {plan.set_up}: {plan.people} people, {plan.seconds:.0f} s, SEED={plan.seed} =="
    yield f"disasters      {counted(Counter(outcome.disasters))}"
    yield f"acknowledged   {counted(witness.events)}"
    yield f"requests       {counted(witness.requests)}"
    yield f"answers        {counted(witness.statuses)}"
    yield f"compared       {outcome.tables} tables, {outcome.positions} positions of {witness.heard} messages"
    for name, held in zip(("after a day", "after two"), outcome.held, strict=True):
        for one in held:
            yield (
                f"{name:14} {one.memory >> 20} MB, {one.rooms} rooms, {one.screens} screens, {one.tasks} tasks, "
                f"{one.threads} threads, {one.descriptors} descriptors"
            )
    yield f"evidence       {plan.folder}"
    if not faults.count:
        yield "Every promise was kept."
    for (invariant, what), many in sorted(faults.count.items()):
        yield f"BROKEN {invariant}: {what} ({many} times)"
        for example in faults.examples.get((invariant, what), ()):
            yield f"    - {example}"


def counted(counter: "Counter[str] | Counter[int]") -> str:
    return ", ".join(f"{many} {name}" for name, many in counter.most_common()) or "none"
