"""A source is compiled once for all programs that give it nothing else that it looks at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from instar import cache
from instar._core import Program
from instar.toolchain import Build, build, find_compiler
from instar.toolchain.mentions import Given, mentioned, words

_ISA = "rv32imc"


@pytest.fixture(autouse=True)
def anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)


def _value(sources: Sequence[Path], defines: Mapping[str, str | int], generated: Mapping[str, str]) -> int:
    elf = build(Build(find_compiler(), _ISA, tuple(sources), defines=defines, generated=generated))
    return int(Program(elf, isa=_ISA).call("f", returns="u32")["returned"])


def _compiled() -> int:
    """Objects in the cache."""
    return sum(1 for path in cache.folder("objects").iterdir() if not path.suffix)


@pytest.fixture
def f(tmp_path: Path) -> Path:
    return tmp_path / "f.c"


@pytest.mark.parametrize(
    ("text", "differs"),
    [
        ("int f(void) { return 1; }", False),
        ("int f(void) { return K; }", True),
        ("#ifdef K\nint f(void) { return K; }\n#endif", True),
        ("int f(void) { return OTHER; }", True),
        ("#include INCLUDED\nint f(void) { return N; }", True),
        ("#define PUT(a, b) a##b\n#define NAME(a) PUT(a,)\nint f(void) { return PUT(,K); }", True),
        ("int f(void) { return A\\\nB; }", True),
    ],
    ids=[
        "not",
        "named",
        "asked for",
        "by another",
        "by a generated text",
        "made of pieces",
        "over two lines",
    ],
)
def test_an_object_serves_where_its_source_looks_at_nothing_that_differs(
    f: Path, text: str, differs: bool
) -> None:
    f.write_text(text + "\n")
    generated = {"n.h": "#define N K\n"}
    values = [
        _value([f], {"K": k, "AB": k, "OTHER": "K", "INCLUDED": '"n.h"'}, generated) for k in (1, 2, 3, 2)
    ]
    assert values == ([1, 2, 3, 2] if differs else [1, 1, 1, 1])
    assert _compiled() == (3 if differs else 1)


def test_a_generated_text_counts_where_its_name_stands(f: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.c"
    other.write_text("int other(void) { return 5; }\n")
    f.write_text('#include "a-n.h"\nint f(void) { return N; }\n')
    assert [_value([f, other], {}, {"a-n.h": f"#define N {n}\n"}) for n in (1, 2)] == [1, 2]
    assert _compiled() == 3


def test_an_object_and_its_program_are_the_same_in_every_working_folder(
    f: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    f.write_text("int f(void) { return 7; }\n")
    request = Build(find_compiler(), _ISA, (f,))
    here = build(request, use_cache=False)
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert build(request, use_cache=False) == here
    assert _compiled() == 1


@pytest.mark.parametrize(
    ("texts", "counts"),
    [
        ([b"A"], {"A", "B"}),
        ([b"B"], {"B"}),
        ([b"F(1)"], {"F(x)"}),
        ([b"AB"], set()),
        ([b"x ## y, NAM E3"], set()),
        ([b"x ## y, NAM E_"], {"NAME_2", "A", "B"}),
        ([b"NAM\\ \nE_2"], {"NAME_2", "A", "B"}),
        ([b"NAM \\\n  E_2"], set()),
        ([b"NAM", b"E_", b"##"], {"NAME_2", "A", "B"}),
    ],
)
def test_what_is_mentioned_mentions_others_and_what_is_joined_is_named(
    texts: list[bytes], counts: set[str]
) -> None:
    given = Given({"A": "B + 1", "B": 2, "F(x)": "x", "NAME_2": "A"}, {})
    assert mentioned(map(words, texts), given) == (counts, set())


@pytest.mark.parametrize("flag", ["-DOTHER=K", "@words"])
def test_flags_mention_macros_too(f: Path, tmp_path: Path, flag: str) -> None:
    f.write_text("int f(void) { return OTHER; }\n")
    (tmp_path / "words").write_text("-DOTHER=K\n")
    builds = [Build(find_compiler(flags=[flag]), _ISA, (f,), defines={"K": k}) for k in (1, 2)]
    assert [int(Program(build(one), isa=_ISA).call("f", returns="u32")["returned"]) for one in builds] == [
        1,
        2,
    ]
