"""Which of Verilator's files are compiled together."""

from __future__ import annotations

from pathlib import Path

from instar.rtl.build import units

SIZES = {
    "Vtop.cpp": 4_000,
    "Vtop___024root__0.cpp": 1_200_000,
    "Vtop___024root__1.cpp": 900_000,
    "Vtop___024root__2.cpp": 2_500_000,
    "Vtop___024root__0__Slow.cpp": 1_000_000,
    "Vtop__Syms__Slow.cpp": 2_000,
}


def test_each_file_stands_in_one_unit_of_its_level_that_is_not_too_large(tmp_path: Path) -> None:
    for name, size in {**SIZES, "main.cpp": 100}.items():
        (tmp_path / name).write_bytes(b" " * size)
    verilated, program = [tmp_path / name for name in SIZES], tmp_path / "main.cpp"
    made = [(unit.level, [path.name for path in unit.files]) for unit in units(verilated, [program])]
    assert made == [
        ("-O1", ["Vtop___024root__2.cpp"]),
        ("-O1", ["Vtop___024root__0.cpp", "Vtop.cpp", "main.cpp"]),
        ("-O1", ["Vtop___024root__1.cpp"]),
        ("-O0", ["Vtop___024root__0__Slow.cpp", "Vtop__Syms__Slow.cpp"]),
    ]
    assert made == [
        (unit.level, [path.name for path in unit.files]) for unit in units(verilated[::-1], [program])
    ]


def test_what_is_small_in_sum_is_one_unit(tmp_path: Path) -> None:
    sizes = {"main.cpp": 20_000, "Vtop.cpp": 4_000, "Vtop__Slow.cpp": 50_000}
    program, *verilated = (tmp_path / name for name in sizes)
    for name, size in sizes.items():
        (tmp_path / name).write_bytes(b" " * size)
    (unit,) = units(verilated, [program])
    assert (unit.level, len(unit.files)) == ("-O1", 3)
