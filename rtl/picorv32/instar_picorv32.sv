/// PicoRV32 (package pythondata-cpu-picorv32) with its memory port and what RVFI tells as plain signals, for main.cpp.
/// Source of the ports: picorv32.v, with RISCV_FORMAL.
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

  picorv32 #(
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
    .pcpi_wr        (1'b0),
    .pcpi_rd        ('0),
    .pcpi_wait      (1'b0),
    .pcpi_ready     (1'b0),
    .irq            ('0),
    .rvfi_valid     (valid),
    .rvfi_insn      (insn),
    .rvfi_trap      (trap),
    .rvfi_pc_rdata  (pc_o),
    .rvfi_rs1_rdata (rs1_o),
    .rvfi_rs2_rdata (rs2_o),
    .rvfi_rd_addr   (rd_o),
    .rvfi_rd_wdata  (result_o)
  );

`ifndef SYNTHESIS
  // Where it begins is a parameter of the core; here it is set when reset has set that.
  logic started;
  always_ff @(posedge clk_i) started <= rst_ni;
  always @(negedge clk_i) if (!started) i_core.reg_next_pc = boot_addr_i;

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
