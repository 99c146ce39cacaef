"""`-h` of every command: it fits 80 columns, and says of each option what holds without it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from instar.cli import application, run_command


def commands(command: Any, words: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield words, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, (*words, name))


COMMANDS = dict(commands(typer.main.get_command(application())))


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_help_is_asked_for_by_a_letter_too_and_fits_80_columns(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run_command([*words, "-h"]) == 0
    short = capfd.readouterr().out
    assert run_command([*words, "--help"]) == 0
    assert short == capfd.readouterr().out
    assert "Usage: instar" in short and max(map(len, short.splitlines())) <= 80


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_option_says_what_holds_without_it(words: tuple[str, ...]) -> None:
    for one in COMMANDS[words].params:
        if one.param_type_name == "option":
            assert one.help, one.opts
            silent = not one.required and not one.is_flag and one.default in (None, [], ())
            assert not silent or "default" in one.help or "without" in one.help, (one.opts, one.help)
        else:
            assert one.help, one.name


def test_what_runs_rtl_is_not_told_by_the_words_of_what_reads_traces() -> None:
    said = {words: one.get_short_help_str(200) for words, one in COMMANDS.items() if words}
    assert "in RTL" in said["rtl", "score"] and "in RTL" not in said["score",]
    assert len(set(said.values())) == len(said)


def test_the_shell_completes_commands() -> None:
    asked = {"_INSTAR_COMPLETE": "complete_bash", "COMP_WORDS": "instar ev", "COMP_CWORD": "1"}
    instar = Path(sys.executable).with_name("instar")
    done = subprocess.run([instar], env={**os.environ, **asked}, capture_output=True, text=True)
    assert done.stdout.split() == ["evaluate"], done.stderr
