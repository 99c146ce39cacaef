"""`--no-cache` is an option of every command, and nothing that was made before is used with it."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest
from instar import cache
from instar.cli import run_command

from tests.cli.test_check_kernel import kernel
from tests.cli.test_check_kernel import tiny as tiny  # the fixture
from tests.cli.test_help import COMMANDS

compiling = importlib.import_module("instar.toolchain.compiling")
SOURCES = Path(cache.__file__).parent
#: Commands that build a program, on the workload of the fixture.
BUILDING = {
    "vectors": ["tiny"],
    "check-kernel": ["tiny", "--kernel", "caddq.c", "--rounds", "0"],
    "ct": ["tiny"],
    "measure": ["tiny", "all"],
    "profile": ["tiny", "all", "--core", "cv32e40p"],
    "histogram": ["tiny", "all"],
}


@pytest.mark.parametrize(
    "words", [words for words, command in COMMANDS.items() if not hasattr(command, "commands")]
)
def test_every_command_has_the_option(words: tuple[str, ...]) -> None:
    assert ["--no-cache"] in [one.opts for one in COMMANDS[words].params]


@pytest.mark.parametrize("command", BUILDING)
def test_a_program_is_built_once_and_with_the_option_once_more(
    command: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(Path("cache").absolute()))
    started: list[str] = []
    run = compiling._run

    def noted(words: list[str], failed: str) -> None:
        started.append(failed)
        run(words, failed)

    monkeypatch.setattr(compiling, "_run", noted)
    described = Path("workloads/tiny/workload.toml")
    described.write_text(described.read_text().replace("measure =", 'secret = ["a"]\nmeasure ='))
    kernel({})

    def starts(*more: str) -> int:
        started.clear()
        assert run_command([command, *BUILDING[command], *more]) in {0, 1}, capfd.readouterr().err
        return len(started)

    cache.use(False)
    first = starts()
    assert first > 0 and starts() == 0
    assert starts("--no-cache") == first and starts() == 0


def test_all_that_is_kept_is_asked_for_in_one_place() -> None:
    """Entries are read by `is_kept` and `load_result`, which the option closes; the rest is named here."""
    kinds = {
        (path.name, kind)
        for path in SOURCES.rglob("*.py")
        for kind in re.findall(r'cache\.folder\("([\w-]+)"\)', path.read_text())
    }
    asked = {path.name for path in SOURCES.rglob("*.py") if "cache.is_kept" in path.read_text()}
    # Machine code of tools, by their version, and parcels, by the digest of what is in them.
    others = {"zig", "yowasp", "parcels"}
    assert {name for name, kind in kinds if kind not in others} <= asked


def test_entries_of_this_run_serve_and_others_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kept = cache.folder("builds") / "a"
    cache.keep(kept, b"a")
    cache.store_result("a", {"a": 1})
    try:
        cache.use(False)
        assert not cache.is_kept(kept) and cache.load_result("a") is None
        cache.keep(kept, b"b")
        cache.store_result("a", {"a": 2})
        assert cache.is_kept(kept) and cache.load_result("a") == {"a": 2}
    finally:
        cache.use(True)
    assert cache.is_kept(kept) and cache.load_result("a") == {"a": 2}
