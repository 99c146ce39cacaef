"""Padding of the sponge where the domain bits fill the last byte of a block.

Source: FIPS 202 §5.1, pad10*1: at least two bits, the second of which may begin a block.
"""

from __future__ import annotations

import pytest
from instar._core import Arg

from .matrix import program_of

RATE = 136


def squeezed(message: bytes, suffix: int) -> bytes | None:
    """64 bytes of the sponge over `message`; `suffix` ends it, and a one ends the block."""
    arguments = [
        Arg.output(64),
        Arg.value("u32", 64),
        Arg.input(message),
        Arg.value("u32", len(message)),
        Arg.value("u32", RATE),
        Arg.value("u32", suffix),
        Arg.value("u32", 13),
    ]
    return program_of("sha3", "").call("keccak_in_pieces", arguments)["buffers"][0]


@pytest.mark.parametrize("suffix", [0x80, 0xFF, 0xA5])
@pytest.mark.parametrize("blocks", [1, 2])
def test_a_suffix_of_eight_bits_at_the_end_of_a_block_puts_the_last_pad_bit_into_the_next(
    suffix: int, blocks: int
) -> None:
    message = bytes(range(1, 137)) * blocks
    # The suffix written as the last byte of a full block leaves nothing but the pad's last bit to
    # append.
    assert squeezed(message[:-1], suffix) == squeezed(message[:-1] + bytes([suffix]), 0)
