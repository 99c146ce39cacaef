/// CV32E40X (package pythondata-cpu-cv32e40x) with its two OBI ports, a design's coprocessor behind CV-X-IF and what enters
/// WB as plain signals, for main.cpp. Source of the ports: rtl/cv32e40x_core.sv, rtl/if_xif.sv; of what it shows inside:
/// rtl/cv32e40x_controller_fsm.sv (minstret, exception_in_wb), rtl/cv32e40x_ex_stage.sv, rtl/cv32e40x_load_store_unit.sv.
///
/// Without a design (INSTAR_COPROCESSOR) nothing is accepted. A flush for FENCE is acknowledged in the cycle of its request:
/// there is nothing outside to be flushed.
///
/// An instruction is shown in the cycle in which the core counts it, its first in WB; what traps too.
module instar_cv32e40x import cv32e40x_pkg::*; (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic [31:0] boot_addr_i,
  // Instructions.
  output logic        instr_req_o,
  input  logic        instr_gnt_i,
  output logic [31:0] instr_addr_o,
  input  logic        instr_rvalid_i,
  input  logic [31:0] instr_rdata_i,
  // Data.
  output logic        data_req_o,
  input  logic        data_gnt_i,
  output logic        data_we_o,
  output logic [3:0]  data_be_o,
  output logic [31:0] data_addr_o,
  output logic [31:0] data_wdata_o,
  input  logic        data_rvalid_i,
  input  logic [31:0] data_rdata_i,
  // What retired: its address, that of its memory access, its operands.
  output logic        retired_o,
  output logic [31:0] pc_o,
  output logic [31:0] address_o,
  output logic [31:0] rs1_o,
  output logic [31:0] rs2_o,
  // The register that WB writes.
  output logic        written_o,
  output logic [4:0]  rd_o,
  output logic [31:0] result_o,
`ifdef INSTAR_COPROCESSOR
  // What the coprocessor takes and the core commits, and its results as the core takes them.
  output logic        taken_o,
  output logic [3:0]  taken_id_o,
  output logic [31:0] taken_pc_o,
  output logic        result_valid_o,
  output logic [3:0]  result_id_o,
  output logic        result_we_o,
  output logic [31:0] result_data_o,
`endif
  // What traps and is no system call, its cause, and where traps go.
  output logic        trap_o,
  output logic [31:0] cause_o,
  output logic [31:0] handler_o
);
  localparam b_ext_e      BitManipulation = `INSTAR_BIT_MANIPULATION ? ZBA_ZBB_ZBC_ZBS : B_NONE;
  localparam int unsigned IdWidth         = 4;

  if_xif #(
    .X_NUM_RS   (2),
    .X_ID_WIDTH (IdWidth)
  ) xif ();

  cv32e40x_core #(
    .B_EXT      (BitManipulation),
    .X_EXT      (`INSTAR_EXTENSION_INTERFACE),
    .X_NUM_RS   (2),
    .X_ID_WIDTH (IdWidth)
  ) i_core (
    .clk_i,
    .rst_ni,
    .scan_cg_en_i        (1'b0),
    .boot_addr_i,
    .dm_exception_addr_i ('0),
    .dm_halt_addr_i      ('0),
    .mhartid_i           ('0),
    .mimpid_patch_i      ('0),
    .mtvec_addr_i        ('0),
    .instr_req_o,
    .instr_gnt_i,
    .instr_rvalid_i,
    .instr_addr_o,
    .instr_memtype_o     (),
    .instr_prot_o        (),
    .instr_dbg_o         (),
    .instr_rdata_i,
    .instr_err_i         (1'b0),
    .data_req_o,
    .data_gnt_i,
    .data_rvalid_i,
    .data_addr_o,
    .data_be_o,
    .data_we_o,
    .data_wdata_o,
    .data_memtype_o      (),
    .data_prot_o         (),
    .data_dbg_o          (),
    .data_atop_o         (),
    .data_rdata_i,
    .data_err_i          (1'b0),
    .data_exokay_i       (1'b0),
    .mcycle_o            (),
    .xif_compressed_if   (xif),
    .xif_issue_if        (xif),
    .xif_commit_if       (xif),
    .xif_mem_if          (xif),
    .xif_mem_result_if   (xif),
    .xif_result_if       (xif),
    .irq_i               ('0),
    .wu_wfe_i            (1'b0),
    .clic_irq_i          (1'b0),
    .clic_irq_id_i       ('0),
    .clic_irq_level_i    ('0),
    .clic_irq_priv_i     ('0),
    .clic_irq_shv_i      (1'b0),
    .fencei_flush_req_o  (),
    .fencei_flush_ack_i  (1'b1),
    .debug_req_i         (1'b0),
    .debug_havereset_o   (),
    .debug_running_o     (),
    .debug_halted_o      (),
    .fetch_enable_i      (1'b1),
    .core_sleep_o        ()
  );

  assign xif.compressed_ready = 1'b0;
  assign xif.compressed_resp  = '0;
  assign xif.mem_valid        = 1'b0;
  assign xif.mem_req          = '0;

`ifdef INSTAR_COPROCESSOR
  logic                     execute_ready, core_ready, handed, accepts, accepted_q;
  logic                     issue_valid, issue_ready, issue_room, issue_accept, issue_writeback;
  logic [31:0]              issue_instr;
  logic [1:0]               register_rs_valid;
  logic [1:0][31:0]         register_rs;
  logic                     register_valid, commit_valid, commit_kill;
  logic                     result_valid, result_ready, result_we;
  logic [IdWidth-1:0]       issue_id, register_id, commit_id, result_id;
  logic [31:0]              result_data;
  logic [4:0]               result_rd;
  logic                     dualread;

  // The core forgets that a result is to be written where an instruction is taken in another cycle than that in which it
  // leaves ID (rtl/cv32e40x_id_stage.sv, xif_we). The interface does not tell that cycle, so a wire from inside does.
  assign execute_ready   = i_core.ex_ready;
  assign xif.issue_ready = core_ready && execute_ready;
  assign handed          = xif.issue_valid && xif.issue_ready;
  assign accepts         = xif.issue_resp.accept;

  // Commits of what was not accepted, CSR accesses too, are kills of that alone: the coprocessor does not see them, as it
  // takes a kill for one of all that is newer. An instruction is committed in the cycle after it was handed over.
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) accepted_q <= 1'b0;
    else if (handed) accepted_q <= accepts;
  end

  assign xif.issue_resp.dualread = {3{dualread}};
  assign xif.issue_resp.ecswrite = 1'b0;
  assign xif.result.ecsdata      = '0;
  assign xif.result.ecswe        = '0;
  assign xif.result.err          = 1'b0;
  assign xif.result.dbg          = 1'b0;

  instar_cvxif_0x #(
    .NumRs   (2),
    .IdWidth (IdWidth)
  ) i_shim (
    .x_issue_valid_i     (xif.issue_valid && execute_ready),
    .x_issue_ready_o     (core_ready),
    .x_issue_instr_i     (xif.issue_req.instr),
    .x_issue_id_i        (xif.issue_req.id),
    .x_issue_rs_i        (xif.issue_req.rs),
    .x_issue_rs_valid_i  (xif.issue_req.rs_valid),
    .x_issue_accept_o    (xif.issue_resp.accept),
    .x_issue_writeback_o (xif.issue_resp.writeback),
    .x_issue_dualwrite_o (xif.issue_resp.dualwrite),
    .x_issue_dualread_o  (dualread),
    .x_issue_loadstore_o (xif.issue_resp.loadstore),
    .x_issue_exc_o       (xif.issue_resp.exc),
    .x_commit_valid_i    (xif.commit_valid && accepted_q),
    .x_commit_id_i       (xif.commit.id),
    .x_commit_kill_i     (xif.commit.commit_kill),
    .x_result_valid_o    (xif.result_valid),
    .x_result_ready_i    (xif.result_ready),
    .x_result_id_o       (xif.result.id),
    .x_result_data_o     (xif.result.data),
    .x_result_rd_o       (xif.result.rd),
    .x_result_we_o       (xif.result.we),
    .x_result_exc_o      (xif.result.exc),
    .x_result_exccode_o  (xif.result.exccode),
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

  // WB takes results in its own order, whatever their numbers.
  `INSTAR_COPROCESSOR #(
    .NumRs   (2),
    .IdWidth (IdWidth),
    .InOrder (1'b1)
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

  assign taken_o        = xif.commit_valid && accepted_q && !xif.commit.commit_kill;
  assign taken_id_o     = xif.commit.id;
  assign taken_pc_o     = i_core.id_ex_pipe.pc;
  assign result_valid_o = xif.result_valid && xif.result_ready;
  assign result_id_o    = xif.result.id;
  assign result_we_o    = xif.result.we;
  assign result_data_o  = xif.result.data;
`else
  assign xif.issue_ready  = 1'b1;
  assign xif.issue_resp   = '0;
  assign xif.result_valid = 1'b0;
  assign xif.result       = '0;
`endif

`ifndef SYNTHESIS
  // What an instruction had in EX, when it is in WB.
  always_ff @(posedge clk_i) begin
    if (i_core.ex_valid && i_core.wb_ready) begin
      address_o <= i_core.load_store_unit_i.trans.addr;
      rs1_o     <= i_core.id_ex_pipe.muldiv_operand_a;
      rs2_o     <= i_core.id_ex_pipe.muldiv_operand_b;
    end
  end

  logic traps, call;
  assign traps     = i_core.ctrl_fsm.exception_in_wb;
  assign call      = traps && i_core.ex_wb_pipe.sys_en && i_core.ex_wb_pipe.sys_ecall_insn;
  assign retired_o = i_core.ctrl_fsm.mhpmevent.minstret || call;
  assign pc_o      = i_core.ex_wb_pipe.pc;

  assign written_o = i_core.rf_we_wb;
  assign rd_o      = i_core.rf_waddr_wb;
  assign result_o  = i_core.rf_wdata_wb;

  assign trap_o    = traps && !call;
  assign cause_o   = {21'd0, i_core.ctrl_fsm.csr_cause.exception_code};
  assign handler_o = {i_core.mtvec_addr, 7'd0};
`endif
endmodule
