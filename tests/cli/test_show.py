"""`instar show`: its rows beside the log of the same cycles, its drawing, and what wrong inputs get."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.report import page, way
from instar.report.kanata import Span, Way, read

from tests.cli.kanata_format import read as checked_read
from tests.shared import ROOT

SUBJECT = ["sha3", "keccak_f1600", "--core", "cva6-superscalar"]


def shown(capfd: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """The lines of a diagram."""
    code = run_command(["show", *arguments])
    out, message = capfd.readouterr()
    assert code == 0, message
    return out.splitlines()


def refused(capfd: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run_command(["show", *arguments]) == 2
    out, message = capfd.readouterr()
    assert out == ""
    return " ".join(message.split())


def test_each_row_has_the_stages_of_the_log(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = shown(capfd, *SUBJECT, "--window", "1000:1030")
    assert lines[0] == "sha3 keccak_f1600 on cva6-superscalar, cycles 1000 to 1030 of 10,344"
    log = tmp_path / "log"
    assert run_command(["profile", *SUBJECT, "--kanata", str(log), "--window", "1000..1030"]) == 0
    capfd.readouterr()
    known = [one for one in checked_read(log).values() if len(one.stages[0]) > 1]
    rows = lines[3 : lines.index("", 3)]
    assert len(rows) >= len(known) > 20
    texts = [one.labels[0].split(" ", 1)[1] for one in known]
    at = lines[2].index("1000")
    for row, one, text in zip(rows, known, texts, strict=False):
        assert row[1:].startswith(text)
        cells = row[at : at + 31]
        for name, cycle in one.stages[0]:
            assert cells[cycle - 1000].upper() == name[0], row
    held = [row for row in rows if any(cell.islower() for cell in row[at : at + 31])]
    assert held and all("RAW" in row or "LSU" in row or "struct" in row for row in held)
    assert lines[-1].startswith("Small letters") and lines[-2].startswith("F in the instruction queue; D ")


def test_a_terminal_gets_as_many_cycles_as_it_has_room_for(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "terminal_width", lambda: 70)
    try:
        code = run_command(["show", *SUBJECT, "--window", "1000:1200"])
    finally:
        page.set_width(None)
    out, message = capfd.readouterr()
    assert code == 0
    lines = out.splitlines()
    assert max(map(len, lines)) <= 70 and "cycles 1000 to 102" in lines[0]
    assert "fit here" in message and "to 1200 do not" in message.replace("\n", " ")


def test_rows_and_ruler_keep_to_their_columns() -> None:
    waits = Way("add a0, a1, a2", "", [Span("Is", 98, 103), Span("X", 103, 104), Span("Cm", 104, 106)])
    waits.stalls, waits.end = [Span("raw", 100, 103)], 106
    thrown = Way("lw a0, 0(a1)", "", [Span("F", 101, 104)], end=104, flushed=True)
    cut = Way("sw a0, 0(a1)", "", [Span("F", 101, 109)], end=109, flushed=True)
    ways = way.shown([waits, thrown, cut], 99, 108)
    assert ways == [waits, thrown]
    lines = way.render("title", "cva6", ways, 99, 108).splitlines()
    assert lines[2:5] == [
        "                  99",
        " add a0, a1, a2   IiiiXCC     RAW 3",
        " lw a0, 0(a1)       FFF~",
    ]
    assert any(line.startswith("~ thrown away") for line in lines)
    room = way.fits(80, ways)
    assert room == 80 - 16 - 16 - 4
    assert max(map(len, way.render("t", "cva6", ways, 99, 99 + room - 1).splitlines()[2:5])) <= 80


def test_a_drawing_has_the_same_rows(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "way.svg"
    command = [*SUBJECT, "--window", "1000:1020"]
    rows = shown(capfd, *command)
    assert run_command(["show", *command, "-o", str(file)]) == 0
    first = file.read_bytes()
    assert run_command(["show", *command, "-o", str(file)]) == 0 and file.read_bytes() == first
    texts = [one.text or "" for one in ElementTree.fromstring(first).iter("{http://www.w3.org/2000/svg}text")]
    listed = [row[1 : rows[2].index("1000")].strip() for row in rows[3 : rows.index("", 3)]]
    assert [text for text in texts if text in listed] == listed
    assert {"Dc", "Is", "X", "Cm", "RAW 1"} <= set(texts)
    assert b"prefers-color-scheme: dark" in first


def test_a_trace_is_shown_on_the_core_that_its_index_names(capfd: pytest.CaptureFixture[str]) -> None:
    trace = ROOT / "tests" / "cores" / "recorded" / "keccak.trace.zst"
    lines = shown(capfd, str(trace), "--window", "1:30")
    assert lines[0].startswith("keccak.trace.zst on cva6-2022, cycles 1 to 30 of ")
    assert any(line.startswith(" lui sp, 0x81000") and line.endswith("I-miss 2") for line in lines)


def test_wrong_inputs_get_one_sentence(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "say which with --core" in refused(capfd, "sha3", "keccak_f1600")
    assert 'there is no core "cva7"' in refused(capfd, "sha3", "keccak_f1600", "--core", "cva7")
    for window in ("5", "0:9", "9:5", "a:b"):
        assert "must be two cycles" in refused(capfd, *SUBJECT, "--window", window)
    outside = refused(capfd, *SUBJECT, "--window", "20000:20010")
    assert outside.endswith("the window begins at cycle 20000, and the run has 10344 cycles")
    assert "is SVG" in refused(capfd, *SUBJECT, "-o", str(tmp_path / "x.png"))
    assert "there is no folder" in refused(capfd, *SUBJECT, "-o", str(tmp_path / "no" / "x.svg"))
    assert '"keccak"' in refused(capfd, "sha3", "keccak", "--core", "cva6-single")


def test_what_is_under_way_where_a_log_ends_is_not_thrown_away() -> None:
    log = ["Kanata\t0004", "C=\t7", "I\t0\t0\t0", "L\t0\t0\t80000000 add a0, a1, a2", "S\t0\t0\tF", "C\t2"]
    (one,) = read([f"{line}\n" for line in [*log, "R\t0\t0\t1"]])
    assert one.text == "add a0, a1, a2" and one.stages == [Span("F", 7, 9)]
    assert one.thrown_away(9) and not one.thrown_away(8)
