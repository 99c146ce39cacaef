"""The permutation by a coprocessor that holds the state.

Source: FIPS 202 section 3.3; words are loaded ahead of the instruction that takes them.
"""

from collections.abc import Iterator

#: Registers that no caller wants back.
REGISTERS = [*(f"t{i}" for i in range(7)), *(f"a{i}" for i in range(1, 8))]
#: Lanes that are loaded ahead.
AHEAD = 3


def engine() -> list[str]:
    """Lanes in, 24 rounds, lanes out."""
    return _lanes([f"pq_kround {number}" for number in range(24)])


def permuted() -> list[str]:
    """Lanes in, all rounds by one instruction, lanes out."""
    return _lanes(["pq_kperm"])


def sliced() -> list[str]:
    """The same where lanes come in and leave in their order, one after the other."""
    text = list(_loaded("pq_kshift zero, {low}, {high}"))
    text.append("pq_kslices")
    previous = ""
    for word in range(50):
        register = REGISTERS[word % len(REGISTERS)]
        text.append(f"pq_kshift {register}, zero, zero" if word % 2 else f"pq_klow {register}")
        if previous:
            text.append(previous)
        previous = f"sw {register}, {4 * word}(a0)"
    return [*text, previous]


def _lanes(rounds: list[str]) -> list[str]:
    return [*_loaded("pq_kset {lane}, {low}, {high}"), *rounds, *_leave()]


def _loaded(take: str) -> Iterator[str]:
    """Words in; each is loaded ahead of the instruction that takes it."""
    pairs = [(REGISTERS[2 * i % 14], REGISTERS[2 * i % 14 + 1]) for i in range(25)]
    for lane in range(25 + AHEAD):
        if lane < 25:
            yield from (
                f"lw {register}, {8 * lane + 4 * half}(a0)" for half, register in enumerate(pairs[lane])
            )
        if lane >= AHEAD:
            low, high = pairs[lane - AHEAD]
            yield take.format(lane=lane - AHEAD, low=low, high=high)


def _leave() -> Iterator[str]:
    """Words out; each is stored while the next one comes."""
    previous = ""
    for word in range(50):
        register = REGISTERS[word % len(REGISTERS)]
        yield f"pq_kget{'lh'[word % 2]} {register}, {word // 2}"
        if previous:
            yield previous
        previous = f"sw {register}, {4 * word}(a0)"
    yield previous
