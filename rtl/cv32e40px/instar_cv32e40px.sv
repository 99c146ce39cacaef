/// cv32e40px (esl-epfl/cv32e40px 10b0806) with its two OBI ports, a design's coprocessor behind CV-X-IF and what leaves ID
/// as plain signals, for main.cpp. Source of the ports: rtl/cv32e40px_top.sv, rtl/include/cv32e40px_core_v_xif_pkg.sv; of
/// what it shows inside: rtl/cv32e40px_id_stage.sv (minstret), rtl/cv32e40px_x_disp.sv, rtl/cv32e40px_controller.sv,
/// rtl/cv32e40px_load_store_unit.sv, rtl/cv32e40px_core.sv.
///
/// Without Xpulp and floating point; without a design (INSTAR_COPROCESSOR) nothing is accepted. The core offers an
/// instruction from ID, with the commit and whatever operands are there, may take an offer back, never kills and takes
/// every result at once. The commit is handed on a cycle late, with what was taken: a coprocessor begins then at the
/// earliest, and the core's own path from results to offers (illegal_forwarding_prevention) is no loop.
///
/// INSTAR_COPROCESSOR_WAITS is the core's parameter coprocessor_waits: with 0 every operand is taken for valid.
module instar_cv32e40px
  import cv32e40px_pkg::*;
  import cv32e40px_core_v_xif_pkg::*;
(
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic [31:0]      boot_addr_i,
  // Instructions.
  output logic             instr_req_o,
  input  logic             instr_gnt_i,
  output logic [31:0]      instr_addr_o,
  input  logic             instr_rvalid_i,
  input  logic [31:0]      instr_rdata_i,
  // Data.
  output logic             data_req_o,
  input  logic             data_gnt_i,
  output logic             data_we_o,
  output logic [3:0]       data_be_o,
  output logic [31:0]      data_addr_o,
  output logic [31:0]      data_wdata_o,
  input  logic             data_rvalid_i,
  input  logic [31:0]      data_rdata_i,
  // What left ID: its address, that of its memory access, its operands.
  output logic             retired_o,
  output logic [31:0]      pc_o,
  output logic [31:0]      address_o,
  output logic [31:0]      rs1_o,
  output logic [31:0]      rs2_o,
  // Registers that are written: from EX or the coprocessor, from WB.
  output logic [1:0]       written_o,
  output logic [1:0][4:0]  rd_o,
  output logic [1:0][31:0] result_o,
  // What the coprocessor takes, and its results.
  output logic             taken_o,
  output logic [3:0]       taken_id_o,
  output logic [31:0]      taken_pc_o,
  output logic             result_valid_o,
  output logic [3:0]       result_id_o,
  output logic             result_we_o,
  output logic [31:0]      result_data_o,
  // What traps and is no system call, and its cause.
  output logic             trap_o,
  output logic [31:0]      cause_o
);
  logic         x_issue_valid, x_issue_ready, x_commit_valid, x_result_valid, x_result_ready;
  x_issue_req_t x_issue_req;
  x_issue_resp_t x_issue_resp;
  x_commit_t    x_commit;
  x_result_t    x_result;

  cv32e40px_top #(
    .COREV_X_IF (1)
  ) i_top (
    .clk_i,
    .rst_ni,
    .pulp_clock_en_i     (1'b0),
    .scan_cg_en_i        (1'b0),
    .boot_addr_i,
    .mtvec_addr_i        ('0),
    .dm_halt_addr_i      ('0),
    .hart_id_i           ('0),
    .dm_exception_addr_i ('0),
    .instr_req_o,
    .instr_gnt_i,
    .instr_rvalid_i,
    .instr_addr_o,
    .instr_rdata_i,
    .data_req_o,
    .data_gnt_i,
    .data_rvalid_i,
    .data_we_o,
    .data_be_o,
    .data_addr_o,
    .data_wdata_o,
    .data_rdata_i,
    .x_compressed_valid_o (),
    .x_compressed_ready_i (1'b0),
    .x_compressed_req_o  (),
    .x_compressed_resp_i ('0),
    .x_issue_valid_o     (x_issue_valid),
    .x_issue_ready_i     (x_issue_ready),
    .x_issue_req_o       (x_issue_req),
    .x_issue_resp_i      (x_issue_resp),
    .x_commit_valid_o    (x_commit_valid),
    .x_commit_o          (x_commit),
    .x_mem_valid_i       (1'b0),
    .x_mem_ready_o       (),
    .x_mem_req_i         ('0),
    .x_mem_resp_o        (),
    .x_mem_result_valid_o (),
    .x_mem_result_o      (),
    .x_result_valid_i    (x_result_valid),
    .x_result_ready_o    (x_result_ready),
    .x_result_i          (x_result),
    .irq_i               ('0),
    .irq_ack_o           (),
    .irq_id_o            (),
    .debug_req_i         (1'b0),
    .debug_havereset_o   (),
    .debug_running_o     (),
    .debug_halted_o      (),
    .fetch_enable_i      (1'b1),
    .core_sleep_o        ()
  );

  assign taken_o        = x_issue_valid & x_issue_ready & x_issue_resp.accept;
  assign taken_id_o     = x_issue_req.id;
`ifndef SYNTHESIS
  assign taken_pc_o     = i_top.core_i.pc_id;
`endif
  assign result_valid_o = x_result_valid;
  assign result_id_o    = x_result.id;
  assign result_we_o    = x_result.we;
  assign result_data_o  = x_result.data;

`ifdef INSTAR_COPROCESSOR
  logic                                   commit_valid_q;
  logic [X_ID_WIDTH-1:0]                  commit_id_q;
  logic                                   issue_valid, issue_ready, issue_room, issue_accept, issue_writeback;
  logic [31:0]                            issue_instr;
  logic [X_NUM_RS-1:0]                    register_rs_valid;
  logic [X_NUM_RS-1:0][X_RFR_WIDTH-1:0]   register_rs;
  logic                                   register_valid, commit_valid, commit_kill;
  logic                                   result_valid, result_ready, result_we;
  logic [X_ID_WIDTH-1:0]                  issue_id, register_id, commit_id, result_id;
  logic [X_RFW_WIDTH-1:0]                 result_data;
  logic [4:0]                             result_rd;
  logic                                   dualread;
  logic [4:0]                             shim_rd;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) commit_valid_q <= 1'b0;
    else commit_valid_q <= x_commit_valid & taken_o;
  end

  always_ff @(posedge clk_i) commit_id_q <= x_commit.id;

  // The core takes a register for there whose number stands at the result, valid or not (x_disp dep).
  assign x_result.rd           = x_result_valid ? shim_rd : '0;
  assign x_issue_resp.dualread = {3{dualread}};
  assign x_issue_resp.ecswrite = 1'b0;
  assign x_result.ecsdata      = '0;
  assign x_result.ecswe        = '0;
  assign x_result.err          = 1'b0;
  assign x_result.dbg          = 1'b0;

  instar_cvxif_0x #(
    .NumRs   (X_NUM_RS),
    .Width   (X_RFR_WIDTH),
    .IdWidth (X_ID_WIDTH)
  ) i_shim (
    .x_issue_valid_i     (x_issue_valid),
    .x_issue_ready_o     (x_issue_ready),
    .x_issue_instr_i     (x_issue_req.instr),
    .x_issue_id_i        (x_issue_req.id),
    .x_issue_rs_i        (x_issue_req.rs),
    .x_issue_rs_valid_i  (x_issue_req.rs_valid | {X_NUM_RS{!bit'(`INSTAR_COPROCESSOR_WAITS)}}),
    .x_issue_accept_o    (x_issue_resp.accept),
    .x_issue_writeback_o (x_issue_resp.writeback),
    .x_issue_dualwrite_o (x_issue_resp.dualwrite),
    .x_issue_dualread_o  (dualread),
    .x_issue_loadstore_o (x_issue_resp.loadstore),
    .x_issue_exc_o       (x_issue_resp.exc),
    .x_commit_valid_i    (commit_valid_q),
    .x_commit_id_i       (commit_id_q),
    .x_commit_kill_i     (1'b0),
    .x_result_valid_o    (x_result_valid),
    .x_result_ready_i    (x_result_ready),
    .x_result_id_o       (x_result.id),
    .x_result_data_o     (x_result.data),
    .x_result_rd_o       (shim_rd),
    .x_result_we_o       (x_result.we),
    .x_result_exc_o      (x_result.exc),
    .x_result_exccode_o  (x_result.exccode),
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
`else
  assign x_issue_ready  = 1'b1;
  assign x_issue_resp   = '0;
  assign x_result_valid = 1'b0;
  assign x_result       = '0;
`endif

`ifndef SYNTHESIS
  logic        left_q, traps, call;
  logic [31:0] pc_q;

  assign traps = i_top.core_i.id_stage_i.controller_i.csr_save_cause_o;
  assign call  = traps & i_top.core_i.id_stage_i.controller_i.ecall_insn_i;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) left_q <= 1'b0;
    else left_q <= i_top.core_i.id_stage_i.minstret;
  end

  always_ff @(posedge clk_i) pc_q <= i_top.core_i.pc_id;

  // A system call leaves ID when nothing is behind it any more, and is not counted by minstret.
  assign retired_o = left_q | call;
  assign pc_o      = call ? i_top.core_i.pc_id : pc_q;
  assign address_o = i_top.core_i.load_store_unit_i.data_addr_int;
  // Dividends and divisors change sides on their way (cv32e40p_decoder.sv, DIV).
  assign rs1_o     = i_top.core_i.alu_operand_b_ex;
  assign rs2_o     = i_top.core_i.alu_operand_a_ex;

  assign written_o[0] = i_top.core_i.regfile_alu_we_fw;
  assign rd_o[0]      = i_top.core_i.regfile_alu_waddr_fw[4:0];
  assign result_o[0]  = i_top.core_i.regfile_alu_wdata_fw;
  assign written_o[1] = i_top.core_i.regfile_we_wb;
  assign rd_o[1]      = i_top.core_i.regfile_waddr_fw_wb_o[4:0];
  assign result_o[1]  = i_top.core_i.regfile_wdata;

  assign trap_o  = traps & ~call;
  assign cause_o = {27'd0, i_top.core_i.id_stage_i.controller_i.csr_cause_o[4:0]};
`endif
endmodule
