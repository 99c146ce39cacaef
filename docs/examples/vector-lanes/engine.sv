// Round engines of Keccak-f[1600] behind four lanes, to be counted: a state that is shifted in and out by a row of the lanes (256
// bits) a cycle, and one or two rounds a cycle in between. The 25 words of the state come first, as vkeccak.vi has them.
// Source: FIPS 202, sections 3.2 and 3.3; own design.
//
//     instar synth docs/examples/vector-lanes/engine.sv --top keccak_engine_1 --target gates
//     instar synth docs/examples/vector-lanes/engine.sv --top keccak_engine_2 --target gates

package keccak_engine_pkg;
  typedef logic [24:0][63:0] state_t;

  // Rotations by x + 5 y (section 3.2.2, table 2).
  localparam logic [24:0][5:0] Rho = '{
    14, 56, 61, 2, 18, 8, 21, 15, 45, 41, 39, 25, 43, 10, 3, 20, 55, 6, 44, 36, 27, 28, 62, 1, 0
  };

  // Bits 0, 1, 3, 7, 15, 31 and 63 of the constant of each round (algorithm 5), the last round first.
  localparam logic [23:0][6:0] Iota = '{
    7'h74, 7'h21, 7'h58, 7'h79, 7'h66, 7'h16, 7'h48, 7'h52, 7'h53, 7'h5d, 7'h4f, 7'h3f,
    7'h26, 7'h35, 7'h0c, 7'h0e, 7'h55, 7'h79, 7'h21, 7'h1f, 7'h70, 7'h5e, 7'h1a, 7'h01
  };

  function automatic logic [63:0] rotated(logic [63:0] word, logic [5:0] by);
    logic [127:0] twice;
    twice = {word, word} << by;
    return twice[127:64];
  endfunction

  function automatic state_t round(state_t a, logic [6:0] iota);
    logic [4:0][63:0] parity;
    state_t moved, out;
    for (int x = 0; x < 5; x++) parity[x] = a[x] ^ a[x+5] ^ a[x+10] ^ a[x+15] ^ a[x+20];
    for (int y = 0; y < 5; y++)
      for (int x = 0; x < 5; x++)
        moved[y+5*((2*x+3*y)%5)] =
          rotated(a[x+5*y] ^ parity[(x+4)%5] ^ rotated(parity[(x+1)%5], 6'd1), Rho[x+5*y]);
    for (int y = 0; y < 5; y++)
      for (int x = 0; x < 5; x++)
        out[x+5*y] = moved[x+5*y] ^ (~moved[(x+1)%5+5*y] & moved[(x+2)%5+5*y]);
    for (int j = 0; j < 7; j++) out[0][(1 << j) - 1] = out[0][(1 << j) - 1] ^ iota[j];
    return out;
  endfunction
endpackage

module keccak_engine
  import keccak_engine_pkg::*;
#(
  parameter int unsigned RoundsACycle = 1,
  parameter int unsigned Lanes = 4
) (
  input  logic                     clk_i,
  input  logic                     rst_ni,
  // A row of words comes in, and the oldest one leaves.
  input  logic                     shift_i,
  input  logic [Lanes-1:0][63:0]   row_i,
  output logic [Lanes-1:0][63:0]   row_o,
  // The permutation begins; the state is ready 24 / RoundsACycle cycles later.
  input  logic                     start_i,
  output logic                     ready_o
);
  // Rows that hold the state; what lies behind its 25 words goes through.
  localparam int unsigned Words = (25 + Lanes - 1) / Lanes * Lanes;
  logic [Words-1:0][63:0] state_q, state_d;
  logic [4:0] round_q;
  logic busy_q;

  always_comb begin
    state_d = state_q;
    if (busy_q) begin
      for (int unsigned i = 0; i < RoundsACycle; i++)
        state_d[24:0] = round(state_d[24:0], Iota[round_q+5'(i)]);
    end else if (shift_i) begin
      state_d = {row_i, state_q[Words-1:Lanes]};
    end
  end

  always_ff @(posedge clk_i) state_q <= state_d;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      busy_q  <= 1'b0;
      round_q <= '0;
    end else if (busy_q) begin
      round_q <= (32'(round_q) == 24 - RoundsACycle) ? '0 : round_q + 5'(RoundsACycle);
      busy_q  <= (32'(round_q) != 24 - RoundsACycle);
    end else begin
      busy_q <= start_i;
    end
  end

  assign ready_o = !busy_q;
  assign row_o   = state_q[Lanes-1:0];
endmodule

module keccak_engine_1 (
  input  logic clk_i, rst_ni, shift_i, start_i,
  input  logic [3:0][63:0] row_i,
  output logic [3:0][63:0] row_o,
  output logic ready_o
);
  keccak_engine #(.RoundsACycle(1)) i_engine (.*);
endmodule

module keccak_engine_2 (
  input  logic clk_i, rst_ni, shift_i, start_i,
  input  logic [3:0][63:0] row_i,
  output logic [3:0][63:0] row_o,
  output logic ready_o
);
  keccak_engine #(.RoundsACycle(2)) i_engine (.*);
endmodule
