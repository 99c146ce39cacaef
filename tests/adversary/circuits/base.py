"""The right circuits that faults are put into: units of random descriptions, and those of the tests of
proofs."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from instar import places
from instar._core import Design, InstarError
from instar.hardware import Unit, generate

from tests.hardware import units
from tests.hardware.descriptions import Type, Writer, set_of
from tests.hardware.descriptions import design as design_text

T = TypeVar("T")
_PROOFS = Path(__file__).parents[2] / "hardware" / "proofs"
#: Of so many seeds in turn one is a unit of the pool, and one has a loop that runs a round a cycle.
_POOL_EVERY, _LOOP_EVERY = 4, 4


@dataclass(frozen=True)
class Base:
    """A unit that is right."""

    name: str
    unit: Unit
    design: Design
    #: Its design's files.
    files: Mapping[str, str] = field(default_factory=dict)

    def with_text(self, text: str) -> Unit:
        """The unit with another text."""
        return replace(self.unit, text=text)


class _Chance(Writer):
    """Writes behaviours as `Writer` does, from a generator of random numbers."""

    def __init__(self, chance: random.Random, number: int) -> None:
        super().__init__(lambda _: None, number)  # type: ignore[arg-type]
        self.chance = chance

    def below(self, end: int) -> int:
        return self.chance.randrange(end)

    def one_of(self, among: Sequence[T]) -> T:
        return self.chance.choice(among)

    def type(self) -> Type:
        return Type(self.one_of([32, 8, 16, 5, 33, 1]), self.at_times(4))


def base_of(seed: int, folder: Path) -> Base:
    """The unit for a seed; its files go into `folder`."""
    chance = random.Random(seed)
    if seed % _POOL_EVERY == 0:
        unit = chance.choice([one for one in units.ALL if not one.sequenced])
        return Base(str(_PROOFS), unit, places.library().design(str(_PROOFS)))
    for attempt in range(100):
        with suppress(InstarError):
            here = folder / "designs" / f"s{seed}-{attempt}"
            return _random(random.Random(1000 * seed + attempt), here, loops=seed % _LOOP_EVERY == 2)
    raise AssertionError("no description is right")


def _random(chance: random.Random, folder: Path, *, loops: bool) -> Base:
    """A unit of a random description. Raises `InstarError` where the language refuses it."""
    here = folder / "random"
    here.mkdir(parents=True, exist_ok=True)
    count, latency = chance.choice([1, 2, 2, 3]), chance.choice([1, 2, 3])
    # Beside a loop an instruction goes through at once.
    rounds = tuple(chance.randint(2, 9) for _ in range(min(count, chance.choice([1, 1, 2])))) if loops else ()
    latency = 1 if loops else latency
    writers = [_Chance(chance, number) for number in range(count)]
    behaviours = [
        writer.looped(rounds[number]) if number < len(rounds) else writer.behaviour()
        for number, writer in enumerate(writers)
    ]
    files = {"random.core_desc": set_of(behaviours), "design.toml": design_text(count, latency, rounds)}
    for name, contents in files.items():
        (here / name).write_text(contents)
    library = places.library()
    design = library.design(str(here))
    made = generate(library.core("cva6-superscalar", design=design))
    if not made.units:
        raise InstarError("; ".join(map(str, made.left_out)))
    return Base("random", made.units[0], design, files)
