"""The site of our pages: it is built without a wrong link, read without a network, and searched."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from instar.pages import find, listed
from playwright.sync_api import Browser, Page, expect

from ..report.browser import chromium
from ..shared import ROOT

BUILD = ROOT / "tools" / "site" / "build.py"
INDEX = ROOT / "docs" / "index.md"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site")
    done = subprocess.run([sys.executable, BUILD, out], capture_output=True, text=True)
    # A link or an anchor that leads nowhere is said and ends the build.
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    return out


def test_every_page_is_in_the_index_and_has_a_name_of_its_own() -> None:
    pages = listed(INDEX.read_text(encoding="utf-8"))
    paths = [(INDEX.parent / page.path).resolve() for page in pages]
    assert len(set(paths)) == len(paths)
    wanted = {*INDEX.parent.glob("**/*.md"), *ROOT.glob("designs/*/*.md")} - {INDEX}
    missing = sorted(str(path.relative_to(ROOT)) for path in wanted - set(paths))
    assert missing == [], "each needs a line in docs/index.md"
    assert all(find(pages, page.full_name) is page for page in pages)


def test_pages_ask_for_nothing_from_a_network(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        asked = re.findall(
            r'<(?:script|img|iframe)[^>]* src="(https?:[^"]*)|<link[^>]* href="(https?:[^"]*)', text
        )
        assert asked == [], page.relative_to(site)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


#: What was still on its way when the page was left, as a busy machine leaves it: nothing failed.
LEFT = "net::ERR_ABORTED"


@contextmanager
def opened(browser: Browser, file: Path, width: int, scheme: str) -> Iterator[Page]:
    """A page of the site from its file, which must complain of nothing and ask for nothing else."""
    context = browser.new_context(
        viewport={"width": width, "height": 800},
        color_scheme="dark" if scheme == "dark" else "light",
        offline=True,
    )
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("requestfailed", lambda request: None if request.failure == LEFT else said.append(request.url))
    page.goto(file.as_uri())
    yield page
    context.close()
    assert said == []


def test_a_search_leads_to_the_place_that_it_found(browser: Browser, site: Path) -> None:
    with opened(browser, site / "index.html", 1280, "light") as page:
        page.get_by_role("textbox", name="Search").fill("commit_ports superscalar")
        first = page.locator(".md-search-result__item a").first
        expect(first).to_be_visible()
        first.click()
        expect(page).not_to_have_url(re.compile(r"/index\.html$"))
        expect(page.locator("article mark").first).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 400])
def test_a_page_is_no_wider_than_its_window(browser: Browser, site: Path, width: int, scheme: str) -> None:
    names = ["index.html", "docs/index.html", "docs/neighbours.html", "docs/reference/schedule.html"]
    for name in names:
        with opened(browser, site / name, width, scheme) as page:
            expect(page.locator("article h1")).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth") <= width, name
            paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
            brightness = sum(map(int, re.findall(r"\d+", paper)[:3]))
            assert (brightness < 3 * 128) == (scheme == "dark"), paper
