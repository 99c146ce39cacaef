"""Faults in an operation that must refuse: what they make of it, beside patched programs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from instar._core import Program
from instar.cli import fault as cli_fault
from instar.cli import run_command
from instar.fault.attack import cases_of, pick_refused
from instar.fault.campaign import SAME, UNTRIED, UNWANTED, Faults, interval, run_campaign
from instar.interruption import Interruption
from instar.places import library
from instar.toolchain import find_compiler
from instar.workload.program import Recipe, build_program, find_operation, load_program

DECIDES = "kpke_replace_if_different"


def fault(capfd: pytest.CaptureFixture[str], *command: str) -> tuple[int, dict[str, Any]]:
    code = run_command(["fault", *command, "--json"])
    out, message = capfd.readouterr()
    assert out, message
    found: dict[str, Any] = json.loads(out)
    return code, found


def accepted(found: dict[str, Any]) -> dict[str, int]:
    return {row["model"]: row["accepted"] for row in found["models"]}


def faults(**given: Any) -> Faults:
    usual = {"skips": (), "flips": (), "within": (DECIDES,), "sample": None, "seed": 1, "threads": 2}
    return Faults(**{**usual, **given})


@pytest.fixture(scope="module")
def attacked() -> tuple[Program, Any]:
    recipe = Recipe(library().workload("ml-kem"), "512", "rv32imc", find_compiler(), None, None)
    program = load_program(build_program(library(), recipe)[0], recipe)
    cases = cases_of(library(), recipe, "decaps")
    return program, pick_refused(recipe, program, find_operation(recipe, "decaps"), cases)


def test_a_fault_gives_what_the_program_with_that_word_patched_gives(attacked: tuple[Program, Any]) -> None:
    """Of instructions that are executed once: skipped, and with a bit of their word changed."""
    program, attack = attacked
    case, (returned, buffers) = attack.case, attack.unwanted
    campaign = run_campaign(program, case, faults(skips=(1,), flips=("opcode",)), [attack.unwanted])
    times = Counter(campaign.fault(n)["pc"] for n in range(len(campaign.classes)))
    each = {campaign.fault(n)["pc"]: n for n in reversed(range(len(campaign.classes)))}
    # As many faults as bits, and the skip, is what one execution has.
    once = [pc for pc, count in times.items() if count <= 33]
    assert len(once) >= 16
    judged = Counter[int]()
    for pc in once[:16]:
        length = (times[pc] - 1) // 8
        before = bytes(program.view(pc, length))
        nop = b"\x01\x00" if length == 2 else b"\x13\x00\x00\x00"
        words = [
            nop,
            *((int.from_bytes(before, "little") ^ 1 << bit).to_bytes(length, "little") for bit in (3,)),
        ]
        numbers = [each[pc], each[pc] + 1 + 3]
        for number, word in zip(numbers, words, strict=True):
            program.write(pc, word)
            try:
                result = program.call(
                    case.symbol, case.arguments, returns=case.returns, max_instructions=3_000_000
                )
            except Exception:
                wanted = {2, 3}
            else:
                same = result["buffers"] == campaign.result["buffers"]
                taken = (result["returned"], result["buffers"]) == (returned, buffers)
                wanted = {SAME} if same else {UNWANTED} if taken else {1}
            finally:
                program.write(pc, before)
            assert campaign.classes[number] in wanted, (campaign.fault(number), wanted)
            judged[campaign.classes[number]] += 1
    assert len(judged) >= 3, judged


def test_a_skip_turns_the_portable_comparison_and_not_one_that_is_made_twice(
    capfd: pytest.CaptureFixture[str],
) -> None:
    code, found = fault(capfd, "ml-kem-512", "decaps")
    assert code == 1 and accepted(found)["skip"] > 0
    assert {one["function"] for one in found["found"]} == {DECIDES}
    code, found = fault(capfd, "ml-kem-512", "decaps", "--design", "hardened", "--within", f"{DECIDES},pass")
    assert code == 0 and accepted(found) == {"skip": 0, "branch": 0}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scheme", "window"),
    [("saber-saber", "saber_verify,pass"), ("hqc-1", "hqc_verify,pass"), ("kyber-768", f"{DECIDES},pass")],
)
def test_no_skip_turns_a_hardened_comparison(
    scheme: str, window: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert fault(capfd, scheme, "decaps")[0] == 1
    code, found = fault(capfd, scheme, "decaps", "--design", "hardened", "--within", window)
    assert (code, accepted(found)["skip"]) == (0, 0)


@pytest.mark.parametrize(
    ("flips", "least"),
    [("branch", 1), pytest.param("reg,load,opcode,branch", 11, marks=pytest.mark.slow)],
)
@pytest.mark.parametrize("scheme", ["ml-dsa-44", pytest.param("slh-dsa-sha2-128f", marks=pytest.mark.slow)])
def test_no_fault_turns_a_verification_that_is_made_twice(
    scheme: str, flips: str, least: int, capfd: pytest.CaptureFixture[str]
) -> None:
    code, found = fault(capfd, scheme, "verify", "--flip", flips)
    assert code == 1 and sum(accepted(found).values()) == least
    entry = {"ml-dsa-44": "mldsa_verify", "slh-dsa-sha2-128f": "slhdsa_verify"}[scheme]
    window = ("--design", "hardened", "--within", f"{entry},{entry}_once")
    code, found = fault(capfd, scheme, "verify", *window, "--flip", flips)
    assert code == 0 and not any(accepted(found).values())
    assert all(row["tried"] == row["faults"] > 0 for row in found["models"])


@pytest.mark.slow
def test_every_skip_and_bit_of_a_verification_is_tried(capfd: pytest.CaptureFixture[str]) -> None:
    flips = "reg,load,opcode,branch"
    code, found = fault(capfd, "ml-dsa-44", "verify", "--within", "mldsa_verify_mu", "--flip", flips)
    assert all(row["tried"] == row["faults"] > 0 for row in found["models"])
    assert accepted(found)["skip"] == 0 and accepted(found)["opcode"] > 0 and code == 1


def test_a_signature_that_steps_are_missing_in_is_given_out(capfd: pytest.CaptureFixture[str]) -> None:
    """A skipped addition of y leaves c·s1 in the signature (Groot Bruinderink and Pessl, 2018)."""
    asked = ("--expect", "same", "--within", "mldsa_sign_mu", "--flip", "none", "--sample", "60")
    code, found = fault(capfd, "ml-dsa-44", "sign", *asked)
    assert code == 1 and found["expect"] == "same" and accepted(found)["skip"] == len(found["found"]) > 0
    assert any(one["file"].endswith("poly.h") for one in found["found"])
    # Nothing of a code that is not executed.
    code, found = fault(
        capfd, "ml-dsa-44", "sign", "--expect", "same", "--case", found["case"], "--flip", "none"
    )
    assert {one["function"] for one in found["found"]} <= {"mldsa_sign"}


def test_a_norm_that_is_compared_twice_lets_no_skip_pass(capfd: pytest.CaptureFixture[str]) -> None:
    """Of the signature of case 4 a candidate is refused, which a skip in the portable comparison lets out."""
    asked = ("ml-dsa-44", "sign", "--expect", "same", "--case", "4", "--design", "hardened")
    code, found = fault(capfd, *asked, "--within", "mldsa_norm_exceeds")
    assert code == 0 and accepted(found) == {"skip": 0, "branch": 0}


@pytest.mark.slow
def test_no_skip_or_branch_in_either_comparison_of_a_norm_has_a_signature_given_out(
    capfd: pytest.CaptureFixture[str],
) -> None:
    asked = ("ml-dsa-44", "sign", "--expect", "same", "--case", "4", "--within")
    code, found = fault(capfd, *asked, "mldsa_norm_exceeds")
    assert code == 1 and sum(accepted(found).values()) == 135
    twice = "mldsa_norm_exceeds,mldsa_norm_exceeds_once"
    code, found = fault(capfd, *asked, twice, "--design", "hardened")
    assert code == 0 and not any(accepted(found).values())


def test_an_interrupted_campaign_says_what_it_tried(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli_fault, "Interruption", Asked)
    asked = ("ml-kem-512", "decaps", "--within", "kpke_pack_message", "--flip", "reg", "--jobs", "1")
    code = run_command(["fault", *asked])
    out = capfd.readouterr().out
    assert code == 130 and "faults were not tried, and nothing is said of them" in out
    code, found = fault(capfd, *asked)
    assert code == 130 and found["interrupted"]
    assert 0 < sum(row["tried"] for row in found["models"]) < sum(row["faults"] for row in found["models"])


class Asked(Interruption):
    """One that has been asked for from the beginning."""

    def __init__(self, on_ask: Callable[[], None]) -> None:
        super().__init__(on_ask)
        self.asked = True


def test_a_decoder_of_messages_has_faults_that_tell_the_message(capfd: pytest.CaptureFixture[str]) -> None:
    """A skipped step of the decoding changes nothing where the bit is 0 anyway (Pessl and Prokop, 2021)."""
    code, found = fault(capfd, "ml-kem-512", "decaps", "--pairs", "--within", "kpke_pack_message")
    assert code == 1
    assert {(one["function"], one["model"]) for one in found["found"]} >= {("kpke_pack_message", "skip")}


def test_a_sample_has_the_classes_that_all_faults_have_on_any_number_of_threads(
    attacked: tuple[Program, Any],
) -> None:
    program, attack = attacked
    whole = run_campaign(program, attack.case, faults(skips=(1, 2)), [attack.unwanted])
    samples = [
        run_campaign(program, attack.case, faults(skips=(1, 2), sample=300, threads=n), [attack.unwanted])
        for n in (1, 3)
    ]
    assert samples[0].classes == samples[1].classes
    tried = [n for n, found in enumerate(samples[0].classes) if found != UNTRIED]
    assert len(tried) == 300
    assert [samples[0].classes[n] for n in tried] == [whole.classes[n] for n in tried]


def test_an_interruption_keeps_what_was_tried(attacked: tuple[Program, Any]) -> None:
    program, attack = attacked
    campaign = run_campaign(
        program, attack.case, faults(flips=("reg",), threads=1), [attack.unwanted], lambda tried: tried == 0
    )
    classes = Counter(campaign.classes)
    assert 0 < classes[UNTRIED] < len(campaign.classes)


def test_an_interval_is_wilsons() -> None:
    z = 1.959963984540054
    assert interval(0, 100) == pytest.approx((0.0, z * z / (100 + z * z)))
    low, high = interval(50, 100)
    assert low + high == pytest.approx(1) and low == pytest.approx(0.403832, abs=1e-6)
    assert interval(7, 7)[1] == 1.0


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["ml-kem-512", "encode"], 'no operation "encode"; did you mean "encaps"?'),
        (["ml-kem-512", "keygen"], "does not say what makes it accept"),
        (["ml-kem-512", "decaps", "--flip", "regs"], '--flip knows no "regs"'),
        (["ml-kem-512", "decaps", "--within", "nowhere"], 'has no symbol "nowhere"'),
        (["ml-kem-512", "decaps", "--within", "mlkem_encaps"], "the window never begins"),
        (["ml-kem-512", "decaps", "--pairs", "--expect", "same"], "--expect is about one input"),
        (["ml-dsa-44", "sign", "--case", "elf"], 'no vector of the operation is called "elf"; the first are'),
        (["ml-dsa-44", "sign", "--expect", "same", "--case", "(none)"], "no vector of the operation"),
    ],
)
def test_wrong_input_gets_one_sentence(
    command: list[str], sentence: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["fault", *command]) == 2
    message = capfd.readouterr().err
    assert sentence in message and "Traceback" not in message
