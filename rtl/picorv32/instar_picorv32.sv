/// PicoRV32 (package pythondata-cpu-picorv32) with its memory port and what RVFI tells as plain signals, for main.cpp.
/// Source of the ports: picorv32.v, with RISCV_FORMAL. A design's coprocessor (INSTAR_COPROCESSOR) stands behind PCPI;
/// without one the core traps where an instruction is not its own.
///
/// An instruction is shown in the cycle after the one in which the next is launched. A call to the environment traps,
/// which ends all; it is shown as an instruction.
module instar_picorv32 (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic [31:0]      boot_addr_i,
  // Memory.
  output logic             mem_valid_o,
  output logic             mem_instr_o,
  input  logic             mem_ready_i,
  output logic [31:0]      mem_addr_o,
  output logic [31:0]      mem_wdata_o,
  output logic [3:0]       mem_wstrb_o,
  input  logic [31:0]      mem_rdata_i,
  // What retired: its address, that of its memory access, its operands.
  output logic             retired_o,
  output logic [31:0]      pc_o,
  output logic [31:0]      address_o,
  output logic [31:0]      rs1_o,
  output logic [31:0]      rs2_o,
  // The register that it wrote.
  output logic             written_o,
  output logic [4:0]       rd_o,
  output logic [31:0]      result_o,
  // What traps and is no system call, and its cause.
  output logic             trap_o,
  output logic [31:0]      cause_o
);
  logic        valid, trap;
  logic [31:0] insn;

`ifdef INSTAR_COPROCESSOR
  localparam bit Pcpi = 1'b1;
`else
  localparam bit Pcpi = 1'b0;
`endif
  logic        pcpi_valid, pcpi_wr, pcpi_wait, pcpi_ready;
  logic [31:0] pcpi_insn, pcpi_rs1, pcpi_rs2, pcpi_rd;

  picorv32 #(
    .ENABLE_PCPI          (Pcpi),
    .ENABLE_REGS_DUALPORT (`INSTAR_DUAL_PORT_REGISTERS),
    .BARREL_SHIFTER       (1),
    .TWO_CYCLE_COMPARE    (`INSTAR_TWO_CYCLE_COMPARE),
    .TWO_CYCLE_ALU        (`INSTAR_TWO_CYCLE_ALU),
    .COMPRESSED_ISA       (`INSTAR_COMPRESSED),
    .ENABLE_MUL           (1),
    .ENABLE_FAST_MUL      (`INSTAR_FAST_MULTIPLIER),
    .ENABLE_DIV           (1)
  ) i_core (
    .clk            (clk_i),
    .resetn         (rst_ni),
    .trap           (),
    .mem_valid      (mem_valid_o),
    .mem_instr      (mem_instr_o),
    .mem_ready      (mem_ready_i),
    .mem_addr       (mem_addr_o),
    .mem_wdata      (mem_wdata_o),
    .mem_wstrb      (mem_wstrb_o),
    .mem_rdata      (mem_rdata_i),
    .pcpi_valid,
    .pcpi_insn,
    .pcpi_rs1,
    .pcpi_rs2,
    .pcpi_wr,
    .pcpi_rd,
    .pcpi_wait,
    .pcpi_ready,
    .irq            ('0),
    .rvfi_valid     (valid),
    .rvfi_insn      (insn),
    .rvfi_trap      (trap),
    .rvfi_pc_rdata  (pc_o),
    .rvfi_rs1_rdata (rs1_o),
    .rvfi_rs2_rdata (rs2_o)
  );

`ifdef INSTAR_COPROCESSOR
  logic             issue_valid, issue_ready, issue_accept, commit_valid, result_valid, result_ready, result_we;
  logic [31:0]      issue_instr, result_data;
  logic [1:0][31:0] register_rs;

  instar_pcpi i_shim (
    .clk_i,
    .rst_ni,
    .pcpi_valid_i   (pcpi_valid),
    .pcpi_insn_i    (pcpi_insn),
    .pcpi_rs1_i     (pcpi_rs1),
    .pcpi_rs2_i     (pcpi_rs2),
    .pcpi_wr_o      (pcpi_wr),
    .pcpi_rd_o      (pcpi_rd),
    .pcpi_wait_o    (pcpi_wait),
    .pcpi_ready_o   (pcpi_ready),
    .issue_valid_o  (issue_valid),
    .issue_ready_i  (issue_ready),
    .issue_instr_o  (issue_instr),
    .issue_accept_i (issue_accept),
    .register_rs_o  (register_rs),
    .commit_valid_o (commit_valid),
    .result_valid_i (result_valid),
    .result_ready_o (result_ready),
    .result_data_i  (result_data),
    .result_we_i    (result_we)
  );

  `INSTAR_COPROCESSOR #(
    .NumRs   (2),
    .IdWidth (1)
  ) i_coprocessor (
    .clk_i,
    .rst_ni,
    .issue_valid_i         (issue_valid),
    .issue_ready_o         (issue_ready),
    .issue_room_o          (),
    .issue_instr_i         (issue_instr),
    .issue_hartid_i        (1'b0),
    .issue_id_i            (1'b0),
    .issue_accept_o        (issue_accept),
    .issue_writeback_o     (),
    .issue_register_read_o (),
    .register_valid_i      (issue_valid),
    .register_ready_o      (),
    .register_hartid_i     (1'b0),
    .register_id_i         (1'b0),
    .register_rs_i         (register_rs),
    .register_rs_valid_i   (2'b11),
    .commit_valid_i        (commit_valid),
    .commit_hartid_i       (1'b0),
    .commit_id_i           (1'b0),
    .commit_kill_i         (1'b0),
    .result_valid_o        (result_valid),
    .result_ready_i        (result_ready),
    .result_hartid_o       (),
    .result_id_o           (),
    .result_data_o         (result_data),
    .result_rd_o           (),
    .result_we_o           (result_we)
  );
`else
  assign pcpi_wr    = 1'b0;
  assign pcpi_rd    = '0;
  assign pcpi_wait  = 1'b0;
  assign pcpi_ready = 1'b0;
`endif

`ifndef SYNTHESIS
  // Where it begins is a parameter of the core; here it is set when reset has set that.
  logic started;
  always_ff @(posedge clk_i) started <= rst_ni;
  always @(negedge clk_i) if (!started) i_core.reg_next_pc = boot_addr_i;

  // RVFI has no destination for words that are PicoRV32's own instructions where interrupts are enabled, as they are not.
  always_ff @(posedge clk_i) begin
    if (!rst_ni || (valid && !i_core.cpuregs_write)) rd_o <= '0;
    else if (i_core.cpuregs_write) begin
      rd_o     <= i_core.latched_rd;
      result_o <= i_core.cpuregs_wrdata;
    end
  end

  // RVFI tells the word of an access; its address stands here while it is under way.
  always_ff @(posedge clk_i) if (i_core.mem_do_rdata || i_core.mem_do_wdata) address_o <= i_core.reg_op1;
`endif

  logic call;
  assign call      = insn == 32'h73;
  assign retired_o = valid && (!trap || call);
  assign written_o = valid;
  assign trap_o    = valid && trap && !call;
  assign cause_o   = insn[6:0] == 7'h03 ? 32'd4 : insn[6:0] == 7'h23 ? 32'd6 : 32'd2;
endmodule
