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
    text: list[str] = []
    pairs = [(REGISTERS[2 * i % 14], REGISTERS[2 * i % 14 + 1]) for i in range(25)]
    for lane in range(25 + AHEAD):
        if lane < 25:
            text += [f"lw {register}, {8 * lane + 4 * half}(a0)" for half, register in enumerate(pairs[lane])]
        if lane >= AHEAD:
            text.append(f"pq_kset {lane - AHEAD}, {pairs[lane - AHEAD][0]}, {pairs[lane - AHEAD][1]}")
    text += [f"pq_kround {number}" for number in range(24)]
    return text + list(_leave())


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
