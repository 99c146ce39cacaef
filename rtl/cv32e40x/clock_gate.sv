/// The clock gate that the core names and the package has in its own test bench only, here a wire: a core that sleeps (WFI)
/// is not run here. Source of the ports: rtl/cv32e40x_sleep_unit.sv.
module cv32e40x_clock_gate #(
  parameter int LIB = 0
) (
  input  logic clk_i,
  input  logic en_i,
  input  logic scan_cg_en_i,
  output logic clk_o
);
  assign clk_o = clk_i;
endmodule
