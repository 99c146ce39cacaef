/// A design's coprocessor in the place of the example that CVA6 of November 2022 brings, whose name and ports it has.
///
/// Source: core/cvxif_fu.sv, core/issue_read_operands.sv and core/include/cvxif_pkg.sv of the package. That core
/// registers operands before it offers them, looks at `ready` one cycle earlier, commits with the offer, never kills
/// and takes every result at once.
module cvxif_example_coprocessor import cvxif_pkg::*; (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  cvxif_req_t  cvxif_req_i,
  output cvxif_resp_t cvxif_resp_o
);
  logic                                 issue_valid, issue_ready, issue_room, issue_accept, issue_writeback;
  logic [31:0]                          issue_instr;
  logic [X_NUM_RS-1:0]                  register_rs_valid;
  logic [X_NUM_RS-1:0][X_RFR_WIDTH-1:0] register_rs;
  logic                                 register_valid, commit_valid, commit_kill;
  logic                                 result_valid, result_ready, result_we;
  logic [X_ID_WIDTH-1:0]                issue_id, register_id, commit_id, result_id;
  logic [X_RFW_WIDTH-1:0]               result_data;
  logic [4:0]                           result_rd;

  always_comb begin
    cvxif_resp_o.x_compressed_ready = 1'b0;
    cvxif_resp_o.x_compressed_resp  = '0;
    cvxif_resp_o.x_mem_valid        = 1'b0;
    cvxif_resp_o.x_mem_req          = '0;
  end

  instar_cvxif_0x #(
    .NumRs      (X_NUM_RS),
    .Width      (X_RFR_WIDTH),
    .IdWidth    (X_ID_WIDTH),
    .ReadyAhead (1'b1)
  ) i_shim (
    .x_issue_valid_i     (cvxif_req_i.x_issue_valid),
    .x_issue_ready_o     (cvxif_resp_o.x_issue_ready),
    .x_issue_instr_i     (cvxif_req_i.x_issue_req.instr),
    .x_issue_id_i        (cvxif_req_i.x_issue_req.id),
    .x_issue_rs_i        (cvxif_req_i.x_issue_req.rs),
    .x_issue_rs_valid_i  (cvxif_req_i.x_issue_req.rs_valid),
    .x_issue_accept_o    (cvxif_resp_o.x_issue_resp.accept),
    .x_issue_writeback_o (cvxif_resp_o.x_issue_resp.writeback),
    .x_issue_dualwrite_o (cvxif_resp_o.x_issue_resp.dualwrite),
    .x_issue_dualread_o  (cvxif_resp_o.x_issue_resp.dualread),
    .x_issue_loadstore_o (cvxif_resp_o.x_issue_resp.loadstore),
    .x_issue_exc_o       (cvxif_resp_o.x_issue_resp.exc),
    .x_commit_valid_i    (cvxif_req_i.x_commit_valid),
    .x_commit_id_i       (cvxif_req_i.x_commit.id),
    .x_commit_kill_i     (cvxif_req_i.x_commit.x_commit_kill),
    .x_result_valid_o    (cvxif_resp_o.x_result_valid),
    .x_result_ready_i    (cvxif_req_i.x_result_ready),
    .x_result_id_o       (cvxif_resp_o.x_result.id),
    .x_result_data_o     (cvxif_resp_o.x_result.data),
    .x_result_rd_o       (cvxif_resp_o.x_result.rd),
    .x_result_we_o       (cvxif_resp_o.x_result.we),
    .x_result_exc_o      (cvxif_resp_o.x_result.exc),
    .x_result_exccode_o  (cvxif_resp_o.x_result.exccode),
    .issue_valid_o       (issue_valid),
    .issue_ready_i       (issue_ready),
    .issue_room_i        (issue_room),
    .issue_instr_o       (issue_instr),
    .issue_id_o          (issue_id),
    .issue_accept_i      (issue_accept),
    .issue_writeback_i   (issue_writeback),
    .register_valid_o    (register_valid),
    .register_id_o       (register_id),
    .register_rs_o       (register_rs),
    .register_rs_valid_o (register_rs_valid),
    .commit_valid_o      (commit_valid),
    .commit_id_o         (commit_id),
    .commit_kill_o       (commit_kill),
    .result_valid_i      (result_valid),
    .result_ready_o      (result_ready),
    .result_id_i         (result_id),
    .result_data_i       (result_data),
    .result_rd_i         (result_rd),
    .result_we_i         (result_we)
  );

  `INSTAR_COPROCESSOR #(
    .NumRs   (X_NUM_RS),
    .IdWidth (X_ID_WIDTH)
  ) i_coprocessor (
    .clk_i,
    .rst_ni,
    .issue_valid_i         (issue_valid),
    .issue_ready_o         (issue_ready),
    .issue_room_o          (issue_room),
    .issue_instr_i         (issue_instr),
    .issue_hartid_i        (1'b0),
    .issue_id_i            (issue_id),
    .issue_accept_o        (issue_accept),
    .issue_writeback_o     (issue_writeback),
    .issue_register_read_o (),
    .register_valid_i      (register_valid),
    .register_ready_o      (),
    .register_hartid_i     (1'b0),
    .register_id_i         (register_id),
    .register_rs_i         (register_rs),
    .register_rs_valid_i   (register_rs_valid),
    .commit_valid_i        (commit_valid),
    .commit_hartid_i       (1'b0),
    .commit_id_i           (commit_id),
    .commit_kill_i         (commit_kill),
    .result_valid_o        (result_valid),
    .result_ready_i        (result_ready),
    .result_hartid_o       (),
    .result_id_o           (result_id),
    .result_data_o         (result_data),
    .result_rd_o           (result_rd),
    .result_we_o           (result_we)
  );
endmodule
