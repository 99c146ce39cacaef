"""What a block costs, beside reference software in plain C by GCC 12.2 -O3 without bit manipulation.

Source of the limits: instructions by QEMU's counter for code that anyone would write from the
standard. SM4's uses a table, which is no constant time: ours may cost more where a single block is
encrypted, which no test limits.
"""

from __future__ import annotations

import pytest
from instar._core import Arg

from .matrix import program_of

#: Workload, set, function, blocks in one call, instructions for a block on RV32 and RV64. Of AES
#: there are two blocks at once on RV32, four on RV64: a block must cost half and a quarter;
#: decryption on RV64 a third.
LIMITS = [
    ("aes", "128", "aes_encrypt_blocks", 1, 4370, 4344),
    ("aes", "256", "aes_encrypt_blocks", 1, 6206, 6176),
    ("aes", "128", "aes_encrypt_blocks", 16, 2185, 1086),
    ("aes", "128", "aes_decrypt_blocks", 16, 2185, 1448),
    ("sm4", "", "sm4_crypt_blocks", 16, 1594, 1723),
    ("block-cipher", "", "ghash_blocks", 1, 3515, 4536),
    ("sm3", "", "sm3_compress", 1, 4550, 5295),
]
#: Bytes of a schedule, of either cipher, that no test looks into.
SCHEDULE = 960


def arguments(function: str, blocks: int) -> list[Arg]:
    message, length = bytes(16 * blocks), Arg.value("u32", 16 * blocks)
    if function == "ghash_blocks":
        return [Arg.inout(bytes(16)), Arg.input(bytes(16)), Arg.input(message), length]
    if function == "sm3_compress":
        return [Arg.inout(bytes(32), 4), Arg.input(bytes(64))]
    return [Arg.input(bytes(SCHEDULE), 8), Arg.output(len(message)), Arg.input(message), length]


@pytest.mark.parametrize(("name", "key", "function", "blocks", "rv32", "rv64"), LIMITS)
def test_a_block_costs_no_more_than_in_reference_software(
    name: str, key: str, function: str, blocks: int, rv32: int, rv64: int
) -> None:
    for isa, limit in (("rv32imc", rv32), ("rv64imc", rv64)):
        called = program_of(name, key, isa=isa).call(function, arguments(function, blocks))
        assert called["instructions"] <= limit * blocks, f"{isa}: {called['instructions'] / blocks:.0f}"
