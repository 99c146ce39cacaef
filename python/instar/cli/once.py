"""An option that holds one value and is given twice: the last counts, and that is told."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperOption

from instar.cli.messages import messages


class OnceCommand(TyperCommand):
    """A command that tells of an option with a value that stands twice, unless it is a list."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        # The parser takes the words away as it reads them.
        values, _, typed = self.make_parser(ctx).parse_args(list(args))
        single = [
            one
            for one in typed
            if isinstance(one, TyperOption) and not (one.multiple or one.is_flag or one.count)
        ]
        for one in dict.fromkeys(one for one in single if single.count(one) > 1):
            name = max(one.opts, key=len)
            messages.print(
                f"note: {name} is given twice, and has one value: {values[str(one.name)]}, the last"
            )
        return super().parse_args(ctx, args)
