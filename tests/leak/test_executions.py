"""Windows of one execution in calls that reject, and secrets that are not masked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar._core import InstarError
from instar.cli import run_command
from instar.leak import read_window
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler

HERE = Path(__file__).parent
#: The secret, which is not masked, and what decides how often a candidate is rejected.
GIVEN = ["--secret", "a:plain:a0", "--fresh", "a4"]


@pytest.fixture(scope="module")
def rejecting() -> Path:
    runtime = runtime_folder()
    sources = (runtime / "crt0.S", HERE / "rejecting.S")
    isa = library().core("cv32e40p").isa
    return build(Build(find_compiler(), isa, sources, link_script=runtime / "link.ld"))


def _leak(program: Path, *words: str) -> int:
    return run_command(["leak", str(program), *words, "--core", "cv32e40p", "--traces", "60"])


def _places(capfd: pytest.CaptureFixture[str]) -> set[tuple[str, str]]:
    told = json.loads(capfd.readouterr().out)
    assert told["controls"]["random"] == 0 and told["controls"]["unmasked"] > 0
    values = (leak["now"]["place"] for leak in told["leaks"] if leak["kind"] == "value")
    return {(place["function"], place["instruction"]) for place in values}


def test_a_call_that_rejects_has_no_schedule(rejecting: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["--window", "used"]):
        assert _leak(rejecting, "rejecting", *GIVEN, *words) == 2
        assert "time depends on secrets or masks" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("window", "places"),
    [
        ("used@1", {("used", "addi t1, a0, 1")}),
        # The second of a candidate that was not rejected.
        ("draw/used@2", {("used", "addi t1, a0, 1")}),
        ("draw/used@2..combined", {("used", "addi t1, a0, 1")}),
        ("combined@1", {("combined", "addi t2, a0, 2")}),
    ],
)
def test_one_execution_has_one(
    window: str, places: set[tuple[str, str]], rejecting: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert _leak(rejecting, "rejecting", *GIVEN, "--window", window, "--json") == 1
    assert _places(capfd) == places


def test_what_was_not_compared_and_what_is_not_masked_are_told(
    rejecting: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert _leak(rejecting, "rejecting", *GIVEN, "--window", "used@1") == 1
    said = capfd.readouterr().out
    assert "window used@1" in said and "behind the window was not compared" in said
    assert "Not masked, so that it shows is expected: a." in said and "with randomness at zero" in said


def test_a_jump_to_the_first_instruction_is_no_execution(
    rejecting: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    window = ["--secret", "a:plain:a0", "--window"]
    assert _leak(rejecting, "twice", *window, "rounds@1", "--json") == 1
    assert len(_places(capfd)) == 1
    # The second one has another a0, so nothing of the secret comes there.
    assert _leak(rejecting, "twice", *window, "rounds@2") == 2
    assert "shows nothing" in capfd.readouterr().err


def test_packed_values_stay_below_their_number(rejecting: Path, capfd: pytest.CaptureFixture[str]) -> None:
    packed = "key+0..3:plain below {} in 3 bits:1"
    assert _leak(rejecting, "fields", "--secret", packed.format(5), "--fixed", "drawn", "--json") == 1
    assert ("fields", "andi t3, t1, 7") in _places(capfd)
    # Of eight values below 8 some are above 4.
    assert _leak(rejecting, "fields", "--secret", packed.format(8)) == 2
    assert "time depends on secrets or masks: behind fields" in capfd.readouterr().err


def test_a_drawn_fixed_secret_follows_from_the_seed(
    rejecting: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    said = []
    for words in (["--fixed", "drawn"], ["--fixed", "drawn"], ["--fixed", "drawn", "--seed", "9"], []):
        _leak(rejecting, "fields", "--secret", "key+0..3:plain below 5 in 3 bits:1", "--json", *words)
        told = json.loads(capfd.readouterr().out)
        said.append([leak["difference"] for leak in told["leaks"]])
    assert said[0] == said[1] and said[0] not in (said[2], said[3])


SENTENCES = {
    ("rejecting", *GIVEN, "--window", "used@40"): "executes used",
    ("rejecting", *GIVEN, "--window", "draw/used@3"): "executes used 2 times behind one draw, not 3",
    ("rejecting", *GIVEN, "--window", "combined@1..draw"): "the window never ends",
    ("rejecting", *GIVEN, "--window", "used@0"): "--window used@0: a function",
    ("rejecting", *GIVEN, "--window", "draw/used"): "--window draw/used: a function",
    ("rejecting", *GIVEN, "--window", "nobody@1"): 'no symbol "nobody"',
    ("rejecting", *GIVEN, "--fixed", "some"): "--fixed some: a number from 0 on is wanted, or drawn",
    ("fields", "--secret", "key:plain below 5 in 3 bits:1"): "no whole number of values of 3 bits",
    ("fields", "--secret", "key:plain below 9 in 3 bits:1"): "is no way to share",
    ("fields", "--secret", "key:plain:2:2"): "is plain and has 2 shares",
}  # fmt: skip


@pytest.mark.parametrize("words", SENTENCES)
def test_what_is_no_such_window_or_secret_is_told_in_one_sentence(
    words: tuple[str, ...], rejecting: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert _leak(rejecting, *words) == 2
    said = capfd.readouterr().err
    assert SENTENCES[words] in said
    assert said.count("\n") == 1 and "Traceback" not in said


def test_windows_are_read_by_their_parts() -> None:
    window = read_window("sample/ntt@12..reduce")
    assert window == {"function": "ntt", "ends": "reduce", "number": 12, "since": "sample"}
    assert read_window("ntt") == {"function": "ntt", "ends": None, "number": None, "since": None}
    for wrong in ("", "ntt..", "/ntt@1", "ntt@x"):
        with pytest.raises(InstarError, match="--window"):
            read_window(wrong)


#: A private key of ML-DSA-44 as it is packed: s1 and s2 in three bits below 5, t0 in thirteen.
KEY = ["--secret", "sk+128..896:plain below 5 in 3 bits:1"]
KEY += ["--secret", "sk+896..2560:plain below 8192 in 13 bits:1", "--fixed", "drawn"]


@pytest.mark.parametrize(
    ("window", "file"),
    [
        ("mldsa_unpack_eta@1", "bit_pack.c"),
        pytest.param("mldsa_ntt@1", "ntt.c", marks=pytest.mark.slow),
        pytest.param(
            "mldsa_expand_mask/mldsa_pointwise_montgomery@6", "montgomery.h", marks=pytest.mark.slow
        ),
    ],
)
def test_signing_tells_by_line_where_its_key_shows(
    window: str, file: str, capfd: pytest.CaptureFixture[str]
) -> None:
    words = ["leak", "ml-dsa-44", "sign", "--core", "cv32e40p", *KEY, "--fresh", "rnd", "--window", window]
    assert run_command([*words, "--traces", "200"]) == 1
    said = capfd.readouterr().out
    rows = said.split("by source line")[1].split("It leaks")[0].splitlines()[3:]
    assert any(row.split()[0].startswith(file) for row in rows if row.split())
    assert "random against random nothing shows" in said
