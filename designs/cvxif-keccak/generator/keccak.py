"""The constants of Keccak-f[1600].

Source: FIPS 202 section 3.2: algorithms 2 (rho), 3 (pi), 5 and 6 (iota).
"""

#: A lane is told by its column x and its row y.
Lane = tuple[int, int]


def offsets() -> dict[Lane, int]:
    """By lane how far rho rotates it to the left."""
    found = {(0, 0): 0}
    x, y = 1, 0
    for t in range(24):
        found[x, y] = (t + 1) * (t + 2) // 2 % 64
        x, y = y, (2 * x + 3 * y) % 5
    return found


def round_constants() -> list[int]:
    """What iota adds to lane (0, 0) in each of the 24 rounds."""
    bits = []
    register = 1
    for _ in range(7 * 24):
        bits.append(register & 1)
        register = register << 1 ^ (0x171 if register >> 7 else 0)
    return [sum(bits[j + 7 * i] << (1 << j) - 1 for j in range(7)) for i in range(24)]


def source(x: int, y: int) -> Lane:
    """The lane that pi brings to (x, y)."""
    return (x + 3 * y) % 5, x


def even_and_odd(lane: int) -> tuple[int, int]:
    """Its bits with even and with odd numbers."""
    even, odd = (sum((lane >> 2 * i + start & 1) << i for i in range(32)) for start in range(2))
    return even, odd
