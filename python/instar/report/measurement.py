"""One measurement as a few lines of text."""

from __future__ import annotations

from instar.report.table import count
from instar.result import KnownAnswers, Measurement


def render(result: Measurement) -> str:
    """What was called, on what, and what it cost."""
    label = f"{result.workload}-{result.parameter_set}" if result.parameter_set else result.workload
    lines = [f"{label} {result.operation}"]
    if result.design:
        lines.append(
            f"  design        {result.design}" + (f", variant {result.variant}" if result.variant else "")
        )
    if result.core:
        changed = ", ".join(f"{name} = {value}" for name, value in result.overrides.items())
        lines.append(f"  core          {result.core}" + (f" with {changed}" if changed else ""))
        state = f"warm: after {result.warmup} earlier call" if result.warmup else "cold: first call"
        lines.append(f"  cycles        {count(result.cycles)}  (first to last commit; {state})")
        if result.windows:
            low, high = count(result.cycles_low), count(result.cycles_high)
            lines.append(f"  between       {low} and {high}  (sampled, {count(result.windows)} windows)")
    lines.append(f"  instructions  {count(result.instructions)}")
    lines.append(f"  stack         {count(result.stack_bytes)} bytes")
    against = f": {result.unchecked}" if result.unchecked else ""
    lines.append(f"  outputs       {'checked' if result.checked else 'not checked'}{against}")
    if result.values == "hardware":
        lines.append("  values        as the core's hardware computes them, where nothing stalls")
    if result.answers_alike:
        known = KnownAnswers(result.answers, result.answers_alike)
        lines.append(f"  known answers {count(known.tried)}; {known.sentence()}")
    lines.append(f"  compiler      {result.compiler} {result.flags}")
    lines += [f"  note          {sentence}" for sentence in result.hidden]
    if result.cached:
        lines.append("  from the result cache (--no-cache computes anew)")
    return "\n".join(lines) + "\n"
