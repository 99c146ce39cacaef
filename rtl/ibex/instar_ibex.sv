/// Ibex (package pythondata-cpu-ibex) with its two ports to memory and what RVFI tells as plain signals, for main.cpp.
/// Source of the ports: rtl/ibex_top.sv, with RVFI.
///
/// Without security, instruction cache and bit manipulation. An instruction is shown in the cycle after the one in which
/// it leaves the last stage, ID/EX or WB.
module instar_ibex import ibex_pkg::*;
`ifdef INSTAR_ELEMENTS
#(
  parameter int unsigned Elements = `INSTAR_WRITEBACK_STAGE ? 51 : 48
)
`endif
(
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
`ifdef INSTAR_DEVICE
  // The port of a design's device (rtl/bench/instar_device.sv).
  input  logic        device_req_i,
  input  logic        device_enable_i,
  output logic        device_gnt_o,
  input  logic [31:0] device_addr_i,
  input  logic        device_we_i,
  input  logic [3:0]  device_be_i,
  input  logic [31:0] device_wdata_i,
  output logic        device_rvalid_o,
  output logic [31:0] device_rdata_o,
  output logic        device_irq_o,
`endif
`ifdef INSTAR_ELEMENTS
  // What holds or carries values, in the order of the family's table (crates/cores/src/ibex/elements/mod.rs).
  output logic [Elements-1:0][31:0] elements_o,
`endif
  // What retired: its address, that of its memory access, its operands.
  output logic        retired_o,
  output logic [31:0] pc_o,
  output logic [31:0] address_o,
  output logic [31:0] rs1_o,
  output logic [31:0] rs2_o,
  // The register that it wrote.
  output logic        written_o,
  output logic [4:0]  rd_o,
  output logic [31:0] result_o,
  // What traps and is no system call, its cause, and where traps go.
  output logic        trap_o,
  output logic [31:0] cause_o,
`ifdef RVFI
  // Interrupt lines; what leaves ID/EX; what an interrupt takes off, and its number.
  input  logic [31:0] irq_i,
  output logic        leaves_o,
  output logic        interrupt_o,
  output logic [31:0] interrupt_pc_o,
  output logic [4:0]  interrupt_id_o,
`endif
  output logic [31:0] handler_o
);
`ifndef RVFI
  wire [31:0] irq_i = '0;
`endif

  localparam rv32m_e Multiplier = `INSTAR_MULTIPLY_CYCLES == 1 ? RV32MSingleCycle : RV32MFast;

  // Ibex begins at 0x80 of 256 bytes: there, below the program, is a jump to it until it is fetched, which is not shown.
  localparam logic [31:0] Below = 32'h1000;
  logic [31:0] boot, start, rdata, offset;
  logic        booting, started;
  assign boot   = boot_addr_i - Below;
  assign start  = {boot[31:8], 8'h80};
  assign offset = boot_addr_i - start;
  assign rdata  = booting ? {offset[20], offset[10:1], offset[11], offset[19:12], 5'd0, 7'h6f} : instr_rdata_i;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      booting <= 1'b1;
      started <= 1'b0;
    end else begin
      if (instr_req_o && instr_gnt_i && instr_addr_o == {boot_addr_i[31:2], 2'b00}) booting <= 1'b0;
      if (retired_o) started <= 1'b1;
    end
  end

  logic        valid, trap;
  logic [31:0] insn;

  ibex_top #(
    .RV32M           (Multiplier),
    .BranchTargetALU (`INSTAR_BRANCH_TARGET_ALU),
    .WritebackStage  (`INSTAR_WRITEBACK_STAGE)
  ) i_top (
    .clk_i,
    .rst_ni,
    .test_en_i              (1'b0),
    .ram_cfg_i              ('0),
    .hart_id_i              ('0),
    .boot_addr_i            (boot),
    .instr_req_o,
    .instr_gnt_i,
    .instr_rvalid_i,
    .instr_addr_o,
    .instr_rdata_i          (rdata),
    .instr_rdata_intg_i     ('0),
    .instr_err_i            (1'b0),
    .data_req_o,
    .data_gnt_i,
    .data_rvalid_i,
    .data_we_o,
    .data_be_o,
    .data_addr_o,
    .data_wdata_o,
    .data_wdata_intg_o      (),
    .data_rdata_i,
    .data_rdata_intg_i      ('0),
    .data_err_i             (1'b0),
    .irq_software_i         (irq_i[3]),
    .irq_timer_i            (irq_i[7]),
    .irq_external_i         (irq_i[11]),
    .irq_fast_i             (irq_i[30:16]),
    .irq_nm_i               (1'b0),
    .scramble_key_valid_i   (1'b0),
    .scramble_key_i         ('0),
    .scramble_nonce_i       ('0),
    .scramble_req_o         (),
    .debug_req_i            (1'b0),
    .crash_dump_o           (),
    .double_fault_seen_o    (),
`ifdef RVFI
    .rvfi_valid             (valid),
    .rvfi_insn              (insn),
    .rvfi_trap              (trap),
    .rvfi_rs1_rdata         (rs1_o),
    .rvfi_rs2_rdata         (rs2_o),
    .rvfi_rd_addr           (rd_o),
    .rvfi_rd_wdata          (result_o),
    .rvfi_pc_rdata          (pc_o),
    .rvfi_mem_addr          (address_o),
`endif
    .fetch_enable_i         (IbexMuBiOn),
    .alert_minor_o          (),
    .alert_major_internal_o (),
    .alert_major_bus_o      (),
    .core_sleep_o           (),
    .scan_rst_ni            (1'b1)
  );

`ifdef INSTAR_DEVICE
  instar_device i_device (.*);
`endif

  logic call, shown;
  assign call      = insn == 32'h73;
  assign shown     = valid && (started || pc_o == boot_addr_i);
  assign retired_o = shown && (!trap || call);
  assign written_o = shown;
  assign trap_o    = shown && trap && !call;
  assign cause_o   = insn == 32'h0010_0073 || insn == 32'h0000_9002 ? 32'd3 : 32'd2;
`ifdef RVFI  // not SYNTHESIS, which is defined in simulation too: it leaves out what only Ibex's own bench has.
  assign handler_o = i_top.u_ibex_core.cs_registers_i.csr_mtvec_o;
  // The first that leaves is the program's first.
  assign leaves_o  = i_top.u_ibex_core.instr_id_done && i_top.u_ibex_core.pc_id == boot_addr_i;

  // An interrupt is taken in IRQ_TAKEN, and shown as late as what leaves ID/EX.
  logic        taken;
  logic [31:0] taken_pc;
  logic [4:0]  taken_id;
  assign taken    = i_top.u_ibex_core.id_stage_i.controller_i.ctrl_fsm_cs == IRQ_TAKEN
                    && i_top.u_ibex_core.id_stage_i.controller_i.pc_set_o;
  assign taken_pc = i_top.u_ibex_core.pc_if;
  assign taken_id = i_top.u_ibex_core.exc_cause.lower_cause;
  if (`INSTAR_WRITEBACK_STAGE) begin : gen_shown_later
    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) interrupt_o <= 1'b0;
      else interrupt_o <= taken;
    end
    always_ff @(posedge clk_i) begin
      interrupt_pc_o <= taken_pc;
      interrupt_id_o <= taken_id;
    end
  end else begin : gen_shown
    assign interrupt_o    = taken;
    assign interrupt_pc_o = taken_pc;
    assign interrupt_id_o = taken_id;
  end
`endif

`ifdef INSTAR_ELEMENTS
  logic [Elements-1:0][31:0] elements;
  for (genvar i = 0; i < 32; i++) begin : gen_registers
    assign elements[i] = i_top.gen_regfile_ff.register_file_i.rf_reg[i];
  end
  assign elements[32] = i_top.gen_regfile_ff.register_file_i.rdata_a_o;
  assign elements[33] = i_top.gen_regfile_ff.register_file_i.rdata_b_o;
  assign elements[34] = i_top.u_ibex_core.id_stage_i.alu_operand_a_ex_o;
  assign elements[35] = i_top.u_ibex_core.id_stage_i.alu_operand_b_ex_o;
  assign elements[36] = i_top.u_ibex_core.ex_block_i.alu_i.adder_result_o;
  assign elements[37] = i_top.u_ibex_core.ex_block_i.result_ex_o;
  assign elements[38] = i_top.u_ibex_core.load_store_unit_i.data_wdata_o;
  assign elements[39] = i_top.u_ibex_core.wb_stage_i.rf_wdata_wb_o;
  assign elements[40] = i_top.u_ibex_core.id_stage_i.imd_val_q[0][31:0];
  assign elements[41] = {30'd0, i_top.u_ibex_core.id_stage_i.imd_val_q[0][33:32]};
  assign elements[42] = i_top.u_ibex_core.id_stage_i.imd_val_q[1][31:0];
  assign elements[43] = i_top.u_ibex_core.ex_block_i.gen_multdiv_fast.multdiv_i.op_numerator_q;
  assign elements[44] = i_top.u_ibex_core.ex_block_i.gen_multdiv_fast.multdiv_i.op_quotient_q;
  for (genvar i = 1; i < 4; i++) begin : gen_bytes
    assign elements[44+i] = {24'd0, i_top.u_ibex_core.load_store_unit_i.rdata_q[8*i+:8]};
  end

  if (`INSTAR_WRITEBACK_STAGE) begin : gen_writeback
    assign elements[48] = i_top.u_ibex_core.wb_stage_i.g_writeback_stage.rf_wdata_wb_q;
    assign elements[49] = i_top.u_ibex_core.id_stage_i.rf_rdata_a_fwd;
    assign elements[50] = i_top.u_ibex_core.id_stage_i.rf_rdata_b_fwd;
    // An instruction is shown a cycle later than without that stage, and so are they.
    always_ff @(posedge clk_i) elements_o <= elements;
  end else begin : gen_no_writeback
    assign elements_o = elements;
  end
`endif
endmodule
