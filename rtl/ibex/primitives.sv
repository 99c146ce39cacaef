/// What Ibex's modules are built of and the package has no file for: a buffer and a clock gate.
/// Source of the ports: rtl/ibex_top.sv.
module prim_buf #(
  parameter int Width = 1
) (
  input  logic [Width-1:0] in_i,
  output logic [Width-1:0] out_o
);
  assign out_o = in_i;
endmodule

/// The clock stands while the core sleeps (WFI). What is counted as hardware has a wire: a library has a cell for it.
module prim_clock_gating (
  input  logic clk_i,
  input  logic en_i,
  input  logic test_en_i,
  output logic clk_o
);
`ifdef RVFI
  logic enabled;
  always_latch if (!clk_i) enabled = en_i | test_en_i;
  assign clk_o = clk_i & enabled;
`else
  assign clk_o = clk_i;
`endif
endmodule
