"""`instar cite`: how a paper names the Instar that its figures are of, as a sentence and for BibTeX.

Source: CITATION.cff, with which tests compare what stands here.
"""

from __future__ import annotations

from typing import Annotated, Any

import typer

from instar.cli.options import JsonOption, print_json, print_text
from instar.version import commit, version

TITLE = "Instar"
ABSTRACT = "Describe a RISC-V instruction once; know in seconds what it does to post-quantum cryptography"
AUTHORS = "The Instar authors"
#: Of the release that comes, or came last.
YEAR = 2026


def command(
    bibtex: Annotated[
        bool, typer.Option("--bibtex", help="The entry for BibTeX alone; default: with the sentence.")
    ] = False,
    json: JsonOption = False,
) -> None:
    """Say how to cite this Instar, with its version and commit."""
    facts = {
        "title": TITLE,
        "authors": AUTHORS,
        "year": YEAR,
        "version": version(),
        "commit": commit(),
        "license": "Apache-2.0",
    }
    if json:
        print_json({**facts, "bibtex": entry(facts)}, None)
    else:
        print_text(entry(facts) if bibtex else f"{sentence(facts)}\n\n{entry(facts)}")


def sentence(facts: dict[str, Any]) -> str:
    of_commit = f", commit {facts['commit']}" if facts["commit"] else ""
    return f"{AUTHORS}. {TITLE}: {ABSTRACT}. Version {facts['version']}{of_commit}, {YEAR}."


def entry(facts: dict[str, Any]) -> str:
    """For BibTeX; @misc, for old styles know no @software."""
    lines = {
        "author": f"{{{{{AUTHORS}}}}}",
        "title": f"{{{TITLE}: {ABSTRACT.replace('RISC-V', '{RISC-V}')}}}",
        "year": f"{{{YEAR}}}",
        "howpublished": "{Software}",
        "note": f"{{Version {facts['version']}"
        + (f", commit {facts['commit']}" if facts["commit"] else "")
        + "}",
    }
    width = max(map(len, lines))
    listed = ",\n".join(f"  {name:<{width}} = {value}" for name, value in lines.items())
    return f"@misc{{instar,\n{listed}\n}}"
