/// A design's coprocessor in the place of the example that CVA6 of 2026 brings, whose name it has, and those of its ports
/// and parameters that the bench connects.
///
/// Source: core/cvxif_issue_register_commit_if_driver.sv, core/issue_read_operands.sv and core/include/cvxif_types.svh of
/// openhwgroup/cva6 6cb200105. That core offers an instruction when it issues it, with its operands and its commit, never
/// kills and takes every result at once.
module cvxif_example_coprocessor #(
  parameter int unsigned NrRgprPorts  = 2,
  parameter int unsigned XLEN         = 32,
  parameter type         hartid_t     = logic,
  parameter type         id_t         = logic,
  parameter type         cvxif_req_t  = logic,
  parameter type         cvxif_resp_t = logic
) (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  cvxif_req_t  cvxif_req_i,
  output cvxif_resp_t cvxif_resp_o
);
  localparam int unsigned NumRs = $bits(cvxif_req_i.register.rs_valid);

  `INSTAR_COPROCESSOR #(
    .NumRs       (NumRs),
    .IdWidth     ($bits(id_t)),
    .HartIdWidth ($bits(hartid_t))
  ) i_coprocessor (
    .clk_i,
    .rst_ni,
    .issue_valid_i         (cvxif_req_i.issue_valid),
    .issue_ready_o         (cvxif_resp_o.issue_ready),
    .issue_room_o          (),
    .issue_instr_i         (cvxif_req_i.issue_req.instr),
    .issue_hartid_i        (cvxif_req_i.issue_req.hartid),
    .issue_id_i            (cvxif_req_i.issue_req.id),
    .issue_accept_o        (cvxif_resp_o.issue_resp.accept),
    .issue_writeback_o     (cvxif_resp_o.issue_resp.writeback),
    .issue_register_read_o (cvxif_resp_o.issue_resp.register_read),
    .register_valid_i      (cvxif_req_i.register_valid),
    .register_ready_o      (cvxif_resp_o.register_ready),
    .register_hartid_i     (cvxif_req_i.register.hartid),
    .register_id_i         (cvxif_req_i.register.id),
    .register_rs_i         (cvxif_req_i.register.rs),
    .register_rs_valid_i   (cvxif_req_i.register.rs_valid),
    .commit_valid_i        (cvxif_req_i.commit_valid),
    .commit_hartid_i       (cvxif_req_i.commit.hartid),
    .commit_id_i           (cvxif_req_i.commit.id),
    .commit_kill_i         (cvxif_req_i.commit.commit_kill),
    .result_valid_o        (cvxif_resp_o.result_valid),
    .result_ready_i        (cvxif_req_i.result_ready),
    .result_hartid_o       (cvxif_resp_o.result.hartid),
    .result_id_o           (cvxif_resp_o.result.id),
    .result_data_o         (cvxif_resp_o.result.data),
    .result_rd_o           (cvxif_resp_o.result.rd),
    .result_we_o           (cvxif_resp_o.result.we)
  );

  // No compressed instruction is a design's.
  assign cvxif_resp_o.compressed_ready = 1'b1;
  assign cvxif_resp_o.compressed_resp  = '0;
endmodule
