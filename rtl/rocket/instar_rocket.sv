/// Rocket's tile (package pythondata-cpu-rocket, configuration LitexConfig: core, caches and their crossbar) with its TileLink
/// port and what retires as plain signals, for main.cpp. Source of the ports: module RocketTile of
/// generated-src/freechips.rocketchip.system.LitexConfig.v.
///
/// An instruction is shown in the cycle in which it is in writeback and is not replayed. What comes before the program, a
/// jump to it, is not shown.
module instar_rocket (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic [31:0] boot_addr_i,
  // Channel A, requests; memory takes each at once.
  output logic        a_valid_o,
  output logic [2:0]  a_opcode_o,
  output logic [3:0]  a_size_o,
  output logic [1:0]  a_source_o,
  output logic [31:0] a_addr_o,
  output logic [7:0]  a_mask_o,
  output logic [63:0] a_data_o,
  // Channel C, blocks that are given back.
  output logic        c_valid_o,
  output logic [2:0]  c_opcode_o,
  output logic [3:0]  c_size_o,
  output logic [1:0]  c_source_o,
  output logic [31:0] c_addr_o,
  // Channel D, answers.
  input  logic        d_valid_i,
  output logic        d_ready_o,
  input  logic [2:0]  d_opcode_i,
  input  logic [3:0]  d_size_i,
  input  logic [1:0]  d_source_i,
  input  logic [63:0] d_data_i,
  // Stores that the data cache takes.
  output logic        store_o,
  output logic [31:0] store_addr_o,
  output logic [7:0]  store_mask_o,
  output logic [63:0] store_data_o,
  // What retired: its address, that of its memory access, its operands.
  output logic        retired_o,
  output logic [31:0] pc_o,
  output logic [31:0] address_o,
  output logic [63:0] rs1_o,
  output logic [63:0] rs2_o,
  // The register that was written.
  output logic        written_o,
  output logic [4:0]  rd_o,
  output logic [31:0] result_o,
  // What traps and is no system call, its cause, and where traps go.
  output logic        trap_o,
  output logic [31:0] cause_o,
  output logic [31:0] handler_o
);
  RocketTile i_tile (
    .clock                                    (clk_i),
    .reset                                    (!rst_ni),
    .auto_wfi_out_0                           (),
    .auto_int_local_in_2_0                    (1'b0),
    .auto_int_local_in_1_0                    (1'b0),
    .auto_int_local_in_1_1                    (1'b0),
    .auto_int_local_in_0_0                    (1'b0),
    .auto_hartid_in                           (1'b0),
    .auto_tl_other_masters_out_a_ready        (1'b1),
    .auto_tl_other_masters_out_a_valid        (a_valid_o),
    .auto_tl_other_masters_out_a_bits_opcode  (a_opcode_o),
    .auto_tl_other_masters_out_a_bits_param   (),
    .auto_tl_other_masters_out_a_bits_size    (a_size_o),
    .auto_tl_other_masters_out_a_bits_source  (a_source_o),
    .auto_tl_other_masters_out_a_bits_address (a_addr_o),
    .auto_tl_other_masters_out_a_bits_mask    (a_mask_o),
    .auto_tl_other_masters_out_a_bits_data    (a_data_o),
    .auto_tl_other_masters_out_b_ready        (),
    .auto_tl_other_masters_out_b_valid        (1'b0),
    .auto_tl_other_masters_out_b_bits_opcode  ('0),
    .auto_tl_other_masters_out_b_bits_param   ('0),
    .auto_tl_other_masters_out_b_bits_size    ('0),
    .auto_tl_other_masters_out_b_bits_source  ('0),
    .auto_tl_other_masters_out_b_bits_address ('0),
    .auto_tl_other_masters_out_b_bits_mask    ('0),
    .auto_tl_other_masters_out_b_bits_corrupt (1'b0),
    .auto_tl_other_masters_out_c_ready        (1'b1),
    .auto_tl_other_masters_out_c_valid        (c_valid_o),
    .auto_tl_other_masters_out_c_bits_opcode  (c_opcode_o),
    .auto_tl_other_masters_out_c_bits_param   (),
    .auto_tl_other_masters_out_c_bits_size    (c_size_o),
    .auto_tl_other_masters_out_c_bits_source  (c_source_o),
    .auto_tl_other_masters_out_c_bits_address (c_addr_o),
    .auto_tl_other_masters_out_c_bits_data    (),
    .auto_tl_other_masters_out_d_ready        (d_ready_o),
    .auto_tl_other_masters_out_d_valid        (d_valid_i),
    .auto_tl_other_masters_out_d_bits_opcode  (d_opcode_i),
    .auto_tl_other_masters_out_d_bits_param   ('0),
    .auto_tl_other_masters_out_d_bits_size    (d_size_i),
    .auto_tl_other_masters_out_d_bits_source  (d_source_i),
    .auto_tl_other_masters_out_d_bits_sink    ('0),
    .auto_tl_other_masters_out_d_bits_denied  (1'b0),
    .auto_tl_other_masters_out_d_bits_data    (d_data_i),
    .auto_tl_other_masters_out_d_bits_corrupt (1'b0),
    .auto_tl_other_masters_out_e_ready        (1'b1),
    .auto_tl_other_masters_out_e_valid        (),
    .auto_tl_other_masters_out_e_bits_sink    ()
  );

`ifndef SYNTHESIS
  // s2_store_valid of DCache.scala, whose name the netlist has not kept.
  assign store_o      = i_tile.dcache._pstore1_merge_T_2;
  assign store_addr_o = i_tile.dcache.s2_req_addr[31:0];
  assign store_mask_o = i_tile.dcache.pstore1_mask;
  assign store_data_o = i_tile.dcache.pstore1_storegen_data;

  // Operands go on with their instruction: behind execute nothing waits.
  logic [63:0] rs1, rs2;
  always_ff @(posedge clk_i) begin
    {rs1, rs2}     <= {i_tile.core.div_io_req_bits_in1, i_tile.core.div_io_req_bits_in2};
    {rs1_o, rs2_o} <= {rs1, rs2};
  end

  // A breakpoint and a call are in writeback as instructions that go elsewhere.
  logic program_runs, exception, call;
  assign program_runs = i_tile.core.wb_reg_pc[31];
  assign exception    = i_tile.core.csr.io_trace_0_exception;
  assign call         = i_tile.core.csr.insn_call;
  assign retired_o    = program_runs && i_tile.core.wb_valid && !trap_o;
  assign pc_o         = i_tile.core.wb_reg_pc[31:0];
  assign address_o    = i_tile.core.wb_reg_wdata[31:0];
  assign written_o    = i_tile.core.rf_wen;
  assign rd_o         = i_tile.core.rf_waddr;
  assign result_o     = i_tile.core.rf_wdata[31:0];
  assign trap_o       = exception && !call;
  assign cause_o      = i_tile.core.csr.cause[31:0];
  assign handler_o    = i_tile.core.csr.reg_mtvec;
`endif
endmodule
