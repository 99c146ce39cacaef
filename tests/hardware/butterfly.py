"""The butterflies of the test design `residues` by hand, with one multiplier; q = 8380417 = 2^23 - 2^13 + 1.

Source: the description of the design; low folds `(x - q·l) / 2^k` with l the low k bits of x, high
folds by 2^23 = 2^13 - 1 modulo q. The Gentleman-Sande difference goes into the multiplier as it is,
not reduced.
"""

from __future__ import annotations

from instar.hardware.unit import Unit

from .units import instruction, unit

BUTTERFLY: Unit = unit(
    "butterfly",
    4,
    {"op_i": 2, "rd_i": 32, "rs1_i": 32, "rs2_i": 32},
    ["rd_o", "rs1_o"],
    """\
  // [0, q) of a number of 34 bits.
  function automatic logic [22:0] reduced(logic signed [33:0] x);
    logic signed [24:0] once;
    logic signed [24:0] positive;
    logic signed [24:0] less;
    once = 25'({2'b0, x[22:0]}) + (25'(x >>> 23) <<< 13) - 25'(x >>> 23);
    positive = once < 0 ? once + 25'sd8380417 : once;
    less = positive - 25'sd8380417;
    return less < 0 ? positive[22:0] : less[22:0];
  endfunction

  logic [1:0] op_q, op2_q, op3_q;
  logic signed [32:0] factor;
  assign factor = op_i == 2'd1 ? 33'($signed(rd_i)) - 33'($signed(rs1_i)) : 33'($signed(rs1_i));
  logic signed [64:0] product_q;
  logic signed [32:0] a_q, a2_q, sum_q;
  always_ff @(posedge clk_i)
    if (advance) begin
      op_q <= op_i;
      op2_q <= op_q;
      op3_q <= op2_q;
      product_q <= factor * $signed(rs2_i);
      a_q <= 33'($signed(rd_i));
      sum_q <= 33'($signed(rd_i)) + 33'($signed(rs1_i));
    end

  // product·2^-32: 13, 13 and 6 bits.
  logic signed [52:0] low1;
  logic signed [40:0] low2;
  logic signed [34:0] low3;
  logic [12:0] first;
  assign first = product_q[12:0];
  assign low1 = 53'(product_q >>> 13) - $signed({30'd0, first, 10'd0}) + $signed({40'd0, first});
  assign low2 = 41'(low1 >>> 13) - $signed({18'd0, low1[12:0], 10'd0}) + $signed({28'd0, low1[12:0]});
  assign low3 = 35'(low2 >>> 6) - $signed({12'd0, low2[5:0], 17'd0}) + $signed({22'd0, low2[5:0], 7'd0});
  logic signed [33:0] folded_q;
  logic signed [32:0] sum2_q;
  always_ff @(posedge clk_i)
    if (advance) begin
      folded_q <= 34'(low3);
      a2_q <= a_q;
      sum2_q <= sum_q;
    end

  logic [22:0] t, upper, lower, t_q;
  logic signed [33:0] upper_q, lower_q;
  assign t = reduced(folded_q);
  always_ff @(posedge clk_i)
    if (advance) begin
      t_q <= t;
      upper_q <= op2_q == 2'd1 ? 34'(sum2_q) : 34'(a2_q) + $signed({11'd0, t});
      lower_q <= 34'(a2_q) - $signed({11'd0, t});
    end
  assign upper = reduced(upper_q);
  assign lower = reduced(lower_q);
  assign rd_o = {9'd0, op3_q == 2'd2 ? t_q : upper};
  assign rs1_o = {9'd0, op3_q == 2'd1 ? t_q : lower};
""",
    [
        instruction("pq.bfct", "rd rs1 rs2", "rd rs1"),
        instruction("pq.bfgs", "rd rs1 rs2", "rd rs1", op=1),
        instruction("pq.mulq", "rs1 rs2", op=2),
    ],
)
