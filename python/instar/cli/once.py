"""An option that holds one value is given once: of two, one would be passed over in silence."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperOption

from instar._core import InstarError


class OnceCommand(TyperCommand):
    """A command that refuses an option with a value where it stands twice, unless it is a list."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        # The parser takes the words away as it reads them.
        _, _, typed = self.make_parser(ctx).parse_args(list(args))
        seen: set[str | None] = set()
        for one in typed:
            if not isinstance(one, TyperOption) or one.multiple or one.is_flag or one.count:
                continue
            if one.name in seen:
                raise InstarError(f"{max(one.opts, key=len)} is given twice, and has one value; give it once")
            seen.add(one.name)
        return super().parse_args(ctx, args)
