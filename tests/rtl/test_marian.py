"""RTL of marian: what can be known without a checkout, and the score of a kernel where there is one."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from instar._core import InstarError
from instar.cli import run_command
from instar.hardware.behind_lanes import attachment_of
from instar.places import library
from instar.rtl import Source, find_source

#: A checkout of soc-hub-fi/Marian e107560 with its submodules; its test runs where it is named.
MARIAN = os.environ.get("MARIAN_CHECKOUT")
BENCH = Path(__file__).parents[2] / "rtl" / "marian"


def _lines(kind: str) -> list[str]:
    """What the bench's list names by this word."""
    words = [line.split("#")[0].split() for line in (BENCH / "files.txt").read_text().splitlines()]
    return [line[1] for line in words if line[:1] == [kind]]


def _empty_checkout(folder: Path, without: str = "") -> Path:
    """Empty files where the list names some."""
    for name in _lines("with"):
        if name != without:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).touch()
    for name in _lines("include"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    return folder


def test_all_files_and_folders_of_the_list_reach_verilator_in_its_order(tmp_path: Path) -> None:
    source = find_source(library().core("marian"), checkout=_empty_checkout(tmp_path))
    folders = [one for one in source.arguments if one.startswith("+incdir+")]
    assert folders == [f"+incdir+{tmp_path / name}" for name in _lines("include")]
    assert [one for one in source.arguments if one not in folders] == [
        str(tmp_path / name) for name in _lines("with")
    ]
    assert not source.missing and source.top == "instar_marian"
    assert {path.suffix for path in source.modules} == {".sv", ".vlt"}


def test_a_list_names_each_file_once() -> None:
    names = _lines("with")
    assert len(names) == len(set(names)) > 100


def test_a_missing_file_of_a_submodule_is_known(tmp_path: Path) -> None:
    lost = "ips/pulp_cva6/src/fpu/src/fpnew_pkg.sv"
    source = find_source(library().core("marian"), checkout=_empty_checkout(tmp_path, without=lost))
    assert source.missing == (str(tmp_path / lost),)


def test_without_a_checkout_and_in_another_folder_one_sentence_says_what_is_wanted(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["rtl", "score", "marian", "aes-128", "aes_encrypt_blocks"]) == 2
    said = capfd.readouterr().err
    assert "check out soc-hub-fi/Marian e107560" in said and "--rtl" in said and said.count("\n") == 1
    with pytest.raises(InstarError, match=r"there is no ips/pulp_ara/hardware/src/axi_to_mem\.sv in it"):
        find_source(library().core("marian"), checkout=tmp_path)


def test_parameters_reach_the_bench_as_macros_and_lanes_can_be_changed(tmp_path: Path) -> None:
    core = library().core("marian", overrides={"vector_lanes": 2, "vector_bus_width": 64})
    assert core.rtl is not None
    defines = find_source(core, checkout=_empty_checkout(tmp_path)).defines
    assert {"NR_LANES=2", "VLEN=512", "INSTAR_VECTOR_BUS_WIDTH=64", "INSTAR_BHT_ENTRIES=128"} <= set(defines)
    texts = "".join(path.read_text() for path in [*BENCH.glob("*.sv"), *BENCH.glob("behind/*.sv")])
    ours = set(re.findall(r"`(INSTAR_\w+|NR_LANES)", texts))
    # VLEN is ara_pkg.sv's alone, and two are a design's.
    assert ours | {"VLEN"} == {*core.rtl["macros"].values(), "INSTAR_COPROCESSOR", "INSTAR_DECODER"}


@pytest.mark.parametrize("given", ["memory_read_latency=3", "vector_read_latency=3", "icache_bytes=8192"])
def test_what_this_rtl_does_not_take_is_refused_with_what_it_takes(
    given: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    checkout = str(_empty_checkout(tmp_path))
    command = ["rtl", "score", "marian", "aes-128", "aes_encrypt_blocks", "--rtl", checkout, "--set", given]
    assert run_command(command) == 2
    said = capfd.readouterr().err
    assert given.split("=")[0] in said and "vector_lanes" in said and "can be changed" in said
    assert said.count("\n") == 1


#: Modules of the checkout around which ours are made for a design's units, and where they are.
AROUND = {
    "ara_dispatcher": "src/ip/marian/ara_dispatcher.sv",
    "crypto_unit": "src/ip/marian/crypto_unit/crypto_unit.sv",
    "cva6_accel_first_pass_decoder": "src/ip/marian/ariane/cva6_accel_first_pass_decoder.sv",
}


def _attached(checkout: Path) -> Source:
    core = library().core("marian", design=library().design("vkeccak"), variant="vkeccak-timed")
    return find_source(core, attachment_of(core), checkout)


def test_a_design_stands_around_modules_of_the_checkout_which_it_leaves_as_they_are(tmp_path: Path) -> None:
    checkout = _empty_checkout(tmp_path)
    for name, file in AROUND.items():
        text = f"// {name}\nmodule {name} (\n);\n  {name}_part x ();\nendmodule : {name}\n"
        (checkout / file).write_text(text)
    before = find_source(library().core("marian"), checkout=checkout).arguments
    source = _attached(checkout)
    files = list(source.arguments)
    ours = [f"/behind/{name}.sv" for name in AROUND]
    places = [next(at for at, file in enumerate(files) if file.endswith(end)) for end in ours]
    inner = [Path(files[place - 1]) for place in places]
    for name, path in zip(AROUND, inner, strict=True):
        text = path.read_text()
        assert f"module {name}_inner (" in text and f"endmodule : {name}_inner" in text
        assert f"{name}_part x ();" in text and checkout not in path.parents
    theirs = [one for one in files if one not in {*map(str, inner), *(files[at] for at in places)}]
    assert theirs == [one for one in before if one not in {str(checkout / file) for file in AROUND.values()}]
    made = [path.name for path in source.modules]
    assert {"instar_behind_lanes.sv", "vkeccak_behind_lanes.sv", "vkeccak_keccak.sv"} <= set(made)
    assert {"INSTAR_COPROCESSOR=vkeccak_behind_lanes", "INSTAR_VECTOR_CRYPTO=1"} <= set(source.defines)


def test_a_file_without_the_module_that_ours_is_made_around_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(InstarError, match=r"ara_dispatcher\.sv: there is no module ara_dispatcher, which .*"):
        _attached(_empty_checkout(tmp_path))


@pytest.mark.slow
@pytest.mark.skipif(MARIAN is None, reason="MARIAN_CHECKOUT names no checkout of soc-hub-fi/Marian")
def test_a_permutation_by_the_unit_behind_the_lanes_takes_the_cycles_of_its_model_or_one_more(
    capfd: pytest.CaptureFixture[str],
) -> None:
    call = ["sha3", "keccak_f1600", "--design", "vkeccak", "--variant", "vkeccak-timed"]
    assert run_command(["rtl", "run", "marian", *call, "--rtl", str(MARIAN), "--json"]) == 0
    for window in json.loads(capfd.readouterr().out)["windows"]:
        assert abs(window["cycles_model"] - window["cycles_reference"]) <= 1, window


@pytest.mark.slow
@pytest.mark.skipif(MARIAN is None, reason="MARIAN_CHECKOUT names no checkout of soc-hub-fi/Marian")
def test_a_block_of_aes_takes_the_cycles_of_its_model(capfd: pytest.CaptureFixture[str]) -> None:
    call = ["aes-128", "aes_encrypt_blocks", "--design", "marian", "--variant", "zvk"]
    assert run_command(["rtl", "score", "marian", *call, "--rtl", str(MARIAN), "--json"]) == 0
    for window in json.loads(capfd.readouterr().out)["windows"]:
        assert abs(window["cycles_model"] / window["cycles_reference"] - 1) < 0.03, window
