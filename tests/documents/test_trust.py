"""What several pages say of the vector unit's exactness is one thing: counted in the files they name."""

from __future__ import annotations

import re

from ..shared import ROOT

PAGES = ROOT / "docs" / "reference"
SEQUENCES = (ROOT / "tests" / "cores" / "ara" / "sequences.txt").read_text(encoding="utf-8")
WORDS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight")


def page(name: str) -> str:
    return " ".join((PAGES / name).read_text(encoding="utf-8").split())


def test_sequences_that_are_exact_are_those_of_the_file() -> None:
    titles = re.findall(r"^= (.*)$", SEQUENCES, re.MULTILINE)
    instructions = len(SEQUENCES.splitlines()) - len(titles)
    off = [title for title in titles if not title.endswith(" within 0") and " within " in title]
    assert {title.split()[-1] for title in off} == {"1"}
    many, few = len(titles), WORDS[len(off)]
    assert f"{many} sequences (`tests/cores/ara/sequences.txt`, {instructions} instructions)" in page(
        "core.md"
    )
    assert f"in all but {few} sequences, which are off by one cycle" in page("core.md")
    assert f"{many - len(off)} of {many} sequences exact, {few} off by a cycle" in page("trust.md")


def test_calls_and_kernels_are_as_far_off_as_the_table_of_trust_says() -> None:
    said = page("core.md").split("Kernels that nothing was fitted to")[1].split("The published rows")[0]
    kernels = re.findall(r" ([\d,]+) and ([\d,]+)", said)
    [named] = re.findall(r"kernels of three passes \| recorded RTL \| within ([\d.]+) %", page("trust.md"))
    assert len(kernels) > 4 and round(furthest(kernels), 1) == float(named)
    row = re.compile(r"\| `[\w-]+ \w+` \| [\d,]+ \| ([\d,]+) / ([\d,]+) \| ([\d,]+) / ([\d,]+) \|")
    calls = [pair for a, b, c, d in row.findall(page("rtl.md")) for pair in ((c, a), (d, b))]
    [named] = re.findall(r"call of a function \|[^|]*\| cold and warm within ([\d.]+) %", page("trust.md"))
    assert len(calls) > 20 and round(furthest(calls), 1) == float(named)


def furthest(pairs: list[tuple[str, str]]) -> float:
    """The largest error of (model, RTL), in percent."""
    numbers = [tuple(int(text.replace(",", "")) for text in pair) for pair in pairs]
    return max(100 * abs(model - rtl) / rtl for model, rtl in numbers)
