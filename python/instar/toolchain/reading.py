"""What a compiler read, so that a build is known by it: files, and names that it looked for elsewhere first.

The compiler tells the files that its preprocessor opened (`-MD`), the linker its own
(`--dependency-file`). No one tells what the assembler takes by `.incbin` and `.include`, and which
names were not there: a file that appears earlier in a search path, or that `__has_include` asks
for, changes the program too. Both are read off the text. Where a text hides such a name (a macro
that makes it), what was read cannot be known, and the build is not kept. Source:
docs/reference/cli.md, "Caches".
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from instar import cache
from instar._core import need_file

_HASH = rb"(?:#|%:)"
#: What the preprocessor looks for: a name, or something that a macro makes one of.
_ASKED = re.compile(
    rb"(?:^[ \t]*"
    + _HASH
    + rb"[ \t]*(?:include_next|include|import|embed)|__has_(?:include_next|include|embed)[ \t]*\()"
    rb"[ \t]*(?:\"([^\"\n]+)\"|<([^>\n]+)>|(\w))",
    re.MULTILINE,
)
#: What the assembler takes: a name, or something that a macro makes one of. In C its quotes are
#: escaped.
_TAKEN = re.compile(rb"\.(?:incbin|include)\b[ \t]*(?:\\?\"([^\"\\\n]+)\\?\"|(\S))", re.IGNORECASE)
#: A directive that a macro makes out of its arguments, as in `.\name`; `.L\@` is a label.
_MADE = re.compile(rb"(?:^|[;:])[ \t]*\.(?!L)[a-z]*\\", re.MULTILINE | re.IGNORECASE)
#: The same in a string of C, where `\n` ends a line.
_MADE_IN_C = re.compile(rb"(?:\"|\\n|;)[ \t]*\.(?!L)[a-z]*\\\\", re.IGNORECASE)
_COMMENT = re.compile(rb"/\*.*?\*/|//[^\n]*", re.DOTALL)
#: What makes a program another one tomorrow.
_CLOCK = re.compile(rb"\b__(?:DATE|TIME|TIMESTAMP)__\b")


class Now:
    """Files as they are now; each is looked at once."""

    def __init__(self) -> None:
        self._digests: dict[str, str | None] = {}
        self._texts: dict[str, bytes] = {}
        self._there: dict[str, bool] = {}

    def text(self, path: str) -> bytes:
        """A file's contents; nothing where it cannot be read."""
        if path not in self._texts:
            try:
                self._texts[path] = Path(path).read_bytes() if os.path.isfile(path) else b""
            except OSError:
                self._texts[path] = b""
        return self._texts[path]

    def digest(self, path: str) -> str | None:
        """Of a file's contents; None where there is none."""
        if path not in self._digests:
            self._digests[path] = cache.digest(self.text(path)) if self.there(path) else None
        return self._digests[path]

    def there(self, path: str) -> bool:
        """Whether there is such a file."""
        if path not in self._there:
            self._there[path] = os.path.isfile(path)
        return self._there[path]


@dataclass(frozen=True)
class Read:
    """What was read for one object or program."""

    #: File → digest of its contents.
    files: Mapping[str, str]
    #: Names that were looked for: folder "" is that of any search path, else the folder of who
    #: asks.
    names: frozenset[tuple[str, str]] = frozenset()
    #: Folders that are searched after those that a build names.
    behind: tuple[str, ...] = ()
    #: Those of the names that there are, in the order of the search path.
    found: tuple[str, ...] = ()
    #: The working folder, where something was looked for in it.
    folder: str | None = None
    #: The search path, where a name was looked for that the text does not say.
    path: tuple[str, ...] | None = None
    #: False: what was read cannot be known, so nothing can be kept.
    known: bool = True

    def still(self, include: Sequence[str], now: Now) -> bool:
        """Whether the same would be read again, with these folders named by the build."""
        if not self.known or (self.folder is not None and self.folder != os.getcwd()):
            return False
        if self.path is not None and self.path != tuple(include):
            return False
        if any(now.digest(path) != digest for path, digest in self.files.items()):
            return False
        return self.found == found(self.names, [*include, *self.behind], now)

    def as_dict(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "files": dict(self.files),
            "names": sorted(map(list, self.names)),
            "behind": list(self.behind),
            "found": list(self.found),
            "folder": self.folder,
            "path": None if self.path is None else list(self.path),
        }

    @classmethod
    def of_dict(cls, said: Mapping[str, Any]) -> Read:
        """What `as_dict` made."""
        return cls(
            files=dict(said["files"]),
            names=frozenset((folder, name) for folder, name in said["names"]),
            behind=tuple(said["behind"]),
            found=tuple(said["found"]),
            folder=said["folder"],
            path=None if said["path"] is None else tuple(said["path"]),
        )

    def joined(self, other: Read) -> Read:
        """Both."""
        return Read(
            files={**self.files, **other.files},
            names=self.names | other.names,
            behind=tuple(dict.fromkeys([*self.behind, *other.behind])),
            folder=self.folder or other.folder,
            path=self.path if self.path is not None else other.path,
            known=self.known and other.known,
        )


def found(names: Iterable[tuple[str, str]], path: Sequence[str], now: Now) -> tuple[str, ...]:
    """Which of the names there are, by the folders in which they would be found."""
    there = []
    for folder, name in sorted(names):
        for one in path if folder == "" else [folder]:
            whole = os.path.normpath(os.path.join(one, name))
            if now.there(whole):
                there.append(whole)
    return tuple(there)


@dataclass(frozen=True)
class Said:
    """What one text asks for, wherever it stands."""

    #: Names that the preprocessor looks for.
    asked: tuple[bytes, ...]
    #: It looks for one that a macro makes.
    asks_a_macro: bool
    #: Names that the assembler takes.
    taken: tuple[bytes, ...]
    #: The assembler may take what the text does not name.
    hides: bool
    #: The program is another one tomorrow.
    tells_time: bool


@functools.lru_cache(4096)
def _said(text: bytes, *, in_c: bool) -> Said:
    """What a text says: headers are read for every source of a program."""
    made = _MADE_IN_C if in_c else _MADE
    asked: list[bytes | None] = [match[1] or match[2] for match in _ASKED.finditer(text)]
    bare = _COMMENT.sub(b" ", text) if any(kind.search(text) for kind in (_TAKEN, made, _CLOCK)) else b""
    taken: list[bytes | None] = [match[1] for match in _TAKEN.finditer(bare)]
    return Said(
        asked=tuple(name for name in asked if name),
        asks_a_macro=None in asked,
        taken=tuple(name for name in taken if name is not None),
        hides=None in taken or made.search(bare) is not None,
        tells_time=_CLOCK.search(bare) is not None,
    )


@dataclass
class Scan:
    """Reads off texts what compilers do not tell."""

    include: Sequence[str]
    behind: Sequence[str]
    now: Now
    #: A folder of generated files, which are no files of anybody's.
    scratch: str
    files: dict[str, str] = field(default_factory=dict)
    names: set[tuple[str, str]] = field(default_factory=set)
    known: bool = True
    in_folder: bool = False
    whole_path: bool = False

    def read(self, opened: Iterable[str]) -> Read:
        """What was read, where the compiler told that it opened these."""
        waiting = [os.path.normpath(path) for path in opened]
        seen = set()
        while waiting:
            path = waiting.pop()
            if path in seen:
                continue
            seen.add(path)
            digest = self.now.digest(path)
            if not path.startswith(self.scratch):
                if digest is None:
                    # It was there a moment ago.
                    self.known = False
                    continue
                self.files[path] = digest
            waiting += self._look_into(self.now.text(path), path)
        if self.whole_path:
            # The names that a macro made are ends of what was opened.
            ends = (Path(path).parts[-count:] for path in self.files for count in range(1, 4))
            self.names |= {("", os.path.join(*end)) for end in ends}
        whole = [*self.include, *self.behind]
        return Read(
            files=self.files,
            names=frozenset(self.names),
            behind=tuple(self.behind),
            found=found(self.names, whole, self.now),
            folder=os.getcwd() if self.in_folder else None,
            path=tuple(self.include) if self.whole_path else None,
            known=self.known,
        )

    def _look_into(self, text: bytes, path: str) -> list[str]:
        """Notes the names in the text of a file; the files that an assembler takes by it."""
        folder = os.path.dirname(path)
        said = _said(text, in_c=path.endswith((".c", ".h")))
        for asked in said.asked:
            self._name(asked, folder)
        self.whole_path = self.whole_path or said.asks_a_macro
        self.known = self.known and not said.hides
        if said.tells_time and "SOURCE_DATE_EPOCH" not in os.environ:
            self.known = False
        taken = []
        for one in said.taken:
            # An assembler looks into the working folder first, whoever asks.
            name = os.fsdecode(one)
            self.in_folder = self.in_folder or not os.path.isabs(name)
            self._name(one, os.getcwd())
            self._name(one, folder)
            places = [os.getcwd(), folder, *self.include, *self.behind]
            whole = (os.path.normpath(os.path.join(place, name)) for place in places)
            taken += [path for path in whole if self.now.there(path)]
        return taken

    def _name(self, name: bytes, folder: str) -> None:
        shown = os.fsdecode(name)
        if os.path.isabs(shown):
            self.names.add((os.path.dirname(shown) or "/", os.path.basename(shown)))
            return
        self.names.add(("", shown))
        if not folder.startswith(self.scratch):
            self.names.add((folder, shown))


def refuse_pipes(sources: Iterable[Path], path: Sequence[str], now: Now) -> None:
    """Raises `InstarError` for a pipe or device among what sources include, which a compiler waits for."""
    waiting, seen = [str(source.absolute()) for source in sources], set()
    while waiting:
        one = waiting.pop()
        if one in seen:
            continue
        seen.add(one)
        if not os.path.isfile(one):
            need_file(Path(one))
        for asked in _said(now.text(one), in_c=True).asked:
            name = os.fsdecode(asked)
            places = (os.path.normpath(os.path.join(place, name)) for place in [os.path.dirname(one), *path])
            waiting += [place for place in places if os.path.exists(place) and not os.path.isdir(place)]


def opened(rule: Path) -> list[str]:
    """The files after the colon of a rule for make."""
    try:
        text = rule.read_text(encoding="utf-8", errors="surrogateescape")
    except FileNotFoundError:
        return []
    _, _, listed = text.replace("\\\n", " ").partition(": ")
    # A backslash stands before blanks and `#`, and a dollar is written twice.
    words = re.findall(r"(?:\\[ #]|[^\s])+", listed.split("\n\n")[0].split("\n")[0])
    return [os.path.abspath(re.sub(r"\\([ #])", r"\1", word).replace("$$", "$")) for word in words]
