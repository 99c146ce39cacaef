"""A result says what made it, `instar repeat` makes it again, and a stranger's file gets no more."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from instar.cli import COMMANDS, GROUPS, run_command
from instar.cli.typed import READS, REPEATED, WRITES
from instar.origin import carrier_of
from instar.origin.command import begin, placeless, running
from instar.origin.record import FORM

from .test_commands import program

SPACE = """
[space]
title = "Commit ports"
[base]
core = "cva6-superscalar"
workload = "sha3"
operation = "keccak_f1600"
[[axes]]
set = "commit_ports"
values = [1, 2]
"""
LOOSE = """
    .text
    .globl f
f:
    lw a2, 0(a0)
    addi a2, a2, 1
    lw a3, 4(a0)
    addi a3, a3, 1
    add a0, a2, a3
    ret
"""
ADDER = """
module adder (input logic clk_i, input logic [7:0] a_i, input logic [7:0] b_i, output logic [7:0] sum_o);
  always_ff @(posedge clk_i) sum_o <= a_i + b_i;
endmodule
"""
RECORDED = Path(__file__).parents[1] / "cores" / "recorded" / "sha256.trace.zst"
MEASURED = ["measure", "sha3", "keccak_f1600", "--core", "cv32e40p", "--json"]
_HELD = ["--hold", "a_i[7:1]=0", "--hold", "b_i[7:2]=0", "--hold", "b_i[0]=0", "--model", "value"]
#: Commands, and the results that each leaves.
MADE = [
    (MEASURED, ["printed.json"]),
    (["evaluate", "mine", "--csv", "e.csv", "--md", "e.md", "--json"], ["e.csv", "e.md", "printed.json"]),
    (
        [
            *("bench", "sha3", "--core", "cv32e40p", "--operations", "shake128"),
            *("--html", "b.html", "--csv", "b.csv", "--md", "b.md", "--json"),
        ],
        ["b.html", "b.csv", "b.md", "printed.json"],
    ),
    (
        ["explore", "space.toml", "-o", "swept", "--csv"],
        ["swept/results.parquet", "swept/results.csv", "swept/picture.svg"],
    ),
    (
        ["histogram", "sha3", "keccak_f1600", "-o", "h.svg", "-o", "h.png", "-o", "h.csv", "-o", "h.json"],
        ["h.svg", "h.png", "h.csv", "h.json"],
    ),
    (["schedule", "loose.S", "--core", "cva6-single", "--effort", "1", "-o", "tight.S"], ["tight.S"]),
    (["header", "mine", "-o", "made"], ["made/xmine.h", "made/xmine.inc"]),
    (["profile", "sha3", "keccak_f1600", "--core", "cv32e40p", "--flame", "f.svg"], ["f.svg"]),
    (["hardware", "mine", "--no-proof", "--no-cost", "-o", "rtl"], ["rtl/mine_x_mine.sv"]),
    (["show", "sha3", "keccak_f1600", "--core", "cv32e40p", "-o", "way.svg"], ["way.svg"]),
    (
        ["compare", "sha3", "keccak_f1600", "--core", "cv32e40p", "--core", "cva6-single", "--json"],
        ["printed.json"],
    ),
    (["ct", "sha3", "sha3_256", "--cases", "1", "--json"], ["printed.json"]),
    (["fault", "kyber-512", "decaps", "--sample", "3", "--json"], ["printed.json"]),
    (["score", "a.trace.zst", "--core", "cva6-superscalar", "--json"], ["printed.json"]),
    (["synth", "adder.sv", "--target", "gates", "--energy", "--json"], ["printed.json"]),
    (["gadget", "adder.sv", "--secret", "a:boolean:a_i[0],b_i[1]", *_HELD, "--json"], ["printed.json"]),
    (["check-kernel", "ml-dsa-44", "caddq", "--design", "mine", "--json"], ["printed.json"]),
    pytest.param(
        ["tune", "sha3", "shake128", "--core", "cv32e40p", "--effort", "2", "--md", "t.md", "--json"],
        ["t.md", "printed.json"],
        marks=pytest.mark.slow,
        id="tune",
    ),
    (["report", "zknh", "--quick", "--core", "cva6-single", "-o", "r.html"], ["r.html"]),
    (
        ["run", "a.elf", "--core", "cv32e40p", "--histogram-to", "h.csv", "--flame", "f.svg", "--json"],
        ["h.csv", "f.svg", "printed.json"],
    ),
]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a design, a space and a function of the user's."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "space.toml").write_text(SPACE)
    (tmp_path / "loose.S").write_text(LOOSE)
    (tmp_path / "adder.sv").write_text(ADDER)
    shutil.copy(program("hello"), tmp_path / "a.elf")
    shutil.copy(RECORDED, tmp_path / "a.trace.zst")
    assert run_command(["new", "design", "mine", "--core", "cva6-single"]) == 0
    return tmp_path


def printed(capfd: pytest.CaptureFixture[str], words: list[str]) -> str:
    capfd.readouterr()
    assert run_command(words) == 0
    return capfd.readouterr().out


@pytest.mark.parametrize(("words", "results"), MADE, ids=str)
def test_a_result_made_again_has_the_same_bytes(
    here: Path, capfd: pytest.CaptureFixture[str], words: list[str], results: list[str]
) -> None:
    (here / "printed.json").write_text(printed(capfd, [*words, "--no-cache"]))
    before = {path: path.read_bytes() for path in here.rglob("*") if path.is_file()}
    assert printed(capfd, ["repeat", *results]) == "".join(f"{name}: same bytes\n" for name in results)
    assert {path: path.read_bytes() for path in here.rglob("*") if path.is_file()} == before


def test_a_proof_made_again_differs_at_most_in_its_seconds(
    here: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (here / "printed.json").write_text(printed(capfd, ["rtl", "prove", "mine", "--json"]))
    told = printed(capfd, ["repeat", "printed.json"])
    # They are rounded, so that two runs may have taken the same.
    assert told in (
        "printed.json:\n  the same, but for how the run came by it\n",
        "printed.json: same bytes\n",
    )


def test_a_record_names_version_command_inputs_and_compiler(
    here: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    made = json.loads(printed(capfd, MEASURED))["origin"]
    assert made["form"] == FORM and made["instar"] and made["body"]
    assert made["command"] == "instar measure sha3 keccak_f1600 --core cv32e40p --json"
    assert list(made["inputs"]) == ["core cv32e40p", "workload sha3"]
    (build,) = made["builds"]
    assert "clang" in build["compiler"] and "-march=" in build["flags"]
    assert str(here) not in json.dumps(made)


def test_how_a_command_is_typed_does_not_show(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    other = ["measure", "--json", "--core=cv32e40p", "sha3", "keccak_f1600", "--wide"]
    assert json.loads(printed(capfd, other))["origin"] == json.loads(printed(capfd, MEASURED))["origin"]


def test_what_changed_is_told_inputs_first_then_figures(
    here: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["new", "core", "slow", "--like", "cv32e40p"]) == 0
    words = ["measure", "sha3", "keccak_f1600", "--core", "slow", "--json"]
    (here / "x.json").write_text(printed(capfd, words))
    core = here / "cores" / "slow.toml"
    text = core.read_text()
    changed = text.replace("memory_read_latency = { value = 1", "memory_read_latency = { value = 3")
    core.write_text(changed if changed != text else text)
    found = json.loads((here / "x.json").read_text())
    found["cycles"] += 1
    (here / "x.json").write_text(json.dumps(found))
    assert run_command(["repeat", "x.json", "--keep", "new.json"]) == 1
    out, message = capfd.readouterr()
    assert "x.json was changed since Instar wrote it" in message
    assert f"cycles: {found['cycles']:,} →" in out
    assert json.loads((here / "new.json").read_text())["origin"]["command"] == found["origin"]["command"]


def tampered(here: Path, capfd: pytest.CaptureFixture[str], **said: object) -> Path:
    found = json.loads(printed(capfd, MEASURED))
    found["origin"] |= said
    file = here / "x.json"
    file.write_text(json.dumps(found))
    return file


#: Two results, and the files that each was made of with what `repeat` says when one has changed.
CALLED = ["measure", "tiny", "checksum", "--core", "slow", "--json"]
HEADED = ["header", "mine", "-o", "made"]
CHANGED = [
    (CALLED, "cores/slow.toml", "core slow"),
    (CALLED, "workloads/tiny/src/adler_sums.c", "workload tiny"),
    (CALLED, "workloads/tiny/vectors/tiny.json", "workload tiny"),
    (HEADED, "designs/mine/design.toml", "design mine"),
    (HEADED, "designs/mine/xmine.core_desc", "design mine"),
    (HEADED, "designs/mine/kernels/caddq.c", "design mine"),
]


@pytest.mark.parametrize(("words", "file", "named"), CHANGED, ids=[file for _, file, _ in CHANGED])
def test_each_input_that_changed_is_named_and_no_other(
    here: Path, capfd: pytest.CaptureFixture[str], words: list[str], file: str, named: str
) -> None:
    assert run_command(["new", "core", "slow", "--like", "cva6-single"]) == 0
    assert run_command(["new", "workload", "tiny"]) == 0
    (here / "x.json").write_text(printed(capfd, words))
    result = "made/xmine.h" if words is HEADED else "x.json"
    target = here / file
    text = target.read_text()
    # Of a core its parameters count, and of all else the files.
    target.write_text(text.replace("# commit_ports = { value = 1", "commit_ports = { value = 2") + "\n")
    assert run_command(["repeat", result]) in {0, 1}
    out = capfd.readouterr().out
    assert re.findall(r"^  (.+) is another one: \w{16} → \w{16}$", out, re.MULTILINE) == [named], out


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"instar": "0.0.9"}, r"Instar 0\.0\.9 made it, and this is \S+"),
        ({"commit": "0" * 40}, r"commit 0{40} made it, and this is \w+"),
        (
            {"builds": [{"compiler": "gcc 1.0", "flags": "-O9"}]},
            r"compiler and flags: gcc 1\.0 -O9 → .*clang.* -march=",
        ),
    ],
    ids=["version", "commit", "compiler"],
)
def test_another_version_or_compiler_is_named(
    here: Path, capfd: pytest.CaptureFixture[str], said: dict[str, object], sentence: str
) -> None:
    file = tampered(here, capfd, **said)
    assert run_command(["repeat", str(file)]) in {0, 1}
    assert re.search(f"^  {sentence}", capfd.readouterr().out, re.MULTILINE)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("rm -rf /", "no command of instar made it"),
        ("instar", "no command of instar made it"),
        ("instar new design evil", "is no command that makes a result"),
        ("instar repeat x.json", "is no command that makes a result"),
        ("instar --install-completion", "is no command that makes a result"),
        (f"instar {' '.join(MEASURED)} --cc ./evil", "is no name of a RISC-V compiler"),
        (f"instar {' '.join(MEASURED)} --cflags -fplugin=./evil.so", "may name a file"),
        ("instar rtl score cva6-single sha3 keccak_f1600 --rtl .", "compiled and run on this machine"),
        ("instar 'measure", "no command of instar made it"),
    ],
)
def test_a_strangers_file_gets_nothing_else_done(
    here: Path, capfd: pytest.CaptureFixture[str], command: str, sentence: str
) -> None:
    file = tampered(here, capfd, command=command)
    (here / "evil").write_text("#!/bin/sh\ntouch was-here\n")
    (here / "evil").chmod(0o755)
    assert run_command(["repeat", str(file)]) == 2
    assert sentence in capfd.readouterr().err
    assert not (here / "was-here").exists() and not (here / "designs" / "evil").exists()


def test_outputs_of_the_command_go_elsewhere(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    victim = here / "precious.html"
    victim.write_text("precious")
    command = "instar bench sha3 --core cv32e40p --operations shake128 --json --html precious.html"
    assert run_command(["repeat", str(tampered(here, capfd, command=command))]) == 1
    assert victim.read_text() == "precious"


def test_what_has_no_record_is_told(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (here / "old.json").write_text("{}")
    (here / "notes.txt").write_text("hello")
    shutil.copy(tampered(here, capfd, form=FORM + 1), here / "newer.json")
    for name, sentence in (
        ("old.json", "has no record of what made it"),
        ("notes.txt", "have no record"),
        ("newer.json", "which a later Instar wrote"),
        ("missing.json", "missing.json"),
    ):
        assert run_command(["repeat", name]) == 2
        assert sentence in capfd.readouterr().err


def test_keep_overwrites_nothing(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tampered(here, capfd)
    assert run_command(["repeat", str(file), "--keep", "space.toml"]) == 2
    assert "is there already" in capfd.readouterr().err and (here / "space.toml").read_text() == SPACE


def test_every_option_that_names_a_file_is_known_as_read_or_written() -> None:
    entries = {**COMMANDS, **{f"{of} {name}": e for of, (_, _, g) in GROUPS.items() for name, e in g.items()}}
    assert entries.keys() >= REPEATED | WRITES.keys()
    for name, entry in entries.items():
        for option, hint in entry.load().__annotations__.items():
            if "Path" in str(getattr(hint, "__origin__", hint)):
                assert option in READS | WRITES.get(name, set()), (name, option)


@pytest.mark.parametrize("ending", [".S", ".sv", ".h", ".md", ".html", ".svg", ".csv", ".json"])
def test_a_record_leaves_the_rest_as_it_was(ending: str) -> None:
    from instar.origin import Origin

    plain = {
        ".html": b"<!doctype html>\n<body>\n<main>\n</main>\n</body>\n",
        ".svg": b'<?xml version="1.0"?>\n<svg a="b">\n</svg>\n',
        ".csv": b'a,b\n1,"x,y"\n2,\n',
        ".json": b'{\n  "a": [\n    1\n  ]\n}\n',
    }.get(ending, b"# one\n// one\n/* one */\n\ntwo\n")
    carrier = carrier_of(Path(f"x{ending}"))
    assert carrier is not None
    made = Origin("1", None, "instar x '--> */ </script> \" , \n'", {"core <&>": "0"})
    origin, rest = carrier.take(carrier.sealed(plain, made))
    assert rest == plain and origin is not None and origin.command == made.command
    assert carrier.take(plain) == (None, plain)


def test_folders_of_this_machine_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    begin(["run", str(tmp_path / "a" / "b.elf"), "/elsewhere/of mine/c.elf"])
    assert running() == "instar run a/b.elf c.elf"
    assert placeless(f"-O2 -I{tmp_path}/inc -I/else/where") == "-O2 -Iinc -Iwhere"
    begin([])


def test_results_of_two_commands_are_made_again_by_two_runs_and_each_is_told(
    here: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (here / "one.json").write_text(printed(capfd, [*MEASURED, "--no-cache"]))
    printed(capfd, ["header", "mine", "-o", "made"])
    shutil.copy(here / "one.json", here / "other.json")
    capfd.readouterr()
    assert run_command(["repeat", "one.json", "made/xmine.h", "other.json"]) == 0
    out, messages = capfd.readouterr()
    assert out == "one.json: same bytes\nother.json: same bytes\nmade/xmine.h: same bytes\n"
    assert messages.count("running: ") == 2
    assert run_command(["repeat", "one.json", "other.json", "--keep", "new.json"]) == 2
    assert "--keep: has one place" in capfd.readouterr().err
    assert not (here / "new.json").exists()
