"""`instar docs`: the list of pages, a page in a pipe, in a browser or a pager, and a name that is none."""

from __future__ import annotations

import sys
import webbrowser
from pathlib import Path

import pytest
from instar.cli import run_command

from ..shared import ROOT


def shown(capfd: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run_command(["docs", *arguments]) == 0
    return capfd.readouterr().out


def test_a_pipe_gets_the_text_of_a_page(capfd: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "reference" / "coredsl.md").read_text(encoding="utf-8")
    for name in ("coredsl", "reference/coredsl", "docs/reference/coredsl.md", "CoreDSL"):
        assert shown(capfd, name) == text


def test_the_list_names_each_page_once_and_every_name_opens_its_page(
    capfd: pytest.CaptureFixture[str],
) -> None:
    lines = [line.split()[0] for line in shown(capfd).splitlines() if line.startswith("  ")]
    assert len(lines) > 50
    files = [shown(capfd, name, "--where") for name in lines]
    assert len(set(files)) == len(files)
    assert max(map(len, shown(capfd).splitlines())) <= 80


def test_a_name_that_is_none_proposes_the_nearest(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["docs", "schedul"]) == 2
    assert 'there is no page "schedul"; did you mean "schedule"?' in capfd.readouterr().err
    assert run_command(["docs", "qqqqqq"]) == 2
    assert "`instar docs` lists all of them" in capfd.readouterr().err


def test_a_terminal_gets_the_site_where_it_was_built_and_a_pager_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for name, text in (("docs/index.md", "- [How](how.md)\n"), ("docs/how.md", "# How\n")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    opened: list[str] = []
    monkeypatch.setattr("instar.cli.docs.data_folder", lambda: tmp_path)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr("pydoc.pager", opened.append)

    def open_url(url: str) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr(webbrowser, "open", open_url)
    assert run_command(["docs", "how"]) == 0
    assert opened == ["# How\n"]
    page = tmp_path / "site" / "docs" / "how.html"
    page.parent.mkdir(parents=True)
    page.write_text("")
    assert run_command(["docs", "how"]) == 0
    assert opened[1:] == [page.as_uri()]
    # Where there is no browser.
    monkeypatch.setattr(webbrowser, "open", lambda url: False)
    assert run_command(["docs", "how"]) == 0
    assert opened[2:] == ["# How\n"]
    capfd.readouterr()
