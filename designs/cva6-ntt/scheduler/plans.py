"""What is scheduled for which machine, and the choices found best by search.

Source: the variants of design.toml; the choices were tuned against the core model
`cva6-superscalar`.
"""

from arithmetic import Software, ThreeOperands, TwoOperands, TwoPorts
from kernel import Plan
from machine import Machine
from scheduler import Effort
from transforms import Shape

#: Folders, by what the programs have: the butterflies, paired loads, a third commit port, none of
#: these.
SCHEDULED, PAIRED, THREE_PORTS, SOFTWARE = "scheduled", "paired", "three-ports", "software"
#: For the design cvxif-ntt, by operands and issue slots.
CVXIF_TWO, CVXIF_THREE = "superscalar/two", "superscalar/three"
CVXIF_TWO_SINGLE, CVXIF_THREE_SINGLE = "single/two", "single/three"

SINGLE = Machine(issue_ports=1, commit_ports=1)
TWO = Machine(commit_ports=2)
THREE = Machine(commit_ports=3)

PLANS = [
    Plan(
        SCHEDULED,
        "ntt",
        "layers merged 4 and 4, butterflies scheduled for two commit ports",
        TWO,
        (
            Shape(4, together=8, resident=6, coefficient_ahead=-2, twiddle_ahead=-5.5, store_behind=-5),
            Shape(4, together=8, twiddle_ahead=9.5, store_behind=2),
        ),
        (Effort(12, burst=20.5, reserve=1), Effort(13, burst=6.5, reserve=2)),
    ),
    Plan(
        SCHEDULED,
        "invntt",
        "layers merged 4 and 4, butterflies scheduled for two commit ports",
        TWO,
        (
            Shape(4, together=8, coefficient_ahead=5, twiddle_ahead=6, store_behind=4),
            Shape(4, together=8, resident=6, coefficient_ahead=14.5, twiddle_ahead=7, store_behind=3),
        ),
        (Effort(13, burst=3, reserve=1), Effort(13, burst=2)),
    ),
    Plan(
        SCHEDULED,
        "pointwise",
        "butterflies scheduled for two commit ports",
        TWO,
        (Shape(0, together=8, coefficient_ahead=88.5, store_behind=8),),
        (Effort(0, burst=5, reserve=1),),
    ),
    Plan(
        PAIRED,
        "ntt",
        "layers merged 4 and 4, paired loads, scheduled for two commit ports",
        TWO,
        (
            Shape(
                4,
                together=8,
                paired_twiddles=True,
                resident=6,
                coefficient_ahead=7,
                twiddle_ahead=1.5,
                store_behind=8.5,
            ),
            Shape(
                4,
                together=8,
                paired_twiddles=True,
                coefficient_ahead=6.5,
                twiddle_ahead=15.5,
                store_behind=6.5,
            ),
        ),
        (Effort(12, burst=2), Effort(10, burst=-2.5)),
    ),
    Plan(
        PAIRED,
        "invntt",
        "layers merged 4 and 4, paired loads, scheduled for two commit ports",
        TWO,
        (
            Shape(
                4,
                together=8,
                paired_twiddles=True,
                coefficient_ahead=19.5,
                twiddle_ahead=4.5,
                store_behind=2.5,
            ),
            Shape(
                4,
                together=4,
                paired_twiddles=True,
                resident=3,
                coefficient_ahead=11.5,
                twiddle_ahead=0.5,
                store_behind=-4,
            ),
        ),
        (Effort(13, burst=-2.5), Effort(11)),
    ),
    Plan(
        PAIRED,
        "pointwise",
        "paired loads, scheduled for two commit ports",
        TWO,
        (Shape(0, together=32, paired_coefficients=True, coefficient_ahead=0.5, store_behind=5.5),),
        (Effort(1, burst=1.5),),
    ),
    Plan(
        THREE_PORTS,
        "ntt",
        "layers merged 4 and 4, paired loads, scheduled for three commit ports",
        THREE,
        (
            Shape(
                4,
                together=8,
                paired_twiddles=True,
                resident=4,
                coefficient_ahead=13.5,
                twiddle_ahead=7,
                store_behind=-3.5,
            ),
            Shape(
                4,
                together=8,
                paired_coefficients=True,
                coefficient_ahead=8,
                twiddle_ahead=17.5,
                store_behind=-27,
            ),
        ),
        (Effort(11, burst=2), Effort(13, burst=2)),
    ),
    Plan(
        THREE_PORTS,
        "invntt",
        "layers merged 4 and 4, paired loads, scheduled for three commit ports",
        THREE,
        (
            Shape(
                4,
                together=8,
                paired_twiddles=True,
                coefficient_ahead=11,
                twiddle_ahead=11,
                store_behind=-10.5,
            ),
            Shape(
                4,
                together=8,
                paired_twiddles=True,
                resident=1,
                coefficient_ahead=0.5,
                twiddle_ahead=4,
                store_behind=-0.5,
            ),
        ),
        (Effort(13, burst=28.5), Effort(13, burst=17, reserve=2)),
    ),
    Plan(
        THREE_PORTS,
        "pointwise",
        "paired loads, scheduled for three commit ports",
        THREE,
        (Shape(0, together=16, paired_coefficients=True, coefficient_ahead=-1.7, store_behind=1.8),),
        (Effort(1, burst=10),),
    ),
    Plan(
        SOFTWARE,
        "ntt",
        "layers merged 2 and 3 and 3, RV32IM scheduled for two issue slots",
        TWO,
        (
            Shape(2, together=4, resident=5, coefficient_ahead=11.5, twiddle_ahead=2, store_behind=7),
            Shape(3, together=4, resident=3, coefficient_ahead=2.5, twiddle_ahead=2.5, store_behind=5),
            Shape(3, together=1, coefficient_ahead=12, twiddle_ahead=2, store_behind=8.5),
        ),
        (Effort(11, burst=4, reserve=2), Effort(12, burst=-0.5, reserve=5), Effort(12, burst=-1, reserve=3)),
        Software,
    ),
    Plan(
        SOFTWARE,
        "invntt",
        "layers merged 3 and 3 and 2, RV32IM scheduled for two issue slots",
        TWO,
        (
            Shape(3, together=4, coefficient_ahead=12.5, twiddle_ahead=8.5, store_behind=6),
            Shape(3, together=4, resident=2, coefficient_ahead=6, twiddle_ahead=1, store_behind=-5),
            Shape(2, together=4, resident=4, coefficient_ahead=18.5, twiddle_ahead=12.5, store_behind=-5),
        ),
        (Effort(11, burst=3.5, reserve=4), Effort(13, burst=2, reserve=5), Effort(11, burst=8, reserve=3)),
        Software,
    ),
    Plan(
        SOFTWARE,
        "pointwise",
        "RV32IM scheduled for two issue slots",
        TWO,
        (Shape(0, together=32, coefficient_ahead=-1, store_behind=9.5),),
        (Effort(8, burst=1),),
        Software,
    ),
    Plan(
        CVXIF_TWO,
        "ntt",
        "layers merged 4 and 4, products with one result, two operands, scheduled for two issue slots",
        TWO,
        (
            Shape(4, together=8, coefficient_ahead=-0.5, twiddle_ahead=4, store_behind=-2.5),
            Shape(4, together=8, resident=4, coefficient_ahead=6, twiddle_ahead=2, store_behind=-3),
        ),
        (
            Effort(13, burst=-0.5, reserve=1),
            Effort(13, burst=-1.5, reserve=1),
        ),
        TwoOperands,
    ),
    Plan(
        CVXIF_TWO,
        "invntt",
        "layers merged 4 and 4, products with one result, two operands, scheduled for two issue slots",
        TWO,
        (
            Shape(4, resident=4, coefficient_ahead=-5, twiddle_ahead=-5.5, store_behind=-3.5),
            Shape(4, together=8, resident=6, coefficient_ahead=17, twiddle_ahead=-1, store_behind=-4.5),
        ),
        (
            Effort(13, burst=24, reserve=1),
            Effort(13, burst=-1.5, reserve=1),
        ),
        TwoOperands,
    ),
    Plan(
        CVXIF_TWO,
        "pointwise",
        "products with one result, scheduled for two issue slots",
        TWO,
        (Shape(0, together=32, coefficient_ahead=-3.5, store_behind=12),),
        (Effort(2, burst=3.5),),
        TwoOperands,
    ),
    Plan(
        CVXIF_THREE,
        "ntt",
        "layers merged 4 and 4, products with one result, three operands, scheduled for two issue slots",
        TWO,
        (
            Shape(4, together=8, coefficient_ahead=0.5, twiddle_ahead=-1, store_behind=12),
            Shape(4, together=8, resident=6, coefficient_ahead=-5, twiddle_ahead=-3, store_behind=6),
        ),
        (
            Effort(13, burst=-0.5, reserve=1),
            Effort(13, burst=1.5, reserve=1),
        ),
        TwoPorts,
    ),
    Plan(
        CVXIF_THREE,
        "invntt",
        "layers merged 4 and 4, products with one result, three operands, scheduled for two issue slots",
        TWO,
        (
            Shape(4, together=8, coefficient_ahead=14, twiddle_ahead=12.5, store_behind=-10),
            Shape(4, together=8, resident=2, coefficient_ahead=7.5, twiddle_ahead=-1.5),
        ),
        (
            Effort(13, burst=-4, reserve=1),
            Effort(13, burst=-2),
        ),
        TwoPorts,
    ),
    Plan(
        CVXIF_THREE,
        "pointwise",
        "products with one result, scheduled for two issue slots",
        TWO,
        (Shape(0, together=32, coefficient_ahead=-3.5, store_behind=12),),
        (Effort(2, burst=3.5),),
        TwoPorts,
    ),
    Plan(
        CVXIF_TWO_SINGLE,
        "ntt",
        "layers merged 4 and 4, products with one result, two operands, scheduled for one issue slot",
        SINGLE,
        (
            Shape(4, together=8, coefficient_ahead=3.5, twiddle_ahead=10, store_behind=5.5),
            Shape(4, together=8, resident=4, coefficient_ahead=9, twiddle_ahead=3.5, store_behind=-3),
        ),
        (
            Effort(13, burst=13, reserve=2),
            Effort(13, burst=2.5, reserve=1),
        ),
        TwoOperands,
    ),
    Plan(
        CVXIF_TWO_SINGLE,
        "invntt",
        "layers merged 4 and 4, products with one result, two operands, scheduled for one issue slot",
        SINGLE,
        (
            Shape(4, together=8, resident=4, coefficient_ahead=12, twiddle_ahead=-2.5, store_behind=2.5),
            Shape(4, together=8, resident=6, coefficient_ahead=14, twiddle_ahead=-1.5, store_behind=-4.5),
        ),
        (
            Effort(13, burst=13, reserve=1),
            Effort(13, burst=8, reserve=2),
        ),
        TwoOperands,
    ),
    Plan(
        CVXIF_TWO_SINGLE,
        "pointwise",
        "products with one result, scheduled for one issue slot",
        SINGLE,
        (Shape(0, together=32, coefficient_ahead=20),),
        (Effort(8, burst=19, reserve=1),),
        TwoOperands,
    ),
    Plan(
        CVXIF_THREE_SINGLE,
        "ntt",
        "layers merged 4 and 4, products with one result, three operands, scheduled for one issue slot",
        SINGLE,
        (
            Shape(4, together=8, resident=6, coefficient_ahead=5.5, twiddle_ahead=2.5, store_behind=-8.5),
            Shape(4, together=8, resident=6, coefficient_ahead=4.5, twiddle_ahead=-1.5, store_behind=-0.5),
        ),
        (
            Effort(13, burst=8, reserve=1),
            Effort(13, burst=2.5, reserve=1),
        ),
        ThreeOperands,
    ),
    Plan(
        CVXIF_THREE_SINGLE,
        "invntt",
        "layers merged 4 and 4, products with one result, three operands, scheduled for one issue slot",
        SINGLE,
        (
            Shape(4, together=8, resident=6, coefficient_ahead=14, twiddle_ahead=15, store_behind=4.5),
            Shape(4, together=8, resident=6, coefficient_ahead=3.5, twiddle_ahead=10, store_behind=2.5),
        ),
        (
            Effort(13, burst=8, reserve=1),
            Effort(13, burst=15, reserve=1),
        ),
        ThreeOperands,
    ),
    Plan(
        CVXIF_THREE_SINGLE,
        "pointwise",
        "products with one result, scheduled for one issue slot",
        SINGLE,
        (Shape(0, together=32, coefficient_ahead=20),),
        (Effort(8, burst=19, reserve=1),),
        ThreeOperands,
    ),
]
