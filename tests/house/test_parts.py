"""The parts of the checks wait for those before them and run beside others; the first that fails ends all."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.parts import CHECKS, Part, Run, Took, table

from ..shared import ROOT


def python(code: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code)


def test_a_part_begins_when_those_before_it_are_done_and_beside_others(tmp_path: Path) -> None:
    meets = "import pathlib, time; pathlib.Path('{}').touch(); end = time.time() + 60\n"
    meets += "while not pathlib.Path('{}').exists() and time.time() < end: time.sleep(0.01)"
    one, other = tmp_path / "one", tmp_path / "other"
    parts = [
        Part("last", python("print('at the end')"), ("first", "second")),
        Part("first", python(meets.format(one, other))),
        Part("second", python(meets.format(other, one))),
    ]
    run = Run(parts, tmp_path)
    assert run.go() == 0
    assert run.done[-1].name == "last" and run.log("last").read_text() == "at the end\n"
    assert run.done[-1].begun >= max(took.begun + took.passed for took in run.done[:-1])


def test_parts_that_end_at_the_same_time_are_all_heard_of(tmp_path: Path) -> None:
    class Late(Run):
        """Looks for parts that have ended only when all that run have."""

        def _wait(self) -> int:
            for pid in self.running:
                os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
            return super()._wait()

    quick = [Part(name, python("")) for name in ("first", "second", "third")]
    later = [Part(f"after {part.name}", python(""), (part.name,)) for part in quick]
    run = Late([*quick, *later], tmp_path)
    assert run.go() == 0
    assert {took.name for took in run.done} == {part.name for part in (*quick, *later)}


def test_parts_are_heard_of_where_the_caller_ignores_the_end_of_children(tmp_path: Path) -> None:
    code = "import sys; from pathlib import Path; from tools.parts import Part, Run, end_with_parts\n"
    code += "end_with_parts(); parts = [Part(str(n), (sys.executable, '-c', '')) for n in range(3)]\n"
    code += f"sys.exit(Run(parts, Path({str(tmp_path)!r})).go() or 40)"
    ignoring = "import os, signal, sys; signal.signal(signal.SIGCHLD, signal.SIG_IGN)\n"
    ignoring += f"os.execv(sys.executable, [sys.executable, '-c', {code!r}])"
    assert subprocess.run([sys.executable, "-c", ignoring], cwd=ROOT, check=False).returncode == 40


def test_seconds_of_processors_are_those_of_all_that_a_part_starts(tmp_path: Path) -> None:
    busy = "import time\nwhile time.process_time() < 0.3: pass"
    started = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {busy!r}])"
    run = Run([Part("busy", python(started)), Part("idle", python("import time; time.sleep(0.3)"))], tmp_path)
    assert run.go() == 0
    used = {took.name: took.processors for took in run.done}
    assert used["busy"] >= 0.3 and used["busy"] > used["idle"]


def test_the_first_part_that_fails_ends_the_others_and_is_shown(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    pid = tmp_path / "pid"
    long = f"import os, pathlib, time; pathlib.Path('{pid}').write_text(str(os.getpid())); time.sleep(600)"
    fails = f"import pathlib, sys, time\nwhile not pathlib.Path('{pid}').exists(): time.sleep(0.01)\n"
    fails += "print('what is wrong'); sys.exit(3)"
    parts = [Part("long", python(long)), Part("fails", python(fails)), Part("never", python(""), ("fails",))]
    run = Run(parts, tmp_path)
    assert run.go() == 3
    shown = capfd.readouterr().out
    assert "== fails: failed with 3 after" in shown and "what is wrong" in shown and "never" not in shown
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)


def test_the_table_has_each_part_and_all_together() -> None:
    lines = table([Took("build", 60.0, 100.0, 190.0), Took("tests in Rust", 160.0, 40.0, 60.0)])
    assert lines[1].split() == ["build", "60", "100", "190"]
    assert lines[-1].split() == ["together", "0", "200", "250"]


def test_the_checks_are_all_of_make_lint_and_make_test() -> None:
    makefile = (ROOT / "Makefile").read_text()
    wanted = set()
    for target in ("lint", "test"):
        found = re.search(rf"^{target}: ([\w -]+?)(?:  ##|$)", makefile, re.MULTILINE)
        assert found
        wanted |= set(found[1].split())
    # Clippy has no part of its own: it compiles the tests in Rust, where `.ci/run` asks for it.
    assert re.search(r"^lint-rust: lint-format\n\tcargo clippy [^\n]+\n\n", makefile, re.MULTILINE)
    wanted = wanted - {"lint-rust"} | {"lint-format"}
    assert "INSTAR_CLIPPY=1" in (ROOT / ".ci/run").read_text()
    assert wanted <= {part.command[-1] for part in CHECKS}
    names = [part.name for part in CHECKS]
    assert len(set(names)) == len(names) and all(set(part.after) <= set(names) for part in CHECKS)


#: A crate with places for what rustc warns of, or Clippy alone, in its code and in its tests.
WARNED = """\
pub fn one() -> u32 { FIRST }
#[test]
fn works() { assert_eq!(one(), 1) SECOND }
"""


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        ("1", "", None),
        ("return 1;", "", "clippy::needless-return"),
        ("1", "; let unused = 1;", "unused-variables"),
        ("1", "; let mut n = one(); n = n + 1; assert_eq!(n, 2);", "clippy::assign-op-pattern"),
    ],
)
def test_clippy_compiles_the_tests_where_it_is_asked_to(
    tmp_path: Path, first: str, second: str, said: str | None
) -> None:
    text = WARNED.replace("FIRST", first).replace("SECOND", second)
    done = checked(tmp_path, "doctest = false", text, "test", "--tests", "--no-run")
    assert (done.returncode == 0) == (said is None), done.stderr
    assert said is None or f"`-D {said}` implied by `-D warnings`" in done.stderr


@pytest.mark.parametrize(("body", "said"), [("1", None), ("return 1;", "clippy::needless-return")])
def test_clippy_reads_the_module_for_python_which_has_no_tests(
    tmp_path: Path, body: str, said: str | None
) -> None:
    library = 'name = "_core"\ncrate-type = ["cdylib"]\ntest = false'
    done = checked(tmp_path, library, f"pub fn one() -> u32 {{ {body} }}\n", "build")
    assert (done.returncode == 0) == (said is None), done.stderr
    assert said is None or f"`-D {said}` implied by `-D warnings`" in done.stderr
    # What Clippy read is no library; the compiler's is.
    assert len([*tmp_path.glob("target/debug/lib_core.*")]) == (2 if said is None else 0)


def checked(here: Path, library: str, text: str, *words: str) -> subprocess.CompletedProcess[str]:
    """What cargo says of a crate as `.ci/run` has it compiled."""
    (here / "src").mkdir()
    manifest = f'[package]\nname = "tiny"\nedition = "2024"\n[workspace]\n[lib]\n{library}\n'
    (here / "Cargo.toml").write_text(manifest)
    (here / "src/lib.rs").write_text(text)
    surroundings = {
        **os.environ,
        "INSTAR_CLIPPY": "1",
        "RUSTFLAGS": "-D warnings",
        "RUSTC_WRAPPER": str(ROOT / "tools/rustc_for_checks.sh"),
        "CARGO_TARGET_DIR": str(here / "target"),
    }
    command = ["cargo", *words, "--offline", "--quiet"]
    return subprocess.run(command, cwd=here, env=surroundings, capture_output=True, text=True)


def test_who_ends_the_run_ends_its_parts(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    long = f"import os, pathlib, time; pathlib.Path('{pid}').write_text(str(os.getpid())); time.sleep(600)"
    code = "import signal, sys; from pathlib import Path; from tools.parts import Part, Run, end_with_parts\n"
    code += f"end_with_parts(); part = Part('long', (sys.executable, '-c', {long!r}))\n"
    code += f"Run([part], Path({str(tmp_path)!r})).go()"
    run = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT)
    end = time.monotonic() + 60
    while not (pid.exists() and pid.read_text()) and time.monotonic() < end:
        time.sleep(0.01)
    run.terminate()
    assert run.wait(60) == 128 + signal.SIGTERM
    for _ in range(600):
        try:
            os.kill(int(pid.read_text()), 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    pytest.fail("the part is still there")


def _features(*selected: str) -> dict[str, set[str]]:
    """The features of every library that the selected packages are compiled with."""
    listed = subprocess.run(
        ["cargo", "tree", "--offline", "--no-dedupe", "--prefix", "none", "--format", "{p}|{f}", *selected],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    ).stdout
    found: dict[str, set[str]] = {}
    for package, _, features in (line.partition("|") for line in listed.splitlines() if line):
        found.setdefault(package, set()).add(features)
    return found


def test_what_tests_run_is_compiled_once() -> None:
    """A library with other features in the tests in Rust would be compiled again, with all that needs it."""
    package = _features("--package", "instar-py", "--edges", "normal,build")
    workspace = _features("--workspace", "--edges", "normal,build,dev")
    assert len(package) > 50
    assert {name: features for name, features in package.items() if not features <= workspace[name]} == {}
