"""Flags of single files: read from a text, given to the compiler, known in a build's key, told in results."""

from __future__ import annotations

import importlib
import json
import re
import subprocess
from dataclasses import replace
from pathlib import Path, PurePath

import pytest
from instar._core import InstarError
from instar.cli import run_command
from instar.cli.core_options import flags
from instar.places import library
from instar.toolchain import Build, build_key, find_compiler, objects
from instar.toolchain.flags import joined, parted, short_names
from instar.workload.program import DEFAULT_ISA, Recipe, request

#: The module; the package has a function of the same name.
module_build = importlib.import_module("instar.toolchain.build")


def built(text: str, workload: str = "sm3") -> Build:
    compiler = find_compiler(None, flags([text]))
    return request(library(), Recipe(library().workload(workload), "", DEFAULT_ISA, compiler))


def test_a_text_is_read_as_it_is_written() -> None:
    words = ["-O2", "a.c:", "-O3", "-mllvm", "-x", "src/b.c:"]
    whole, files = parted(words)
    assert whole == ("-O2",) and files == (("a.c", ("-O3", "-mllvm", "-x")), ("src/b.c", ()))
    assert joined(whole, files) == words


def test_flags_of_the_program_in_a_second_text_are_not_those_of_the_first_s_last_file() -> None:
    assert flags(["-O2 a.c: -Os", "-g0"]) == ("-O2", "-g0", "a.c:", "-Os")


def test_a_name_without_letters_and_a_linker_s_flag_of_one_file_are_refused() -> None:
    with pytest.raises(InstarError, match="names no file"):
        find_compiler(None, [":"])
    with pytest.raises(InstarError, match=r'stand before "a\.c:"'):
        find_compiler(None, ["a.c:", "-Wl,-s"])
    with pytest.raises(InstarError, match='"-c" says what is compiled'):
        find_compiler(None, ["a.c:", "-c"])


def test_only_the_file_that_is_named_gets_its_flags_and_not_those_of_the_whole() -> None:
    request = built("-O2 sm3_compress.c: -Os -fno-inline")
    by_name = {source.name: request.flags_of(source) for source in request.sources}
    assert by_name.pop("sm3_compress.c")[-2:] == ["-Os", "-fno-inline"]
    assert "-O2" not in request.flags_of(next(s for s in request.sources if s.name == "sm3_compress.c"))
    assert by_name and all(words[-1] == "-O2" for words in by_name.values())
    assert " ".join(request.flags).endswith(" -O2 sm3_compress.c: -Os -fno-inline")


def test_a_name_means_as_much_of_a_path_as_it_has_and_the_last_one_counts() -> None:
    request = built("sm3/src/*.c: -O1 src/sm3.c: -Os other/sm3.c: -O0")
    last = {source.name: request.flags_of(source)[-1] for source in request.sources}
    assert (last["hmac_sm3.c"], last["sm3.c"]) == ("-O1", "-Os")
    assert not re.fullmatch("-O[1s]", last["string.c"])


def test_files_get_the_shortest_name_that_means_no_other() -> None:
    sources = [PurePath(path) for path in ("/w/a/src/hash.c", "/w/b/src/hash.c", "/w/a/src/ntt.c")]
    assert list(short_names(sources).values()) == ["a/src/hash.c", "b/src/hash.c", "ntt.c"]


def test_the_flags_of_one_file_change_the_key_of_a_build() -> None:
    plain, other = built("-O2"), built("-O2 sm3.c: -O2")
    keys = {build_key(built(text)) for text in ("-O2", "-O2 sm3.c: -Os", "-O2 sm3.c:", "-O2 hmac_sm3.c: -Os")}
    assert len(keys) == 4 and build_key(built("-O2")) == build_key(plain) != build_key(other)


def test_which_file_is_meant_is_part_of_the_key(tmp_path: Path) -> None:
    """Equal sources in folders of other names: the flags are for one, or for none."""
    compiler = find_compiler(None, ["one/a.c:", "-Os"])
    keys = set()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.c").write_text("int a;\n")
        keys.add(build_key(Build(compiler, "rv32imc", (tmp_path / name / "a.c",))))
    assert len(keys) == 2


def test_the_compiler_is_started_with_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    commands: list[list[str]] = []
    run = subprocess.run

    def noted(command: list[str], **options: object) -> object:
        commands.append(command)
        return run(command, **options)  # type: ignore[call-overload]

    objects.forget()
    monkeypatch.setattr(subprocess, "run", noted)
    module_build.build(built("-O2 sm3_compress.c: -O1"))
    compiled = [command for command in commands if "-c" in command]
    levels = {Path(command[command.index("-c") + 1]).name: _level(command) for command in compiled}
    assert levels.pop("sm3_compress.c") == "-O1" and set(levels.values()) == {"-O2"}


def _level(command: list[str]) -> str:
    return [word for word in command if re.fullmatch("-O.", word)][-1]


def test_a_result_says_them_and_a_name_that_means_nothing_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    command = ["measure", "sm3", "sm3", "--core", "cva6-single", "--json", "--cflags"]
    assert run_command([*command, "sm3_compress.c: -O1"]) == 0
    out, said = capfd.readouterr()
    slow = json.loads(out)
    assert slow["flags"].endswith("sm3_compress.c: -O1") and slow["checked"] and not said
    assert run_command([*command, "sm3_kompress.c: -O1"]) == 0
    out, said = capfd.readouterr()
    plain = json.loads(out)
    assert (
        said
        == 'note: a program without a file "sm3_kompress.c" was built; the flags for it had no effect there\n'
    )
    assert plain["cycles"] != slow["cycles"]


def test_python_takes_them_too() -> None:
    compiler = find_compiler(None, ["-O2", "a.c:", "-O3"])
    assert compiler.flags == ("-O2",) and compiler.file_flags == (("a.c", ("-O3",)),)
    assert replace(compiler, file_flags=()).flags_for(Path("a.c")) == ("-O2",)
