/// VexRiscv Lite (package pythondata-cpu-vexriscv) with its two Wishbone ports and what retires as plain signals, for
/// main.cpp. Source of the ports: VexRiscv_Lite.v.
///
/// An instruction is shown in the cycle in which it is in its last stage, writeBack. A call to the environment is an
/// exception, which comes there too; it is shown as an instruction.
module instar_vexriscv (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic [31:0] boot_addr_i,
  // Instructions.
  output logic        instr_stb_o,
  input  logic        instr_ack_i,
  output logic [31:0] instr_addr_o,
  input  logic [31:0] instr_rdata_i,
  // Data.
  output logic        data_stb_o,
  input  logic        data_ack_i,
  output logic        data_we_o,
  output logic [3:0]  data_sel_o,
  output logic [31:0] data_addr_o,
  output logic [31:0] data_wdata_o,
  input  logic [31:0] data_rdata_i,
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
  output logic [31:0] handler_o
);
  logic        instr_cyc, data_cyc, instr_stb, data_stb;
  logic [29:0] instr_word, data_word;

  VexRiscv i_core (
    .clk                    (clk_i),
    .reset                  (!rst_ni),
    .externalResetVector    (boot_addr_i),
    .timerInterrupt         (1'b0),
    .softwareInterrupt      (1'b0),
    .externalInterruptArray ('0),
    .iBusWishbone_CYC       (instr_cyc),
    .iBusWishbone_STB       (instr_stb),
    .iBusWishbone_ACK       (instr_ack_i),
    .iBusWishbone_WE        (),
    .iBusWishbone_ADR       (instr_word),
    .iBusWishbone_DAT_MISO  (instr_rdata_i),
    .iBusWishbone_DAT_MOSI  (),
    .iBusWishbone_SEL       (),
    .iBusWishbone_ERR       (1'b0),
    .iBusWishbone_CTI       (),
    .iBusWishbone_BTE       (),
    .dBusWishbone_CYC       (data_cyc),
    .dBusWishbone_STB       (data_stb),
    .dBusWishbone_ACK       (data_ack_i),
    .dBusWishbone_WE        (data_we_o),
    .dBusWishbone_ADR       (data_word),
    .dBusWishbone_DAT_MISO  (data_rdata_i),
    .dBusWishbone_DAT_MOSI  (data_wdata_o),
    .dBusWishbone_SEL       (data_sel_o),
    .dBusWishbone_ERR       (1'b0),
    .dBusWishbone_CTI       (),
    .dBusWishbone_BTE       ()
  );

  assign instr_stb_o  = instr_cyc && instr_stb && rst_ni;
  assign instr_addr_o = {instr_word, 2'b00};
  assign data_stb_o   = data_cyc && data_stb && rst_ni;
  assign data_addr_o  = {data_word, 2'b00};

`ifndef SYNTHESIS
  // Operands go on with their instruction.
  logic [31:0] rs1, rs2;
  always_ff @(posedge clk_i) begin
    if (!i_core.memory_arbitration_isStuck) {rs1, rs2} <= {i_core.execute_RS1, i_core.execute_RS2};
    if (!i_core.writeBack_arbitration_isStuck) {rs1_o, rs2_o} <= {rs1, rs2};
  end

  logic exception, call;
  logic [3:0] code;
  assign exception = i_core.CsrPlugin_exceptionPortCtrl_exceptionValids_writeBack;
  assign code      = i_core.CsrPlugin_exceptionPortCtrl_exceptionContext_code;
  assign call      = exception && code inside {4'd8, 4'd11};
  assign retired_o = i_core.lastStageIsFiring || call;
  assign pc_o      = i_core.lastStagePc;
  assign address_o = i_core.writeBack_REGFILE_WRITE_DATA;
  assign written_o = i_core.lastStageRegFileWrite_valid;
  assign rd_o      = i_core.lastStageRegFileWrite_payload_address;
  assign result_o  = i_core.lastStageRegFileWrite_payload_data;
  assign trap_o    = exception && !call;
  assign cause_o   = {28'd0, code};
  assign handler_o = {i_core.CsrPlugin_mtvec_base, 2'b00};
`endif
endmodule
