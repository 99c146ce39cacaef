"""`instar docs`: the pages of the documentation, in a browser, a pager or a pipe."""

from __future__ import annotations

import difflib
import itertools
import pydoc
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from instar._core import InstarError
from instar.cli.options import messages
from instar.pages import Listed, find, listed
from instar.places import data_folder


def command(
    page: Annotated[
        str | None,
        typer.Argument(metavar="[PAGE]", help="Page by name, as in design; default: which there are."),
    ] = None,
    where: Annotated[
        bool, typer.Option("--where", help="Print where the page lies, and open nothing.")
    ] = False,
) -> None:
    """Open a page of the documentation: in a browser where its site was built, else in a pager.

    In a pipe its text is printed.
    """
    docs = (data_folder() / "docs").resolve()
    index = docs / "index.md"
    pages = [
        one
        for one in listed(index.read_text(encoding="utf-8"))
        # A package has no pages but those of docs/ and of designs.
        if one.path.endswith(".md") and (docs / one.path).is_file()
    ]
    chosen = _chosen(pages, page) if page else None
    file = (docs / chosen.path).resolve() if chosen else index
    if where:
        print(file)
        return
    text = file.read_text(encoding="utf-8") if chosen else _contents(pages)
    site = _site(docs.parent, file)
    if not sys.stdout.isatty():
        print(text, end="")
    elif site and webbrowser.open(site.as_uri()):
        messages.print(f"{site}: opened in a browser")
    elif chosen:
        pydoc.pager(text)
    else:
        print(text, end="")


def _chosen(pages: list[Listed], name: str) -> Listed:
    found = find(pages, name)
    if found is None:
        names = {spelled: one for one in pages for spelled in (one.name, one.full_name)}
        near = difflib.get_close_matches(name.lower(), names, n=1)
        hint = f'did you mean "{near[0]}"? ' if near else ""
        raise InstarError(f'there is no page "{name}"; {hint}`instar docs` lists all of them')
    return found


def _site(root: Path, file: Path) -> Path | None:
    """The page in the site, where that was built: in a checkout, or for the package."""
    path = file.relative_to(root).with_suffix(".html")
    if path.stem == "README":
        path = path.with_name("index.html")
    built = (folder / path for folder in (root / "target" / "site", root / "site"))
    return next((one for one in built if one.is_file()), None)


def _contents(pages: list[Listed]) -> str:
    """The list of pages: by group, the name of each and what it is about."""
    # A page whose short name is another's has its long one.
    names = [one.name if find(pages, one.name) is one else one.full_name for one in pages]
    width = max(map(len, names))
    lines = []
    for group, members in itertools.groupby(zip(pages, names, strict=True), key=lambda pair: pair[0].group):
        lines += ["", group]
        lines += [f"  {name:<{width}}  {one.title}" for one, name in members]
    return "\n".join([*lines[1:], ""])
