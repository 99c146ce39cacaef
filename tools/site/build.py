"""Builds the site of our pages: python tools/site/build.py [FOLDER], by default target/site.

The pages are laid out beside each other as they stand in the repository, so that their links lead
on, and MkDocs makes the site of them; a wrong link or anchor ends the build. Nothing hangs on the
generator but `mkdocs.yml`: docs/decisions/results.md says why it is this one.
"""

from __future__ import annotations

import json
import os
import posixpath
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
#: Where pages and their pictures lie.
PAGES = ("*.md", "docs/**/*.md", "docs/**/*.svg", "designs/*/*.md")
FRONT, INDEX = "README.md", "docs/index.md"
_LINK = re.compile(r"(\]\()([^)#:\s]+)((?:#[^)\s]*)?\))")
_FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"^(```\w+) file=(\S+)", re.MULTILINE)
_HEADING = re.compile(r"^(#+ .*<.*)$", re.MULTILINE)
_ORIGIN = re.compile(r"^<!-- (computed|tested|measured|dated): (.+?) -->\n", re.MULTILINE)
#: What a reader of the site sees of such a mark.
_SHOWN = {
    "computed": "Computed: a test compares this with what is computed now.",
    "tested": "Tested by <code>{}</code>, which compares rows with what is computed now.",
    "measured": "Measured {}.",
    "dated": "As of {}; no test recomputes it.",
}
#: What a block of code is called for its colours, by ending.
_LANGUAGES = {".rs": "rust", ".py": "python", ".toml": "toml", ".c": "c", ".sv": "systemverilog"}
#: `listed` of the package, which need not be built for this.
_LISTED = runpy.run_path(str(ROOT / "python" / "instar" / "pages.py"))["listed"]


def main(out: Path) -> int:
    """Builds into `out`; exit code of the generator."""
    with tempfile.TemporaryDirectory() as scratch:
        settings = lay_out(Path(scratch), out)
        environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
        command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--clean", "-f", str(settings)]
        code = subprocess.run(command, env=environment, check=False).returncode
    if code == 0:
        let_search_without_server(out)
    return code


def let_search_without_server(out: Path) -> None:
    """Writes the script that `polyfills` of the settings names: what a page from a file starts as its worker.

    A browser starts no worker from a file, so this one has its text in itself.
    """
    (worker,) = (out / "assets" / "javascripts" / "workers").glob("search.*.min.js")
    text = (HERE / "worker.js").read_text("utf-8").replace('"TEXT"', json.dumps(worker.read_text("utf-8")))
    (out / "iframe-worker.js").write_text(text, "utf-8")


def lay_out(folder: Path, out: Path) -> Path:
    """Writes pages, what they show and link to, and the settings, which are returned."""
    pages = folder / "pages"
    shutil.copytree(HERE / "assets", pages)
    paths = dict.fromkeys(path for pattern in PAGES for path in sorted(ROOT.glob(pattern)))
    for path in paths:
        _write(pages / _within(path), page(path) if path.suffix == ".md" else path.read_text("utf-8"))
    for source in sorted({source for path in paths for source in sources(path)}):
        _write(pages / f"{_within(source)}.md", shown(source))
    told = {"docs_dir": str(pages), "site_dir": str(out.resolve()), "nav": navigation()}
    # JSON is YAML, too.
    lines = [f"{key}: {json.dumps(value)}\n" for key, value in told.items()]
    settings = folder / "mkdocs.yml"
    settings.write_text((HERE / "mkdocs.yml").read_text("utf-8") + "".join(lines), "utf-8")
    return settings


def navigation() -> list[dict[str, Any]]:
    """The front page, the groups of the index, the index."""
    groups: dict[str, list[dict[str, str]]] = {}
    for one in _LISTED((ROOT / INDEX).read_text("utf-8")):
        path = posixpath.normpath(posixpath.join(posixpath.dirname(INDEX), one.path))
        groups.setdefault(one.group, []).append(
            {one.title: f"{path}.md" if _is_source(ROOT / path) else path}
        )
    return [{"Start": FRONT}, *({group: pages} for group, pages in groups.items()), {"All pages": INDEX}]


def page(path: Path) -> str:
    """A page with links to files led to the pages that show them, and marks of tables told to the reader."""

    def led(link: re.Match[str]) -> str:
        before, target, after = link.groups()
        return before + (f"{target}.md" if _is_source(path.parent / target) else target) + after

    def told(mark: re.Match[str]) -> str:
        return f'<p class="origin">{_SHOWN[mark[1]].format(mark[2])}</p>\n\n'

    def prose(text: str) -> str:
        text = _HEADING.sub(lambda heading: f"{heading[1]} {{ #{anchor(heading[1])} }}", text)
        return _ORIGIN.sub(told, _LINK.sub(led, text))

    parts = _FENCED.split(path.read_text("utf-8"))
    # A block that is a file has its name above it.
    return "".join(
        _FILE.sub(r'\1 title="\2"', part) if part.startswith("```") else prose(part) for part in parts
    )


def anchor(heading: str) -> str:
    """A heading's anchor as GitHub makes it; the generator would take `<name>` for HTML."""
    kept = re.sub(r"[^\w\- ]", "", heading.lstrip("# ").lower())
    return kept.replace(" ", "-")


def sources(path: Path) -> Iterator[Path]:
    """What a page links to that is no page and no picture."""
    if path.suffix == ".md":
        for _, target, _ in _LINK.findall(path.read_text("utf-8")):
            if _is_source(path.parent / target):
                yield (path.parent / target).resolve()


def shown(path: Path) -> str:
    """A file as a page, which the search leaves out."""
    head = f"---\nsearch: {{ exclude: true }}\n---\n\n# {path.name}\n\n"
    if path.is_dir():
        return head + "".join(f"- `{_within(entry)}`\n" for entry in sorted(path.iterdir()))
    text = path.read_text("utf-8")
    if path.suffix == ".ipynb":
        return "".join(cell(one) for one in json.loads(text)["cells"])
    return head + f"`{_within(path)}`\n\n" + _block(_LANGUAGES.get(path.suffix, "text"), text)


def cell(one: dict[str, Any]) -> str:
    """A cell of a notebook: its text, or its code with what it printed."""
    source = "".join(one["source"])
    if one["cell_type"] != "code":
        return f"{source}\n\n"
    outputs = (
        output.get("text") or output.get("data", {}).get("text/plain", []) for output in one["outputs"]
    )
    printed = "".join(line for lines in outputs for line in lines)
    return _block("python", source) + (_block("text", printed) if printed else "")


def _block(language: str, text: str) -> str:
    return f"````{language}\n{text.rstrip()}\n````\n\n"


def _within(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _is_source(path: Path) -> bool:
    return path.suffix not in {".md", ".svg"} and path.exists()


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "target" / "site"))
