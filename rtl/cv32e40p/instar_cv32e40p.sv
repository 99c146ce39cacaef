/// CV32E40P (package pythondata-cpu-cv32e40p) with its two OBI ports and what leaves ID as plain signals, for main.cpp.
/// Source of the ports: rtl/cv32e40p_top.sv; of what it shows inside: rtl/cv32e40p_id_stage.sv (minstret),
/// rtl/cv32e40p_controller.sv, rtl/cv32e40p_load_store_unit.sv, rtl/cv32e40p_core.sv.
///
/// Without Xpulp and floating point. An instruction is shown in the cycle after the
/// one in which it leaves ID, when EX has its address and its operands.
module instar_cv32e40p import cv32e40p_pkg::*; (
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
`ifdef INSTAR_DEVICE
  // The port of a design's device (rtl/bench/instar_device.sv).
  input  logic             device_req_i,
  input  logic             device_enable_i,
  output logic             device_gnt_o,
  input  logic [31:0]      device_addr_i,
  input  logic             device_we_i,
  input  logic [3:0]       device_be_i,
  input  logic [31:0]      device_wdata_i,
  output logic             device_rvalid_o,
  output logic [31:0]      device_rdata_o,
  output logic             device_irq_o,
`endif
`ifdef INSTAR_ELEMENTS
  // What holds or carries values, in the order of the family's table (crates/cores/src/cv32e40p/elements.rs).
  output logic [43:0][31:0] elements_o,
`endif
`ifndef SYNTHESIS
  // Interrupt lines; what leaves ID; what an interrupt takes off there, and its number.
  input  logic [31:0]      irq_i,
  output logic             leaves_o,
  output logic             interrupt_o,
  output logic [31:0]      interrupt_pc_o,
  output logic [4:0]       interrupt_id_o,
`endif
  // What left ID: its address, that of its memory access, its operands.
  output logic             retired_o,
  output logic [31:0]      pc_o,
  output logic [31:0]      address_o,
  output logic [31:0]      rs1_o,
  output logic [31:0]      rs2_o,
  // Registers that are written: from EX, from WB.
  output logic [1:0]       written_o,
  output logic [1:0][4:0]  rd_o,
  output logic [1:0][31:0] result_o,
  // What traps and is no system call, and its cause.
  output logic             trap_o,
  output logic [31:0]      cause_o
);
`ifdef SYNTHESIS
  wire [31:0] irq_i = '0;
`endif

  cv32e40p_top i_top (
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
    .irq_i,
`ifdef SYNTHESIS
    .irq_ack_o           (),
    .irq_id_o            (),
`else
    .irq_ack_o           (interrupt_o),
    .irq_id_o            (interrupt_id_o),
`endif
    .debug_req_i         (1'b0),
    .debug_havereset_o   (),
    .debug_running_o     (),
    .debug_halted_o      (),
    .fetch_enable_i      (1'b1),
    .core_sleep_o        ()
  );

`ifdef INSTAR_DEVICE
  instar_device i_device (.*);
`endif

`ifndef SYNTHESIS
  logic        left_q, traps, call;
  logic [31:0] pc_q;

  assign traps = i_top.core_i.id_stage_i.controller_i.csr_save_cause_o;
  assign call  = traps & ~interrupt_o & i_top.core_i.id_stage_i.controller_i.ecall_insn_i;

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

`ifdef INSTAR_ELEMENTS
  assign elements_o[31:0] = i_top.core_i.id_stage_i.register_file_i.mem;
  assign elements_o[32]   = i_top.core_i.alu_operand_a_ex;
  assign elements_o[33]   = i_top.core_i.alu_operand_b_ex;
  assign elements_o[34]   = i_top.core_i.alu_operand_c_ex;
  assign elements_o[35]   = i_top.core_i.mult_operand_a_ex;
  assign elements_o[36]   = i_top.core_i.mult_operand_b_ex;
  assign elements_o[37]   = i_top.core_i.mult_operand_c_ex;
  assign elements_o[38]   = {31'd0, i_top.core_i.ex_stage_i.mult_i.mulh_carry_q};
  assign elements_o[39]   = i_top.core_i.load_store_unit_i.rdata_q;
  assign elements_o[40]   = i_top.core_i.ex_stage_i.alu_i.alu_div_i.AReg_DP;
  assign elements_o[41]   = i_top.core_i.ex_stage_i.alu_i.alu_div_i.BReg_DP;
  assign elements_o[42]   = i_top.core_i.ex_stage_i.alu_i.alu_div_i.ResReg_DP;
  assign elements_o[43]   = i_top.core_i.regfile_alu_wdata_fw;
`endif

  assign leaves_o = i_top.core_i.id_stage_i.minstret;

  // Behind WFI ID is empty, and what IF has is taken off.
  assign interrupt_pc_o = i_top.core_i.id_stage_i.controller_i.csr_save_if_o ? i_top.core_i.pc_if : i_top.core_i.pc_id;

  assign trap_o  = traps & ~call & ~interrupt_o;
  assign cause_o = {27'd0, i_top.core_i.id_stage_i.controller_i.csr_cause_o[4:0]};
`endif
endmodule
