/// In the place of the scalar core's floating-point unit: none, whose instructions never end. Source of the ports:
/// src/fpu_wrap.sv of pulp-platform/cva6 bebbc14.
module fpu_wrap import ariane_pkg::*; (
  input  logic                     clk_i,
  input  logic                     rst_ni,
  input  logic                     flush_i,
  input  logic                     fpu_valid_i,
  output logic                     fpu_ready_o,
  input  fu_data_t                 fu_data_i,
  input  logic [1:0]               fpu_fmt_i,
  input  logic [2:0]               fpu_rm_i,
  input  logic [2:0]               fpu_frm_i,
  input  logic [6:0]               fpu_prec_i,
  output logic [TRANS_ID_BITS-1:0] fpu_trans_id_o,
  output logic [FLEN-1:0]          result_o,
  output logic                     fpu_valid_o,
  output exception_t               fpu_exception_o
);
  assign fpu_ready_o     = 1'b1;
  assign fpu_trans_id_o  = '0;
  assign result_o        = '0;
  assign fpu_valid_o     = 1'b0;
  assign fpu_exception_o = '0;
endmodule
