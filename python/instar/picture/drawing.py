"""Drawings of boxes, lines and text as SVG: for a page whose colours they take, or a file by itself.

Colours are those of pages (`report/colours.css`), so a drawing is light or dark as its reader wishes.
"""

from __future__ import annotations

from pathlib import Path

from instar.report.page import plain
from instar.report.web_page import part, text

#: Pixels of a letter on average, by its size; wide enough that no text leaves its box.
_LETTER = 0.56
_CODE = 0.605


def style() -> str:
    """The look of drawings, for a page that has some."""
    return (Path(__file__).parent / "drawing.css").read_text()


def width_of(words: str, size: float = 12, *, code: bool = False) -> float:
    """Pixels that a line of text takes at most, nearly."""
    return len(plain(words)) * size * (_CODE if code else _LETTER)


def wrapped(words: str, width: float, size: float = 12) -> list[str]:
    """Lines of at most `width` pixels, broken between words; a word alone may be longer."""
    lines: list[str] = []
    for word in words.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


class Drawing:
    """What is drawn so far."""

    def __init__(self, width: float, title: str) -> None:
        self.width = width
        self.height = 0.0
        self._title = title
        self._parts: list[str] = []

    def rect(self, x: float, y: float, width: float, height: float, kind: str, *, round_: float = 3) -> None:
        """A box of a kind that the style knows."""
        self._reach(y + height)
        self._parts.append(
            f'<rect class="{kind}" x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" '
            f'rx="{_n(round_)}"/>'
        )

    def filled(self, x: float, y: float, width: float, height: float, colour: str, tip: str = "") -> None:
        """A box of a colour; `tip` is shown where a pointer rests on it."""
        self._reach(y + height)
        inside = f"<title>{text(tip)}</title>" if tip else ""
        self._parts.append(
            f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" '
            f'fill="{colour}">{inside}</rect>'
        )

    def text(self, x: float, y: float, words: str, kind: str = "", *, anchor: str = "start") -> None:
        """A line of text whose letters stand on `y`."""
        self._reach(y + 4)
        named = f' class="{kind}"' if kind else ""
        at = f' text-anchor="{anchor}"' if anchor != "start" else ""
        self._parts.append(f'<text{named} x="{_n(x)}" y="{_n(y)}"{at}>{text(words)}</text>')

    def path(self, way: str, kind: str) -> None:
        """A path, as SVG writes it."""
        self._parts.append(f'<path class="{kind}" d="{way}"/>')

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str = "way") -> None:
        """A straight line."""
        self._reach(max(y1, y2))
        self.path(f"M{_n(x1)} {_n(y1)}L{_n(x2)} {_n(y2)}", kind)

    def arrow(self, x1: float, y: float, x2: float) -> None:
        """A line to the right with a tip."""
        self.line(x1, y, x2 - 5, y)
        self.path(f"M{_n(x2)} {_n(y)}l-6 -3.5v7z", "tip")

    def dot(self, x: float, y: float, radius: float, kind: str, tip: str = "") -> None:
        """A round mark."""
        inside = f"<title>{text(tip)}</title>" if tip else ""
        self._parts.append(
            f'<circle class="dot{" " if kind else ""}{kind}" cx="{_n(x)}" cy="{_n(y)}" '
            f'r="{_n(radius)}">{inside}</circle>'
        )

    def inline(self) -> str:
        """As an element of a page that has `style()`."""
        return self._element('class="drawing"', "")

    def file(self) -> str:
        """As a file by itself."""
        look = f"<style>{part('colours.css')}{style()}</style>"
        paper = f'<rect class="paper" width="{_n(self.width)}" height="{_n(self.height)}"/>'
        return self._element('class="drawing" xmlns="http://www.w3.org/2000/svg"', look + paper) + "\n"

    def _element(self, attributes: str, first: str) -> str:
        size = f'width="{_n(self.width)}" height="{_n(self.height)}"'
        view = f'viewBox="0 0 {_n(self.width)} {_n(self.height)}"'
        label = f'role="img" aria-label="{text(self._title)}"'
        return f"<svg {attributes} {size} {view} {label}>{first}{''.join(self._parts)}</svg>"

    def _reach(self, y: float) -> None:
        self.height = max(self.height, y + 1)


def _n(number: float) -> str:
    """A coordinate, to a tenth of a pixel."""
    return f"{number:.1f}".rstrip("0").rstrip(".")
