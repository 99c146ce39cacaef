"""The page of a design: its parts, its bytes, what others wrote on it, and how it looks in a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from instar.design.evaluate import points
from instar.gallery.circuits import Circuit, Circuits, Shown
from instar.gallery.gather import Asked, Portrait, _first_sets, gather
from instar.gallery.index_page import Card, card, index
from instar.gallery.markup import readme
from instar.gallery.page import page
from instar.picture.ladder import Rung, front, is_ladder
from instar.picture.pipeline import PLACES, draw
from instar.places import library
from instar.report.evaluation import groups
from instar.result import AddedHardware, AddedUnit
from instar.toolchain import find_compiler
from playwright.sync_api import Browser, Page, expect

from tests.report.bench_tables import HOSTILE
from tests.report.browser import chromium


@pytest.fixture(scope="module")
def portrait() -> Portrait:
    """A small design as it is measured, with circuits that are made up."""
    places = library([])
    found = gather(places, places.design("zknh"), find_compiler(), Asked(quick=True))
    shown = (Shown("sha256sig0", "proved", ("form",)), Shown("sha256sum1", "vectors", vectors=4096))
    unit = Circuit("sha256", 1, 0, 669.0, 15.1, 825.0, shown)
    evaluation = found.evaluation
    assert evaluation is not None
    added = AddedHardware(("sha256sig0",), (AddedUnit("sha256", ("sha256sig0",), 1, 669.0, 15.1),), ())
    rows = tuple(
        row
        if row.measurement.baseline is None
        else replace(row, added=_none(added, row.measurement.baseline))
        for row in evaluation.rows
    )
    first = replace(rows[0], published_rtl_cycles=1700, published_note="another compiler")
    evaluation = replace(evaluation, rows=(first, *rows[1:]))
    circuits = Circuits("cva6-superscalar", (unit,), ("x.load: it reads memory",))
    return replace(found, evaluation=evaluation, circuits=circuits)


def _none(added: AddedHardware, baseline: bool) -> AddedHardware:
    return AddedHardware((), (), ()) if baseline else added


class Structure(HTMLParser):
    """Sections, headings, and tables' headings in their order; every element is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[str] = []
        self._heading = False
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert all(name != "style" and not name.startswith("on") for name, _ in attrs), (tag, attrs)
        if tag not in {"meta", "link", "br", "hr", "img", "input", "rect", "path", "circle"}:
            self.open.append(tag)
        if tag == "section":
            self.found.append(f"# {dict(attrs)['id']}")
        self._heading = tag == "th"

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if self._heading:
            self.found.append(data)
            self._heading = False


def test_a_page_has_its_parts_in_their_order(portrait: Portrait) -> None:
    found = Structure(page(portrait)).found
    sections = [one[2:] for one in found if one.startswith("# ")]
    assert sections == ["what", "pipeline", "gains", "ladder", "circuits", "cycles", "published", "repeat"]
    table = found[found.index("# ladder") + 1 :]
    assert table[:7] == [
        "variant",
        "cycles",
        "vs first",
        "instructions",
        "published",
        "added GE",
        "gate delays",
    ]
    text = page(portrait)
    assert "proved (form)" in text and "4,096 vectors agree" in text and "x.load: it reads memory" in text
    assert "another compiler" in text and "sha256sig0 rd, rs1" in text
    assert "instar hardware zknh --core cva6-superscalar" in text
    # Both pipelines, and the ladder of each core.
    assert text.count('aria-label="the pipeline of') == len(portrait.pipelines) == 2
    assert "left out by --quick" in text


def test_the_same_design_gives_the_same_bytes_whatever_was_known_before(portrait: Portrait) -> None:
    places = library([])
    design = places.design("zknh")
    asked = Asked(quick=True)
    first = page(gather(places, design, find_compiler(), asked))
    assert page(gather(places, design, find_compiler(), replace(asked, use_cache=False))) == first
    assert page(portrait) == page(portrait)


def test_a_gallery_takes_the_first_sets_of_each_scheme() -> None:
    places = library([])
    wanted = points(places, places.design("circe"))
    few = _first_sets(wanted, 3)
    assert list(dict.fromkeys(one.parameter_set for one in few)) == ["rsdp-1-b", "rsdpg-1-b", "rsdp-1-f"]
    assert len(list(dict.fromkeys(one.parameter_set for one in wanted))) == 18
    assert _first_sets(wanted, 18) == wanted


def test_what_others_wrote_is_text_on_the_page(portrait: Portrait) -> None:
    evaluation = portrait.evaluation
    assert evaluation is not None
    rows = tuple(
        replace(row, title=HOSTILE, published_rtl_cycles=9, published_note=HOSTILE) for row in evaluation.rows
    )
    circuits = Circuits(HOSTILE, (), (HOSTILE,))
    runs = tuple(replace(run, title=HOSTILE, stacks=((-1, HOSTILE, 9),)) for run in portrait.runs)
    made = replace(portrait, evaluation=replace(evaluation, rows=rows), circuits=circuits, runs=runs)
    text = page(replace(made, missing=(HOSTILE,)))
    assert "<img" not in text and "\x1b" not in text and text.count("</script>") == 2
    before, rest = readme(
        f"# x\n{HOSTILE}\n[a](javascript:alert(1)) [b](kernels/x.S)\n## More\n| a |\n|--:|\n| 1 |\n"
    )
    assert "<img" not in before and "javascript:" not in before.replace("](javascript:", "")
    assert 'href="' not in before and "<a>b</a>" in before
    assert '<td class="number">1</td>' in rest and "style=" not in rest


def test_what_is_to_be_known_of_a_row_stands_below_its_table_once(portrait: Portrait) -> None:
    evaluation = portrait.evaluation
    assert evaluation is not None
    rows = [
        replace(row, measurement=replace(row.measurement, notes=["it may <wait>"])) for row in evaluation.rows
    ]
    told = page(replace(portrait, evaluation=replace(evaluation, rows=tuple(rows))))
    assert told.count("Note: it may &lt;wait&gt;") == len(groups(rows))


def test_a_card_tells_the_largest_gain_and_leads_to_its_page(portrait: Portrait) -> None:
    made = card(portrait)
    failed = Card("broken", "A design", "that is none", failure="there is no such core")
    text = index([made, failed])
    assert '<a href="zknh.html">' in text and "broken.html" not in text
    assert "there is no such core" in text and "2 designs" in text
    said = dict(made.headline)
    before, after = (int(one.replace(",", "")) for one in re.findall(r"[\d,]+", said["figures"])[:2])
    assert said["factor"] == f"{before / after:.2f}×"
    assert Structure(text).found == []


def test_the_front_of_a_ladder_has_what_nothing_else_beats() -> None:
    rungs = [Rung(1, "a", 0, 100, True), Rung(2, "b", 50, 60, False), Rung(3, "c", 60, 60, False)]
    rungs.append(Rung(4, "d", 70, 20, False))
    assert [one.number for one in front(rungs)] == [1, 2, 4]
    assert is_ladder(rungs) and not is_ladder(rungs[1:2])


@pytest.mark.parametrize("core", ["cva6-superscalar", "cv32e40px", "marian", "karu64"])
def test_a_pipeline_is_drawn_from_its_family_and_its_parameters(core: str) -> None:
    places = library([])
    text = draw(places.core(core)).file()
    assert text == draw(places.core(core)).file()
    from instar._core import families

    family = next(one for one in families() if one["name"] == places.core(core).family)
    for stage in family["pipeline"]["stages"]:
        assert f">{stage['name']}</text>" in text
    for unit in family["units"]:
        assert unit == "cvxif" or f">{unit}</text>" in text
    known = {one["name"] for family in families() for one in family["parameters"]}
    assert {name for names in PLACES.values() for name in names} <= known
    ports = next(
        (one["value"] for one in places.core(core).parameters if one["name"] == "commit_ports"), None
    )
    assert (f"commit ports {ports}" in text) == (ports is not None)


def test_what_a_design_changes_and_adds_stands_out() -> None:
    places = library([])
    design = places.design("cva6-ntt")
    base = places.core("cva6-superscalar")
    core = places.core("cva6-superscalar", design=design, variant="triple-commit")
    costs = {
        cost["mnemonic"]: cost["cost"] for cost in design.info["costs"] if cost["core"] == "cva6-superscalar"
    }
    text = draw(core, base=base, units=design.info["units"], costs=costs).file()
    assert 'class="small own"' in text and ">commit ports 3, was" in text
    assert ">butterfly</text>" in text and ">pq.bfct</text>" in text
    # The multiplier of its own has no instruction at these costs.
    assert ">butterfly-own</text>" not in text


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (1280, True), (400, False), (400, True)])
def test_in_a_browser_the_page_fits_unfolds_and_draws_and_complains_of_nothing(
    browser: Browser, portrait: Portrait, tmp_path: Path, width: int, dark: bool
) -> None:
    file = tmp_path / "zknh.html"
    file.write_text(page(portrait))
    context = browser.new_context(
        viewport={"width": width, "height": 900}, color_scheme="dark" if dark else "light", offline=True
    )
    opened = context.new_page()
    asked: list[str] = []
    complaints: list[str] = []
    opened.on("request", lambda request: asked.append(request.url))
    opened.on("console", lambda message: complaints.append(message.text))
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    opened.goto(file.as_uri())
    assert opened.evaluate("document.documentElement.scrollWidth") <= width
    expect(opened.locator(".runs .frame").first).to_be_visible()
    expect(opened.locator(".runs .reasons")).to_have_count(2)
    second = opened.locator("#pipeline details").nth(1)
    expect(second.locator("svg")).to_be_hidden()
    second.locator("summary").click()
    expect(second.locator("svg")).to_be_visible()
    assert opened.evaluate("document.documentElement.scrollWidth") <= width
    opened.get_by_role("link", name="circuits").click()
    assert opened.url.endswith("#circuits")
    _drawings_keep_to_their_boxes(opened)
    context.close()
    assert [url for url in asked if not url.startswith("data:")] == [file.as_uri()]
    assert complaints == []


def _drawings_keep_to_their_boxes(opened: Page) -> None:
    """No text leaves its drawing."""
    outside = opened.evaluate(
        """() => [...document.querySelectorAll("svg.drawing text")].filter((text) => {
          const box = text.getBBox(), whole = text.ownerSVGElement.viewBox.baseVal;
          const right = box.x + box.width, bottom = box.y + box.height;
          return box.width && (box.x < -1 || right > whole.width + 1 || bottom > whole.height + 2);
        }).map((text) => text.textContent)"""
    )
    assert outside == []
