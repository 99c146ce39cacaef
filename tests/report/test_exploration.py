"""The printed table, the picture's layout and the front of a sweep, on points made up for the purpose."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from instar.explore.layout import Layout, layout_of, reference_of
from instar.explore.picture import draw
from instar.explore.picture.front import front
from instar.explore.picture.heatmap import bar_ticks, norm_of
from instar.explore.sweep import compared
from instar.picture.scale import along, least_decade
from instar.report import exploration
from instar.result import Exploration, ExploredPoint, Label, PointCost

from tests.report.test_reports import compare


def cost(cycles: int) -> PointCost:
    return PointCost(
        cycles=cycles,
        instructions=2000,
        warmup=1,
        calls=1,
        checked=True,
        content="c0ffee",
        compiler="clang version 22",
        flags="-O3",
        tool_version="0.1.0",
        tool="abcdef",
        worker="host:1",
        computed_at="2026-01-01T00:00:00+00:00",
        seconds=0.5,
    )


def point(issue: int, program: str, cycles: int | None, **more: Any) -> ExploredPoint:
    return ExploredPoint(
        labels={"issue_width": issue, "program": program},
        core="cva6-superscalar",
        overrides={"issue_width": issue},
        design=None,
        variant=None,
        workload="sha3",
        operation="keccak_f1600",
        trace=None,
        window=None,
        program=None,
        area_kge=more.pop("area", None),
        area_from=[],
        cost=None if cycles is None else cost(cycles),
        **more,
    )


def swept(*points: ExploredPoint) -> Exploration:
    return compared(
        Exploration(
            name="small",
            title="Issue width of two programs",
            axes={"issue_width": "issue width", "program": "program"},
            units={},
            reference={"issue_width": 1},
            points=points,
            files=("small-explore/results.parquet",),
        )
    )


def test_points_are_grouped_by_program_with_the_fastest_first_and_reasons_below() -> None:
    reason = "issue_width is 3 with fetch_width 32: two instructions a cycle need a fetch of 64 bits"
    text = exploration.render(
        swept(
            point(1, "Keccak", 2400, area=100.0),
            point(1, "NTT", 4800),
            point(2, "Keccak", 1600, area=133.2, kept=True),
            point(2, "NTT", 2400),
            point(3, "Keccak", None, refused=reason),
            point(3, "NTT", None, refused=reason),
            point(4, "NTT", None, failed="its worker died 3 times; it may need more memory than there is"),
        )
    )
    compare("exploration", text)


def test_a_speed_up_is_over_the_reference_of_the_same_program() -> None:
    found = swept(point(1, "A", 100), point(1, "B", 300), point(2, "A", 50), point(2, "B", 100)).points
    assert [p.speedup for p in found] == [1.0, 1.0, 2.0, 3.0]


def test_without_its_reference_a_point_has_no_speed_up() -> None:
    found = swept(point(1, "A", None, refused="no"), point(2, "A", 50)).points
    assert [p.speedup for p in found] == [None, None]


def test_an_axis_that_spans_decades_is_drawn_by_decades() -> None:
    assert (
        least_decade([0, 1.0, 36.0]) == 1.0
        and least_decade([0.0, 4.7]) is None
        and least_decade([0, 0]) is None
    )
    assert [along(value, 1.0) for value in (0, 0.5, 1, 10, 100)] == [0, 0.5, 1, 2, 3]
    assert along(7, None) == 7


def test_the_front_holds_what_nothing_beats_in_area_and_cycles() -> None:
    points = [
        point(1, "small and slow", 400, area=10.0),
        point(1, "as small and slower", 500, area=10.0),
        point(1, "larger and slower", 450, area=12.0),
        point(1, "larger and faster", 300, area=15.0),
        point(1, "larger and no faster", 300, area=16.0),
        point(1, "largest and fastest", 200, area=20.0),
        point(1, "without an area", 100),
    ]
    names = [p.labels["program"] for p in front(points)]
    assert names == ["small and slow", "larger and faster", "largest and fastest"]


def space(*axes: tuple[str, list[Label]], **picture: Any) -> Any:
    return {
        "axes": [
            {"name": name, "title": None, "unit": None, "values": [{"label": label} for label in labels]}
            for name, labels in axes
        ],
        "picture": {"show": None, "title": None, "x": None, "y": None, "reference": [], **picture},
    }


ISSUE: tuple[str, list[Label]] = ("issue_width", [1, 2, 3])
PORTS: tuple[str, list[Label]] = ("commit_ports", [1, 2])
PROGRAM: tuple[str, list[Label]] = ("program", ["NTT", "Keccak"])
CORE: tuple[str, list[Label]] = ("core", ["a", "b", "c"])


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        (space(ISSUE), Layout("lines", "issue_width", None, (), ())),
        (space(ISSUE, PORTS), Layout("heat map", "issue_width", "commit_ports", (), ())),
        (space(PROGRAM, ISSUE, PORTS), Layout("heat map", "issue_width", "commit_ports", (), ("program",))),
        (space(ISSUE, PROGRAM), Layout("lines", "issue_width", None, ("program",), ())),
        (space(PROGRAM), Layout("bars", "program", None, (), ())),
        (space(PROGRAM, CORE), Layout("heat map", "program", "core", (), ())),
        (space(PROGRAM, CORE, x="core"), Layout("bars", "core", None, (), ("program",))),
        (space(ISSUE, PORTS, x="commit_ports"), Layout("lines", "commit_ports", None, ("issue_width",), ())),
        (space(ISSUE, ("core", ["only"])), Layout("lines", "issue_width", None, (), ())),
    ],
)
def test_a_picture_follows_from_its_axes(given: Any, wanted: Layout) -> None:
    assert layout_of(given) == wanted


def test_points_are_compared_with_the_first_of_each_drawn_axis_or_as_the_space_says() -> None:
    assert reference_of(space(ISSUE, PORTS, PROGRAM)) == {"issue_width": 1, "commit_ports": 1}
    assert reference_of(space(ISSUE, PROGRAM, reference=[("program", "NTT")])) == {"program": "NTT"}


def grid(factor: float) -> Exploration:
    points = [
        ExploredPoint(
            labels={"issue_width": issue, "ports": ports},
            core="cva6-superscalar",
            overrides={},
            design=None,
            variant=None,
            workload="sha3",
            operation="keccak_f1600",
            trace=None,
            window=None,
            program=None,
            area_kge=None,
            area_from=[],
            cost=cost(int(1_000_000 * factor ** ((issue * ports - 1) / 15))),
        )
        for issue in (1, 2, 3, 4)
        for ports in (1, 2, 3, 4)
    ]
    return compared(
        Exploration(
            name="grid",
            title="Widths by ports",
            axes={"issue_width": "issue width", "ports": "commit ports"},
            units={},
            reference={"issue_width": 1, "ports": 1},
            points=tuple(points),
        )
    )


def test_a_table_that_does_not_show_all_points_has_their_grid_below() -> None:
    text = exploration.render(grid(17))
    assert "4 slower points are in the grid." in text
    lines = text.splitlines()
    (head,) = (number for number, line in enumerate(lines) if "issue width \\ commit ports" in line)
    rows = [line.split() for line in lines[head + 2 : head + 6]]
    assert [row[0] for row in rows] == ["1", "2", "3", "4"]
    assert rows[0][1] == "1,000,000" and rows[3][4] == "17,000,000" and rows[1][0:2] == ["2", rows[0][2]]


def test_colours_go_by_ratios_where_numbers_span_several_times_the_least() -> None:
    pytest.importorskip("matplotlib")
    wide, narrow = norm_of([1e6, 4e6, 17e6]), norm_of([1e6, 1.4e6])
    assert abs(float(wide(17e6**0.5 * 1e3)) - 0.5) < 1e-6 and float(narrow(1.2e6)) == pytest.approx(0.5)
    assert bar_ticks([1e6, 17e6]) == [1e6, 2e6, 5e6, 10e6]
    assert bar_ticks([1.0, 1.4]) == [1.0, 1.1, 1.2, 1.3, 1.4]


def test_the_colour_bar_is_written_as_the_cells_are(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "map.svg"
    axes = [
        {"name": name, "title": None, "unit": None, "values": [{"label": one} for one in (1, 2, 3, 4)]}
        for name in ("issue_width", "ports")
    ]
    picture: dict[str, object] = {"x": None, "y": None, "show": "cycles", "title": None, "reference": {}}
    draw({"axes": axes, "picture": picture, "published": []}, grid(17), file)  # type: ignore[typeddict-item]
    text = file.read_text()
    assert "1e6" not in text and ">5,000,000</text>" in text and ">17,000,000</text>" in text
