"""`instar report`: what it writes, and the sentences for wrong inputs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from instar._core import InstarError
from instar.cli import run_command
from instar.hardware import yosys
from instar.hardware.proof import Limits


def said(capfd: pytest.CaptureFixture[str], *command: str, code: int = 2) -> str:
    """What goes to stderr of a command that ends with `code`."""
    found = run_command(["report", *command])
    out, message = capfd.readouterr()
    assert found == code, message
    assert out == ""
    return message


def test_wrong_inputs_get_one_sentence(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = str(tmp_path / "page.html")
    assert 'there is no design "zkhn"' in said(capfd, "zkhn", "-o", page)
    assert 'evaluates nothing on core "karu64"' in said(capfd, "zknh", "--core", "karu64", "-o", page)
    assert 'is not for core "nothing"' in said(capfd, "copro", "--core", "nothing", "-o", page)
    assert "which design?" in said(capfd)
    assert "there is no folder" in said(capfd, "zknh", "-o", str(tmp_path / "no" / "page.html"))
    assert "it is a folder" in said(capfd, "zknh", "-o", str(tmp_path))
    assert "name it" in said(capfd, "--all")
    assert "leave out zknh" in said(capfd, "zknh", "--all", "-o", page)
    assert "--jobs is about --all" in said(capfd, "zknh", "--jobs", "2", "-o", page)
    assert "--core is about one design" in said(capfd, "--all", "--core", "karu64", "-o", page)
    taken = tmp_path / "taken"
    taken.write_text("")
    assert "it is a file" in said(capfd, "--all", "-o", str(taken))
    assert not (tmp_path / "page.html").exists()


def test_an_operation_that_is_not_evaluated_is_told(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = str(tmp_path / "page.html")
    message = said(capfd, "zknh", "--quick", "--operation", "sign", "-o", page)
    assert "times no such one; it evaluates: sha256_compress" in message


def test_a_tool_that_is_not_installed_is_named_once_on_the_page(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> str:
        raise InstarError("circuits need yosys, which is not there")

    monkeypatch.setattr(yosys, "version", missing)
    monkeypatch.setattr("instar.gallery.gather.circuits", lambda *_: missing())
    page = tmp_path / "page.html"
    message = said(capfd, "zknh", "--core", "cva6-single", "-o", str(page), code=0)
    assert f"{page}: written, 2 rows" in message.replace("\n", "")
    text = page.read_text()
    assert text.count("Areas: circuits need yosys, which is not there") == 1
    assert text.count("Circuits: circuits need yosys") == 1
    assert "sha2 sha256_compress on cva6-single" in text and "on cva6-superscalar" not in text


def test_a_gallery_has_a_page_for_each_design_and_a_card_for_what_has_none(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("instar.cli.report._names", lambda _: iter(["zknh", "copro", "gone"]))
    message = said(capfd, "--all", "--quick", "-o", str(tmp_path / "pages"), code=2)
    assert re.search(r"zknh.html: written, \d+ rows, \d+ s \(\d+ s of processors\)", message)
    assert "3 designs" in message and 'there is no design "gone"' in message.replace("\n", " ")
    files = {file.name for file in (tmp_path / "pages").iterdir()}
    assert files == {"index.html", "zknh.html", "copro.html"}
    text = (tmp_path / "pages" / "copro.html").read_text()
    assert "the design has no [[evaluate]]" in text and "CV-X-IF" in text
    listed = (tmp_path / "pages" / "index.html").read_text()
    assert listed.index("zknh.html") < listed.index("copro.html") and "No page: " in listed


def test_a_page_shows_what_a_design_brings_to_the_bus(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_command(["new", "device", "unit"]) == 0
    capfd.readouterr()
    said(capfd, "unit", "--quick", "-o", "unit.html", code=0)
    text = re.sub(r"<[^>]+>", " ", Path("unit.html").read_text())
    assert "0x1000 bytes at 0x1a108000; by obi a load takes 1 and a store 1 cycles." in text
    assert "It has 2,048 bits of memory." in text and "An access before the end of a command waits." in text
    words = " ".join(text.split())
    assert "command cycles sum 2 + 2 * LENGTH offset name" in words
    assert "0x4 STATUS a load clears it busy, done" in words and "0x800 BUFFER 64 words" in words


def test_a_gallery_leaves_out_areas_of_long_texts_and_says_so_once(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("instar.cli.report._names", lambda _: iter(["zknh"]))
    monkeypatch.setattr("instar.cli.report.LONGEST", 100)
    monkeypatch.setattr("instar.cli.report.LIMITS", Limits(seconds=1.0, vectors=1000))
    said(capfd, "--all", "-o", str(tmp_path / "pages"), code=0)
    text = (tmp_path / "pages" / "zknh.html").read_text()
    found = re.findall(r"<p>(Areas: [^<]*)</p>", text)
    said_once = "has more than 100 characters and is not synthesised by --all; instar report zknh has them."
    assert len(found) == len(set(found)) and all(one.endswith(said_once) for one in found), found
    assert re.search(r"sha256_compress.*proved", text, re.DOTALL)
