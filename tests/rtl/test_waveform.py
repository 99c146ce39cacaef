"""Waveforms: what a window of a run in RTL shows, of a core and of a design's coprocessor."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from instar.cli import run_command

from .vcd import read

HERE = Path(__file__).parent.parent / "hardware" / "coprocessor"
RUN = ["rtl", "run", "cva6-2022", "mix", "mix_words", "--design", "mixer", "--path", str(HERE)]


@pytest.mark.slow
def test_a_window_in_cycles_shows_the_coprocessor_at_work(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mix.vcd"
    assert run_command([*RUN, "--vcd", str(file), "--window", "1000:1500"]) == 0, capfd.readouterr().err
    dump = read(file)
    # Two steps a cycle.
    assert dump.times[0] == 2000 and dump.times[-1] == 3001
    clock = [value for _, value in dump.one("instar_cva6_2022.clk_i")]
    assert clock[:4] == ["0", "1", "0", "1"] and len(clock) == 1002
    offered, answered = (dump.one(f"i_coprocessor.{name}") for name in ("issue_valid_i", "result_valid_o"))
    assert len(offered) > 10 and len(answered) > 10
    assert {value for _, value in offered} == {"0", "1"}
    # Every result is there no earlier than its offer.
    assert answered[1][0] >= offered[1][0]


@pytest.mark.slow
def test_without_a_window_the_second_call_is_shown(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mix.vcd"
    assert run_command([*RUN, "--vcd", str(file)]) == 0
    out = capfd.readouterr().out
    cycles = int(next(line for line in out.splitlines() if "second call" in line).split()[8].replace(",", ""))
    times = read(file).times
    # From the instruction before the call to its last one.
    assert cycles <= (times[-1] - times[0]) // 2 <= cycles + 50
    late = run_command([*RUN, "--vcd", str(file), "--window", "90000000:90000001"])
    assert late == 2 and "the run ended before the cycle" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (["--window", "1:2"], "name its file with --vcd"),
        (["--vcd", "w.vcd", "--window", "7"], "two cycles since reset are wanted"),
        (["--vcd", "w.vcd", "--window", "7:3"], "it ends before it begins"),
        (["--vcd", "w.fst"], "a VCD is written"),
        (["--vcd", "nowhere/w.vcd"], "cannot be written"),
    ],
)
def test_a_wrong_window_gets_one_sentence(
    given: list[str],
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    runs = import_module("instar.rtl.score")
    monkeypatch.setattr(runs, "build_simulator", lambda *_: Path("/bin/true"))
    assert run_command([*RUN, *given]) == 2
    message = capfd.readouterr().err.strip()
    assert says in message and len(message.splitlines()) == 1, message
    assert list(tmp_path.iterdir()) == []


def test_one_dump_shows_one_call(capfd: pytest.CaptureFixture[str]) -> None:
    command = ["rtl", "score", "cva6-2022", "ml-dsa-44", "ntt", "invntt", "--vcd", "w.vcd"]
    assert run_command(command) == 2
    assert "name one of ntt, invntt" in capfd.readouterr().err
