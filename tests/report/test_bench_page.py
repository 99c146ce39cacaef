"""The HTML page of a table in a headless Chromium: clicked, sorted, searched; narrow, wide, dark, light."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from instar.report.bench_page import page as drawn
from instar.result import BenchTable
from playwright.sync_api import Browser, Page, expect

from tests.report.bench_tables import HOSTILE, hostile, row, signing, table
from tests.report.browser import chromium


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@contextmanager
def opened(
    browser: Browser,
    folder: Path,
    *tables: BenchTable,
    width: int = 1400,
    dark: bool = False,
    scripts: bool = True,
) -> Iterator[Page]:
    """The page, which must ask for nothing but itself and complain of nothing."""
    file = folder / "page.html"
    file.write_text(drawn(tables))
    context = browser.new_context(
        viewport={"width": width, "height": 800},
        color_scheme="dark" if dark else "light",
        java_script_enabled=scripts,
        offline=True,
    )
    page = context.new_page()
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(file.as_uri())
    yield page
    context.close()
    assert [url for url in asked if not url.startswith("data:")] == [file.as_uri()]
    assert complaints == []


def names(page: Page) -> list[str]:
    """Scheme and operation of the rows that are seen, from the top."""
    shown = page.locator("#rows > tbody > tr:not(.detail)").filter(visible=True)
    cells = [each.locator(".open").inner_text().split("\n")[0] for each in shown.all()]
    operations = [each.locator("td.wide").text_content() for each in shown.all()]
    return [f"{name} {operation}" for name, operation in zip(cells, operations, strict=True)]


def heading(page: Page, name: str) -> tuple[object, object]:
    cell = page.locator("#rows thead th").filter(has_text=re.compile(f"^{name}$"))
    return cell, cell.get_by_role("button")


IN_ORDER = ["ml-dsa-44 keygen", "ml-dsa-44 sign", "slh-dsa-shake-128s sign", "sha3 sha3_256"]


def test_a_heading_sorts_its_column_and_the_other_way_when_clicked_again(
    browser: Browser, tmp_path: Path
) -> None:
    with opened(browser, tmp_path, signing()) as page:
        assert names(page) == IN_ORDER
        cycles = page.get_by_role("columnheader", name="cycles", exact=True)
        expect(cycles).to_have_attribute("aria-sort", "none")
        cycles.get_by_role("button").click()
        expect(cycles).to_have_attribute("aria-sort", "descending")
        assert names(page) == [IN_ORDER[2], IN_ORDER[1], IN_ORDER[0], IN_ORDER[3]]
        cycles.get_by_role("button").click()
        expect(cycles).to_have_attribute("aria-sort", "ascending")
        assert names(page) == [IN_ORDER[3], IN_ORDER[0], IN_ORDER[1], IN_ORDER[2]]
        scheme = page.get_by_role("columnheader", name="scheme")
        scheme.get_by_role("button").press("Enter")
        expect(scheme).to_have_attribute("aria-sort", "ascending")
        expect(cycles).to_have_attribute("aria-sort", "none")
        assert names(page) == [IN_ORDER[0], IN_ORDER[1], IN_ORDER[3], IN_ORDER[2]]
        # One row alone has an interval: what is not known stays below, whichever way.
        interval = page.get_by_role("columnheader", name="interval").get_by_role("button")
        for _ in range(2):
            interval.click()
            assert names(page)[0] == IN_ORDER[2]


def test_the_search_keeps_the_rows_that_have_all_words(browser: Browser, tmp_path: Path) -> None:
    with opened(browser, tmp_path, signing()) as page:
        search, count = page.get_by_role("searchbox", name="Search"), page.locator("#count")
        expect(count).to_have_text("4 rows")
        search.fill("SIGN dsa")
        assert names(page) == IN_ORDER[1:3]
        expect(count).to_have_text("2 of 4 rows")
        search.fill("sign kem")
        assert names(page) == []
        expect(page.get_by_text("No row has all of these words.")).to_be_visible()
        search.fill("")
        assert names(page) == IN_ORDER


def test_a_row_opens_to_its_stalls_and_its_flame_graph_and_takes_them_along(
    browser: Browser, tmp_path: Path
) -> None:
    with opened(browser, tmp_path, signing()) as page:
        opener = page.get_by_role("button", name="ml-dsa-44").nth(1)
        opener.click()
        expect(opener).to_have_attribute("aria-expanded", "true")
        detail = page.locator("#detail-1")
        reasons = detail.locator(".reasons tbody tr")
        assert [each.inner_text().split("\t")[:3] for each in reasons.all()] == [
            ["issued", "800", "66.7 %"],
            ["RAW", "250", "20.8 %"],
            ["branch", "150", "12.5 %"],
        ]
        frames = detail.locator(".frame")
        assert frames.all_inner_texts() == ["scheme_sign", "keccak_f1600", "ntt", "butterfly"]
        boxes = {each.inner_text(): each.bounding_box() for each in frames.all()}
        whole, hashing, ntt = (boxes[name] for name in ("scheme_sign", "keccak_f1600", "ntt"))
        assert whole and hashing and ntt
        assert hashing["width"] / whole["width"] == pytest.approx(1200 / 2400, abs=0.01)
        assert ntt["width"] / whole["width"] == pytest.approx(800 / 2400, abs=0.01)
        assert whole["y"] < hashing["y"] == ntt["y"] and ntt["x"] >= hashing["x"] + hashing["width"] - 1
        page.get_by_role("columnheader", name="cycles", exact=True).get_by_role("button").click()
        beside = page.locator("#rows > tbody > tr").nth(2)
        expect(beside).to_have_id("detail-1")
        page.get_by_role("searchbox").fill("keygen")
        expect(detail).to_be_hidden()
        page.get_by_role("searchbox").fill("")
        expect(detail).to_be_visible()
        opener = page.locator("[aria-controls=detail-1]")
        opener.click()
        expect(detail).to_be_hidden()


def test_a_frame_is_enlarged_by_a_click_and_left_by_another(browser: Browser, tmp_path: Path) -> None:
    with opened(browser, tmp_path, signing()) as page:
        page.locator("[aria-controls=detail-0]").click()
        detail = page.locator("#detail-0")
        detail.get_by_role("button", name="ntt").click()
        assert detail.locator(".frame").all_inner_texts() == ["scheme_sign", "ntt", "butterfly"]
        widths = [box["width"] for each in detail.locator(".frame").all() if (box := each.bounding_box())]
        assert widths[0] == pytest.approx(widths[1]) and widths[2] / widths[1] == pytest.approx(
            1 / 8, abs=0.01
        )
        expect(detail.locator(".read")).to_have_text("ntt: 400 cycles with what it calls, 33.3 %")
        detail.get_by_role("button", name="scheme_sign").click()
        assert len(detail.locator(".frame").all()) == 4


def test_a_narrow_frame_is_no_wider_than_its_share(browser: Browser, tmp_path: Path) -> None:
    stacks = [(-1, "whole", 0), *((0, f"part_{number}", 10) for number in range(100))]
    with opened(browser, tmp_path, table(row("a", "", "sign", stacks=stacks)), width=360) as page:
        page.locator(".open").click()
        whole, *parts = (each.bounding_box() for each in page.locator(".frame").all())
        assert whole and len(parts) == 100
        for part in parts:
            assert part and part["width"] <= whole["width"] / 100 + 1
            assert part["x"] + part["width"] <= whole["x"] + whole["width"] + 1


def test_a_sampled_row_says_its_interval_and_counts_instructions(browser: Browser, tmp_path: Path) -> None:
    with opened(browser, tmp_path, signing()) as page:
        page.locator("[aria-controls=detail-2]").click()
        detail = page.locator("#detail-2")
        expect(detail).to_contain_text("400 windows; the cycles lie between 8,950,000,000 and 9,050,000,000")
        expect(detail.locator(".stalls")).to_have_count(0)
        expect(detail.locator(".flame")).to_contain_text("as wide as the instructions of a function")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [360, 768, 1400])
def test_the_page_fits_narrow_and_wide_screens_dark_and_light(
    browser: Browser, tmp_path: Path, width: int, dark: bool
) -> None:
    with opened(browser, tmp_path, signing(), width=width, dark=dark) as page:
        page.locator("[aria-controls=detail-1]").click()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        # Whatever is scrolled to, the name of the row and its details stay in sight.
        page.evaluate("document.querySelector('.scroll').scrollLeft = 10000")
        for seen in (page.locator("[aria-controls=detail-1]"), page.locator("#detail-1 .pane")):
            box = seen.bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= width + 1
        expect(page.locator("[aria-controls=detail-1] .operation")).to_be_visible(visible=width <= 640)
        ratios = page.evaluate(CONTRAST, ["body", ".soft", "#rows tbody td", ".frame", ".reasons td", "a"])
        assert min(ratios) >= 4.5, ratios
        background = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert (sum(map(int, re.findall(r"\d+", background))) < 384) == dark


#: Contrast of each selector's first element with what it stands on, as WCAG 2.2 counts (1.4.3).
CONTRAST = """selectors => {
  const parse = text => text.match(/[0-9.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b]
    .map(c => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  return selectors.map(selector => {
    let element = document.querySelector(selector);
    const ink = light(parse(getComputedStyle(element).color));
    while (true) {
      const behind = parse(getComputedStyle(element).backgroundColor);
      if (behind.length === 3 || behind[3] > 0) {
        const paper = light(behind);
        return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
      }
      element = element.parentElement;
    }
  });
}"""


def test_text_of_others_is_text_and_no_other_script_may_run(browser: Browser, tmp_path: Path) -> None:
    with opened(browser, tmp_path, hostile()) as page:
        page.locator(".open").click()
        assert page.locator("img").count() == 0
        shown = HOSTILE.replace("\x1b", "\\x1b")
        expect(page.locator(".open")).to_contain_text(shown)
        expect(page.locator(".frame").first).to_have_text(shown)
        expect(page.locator(".facts")).to_contain_text(shown)
        policy = page.locator("meta[http-equiv]").get_attribute("content") or ""
        assert "default-src 'none'" in policy and "unsafe" not in policy


def test_without_scripts_the_table_is_there(browser: Browser, tmp_path: Path) -> None:
    with opened(browser, tmp_path, signing(), scripts=False) as page:
        assert names(page) == IN_ORDER
        expect(page.get_by_role("cell", name="6,000,000")).to_be_visible()
        expect(page.locator(".tools")).to_be_hidden()
        expect(page.get_by_text("own sign: not computed: the compiler refused sign.c")).to_be_visible()


def test_several_cores_are_told_apart_in_one_table(browser: Browser, tmp_path: Path) -> None:
    other = table(row("ml-dsa", "44", "sign", 4_000_000), core="cv64a6")
    with opened(browser, tmp_path, signing(), other) as page:
        page.get_by_role("searchbox").fill("cv64a6")
        assert names(page) == ["ml-dsa-44 sign"]
        core = page.get_by_role("columnheader", name="core")
        page.get_by_role("searchbox").fill("44 sign")
        core.get_by_role("button").click()
        shown = page.locator("#rows > tbody > tr").filter(visible=True)
        assert [each.locator("td").first.inner_text() for each in shown.all()] == ["cv64a6", "cva6-single"]


def test_the_rows_can_be_downloaded(browser: Browser, tmp_path: Path) -> None:
    with opened(browser, tmp_path, signing()) as page:
        with page.expect_download() as download:
            page.get_by_role("link", name="Download as CSV").click()
        assert download.value.suggested_filename == "bench.csv"
        assert Path(download.value.path()).read_text().count("\n") == 5


def test_the_same_rows_give_the_same_bytes() -> None:
    computed = signing()
    known = replace(computed, rows=tuple(replace(one, cached=True) for one in computed.rows))
    assert drawn([computed]) == drawn([known])


def test_what_all_tables_stand_on_is_said_once() -> None:
    page = drawn([table(row("kem", "1", "sign"), core="one"), table(row("kem", "1", "sign"), core="two")])
    assert page.count("CPI: cycles per instruction.") == 1
    other = replace(table(row("kem", "1", "sign"), core="two"), notes=("its own",))
    page = drawn([table(row("kem", "1", "sign"), core="one"), other])
    (own,) = re.findall(r'<ul class="notes">(?:(?!</ul>).)*its own.*?</ul>', page)
    assert "two" in own and "CPI" not in own
