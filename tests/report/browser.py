"""A headless Chromium for tests: Debian's, or that of `playwright install chromium-headless-shell`."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

#: Names of an installed browser.
_INSTALLED = ("chromium", "chromium-browser", "google-chrome")


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser; the test is skipped, and says so, where there is none."""
    installed = next(filter(None, map(shutil.which, _INSTALLED)), None)
    with sync_playwright() as playwright:
        found = installed or playwright.chromium.executable_path
        if not Path(found).is_file():
            pytest.skip(
                "there is no Chromium: install Debian's package chromium, or run "
                "`.venv/bin/playwright install chromium-headless-shell`"
            )
        # Root may not have the browser's own sandbox; it only sees pages that these tests wrote.
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()
