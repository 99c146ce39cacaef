"""Known answers: masked gadgets and their leaky twins, and what the test itself may err."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar._core import Core, InstarError, LeakReport, Program, leaks
from instar.cli import run_command
from instar.leak import Masking, Plan, evaluate, read_shared, read_window
from instar.places import library, runtime_folder
from instar.toolchain import Build, build, find_compiler

HERE = Path(__file__).parent
INPUTS = ["a:boolean:a0,a1", "b:boolean:a2,a3"]
RESULT = "c:boolean:a0,a1"


@pytest.fixture(scope="module")
def core() -> Core:
    return library().core("cv32e40p")


@pytest.fixture(scope="module")
def gadgets(core: Core) -> Path:
    runtime = runtime_folder()
    sources = (runtime / "crt0.S", HERE / "gadgets.S", HERE / "pini.c")
    return build(Build(find_compiler(), core.isa, sources, link_script=runtime / "link.ld"))


@pytest.fixture(scope="module")
def program(gadgets: Path, core: Core) -> Program:
    return Program(gadgets, isa=core.isa, equipment=core.equipment)


def _masking(
    secrets: list[str], fresh: list[str], result: str | None = None, window: str | None = None
) -> Masking:
    return Masking(
        [read_shared("--secret", one) for one in secrets],
        fresh,
        [read_shared("--result", result)] if result else [],
        read_window(window),
    )


def _places(report: LeakReport) -> set[tuple[str, str, str]]:
    return {(leak["element"], leak["kind"], leak["now"]["place"]["instruction"]) for leak in report["leaks"]}


#: Of each gadget where it leaks: element, what shows, instruction.
ANDS: dict[str, set[tuple[str, str, str]]] = {
    "and_isw_cleared": set(),
    "and_isw": {
        # a1 comes behind a product of b1, b1 behind a product of b0.
        ("operand a", "transition", "and t4, a1, a2"),
        ("operand b", "transition", "and t6, a1, a3"),
        # Both shares of c, one behind the other.
        ("result", "transition", "c.mv a0, t1"),
        ("operand b", "transition", "c.mv a1, a5"),
        ("result", "transition", "c.mv a1, a5"),
    },
    "and_isw_overwritten": {("x29", "transition", "and t4, a1, a3")},
    "and_trichina": {
        ("operand b", "transition", "and t4, a1, a2"),
        ("result", "transition", "c.mv a1, a4"),
    },
    "and_trichina_flushed": set(),
}


@pytest.mark.parametrize("gadget", ANDS)
def test_an_and_leaks_where_two_values_meet_and_nowhere_else(
    gadget: str, program: Program, core: Core
) -> None:
    done = evaluate(program, core, gadget, [], _masking(INPUTS, ["a4"], RESULT), Plan())
    assert _places(done.report) == ANDS[gadget]
    assert done.unmasked and done.random == 0
    assert done.report["unknown"] == 0 and done.report["address"] is None


def test_products_that_are_added_too_early_leak_as_a_value(program: Program, core: Core) -> None:
    masking = _masking(INPUTS, ["a4"], RESULT)
    report = evaluate(program, core, "and_isw_unordered", [], masking, Plan(control=False)).report
    sums = {"xor t3, t2, t4", "xor t5, t3, a4"}
    assert {
        leak["now"]["place"]["instruction"] for leak in report["leaks"] if leak["kind"] == "value"
    } == sums


def test_what_the_compiler_makes_of_a_composable_and_leaks(program: Program, core: Core) -> None:
    secrets = ["pini_a:boolean:2", "pini_b:boolean:2"]
    masking = _masking(secrets, ["pini_r"], "pini_c:boolean:2")
    report = evaluate(program, core, "pini_call", [], masking, Plan(control=False)).report
    # The two shares of b are loaded one behind the other.
    assert any(leak["element"] == "load data" and leak["t"] is not None for leak in report["leaks"])
    assert {leak["kind"] for leak in report["leaks"]} == {"transition"}


def test_a_copy_through_one_register_leaks_and_loads_of_zero_cure_it(program: Program, core: Core) -> None:
    masking = _masking(["shared:boolean:2"], [], "copied:boolean:2")
    told = evaluate(program, core, "copy_one", [], masking, Plan()).report
    assert _places(told) == {
        ("x7", "transition", "lw t2, 4(t0)"),
        ("load data", "transition", "lw t2, 4(t0)"),
    }
    met = told["leaks"][0]["before"]
    assert met is not None and met["place"]["instruction"] == "lw t2, 0(t0)"
    assert evaluate(program, core, "copy_cleaned", [], masking, Plan()).report["leaks"] == []


def test_a_window_leaves_out_what_lies_around_it(program: Program, core: Core) -> None:
    whole = evaluate(program, core, "outer", [], _masking(INPUTS, ["a4"]), Plan(control=False)).report
    assert "xor t0, a0, a1" in {leak["now"]["place"]["instruction"] for leak in whole["leaks"]}
    masking = _masking(INPUTS, ["a4"], window="and_isw_cleared")
    within = evaluate(program, core, "outer", [], masking, Plan(control=False)).report
    assert within["leaks"] == [] and within["instructions"] == whole["instructions"] - 8


def test_a_planted_bit_is_found_at_the_traces_that_its_size_predicts(program: Program, core: Core) -> None:
    """Half a bit among 31 random ones: t² = δ² n / (31/4 + 8) for n traces of each class."""
    masking = _masking(["a:boolean:a0,a1"], ["a4", "a5"])
    predicted = 2 * 4.5**2 * (31 / 4 + 8) / 0.5**2
    few = evaluate(program, core, "planted", [], masking, Plan(600, control=False)).report
    assert few["leaks"] == []
    many = evaluate(program, core, "planted", [], masking, Plan(12_000, control=False)).report
    (leak,) = many["leaks"]
    assert (leak["element"], leak["now"]["place"]["instruction"]) == ("x5", "c.mv t0, t2")
    # Twelve thousand give t to a twentieth of itself, one standard error of 1 in 9.8.
    assert leak["traces"] == pytest.approx(predicted, rel=0.5)
    assert leak["difference"] == pytest.approx(-0.5, abs=0.2)


def test_variances_show_what_means_do_not(program: Program, core: Core) -> None:
    """One share beside the other in 32 bits: the weight of both is 16 on average, whatever they share."""
    masking = _masking(["a:boolean:a0,a1"], [])
    first = evaluate(program, core, "paired", [], masking, Plan(2000, control=False)).report
    assert first["leaks"] == []
    second = evaluate(program, core, "paired", [], masking, Plan(2000, second=True, control=False)).report
    assert {leak["order"] for leak in second["leaks"]} == {"second"}


def _alarms(program: Program, core: Core, runs: int, alpha: float) -> tuple[int, int]:
    """Of runs that compare random with random: how many have candidates, and how many tell something."""
    shared = [read_shared("--secret", one) for one in INPUTS]
    some = told = 0
    for seed in range(runs):
        made = leaks(
            program, core, "and_isw", [], secrets=shared, fresh=["a4"], traces=200, alpha=alpha,
            seed=1000 + seed, random_only=True,
        )  # fmt: skip
        some += made["report"]["candidates"] > 0
        told += bool(made["report"]["leaks"])
    return some, told


@pytest.mark.parametrize("runs", [100, pytest.param(1000, marks=pytest.mark.slow)])
def test_random_against_random_errs_no_more_often_than_is_asked(
    runs: int, program: Program, core: Core
) -> None:
    alpha = 0.05
    some, told = _alarms(program, core, runs, alpha)
    # Three standard deviations above the mean of a binomial distribution.
    assert some <= runs * alpha + 3 * (runs * alpha * (1 - alpha)) ** 0.5
    assert told <= runs * alpha / 4
    assert runs < 1000 or some > 0


@pytest.mark.parametrize(
    "called",
    [
        ("and_isw", "a:boolean:a0,a1", "a4"),
        ("copy_one", "shared:boolean:2", "copied"),
        ("multiplies", "a:boolean:a0,a1", "a4"),
        ("divides_by_a_constant", "a:boolean:a0,a1", "a4"),
    ],
)
def test_words_at_their_places_are_those_that_are_read_one_by_one(
    called: tuple[str, str, str], gadgets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    function, secret, fresh = called
    samples = []
    for stepped in ("", "1"):
        monkeypatch.setenv("INSTAR_STEPPED", stepped)
        path = tmp_path / f"samples{stepped}.npy"
        words = ["leak", str(gadgets), function, "--core", "cv32e40p", "--secret", secret, "--fresh", fresh]
        assert run_command([*words, "--no-control", "--traces", "200", "--npy", str(path)]) in {0, 1}
        samples.append(path.read_bytes())
    assert samples[0] == samples[1] and len(set(samples[0][128:])) > 8


SENTENCES = {
    ("branches", "--secret", "a:boolean:a0,a1"): "time depends on secrets or masks: behind branches",
    ("divides", "--secret", "a:boolean:a0,a1"): "divides+0x4",
    ("aside", "--secret", "a:boolean:a0,a1", "--fresh", "a4"): "shows nothing with masks off either",
    ("and_isw",): "nothing is secret",
    ("and_isw", "--secret", "a:boolean:a0"): "has 1 share",
    ("and_isw", "--secret", "a:boolean:a0,shared"): "do not recombine",
    ("and_isw", "--secret", "shared:boolean:3"): "8 bytes are not 3 shares",
    ("and_isw", "--secret", "a:boolean:a0,nobody"): 'no symbol "nobody"',
    ("and_isw", "--secret", "a:boolean"): "NAME:SHARING:SHARES",
    ("and_isw", "--secret", "a:quadratic:a0,a1"): '"quadratic" is no way to share',
    ("and_isw", "--secret", "a:boolean:a0,a1", "--window", "outer"): "the window never begins",
    ("and_isw", "--secret", "a:boolean:a0,a1", "--window", "and_isw..outer"): "the window never ends",
    ("and_isw", "--secret", "a:boolean:a0,a1", "--fresh", "shared+4..12"): "shared has 8 bytes",
    ("planted", "--secret", INPUTS[0], "--fresh", "a4", "--result", "c:boolean:a0,a4"): "do not recombine",
}  # fmt: skip


@pytest.mark.parametrize("words", SENTENCES)
def test_what_cannot_be_evaluated_is_told_in_one_sentence(
    words: tuple[str, ...], gadgets: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["leak", str(gadgets), *words, "--core", "cv32e40p"]) in {1, 2}
    said = capfd.readouterr().err
    assert SENTENCES[words] in said
    assert said.count("\n") == 1 and "Traceback" not in said


def test_a_core_without_elements_is_refused(gadgets: Path) -> None:
    core = library().core("cva6-2022")
    program = Program(gadgets, isa=core.isa, equipment=core.equipment)
    with pytest.raises(InstarError, match="what holds values in core"):
        evaluate(program, core, "and_isw", [], _masking(INPUTS, ["a4"]), Plan(10))


def test_a_leak_is_drawn_and_samples_are_an_array(
    gadgets: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    picture, samples = tmp_path / "t.svg", tmp_path / "samples.npy"
    words = [
        "leak",
        str(gadgets),
        "and_isw",
        "--core",
        "cv32e40p",
        "--secret",
        INPUTS[0],
        "--secret",
        INPUTS[1],
    ]
    words += ["--fresh", "a4", "--no-control", "--traces", "100", "-o", str(picture), "--npy", str(samples)]
    assert run_command(words) == 1
    said = capfd.readouterr().out
    assert "It leaks" in said and "over what" in said and "nothing here says that a program is secure" in said
    drawn = picture.read_text()
    assert drawn.startswith("<svg") and "It leaks" in drawn and "operand a" in drawn
    data = samples.read_bytes()
    points = int(said.split(" points, at")[0].rsplit("of ", 1)[1])
    assert data[:6] == b"\x93NUMPY" and f"(100, {points})".encode() in data[:128]
    assert len(data) == 128 + 100 * points and max(data[128:]) <= 32
    classes = (tmp_path / "samples.classes.npy").read_bytes()[-100:]
    assert set(classes) == {0, 1}
