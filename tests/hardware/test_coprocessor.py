"""Generated coprocessors: what lints, what is refused, what a real core does with them, cycle by cycle."""

from __future__ import annotations

import dataclasses
import json
import shutil
from pathlib import Path

import pytest
from instar._core import InstarError
from instar.cli import rtl as command
from instar.cli import run_command
from instar.hardware import Coprocessor, attach
from instar.places import library

from tests.hardware.lint import warnings
from tests.hardware.test_cvxif import yosys
from tests.shared import ROOT

HERE = Path(__file__).parent / "coprocessor"
CORE = "cva6-2022"


def made(design: str, variant: str) -> Coprocessor:
    found = library([HERE])
    loaded = found.design(design)
    return attach(found.core(CORE, design=loaded, variant=variant))


def run(capfd: pytest.CaptureFixture[str], design: str, *more: str) -> tuple[int, str, str]:
    command = ["rtl", "run", CORE, "mix", "mix_words", "--design", design, "--path", str(HERE), *more]
    code = run_command(command)
    out, message = capfd.readouterr()
    return code, out, message


@pytest.mark.parametrize(("design", "variant"), [("mixer", "all"), ("mixer3", "third-port")])
def test_a_coprocessor_passes_verilator_and_yosys(tmp_path: Path, design: str, variant: str) -> None:
    coprocessor = made(design, variant)
    files = coprocessor.files()
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    paths = [str(tmp_path / name) for name in files]
    for parameters in ([], ["-GNumRs=3", "-GFallThrough=1", "-GBuffered=1"]):
        assert warnings("--top-module", coprocessor.module, *parameters, *paths) == ""
    log = yosys(
        tmp_path,
        f"read_slang --threads 1 --top {coprocessor.module} {' '.join(files)}",
        "proc",
        "check -assert",
    )
    assert "ERROR" not in log and "Found and reported 0 problems" in log, log[-2000:]


def test_instructions_of_a_unit_share_it_and_others_have_their_own() -> None:
    coprocessor = made("mixer", "all")
    shared = [[i.mnemonic for i in unit.instructions] for unit in coprocessor.units]
    assert shared == [["x.rotxor"], ["x.mulmid"], ["x.swapadd", "x.swapsub"]]
    assert [unit.latency for unit in coprocessor.units] == [1, 3, 2]
    assert (coprocessor.operands, made("mixer3", "third-port").operands) == (2, 3)
    # What the banks hold, and one.
    assert "InFlight    = 4," in coprocessor.text


def assert_exact(out: str, results: int) -> None:
    told = json.loads(out)
    assert told["results"] >= results
    for window in told["windows"]:
        assert window["accuracy"] == 1 and window["cycles_model"] == window["cycles_reference"], window


def test_a_real_core_computes_and_takes_what_simulator_and_model_say(
    capfd: pytest.CaptureFixture[str],
) -> None:
    code, out, message = run(capfd, "mixer", "--json")
    assert code == 0, message
    assert_exact(out, 2000)


@pytest.mark.slow
def test_so_it_does_with_three_operands_and_a_third_read_port(capfd: pytest.CaptureFixture[str]) -> None:
    code, out, message = run(capfd, "mixer3", "--json")
    assert code == 0, message
    assert_exact(out, 2000)


@pytest.mark.slow
def test_a_wrong_unit_is_told_with_its_first_wrong_result(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    coprocessor = made("mixer", "all")
    first = coprocessor.units[0]
    broken = first.text.replace("rs1_i ^ rs2_i", "rs1_i | rs2_i")
    assert broken != first.text
    units = (dataclasses.replace(first, text=broken), *coprocessor.units[1:])
    monkeypatch.setattr(command, "attach", lambda *_: dataclasses.replace(coprocessor, units=units))
    code, _, message = run(capfd, "mixer")
    assert code != 0 and "of the design's instructions, at 0x" in message and "in the simulator" in message


def test_without_a_design_or_with_what_rtl_cannot_change_one_sentence_says_so(
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert run_command(["rtl", "run", CORE, "mix", "mix_words", "--path", str(HERE)]) != 0
    assert "--design" in capfd.readouterr().err
    code, _, message = run(capfd, "mixer", "--set", "scoreboard_entries=4")
    assert code != 0 and "the RTL of cva6-2022 has the scoreboard_entries that it was written with" in message


REFUSED = {
    "reads the register of its field `rd`": (
        "rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0]",
        "X[rd] = X[rd] ^ X[rs1] ^ X[rs2];",
    ),
    "writes the register of its field `rs1`": (
        "rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0]",
        "X[rs1] = X[rs2] ^ rd;",
    ),
    "writes `rd` or does not": (
        "rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0]",
        "if (X[rs1] != 0) X[rd] = X[rs2];",
    ),
    "writes no register, and its bits 11 to 7 are not 0": (
        "rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0]",
        "KEPT = X[rs1] ^ X[rs2] ^ rd;",
    ),
}

#: What no cost can be stated for: the design is refused where it is read.
UNPAYABLE = {
    "gives 2 results, and the result bus": (
        "rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0]",
        "X[rd] = X[rs1] ^ X[rs2]; X[rs1] = X[rs2];",
    ),
    "reads memory, and unit": (
        "rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0]",
        "X[rd] = MEM[X[rs1]] ^ X[rs2];",
    ),
}


def odd_design(tmp_path: Path, fields: str, behavior: str) -> None:
    design = tmp_path / "designs" / "odd"
    shutil.copytree(HERE / "designs" / "mixer3", design)
    (design / "xmixer3.core_desc").unlink()
    (design / "odd.core_desc").write_text(
        f"""import "RV32I.core_desc"
InstructionSet Odd extends RV32I {{
  architectural_state {{ register unsigned<32> KEPT; }}
  instructions {{
    ODD {{
      encoding: 7'd0 :: {fields} :: 7'b1011011;
      assembly: {{"x.odd", "{{name(rd)}}, {{name(rs1)}}, {{name(rs2)}}"}};
      behavior: {{ {behavior} }}
    }}
  }}
}}
"""
    )
    (design / "design.toml").write_text(
        f"""[design]
name = "odd"
title = "Odd"
summary = "What CV-X-IF cannot do"
extensions = ["odd.core_desc"]
cores = ["{CORE}"]

[timing."{CORE}"."x.odd"]
unit = "cvxif"
latency = 1
interval = 1
write_ports = 1
commit_slots = 1
register_reads = 2
memory_accesses_per_cycle = 1
from = "assumed"
where = "a test"

[[variants]]
name = "odd"
title = "odd"
"""
    )


@pytest.mark.parametrize("what", UNPAYABLE)
def test_what_the_interface_has_no_way_for_is_refused_where_the_design_is_read(
    tmp_path: Path, what: str
) -> None:
    odd_design(tmp_path, *UNPAYABLE[what])
    with pytest.raises(InstarError, match=f'design.toml:9:8: error: "x.odd" {what}'):
        library([tmp_path]).design("odd")


@pytest.mark.parametrize("what", REFUSED)
def test_what_the_interface_cannot_do_is_refused(tmp_path: Path, what: str) -> None:
    odd_design(tmp_path, *REFUSED[what])
    found = library([tmp_path])
    loaded = found.design("odd")
    core = found.core(CORE, design=loaded, variant="odd")
    with pytest.raises(InstarError) as refused:
        attach(core)
    sentence = str(refused.value)
    assert what in sentence and "odd.core_desc:5" in sentence and "\n" not in sentence


def test_a_core_without_an_interface_is_refused(tmp_path: Path) -> None:
    text = (ROOT / "cores" / f"{CORE}.toml").read_text()
    begin = text.index("[coprocessor]")
    (tmp_path / "cores").mkdir()
    without = text[:begin] + text[text.index("[parameters]") :]
    (tmp_path / "cores" / f"{CORE}.toml").write_text(without)
    found = library([tmp_path, HERE])
    design = found.design("mixer")
    with pytest.raises(InstarError, match="has no interface for coprocessors"):
        attach(found.core(CORE, design=design, variant="all"))


# The core is built again for these products; `make test` runs it with the instruction above.
@pytest.mark.slow
@pytest.mark.parametrize(
    "what",
    [
        ["ntt"],
        ["invntt", "pointwise"],
        ["keygen", "sign", "verify"],
    ],
    ids=lambda what: what[0],
)
def test_products_of_ml_dsa_run_in_rtl(what: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    options = ["--design", "cvxif-ntt", "--variant", "products-3-2022", "--json"]
    assert run_command(["rtl", "run", CORE, "ml-dsa-44", *what, *options]) == 0
    told = json.loads(capfd.readouterr().out)
    assert told["results"] > 500
    for window in told["windows"]:
        assert window["accuracy"] >= 0.999, window
        assert window["cycles_model"] == pytest.approx(window["cycles_reference"], rel=0.001)
