"""Tables of invented rows, for the reports that show them."""

from __future__ import annotations

from dataclasses import replace

from instar.result import BenchCost, BenchFailure, BenchRow, BenchTable

#: What no page may take for markup, for the end of a script, or for a command to a terminal.
HOSTILE = '</script><img src=x onerror="alert(1)">&amp;|*_\x1b[31m'


def cost(cycles: int | None = 1200, **changes: object) -> BenchCost:
    usual = BenchCost(
        cycles=cycles,
        cycles_low=cycles,
        cycles_high=cycles,
        windows=0,
        instructions=1000,
        calls=2,
        warmup=1,
        stack_bytes=4096,
        weight="cycles" if cycles is not None else "instructions",
        hash_share=0.25,
        stalls=None if cycles is None else {"issued": 1600, "raw": 500, "branch_miss": 300, "flush": 0},
        stacks=[(-1, "scheme_sign", 400), (0, "keccak_f1600", 1200), (0, "ntt", 700), (2, "butterfly", 100)],
    )
    return replace(usual, **changes)  # type: ignore[arg-type]


def row(
    workload: str, parameter_set: str, operation: str, cycles: int | None = 1200, **changes: object
) -> BenchRow:
    """A row whose cost has `changes`."""
    return BenchRow(
        workload=workload,
        parameter_set=parameter_set,
        operation=operation,
        xlen=32,
        cost=cost(cycles, **changes),
        code_bytes=20_480,
        constant_bytes=1_024,
        data_bytes=0,
        checked=True,
        compiler="clang version 21.1.0",
        flags=f"--target=riscv32-unknown-elf -O3 -DSET={parameter_set}",
    )


def table(*rows: BenchRow, core: str | None = "cva6-single", **changes: object) -> BenchTable:
    usual = BenchTable(core=core, design=(), variant=None, overrides={}, rows=rows)
    return replace(usual, **changes)  # type: ignore[arg-type]


def signing() -> BenchTable:
    """Four rows, one of them sampled, and one that could not be computed."""
    return table(
        row("ml-dsa", "44", "keygen", 1_500_000, instructions=1_200_000),
        row("ml-dsa", "44", "sign", 6_000_000, instructions=5_000_000, hash_share=0.531),
        row(
            "slh-dsa",
            "shake-128s",
            "sign",
            9_000_000_000,
            cycles_low=8_950_000_000,
            cycles_high=9_050_000_000,
            windows=400,
            instructions=7_500_000_000,
            weight="instructions",
            stalls=None,
            hash_share=0.97,
        ),
        row("sha3", "", "sha3_256", 50_000, instructions=40_000, hash_share=1.0, stack_bytes=512),
        failed=(BenchFailure("own", "", "sign", "the compiler refused sign.c"),),
        notes=("ml-dsa-44: code lies where the core does not cache",),
    )


def hostile() -> BenchTable:
    """A table whose every text is hostile."""
    stacks = [(-1, HOSTILE, 100), (0, f"inner {HOSTILE}", 50)]
    bad = replace(row(HOSTILE, HOSTILE, HOSTILE, stacks=stacks), compiler=HOSTILE, flags=HOSTILE)
    return table(bad, core=HOSTILE, design=(HOSTILE,), variant=HOSTILE, notes=(HOSTILE,))
