/// What Ibex's modules are built of and the package has no file for: a buffer and a clock gate, here wires.
/// Source of the ports: rtl/ibex_top.sv.
module prim_buf #(
  parameter int Width = 1
) (
  input  logic [Width-1:0] in_i,
  output logic [Width-1:0] out_o
);
  assign out_o = in_i;
endmodule

/// The clock runs on: a core that sleeps (WFI) is not run here.
module prim_clock_gating (
  input  logic clk_i,
  input  logic en_i,
  input  logic test_en_i,
  output logic clk_o
);
  assign clk_o = clk_i;
endmodule
