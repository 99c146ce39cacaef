"""The page that leads to all designs: a card for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from instar.gallery.gather import Portrait
from instar.gallery.markup import paragraph
from instar.gallery.page import own
from instar.gallery.tables import headline
from instar.report.costs import Costs
from instar.report.web_page import text, whole_page

#: The index's own name.
INDEX = "index.html"


@dataclass(frozen=True)
class Card:
    """A design of the index; `failure` says why it has no page."""

    name: str
    title: str
    summary: str
    cores: tuple[str, ...] = ()
    headline: tuple[tuple[str, str], ...] = ()
    failure: str | None = None


def card(portrait: Portrait) -> Card:
    """What the index says of a design that has a page."""
    info = portrait.design.info
    said = headline(portrait.evaluation)
    return Card(
        info["name"], info["title"], info["summary"], tuple(info["cores"]), tuple((said or {}).items())
    )


def index(cards: Sequence[Card]) -> str:
    """The whole page."""
    listed = "".join(map(_card, cards))
    heading = "Designs"
    counted = "1 design" if len(cards) == 1 else f"{len(cards)} designs"
    body = [
        f"<h1>{heading}</h1>",
        paragraph(f"{counted}, with gain, cost and the reasons for both.", "soft"),
        f'<ul class="cards">{listed}</ul>',
        paragraph(
            "The figure of a card is the largest gain over the best code without the design, of all "
            "operations that it is evaluated by.",
            "soft",
        ),
    ]
    return whole_page(heading, body, styles=[own("design_page.css")], data=Costs().as_json())


def _card(one: Card) -> str:
    said = dict(one.headline)
    heading = text(one.title)
    if one.failure is None:
        heading = f'<a href="{text(one.name)}.html">{heading}</a>'
    parts = [f"<h2>{heading}</h2>", paragraph(one.name, "soft"), paragraph(one.summary)]
    if said:
        parts.append(paragraph(said["factor"], "factor"))
        parts.append(paragraph(f"{said['operation']}: {said['figures']}", "soft"))
        parts.append(paragraph(said["area"], "soft") if said["area"] else "")
    if one.failure is not None:
        parts.append(f'<div class="missing">{paragraph(f"No page: {one.failure}")}</div>')
    if one.cores:
        parts.append(paragraph(f"On {', '.join(one.cores)}", "soft"))
    return f'<li class="card">{"".join(parts)}</li>'
