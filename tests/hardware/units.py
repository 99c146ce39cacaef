"""Units written by hand, against which proofs are tried.

Source: the contract of units in docs/reference/proof.md.
"""

from __future__ import annotations

from instar.hardware.unit import Instruction, Port, Unit

_HANDSHAKE = """\
  logic [{last}:0] valid_q;
  logic advance;
  assign advance = !valid_o || ready_i;
  assign ready_o = advance;
  assign valid_o = valid_q[{last}];
  always_ff @(posedge clk_i or negedge rst_ni)
    if (!rst_ni) valid_q <= '0;
    else if (advance) valid_q <= {following};
"""
_WITHOUT_STAGES = "  assign ready_o = ready_i;\n  assign valid_o = valid_i;\n"


def unit(
    name: str,
    latency: int,
    inputs: dict[str, int],
    outputs: list[str],
    body: str,
    instructions: list[Instruction],
) -> Unit:
    """A unit with the usual handshake around `body`, which has `advance` for its registers."""
    module = f"proofs_{name}"
    ports = [
        "input logic clk_i",
        "input logic rst_ni",
        "input logic valid_i",
        "output logic ready_o",
        "output logic valid_o",
        "input logic ready_i",
        *(f"input logic [{width - 1}:0] {port}" for port, width in inputs.items()),
        *(f"output logic [31:0] {port}" for port in outputs),
    ]
    handshake = _WITHOUT_STAGES
    if latency > 1:
        following = "valid_i" if latency == 2 else f"{{valid_q[{latency - 3}:0], valid_i}}"
        handshake = _HANDSHAKE.format(last=latency - 2, following=following)
    text = f"module {module} (\n  " + ",\n  ".join(ports) + f"\n);\n{handshake}{body}endmodule\n"
    return Unit(
        name,
        module,
        text,
        latency,
        0.0,
        0.0,
        0,
        tuple(Port(port, width) for port, width in inputs.items()),
        tuple(Port(port, 32) for port in outputs),
        tuple(instructions),
    )


def instruction(
    mnemonic: str, reads: str = "rs1 rs2", writes: str = "rd", fields: str = "", op: int = 0
) -> Instruction:
    """An instruction; where it is encoded does not matter here."""
    return Instruction(mnemonic, op, 0, 0, tuple(reads.split()), tuple(writes.split()), tuple(fields.split()))


_TWO = {"rs1_i": 32, "rs2_i": 32}
_THREE = {"rd_i": 32, **_TWO}

ROTXOR = unit(
    "rotxor",
    2,
    {**_TWO, "amount_i": 5},
    ["rd_o"],
    """\
  logic [31:0] mixed_q;
  logic [4:0] amount_q;
  always_ff @(posedge clk_i)
    if (advance) begin
      mixed_q <= rs1_i ^ rs2_i;
      amount_q <= amount_i;
    end
  assign rd_o = (mixed_q << amount_q) | (mixed_q >> (6'd32 - {1'b0, amount_q}));
""",
    [instruction("x.rotxor", fields="amount")],
)

PRODUCTS = unit(
    "products",
    3,
    {"op_i": 1, **_THREE},
    ["rd_o"],
    """\
  logic op_q, op2_q;
  logic [31:0] rd_q;
  logic signed [31:0] a_q, b_q;
  always_ff @(posedge clk_i)
    if (advance) begin
      op_q <= op_i;
      rd_q <= rd_i;
      a_q <= rs1_i;
      b_q <= rs2_i;
    end
  logic signed [63:0] product;
  assign product = a_q * b_q;
  logic [31:0] low_q, high_q;
  always_ff @(posedge clk_i)
    if (advance) begin
      op2_q <= op_q;
      low_q <= rd_q + product[31:0];
      high_q <= product[63:32];
    end
  assign rd_o = op2_q ? high_q : low_q;
""",
    [
        instruction("x.muladd", "rd rs1 rs2"),
        instruction("x.mulhigh", "rs1 rs2", op=1),
    ],
)

CLMUL = unit(
    "clmul",
    3,
    _TWO,
    ["rd_o"],
    """\
  logic [31:0] low, high, low_q, high_q, sum_q;
  always_comb begin
    low = '0;
    high = '0;
    for (int i = 0; i < 16; i++) low ^= rs2_i[i] ? rs1_i << i : '0;
    for (int i = 16; i < 32; i++) high ^= (rs1_i << i) & {32{rs2_i[i]}};
  end
  always_ff @(posedge clk_i)
    if (advance) begin
      low_q <= low;
      high_q <= high;
      sum_q <= low_q ^ high_q;
    end
  assign rd_o = sum_q;
""",
    [instruction("x.clmul")],
)

CHI = unit(
    "chi",
    4,
    _THREE,
    ["rd_o", "rs1_o"],
    """\
  logic [31:0] rd_q, a_q, b_q, chi_q, theta_q, chi2_q, theta2_q;
  always_ff @(posedge clk_i)
    if (advance) begin
      rd_q <= rd_i;
      a_q <= rs1_i;
      b_q <= rs2_i;
      chi_q <= rd_q ^ (~a_q & b_q);
      theta_q <= a_q ^ {b_q[30:0], b_q[31]};
      chi2_q <= chi_q;
      theta2_q <= theta_q;
    end
  assign rd_o = chi2_q;
  assign rs1_o = theta2_q;
""",
    [instruction("x.chi", "rd rs1 rs2", "rd rs1")],
)

#: x below 2·65536: 3329 = 2^12 - 2^9 - 2^8 + 1, so 2^12 is 2^9 + 2^8 - 1 modulo 3329.
ADDQ = unit(
    "addq",
    1,
    _TWO,
    ["rd_o"],
    """\
  function automatic logic [15:0] reduced(logic [16:0] x);
    logic [14:0] once;
    logic [12:0] twice;
    logic [12:0] less;
    logic signed [13:0] last;
    once = {3'd0, x[11:0]} + {1'b0, x[16:12], 9'd0} + {2'd0, x[16:12], 8'd0} - {10'd0, x[16:12]};
    twice = {1'b0, once[11:0]} + {1'b0, once[14:12], 9'd0} + {2'd0, once[14:12], 8'd0} - {10'd0, once[14:12]};
    less = twice >= 13'd3329 ? twice - 13'd3329 : twice;
    last = {1'b0, less} - 14'sd3329;
    return {4'd0, last < 0 ? less[11:0] : last[11:0]};
  endfunction
  assign rd_o = {
    reduced({1'b0, rs1_i[31:16]} + {1'b0, rs2_i[31:16]}), reduced({1'b0, rs1_i[15:0]} + {1'b0, rs2_i[15:0]})
  };
""",
    [instruction("x.addq")],
)

ALL = [ROTXOR, PRODUCTS, CLMUL, CHI, ADDQ]
