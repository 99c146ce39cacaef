"""The pictures of a sweep: a heat map over two axes, lines over one, bars, and the front of cycles and area.

Source: `matplotlib`, drawn without a display.
"""

from instar.explore.picture.draw import draw, draw_front

__all__ = ["draw", "draw_front"]
