/// PCPI in front of a coprocessor for CV-X-IF 1.0: one instruction at a time, committed as it is offered.
///
/// Source: YosysHQ/picorv32, README.md, "Pico Co-Processor Interface (PCPI)": the core holds valid, instruction and operands
/// until ready, and traps where nobody has it wait within sixteen cycles.
///
/// The coprocessor's only id is 0. A result may come in the cycle in which its instruction is taken.
module instar_pcpi #(
  parameter int unsigned Width = 32
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,
  // The core's side.
  input  logic                  pcpi_valid_i,
  input  logic [31:0]           pcpi_insn_i,
  input  logic [Width-1:0]      pcpi_rs1_i,
  input  logic [Width-1:0]      pcpi_rs2_i,
  output logic                  pcpi_wr_o,
  output logic [Width-1:0]      pcpi_rd_o,
  output logic                  pcpi_wait_o,
  output logic                  pcpi_ready_o,
  // The coprocessor's side.
  output logic                  issue_valid_o,
  input  logic                  issue_ready_i,
  output logic [31:0]           issue_instr_o,
  input  logic                  issue_accept_i,
  output logic [1:0][Width-1:0] register_rs_o,
  output logic                  commit_valid_o,
  input  logic                  result_valid_i,
  output logic                  result_ready_o,
  input  logic [Width-1:0]      result_data_i,
  input  logic                  result_we_i
);
  logic taken, taken_q;  // the coprocessor has the instruction

  assign issue_valid_o  = pcpi_valid_i && !taken_q;
  assign issue_instr_o  = pcpi_insn_i;
  assign register_rs_o  = {pcpi_rs2_i, pcpi_rs1_i};
  assign commit_valid_o = issue_valid_o;
  assign taken          = issue_valid_o && issue_ready_i && issue_accept_i;

  assign pcpi_wait_o    = pcpi_valid_i && (taken_q || issue_accept_i);
  assign pcpi_ready_o   = result_valid_i;
  assign pcpi_wr_o      = result_we_i;
  assign pcpi_rd_o      = result_data_i;
  assign result_ready_o = 1'b1;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) taken_q <= 1'b0;
    else taken_q <= (taken || taken_q) && !result_valid_i;
  end
endmodule
