"""What stands on the terminal while a command works, and that nothing of a result is lost under it."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from instar.cli import progress
from instar.cli.evaluate import Tables
from instar.cli.progress import steps
from instar.design.evaluate import Point
from instar.result import EvaluationRow

from tests.first_hour.steps import INSTAR
from tests.first_hour.terminal import run
from tests.report.test_reports import record

if TYPE_CHECKING:
    from instar._core import VariantInfo
    from instar.cli.progress import Steps

HERE = Path(__file__).parent

_SLOW_WRITER = """\
#include <stdint.h>
extern volatile uint64_t tohost;
static void put(char c) { tohost = 1ull << 56 | 1ull << 48 | (uint8_t)c; }
int main(void) {
    for (const char *c = "first "; *c; c++) put(*c);
    for (volatile uint32_t i = 0; i < 200000000; i++) {}
    for (const char *c = "second\\n"; *c; c++) put(*c);
    return 0;
}
"""


def elf(folder: Path, source: str) -> Path:
    from instar.places import runtime_folder
    from instar.toolchain import Build, build, find_compiler

    (folder / "program.c").write_text(source)
    runtime = runtime_folder()
    sources = (*sorted(runtime.glob("*.[cS]")), folder / "program.c")
    script = runtime / "link.ld"
    return build(Build(find_compiler(), "rv32imc", sources, (runtime / "include",), link_script=script))


def test_a_line_that_a_program_has_not_ended_is_not_erased_by_the_bar(tmp_path: Path) -> None:
    shown = run([INSTAR, "run", str(elf(tmp_path, _SLOW_WRITER))], tmp_path)
    assert shown.code == 0
    assert "first second" in shown.lines, shown.raw


def test_a_bar_names_what_it_counts_and_is_gone_afterwards(tmp_path: Path) -> None:
    silent = _SLOW_WRITER.replace('"first "', '""')
    shown = run([INSTAR, "run", str(elf(tmp_path, silent))], tmp_path)
    assert "million instructions" in shown.raw and "million instructions" not in shown.text
    shown = run([INSTAR, "vectors", "sha3"], tmp_path)
    assert " vectors" in shown.raw and "━" in shown.raw and "━" not in shown.text


def test_a_step_that_says_nothing_while_it_runs_is_told(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(progress, "EVERY", 0.06)
    with steps(None, "reading") as bar:
        bar.begin("gates of a wide unit")
        time.sleep(0.5)
    told = capfd.readouterr().err
    assert told.count("gates of a wide unit, 0 s\n") >= 2, told
    time.sleep(0.2)
    assert capfd.readouterr().err == ""


def test_markup_and_control_characters_of_a_file_name_stay_letters(tmp_path: Path) -> None:
    name = "[red]a\x1b[31mb.elf"
    shown = run([INSTAR, "run", name], tmp_path)
    assert shown.code == 2 and "\x1b[31m" not in shown.raw
    assert "[red]a\\x1b[31mb.elf" in shown.text


def test_a_table_is_shown_as_soon_as_its_last_row_is_there(capfd: pytest.CaptureFixture[str]) -> None:
    class Aside:
        @contextmanager
        def aside(self) -> Iterator[None]:
            yield

    def point(operation: str) -> Point:
        variant = cast("VariantInfo", {"name": "portable-c"})
        return Point("cva6-superscalar", variant, True, "ml-dsa", "44", operation, True)

    tables = Tables("Mine\n", [point("ntt"), point("ntt"), point("invntt")], cast("Steps", Aside()))
    row = EvaluationRow(record("portable-c", 4_321, baseline=True), "portable C")
    tables.add(row)
    sys.stdout.flush()
    assert capfd.readouterr().out == ""
    tables.add(row)
    shown = capfd.readouterr().out
    assert shown.startswith("Mine\n") and shown.count("4,321") == 2


def test_messages_are_whole_lines_in_a_pipe(capfd: pytest.CaptureFixture[str]) -> None:
    from instar.cli.messages import messages

    messages.print("word " * 60)
    assert capfd.readouterr().err.count("\n") == 1


def test_in_a_pipe_a_line_tells_now_and_then_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    clock = iter(range(0, 1000, 20))
    monkeypatch.setattr("instar.cli.progress.time.monotonic", lambda: float(next(clock)))
    with steps(9, "measuring", "rows") as bar:
        for _ in range(4):
            bar.done()
        assert capfd.readouterr().err.splitlines() == [
            "measuring, 2 of 9 rows, 40 s",
            "measuring, 4 of 9 rows, 80 s",
        ]
        bar.silent = True
        bar.at(7, "more")
        bar.at(8, "more")
    assert capfd.readouterr().err == ""
