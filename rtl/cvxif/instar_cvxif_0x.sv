/// CV-X-IF 0.x in front of a coprocessor for 1.0: the operands come in the issue request, so it makes the register
/// transaction from that, and answers what 0.x asks beyond 1.0 with no.
///
/// Source: the interface's drafts 0.1 and 0.2 as cores of 2022 and 2023 have it (CVA6, cv32e40x, cv32e40px).
///
/// ReadyAhead is for cores that look at `ready` one cycle before they offer an instruction, for that one cycle, as
/// CVA6 of 2022 does (core/issue_read_operands.sv fu_busy, cvxif_valid_q): it says whether the next cycle has room.
module instar_cvxif_0x #(
  parameter int unsigned NumRs      = 2,
  parameter int unsigned Width      = 32,
  parameter int unsigned IdWidth    = 4,
  parameter bit          ReadyAhead = 1'b0
) (
  // The core's side.
  input  logic                        x_issue_valid_i,
  output logic                        x_issue_ready_o,
  input  logic [31:0]                 x_issue_instr_i,
  input  logic [IdWidth-1:0]          x_issue_id_i,
  input  logic [NumRs-1:0][Width-1:0] x_issue_rs_i,
  input  logic [NumRs-1:0]            x_issue_rs_valid_i,
  output logic                        x_issue_accept_o,
  output logic                        x_issue_writeback_o,
  output logic                        x_issue_dualwrite_o,
  output logic                        x_issue_dualread_o,
  output logic                        x_issue_loadstore_o,
  output logic                        x_issue_exc_o,
  input  logic                        x_commit_valid_i,
  input  logic [IdWidth-1:0]          x_commit_id_i,
  input  logic                        x_commit_kill_i,
  output logic                        x_result_valid_o,
  input  logic                        x_result_ready_i,
  output logic [IdWidth-1:0]          x_result_id_o,
  output logic [Width-1:0]            x_result_data_o,
  output logic [4:0]                  x_result_rd_o,
  output logic                        x_result_we_o,
  output logic                        x_result_exc_o,
  output logic [5:0]                  x_result_exccode_o,
  // The coprocessor's side.
  output logic                        issue_valid_o,
  input  logic                        issue_ready_i,
  input  logic                        issue_room_i,
  output logic [31:0]                 issue_instr_o,
  output logic [IdWidth-1:0]          issue_id_o,
  input  logic                        issue_accept_i,
  input  logic                        issue_writeback_i,
  output logic                        register_valid_o,
  output logic [IdWidth-1:0]          register_id_o,
  output logic [NumRs-1:0][Width-1:0] register_rs_o,
  output logic [NumRs-1:0]            register_rs_valid_o,
  output logic                        commit_valid_o,
  output logic [IdWidth-1:0]          commit_id_o,
  output logic                        commit_kill_o,
  input  logic                        result_valid_i,
  output logic                        result_ready_o,
  input  logic [IdWidth-1:0]          result_id_i,
  input  logic [Width-1:0]            result_data_i,
  input  logic [4:0]                  result_rd_i,
  input  logic                        result_we_i
);
  assign issue_valid_o       = x_issue_valid_i;
  assign issue_instr_o       = x_issue_instr_i;
  assign issue_id_o          = x_issue_id_i;
  assign register_valid_o    = x_issue_valid_i;
  assign register_id_o       = x_issue_id_i;
  assign register_rs_o       = x_issue_rs_i;
  assign register_rs_valid_o = x_issue_rs_valid_i;
  assign x_issue_ready_o     = ReadyAhead ? issue_room_i : issue_ready_i;
  assign x_issue_accept_o    = issue_accept_i;
  assign x_issue_writeback_o = issue_writeback_i;
  assign x_issue_dualwrite_o = 1'b0;
  assign x_issue_dualread_o  = 1'b0;
  assign x_issue_loadstore_o = 1'b0;
  assign x_issue_exc_o       = 1'b0;

  assign commit_valid_o = x_commit_valid_i;
  assign commit_id_o    = x_commit_id_i;
  assign commit_kill_o  = x_commit_kill_i;

  assign x_result_valid_o   = result_valid_i;
  assign x_result_id_o      = result_id_i;
  assign x_result_data_o    = result_data_i;
  assign x_result_rd_o      = result_rd_i;
  assign x_result_we_o      = result_we_i;
  assign x_result_exc_o     = 1'b0;
  assign x_result_exccode_o = '0;
  assign result_ready_o     = x_result_ready_i;
endmodule
