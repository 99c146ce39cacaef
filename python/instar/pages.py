"""The pages of the documentation: which there are and in which groups, as docs/index.md lists them.

Needs nothing of the package: the site is built from it too (tools/site/hooks.py).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_GROUP = re.compile(r"^## (.+)$|^- \[([^\]]+)\]\(([^)#]+)[^)]*\)(?:: ((?:.+\n(?:  .+\n)*)))?", re.MULTILINE)


@dataclass(frozen=True)
class Listed:
    """A line of the index."""

    group: str
    title: str
    #: Path of the page, seen from the folder of the index.
    path: str
    #: What the page is about, or "".
    about: str

    @property
    def name(self) -> str:
        """What `instar docs` calls it: the file without its ending, or the folder of a README."""
        folder, _, file = self.path.rpartition("/")
        stem = file.rpartition(".")[0]
        return folder.rpartition("/")[2] if stem == "README" else stem

    @property
    def full_name(self) -> str:
        """Its name with the folders that it lies in, as seen from the index."""
        folder, _, _ = self.path.rpartition("/")
        above = [part for part in folder.split("/") if part not in ("", "..")]
        return "/".join([*(above[:-1] if self.path.endswith("/README.md") else above), self.name])


def listed(index: str) -> list[Listed]:
    """The pages that an index lists, in its order."""
    group, found = "", []
    for heading, title, path, about in _GROUP.findall(index):
        if heading:
            group = heading
        else:
            found.append(Listed(group, title, path, " ".join(about.split())))
    return found


def find(pages: list[Listed], name: str) -> Listed | None:
    """The page of a name, in full or its last part; of two, that which is listed first."""
    wanted = name.removeprefix("docs/").removesuffix(".md").removesuffix("/README").lower()
    for page in pages:
        if wanted in (page.name.lower(), page.full_name.lower()):
            return page
    return None
