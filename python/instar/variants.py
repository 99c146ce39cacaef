"""One of a design's variants and baselines, by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from instar._core import Design, InstarError, suggestion

if TYPE_CHECKING:
    from instar._core import VariantInfo


def find_variant(design: Design, name: str | None) -> VariantInfo | None:
    """The variant or baseline called `name`; without a name the last variant, None where there is none.

    Raises `InstarError` with the known names.
    """
    info = design.info
    if name is None:
        return info["variants"][-1] if info["variants"] else None
    known = [*info["baselines"], *info["variants"]]
    for candidate in known:
        if candidate["name"] == name:
            return candidate
    hint = suggestion(name, "it has", [candidate["name"] for candidate in known])
    raise InstarError(f'design "{info["name"]}" has no variant "{name}"; {hint}')


def of_variant(design: Design | None, variant: VariantInfo | None) -> Design | None:
    """The design with the descriptions and devices that a variant has; without one as it stands."""
    return design.of_variant(variant["name"]) if design is not None and variant is not None else design
