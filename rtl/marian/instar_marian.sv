/// Marian (soc-hub-fi/Marian e107560) from its two cores to its memory: ara_system, the crossbar, two register cuts, the filter
/// of atomics and the converter to a memory's port; memory itself, one cycle away, is the bench's. What retires in the scalar
/// core and what the vector unit begins and ends are plain signals for main.cpp.
///
/// Sources: src/ip/marian/marian_top.sv, ara_system.sv, ara.sv, ara_dispatcher.sv, ara_sequencer.sv of that repository;
/// src/ariane.sv, commit_stage.sv, load_store_unit.sv of pulp-platform/cva6 bebbc14.
///
/// Of marian_top.sv this is the path to the L2 memory and no peripherals; the crossbar has a second port on each side, so
/// that it arbitrates as theirs does. Cached is what the core's file says, all of memory may be executed, and no lane has
/// floating point.
`include "axi/typedef.svh"
`include "common_cells/registers.svh"

module instar_marian import ariane_pkg::*; (
  input  logic                             clk_i,
  input  logic                             rst_ni,
  input  logic [31:0]                      boot_addr_i,
  // Memory: a request is answered in the next cycle. Of data as many bits count as the bus is wide.
  output logic                             mem_req_o,
  output logic                             mem_we_o,
  output logic [31:0]                      mem_addr_o,
  output logic [63:0]                      mem_strb_o,
  output logic [511:0]                     mem_wdata_o,
  input  logic [511:0]                     mem_rdata_i,
  // What retires in this cycle, one of each per commit port: its address, that of its memory access, its operands.
  output logic [NR_COMMIT_PORTS-1:0]       retired_o,
  output logic [NR_COMMIT_PORTS-1:0][31:0] pc_o,
  output logic [NR_COMMIT_PORTS-1:0][31:0] address_o,
  output logic [NR_COMMIT_PORTS-1:0][31:0] rs1_o,
  output logic [NR_COMMIT_PORTS-1:0][31:0] rs2_o,
  output logic [NR_COMMIT_PORTS-1:0]       written_o,
  output logic [NR_COMMIT_PORTS-1:0][4:0]  rd_o,
  output logic [NR_COMMIT_PORTS-1:0][31:0] result_o,
  // Whether each is an instruction of the vector unit.
  output logic [NR_COMMIT_PORTS-1:0]       vector_o,
  // The instruction at pc_o[0] is refused, for this cause.
  output logic                             trap_o,
  output logic [31:0]                      cause_o,
  // Where traps go.
  output logic [31:0]                      handler_o,
  // The vector unit is offered an instruction, answers it.
  output logic                             offered_o,
  output logic [31:0]                      offered_word_o,
  output logic                             answered_o,
  // What it has handed to its sequencer: another one where the token has changed; one of its own where it brings a
  // register into another order.
  output logic                             request_o,
  output logic                             request_token_o,
  output logic                             reshuffling_o,
  // What its units are shown, and which of their instructions run.
  output logic                             shown_o,
  output logic                             shown_to_none_o,
  output logic [7:0]                       shown_id_o,
  output logic [31:0]                      running_o
);
  // --------------------------------------------------------------------------------------------------------- Types

  localparam int unsigned BusWidth  = `INSTAR_VECTOR_BUS_WIDTH;
  localparam int unsigned Ports     = 2;
  localparam int unsigned CoreIds   = 4;
  localparam int unsigned SystemIds = CoreIds + 1;
  localparam int unsigned MemoryIds = SystemIds + $clog2(Ports);

  typedef logic [63:0]           address_t;
  typedef logic [BusWidth-1:0]   wide_t;
  typedef logic [BusWidth/8-1:0] wide_strobe_t;
  typedef logic [CoreIds-1:0]    core_id_t;
  typedef logic [SystemIds-1:0]  system_id_t;
  typedef logic [MemoryIds-1:0]  memory_id_t;

  `AXI_TYPEDEF_ALL(scalar, address_t, core_id_t, logic [63:0], logic [7:0], logic)
  `AXI_TYPEDEF_ALL(vector, address_t, core_id_t, wide_t, wide_strobe_t, logic)
  `AXI_TYPEDEF_ALL(system, address_t, system_id_t, wide_t, wide_strobe_t, logic)
  `AXI_TYPEDEF_ALL(memory, address_t, memory_id_t, wide_t, wide_strobe_t, logic)

  // ----------------------------------------------------------------------------------------------------- The two cores

  localparam address_t CachedBase  = 64'({32'(`INSTAR_CACHED_BASE)});
  localparam address_t MemoryEnd   = 64'h1_0000_0000;

  localparam ariane_cfg_t Config = '{
    RASDepth              : `INSTAR_RAS_ENTRIES,
    BTBEntries            : `INSTAR_BTB_ENTRIES,
    BHTEntries            : `INSTAR_BHT_ENTRIES,
    NrNonIdempotentRules  : 2,
    NonIdempotentAddrBase : {64'b0, 64'b0},
    NonIdempotentLength   : {64'b0, 64'b0},
    NrExecuteRegionRules  : 3,
    ExecuteRegionAddrBase : {CachedBase, 64'b0, 64'b0},
    ExecuteRegionLength   : {MemoryEnd - CachedBase, 64'h1000, 64'h1000},
    NrCachedRegionRules   : 1,
    CachedRegionAddrBase  : {CachedBase},
    CachedRegionLength    : {64'({32'(`INSTAR_CACHED_BYTES)})},
    Axi64BitCompliant     : 1'b1,
    SwapEndianess         : 1'b0,
    DmBaseAddress         : 64'b0,
    NrPMPEntries          : 0
  };

  system_req_t  [Ports-1:0] system_request;
  system_resp_t [Ports-1:0] system_response;
  memory_req_t  [Ports-1:0] memory_request;
  memory_resp_t [Ports-1:0] memory_response;

  ara_system #(
    .NB_CORES           (1),
    .NrLanes            (`NR_LANES),
    .FPUSupport         (ara_pkg::FPUSupportNone),
    .FPExtSupport       (ara_pkg::FPExtSupportDisable),
    .FixPtSupport       (ara_pkg::FixedPointEnable),
    .ArianeCfg          (Config),
    .AxiAddrWidth       (64),
    .AxiIdWidth         (CoreIds),
    .AxiNarrowDataWidth (64),
    .AxiWideDataWidth   (BusWidth),
    .ara_axi_ar_t       (vector_ar_chan_t),
    .ara_axi_aw_t       (vector_aw_chan_t),
    .ara_axi_b_t        (vector_b_chan_t),
    .ara_axi_r_t        (vector_r_chan_t),
    .ara_axi_w_t        (vector_w_chan_t),
    .ara_axi_req_t      (vector_req_t),
    .ara_axi_resp_t     (vector_resp_t),
    .ariane_axi_ar_t    (scalar_ar_chan_t),
    .ariane_axi_aw_t    (scalar_aw_chan_t),
    .ariane_axi_b_t     (scalar_b_chan_t),
    .ariane_axi_r_t     (scalar_r_chan_t),
    .ariane_axi_w_t     (scalar_w_chan_t),
    .ariane_axi_req_t   (scalar_req_t),
    .ariane_axi_resp_t  (scalar_resp_t),
    .system_axi_ar_t    (system_ar_chan_t),
    .system_axi_aw_t    (system_aw_chan_t),
    .system_axi_b_t     (system_b_chan_t),
    .system_axi_r_t     (system_r_chan_t),
    .system_axi_w_t     (system_w_chan_t),
    .system_axi_req_t   (system_req_t),
    .system_axi_resp_t  (system_resp_t)
  ) i_system (
    .clk_i,
    .rst_ni,
    .boot_addr_i (64'(boot_addr_i)),
    .hart_id_i   ('0),
    .debug_req_i (1'b0),
    .axi_req_o   (system_request[0]),
    .axi_resp_i  (system_response[0]),
    .timer_irq_i (1'b0),
    .ipi_i       (1'b0),
    .plic_irq_i  ('0)
  );

  // ---------------------------------------------------------------------------------------------------- The way to memory

  localparam axi_pkg::xbar_cfg_t Crossbar = '{
    NoSlvPorts         : Ports,
    NoMstPorts         : Ports,
    MaxMstTrans        : 4,
    MaxSlvTrans        : 4,
    FallThrough        : 1'b0,
    LatencyMode        : axi_pkg::CUT_MST_PORTS,
    AxiIdWidthSlvPorts : SystemIds,
    AxiIdUsedSlvPorts  : SystemIds,
    UniqueIds          : 1'b0,
    AxiAddrWidth       : 64,
    AxiDataWidth       : BusWidth,
    NoAddrRules        : Ports
  };
  localparam axi_pkg::xbar_rule_64_t [Ports-1:0] Rules = '{
    '{idx: 0, start_addr: CachedBase, end_addr: MemoryEnd},
    '{idx: 1, start_addr: MemoryEnd, end_addr: MemoryEnd + 1}
  };

  assign system_request[1]  = '0;
  assign memory_response[1] = '0;

  axi_xbar #(
    .Cfg           (Crossbar),
    .slv_aw_chan_t (system_aw_chan_t),
    .mst_aw_chan_t (memory_aw_chan_t),
    .w_chan_t      (system_w_chan_t),
    .slv_b_chan_t  (system_b_chan_t),
    .mst_b_chan_t  (memory_b_chan_t),
    .slv_ar_chan_t (system_ar_chan_t),
    .mst_ar_chan_t (memory_ar_chan_t),
    .slv_r_chan_t  (system_r_chan_t),
    .mst_r_chan_t  (memory_r_chan_t),
    .slv_req_t     (system_req_t),
    .slv_resp_t    (system_resp_t),
    .mst_req_t     (memory_req_t),
    .mst_resp_t    (memory_resp_t),
    .rule_t        (axi_pkg::xbar_rule_64_t)
  ) i_crossbar (
    .clk_i,
    .rst_ni,
    .test_i                (1'b0),
    .slv_ports_req_i       (system_request),
    .slv_ports_resp_o      (system_response),
    .mst_ports_req_o       (memory_request),
    .mst_ports_resp_i      (memory_response),
    .addr_map_i            (Rules),
    .en_default_mst_port_i ('0),
    .default_mst_port_i    ('0)
  );

  memory_req_t  cut_request, plain_request;
  memory_resp_t cut_response, plain_response;

  axi_multicut #(
    .NoCuts     (2),
    .aw_chan_t  (memory_aw_chan_t),
    .w_chan_t   (memory_w_chan_t),
    .b_chan_t   (memory_b_chan_t),
    .ar_chan_t  (memory_ar_chan_t),
    .r_chan_t   (memory_r_chan_t),
    .axi_req_t  (memory_req_t),
    .axi_resp_t (memory_resp_t)
  ) i_cuts (
    .clk_i,
    .rst_ni,
    .slv_req_i  (memory_request[0]),
    .slv_resp_o (memory_response[0]),
    .mst_req_o  (cut_request),
    .mst_resp_i (cut_response)
  );

  axi_atop_filter #(
    .AxiIdWidth      (MemoryIds),
    .AxiMaxWriteTxns (4),
    .axi_req_t       (memory_req_t),
    .axi_resp_t      (memory_resp_t)
  ) i_no_atomics (
    .clk_i,
    .rst_ni,
    .slv_req_i  (cut_request),
    .slv_resp_o (cut_response),
    .mst_req_o  (plain_request),
    .mst_resp_i (plain_response)
  );

  logic         answer;
  address_t     address;
  wide_t        data;
  wide_strobe_t strobe;

  axi_to_mem #(
    .AddrWidth  (64),
    .DataWidth  (BusWidth),
    .IdWidth    (MemoryIds),
    .NumBanks   (1),
    .axi_req_t  (memory_req_t),
    .axi_resp_t (memory_resp_t)
  ) i_port (
    .clk_i,
    .rst_ni,
    .axi_req_i    (plain_request),
    .axi_resp_o   (plain_response),
    .mem_req_o    (mem_req_o),
    .mem_gnt_i    (mem_req_o),
    .mem_we_o     (mem_we_o),
    .mem_addr_o   (address),
    .mem_strb_o   (strobe),
    .mem_wdata_o  (data),
    .mem_rdata_i  (mem_rdata_i[BusWidth-1:0]),
    .mem_rvalid_i (answer),
    .mem_atop_o   (),
    .busy_o       ()
  );

  `FF(answer, mem_req_o, 1'b0, clk_i, rst_ni)

  assign mem_addr_o  = address[31:0] & ~32'(BusWidth / 8 - 1);
  assign mem_strb_o  = 64'(strobe);
  assign mem_wdata_o = 512'(data);

  // ----------------------------------------------------------------------------------------- What the scalar core retires

  // Addresses of accesses and operands, by the names of the instructions in flight.
  logic [NR_SB_ENTRIES-1:0][31:0] address_of, rs1_of, rs2_of;

  always_ff @(posedge clk_i) begin
    if (i_system.i_ariane.ex_stage_i.lsu_valid_i)
      address_of[i_system.i_ariane.ex_stage_i.fu_data_i.trans_id] <= i_system.i_ariane.ex_stage_i.lsu_i.vaddr_i[31:0];
    if (i_system.i_ariane.ex_stage_i.mult_valid_i) begin
      rs1_of[i_system.i_ariane.ex_stage_i.fu_data_i.trans_id] <= i_system.i_ariane.ex_stage_i.fu_data_i.operand_a[31:0];
      rs2_of[i_system.i_ariane.ex_stage_i.fu_data_i.trans_id] <= i_system.i_ariane.ex_stage_i.fu_data_i.operand_b[31:0];
    end
  end

  // A call to the environment retires, whatever else traps does not.
  logic call;
  assign call = cause_o inside {riscv::ENV_CALL_UMODE, riscv::ENV_CALL_SMODE, riscv::ENV_CALL_MMODE};

  for (genvar i = 0; i < NR_COMMIT_PORTS; i++) begin : gen_retired
    scoreboard_entry_t entry;
    assign entry        = i_system.i_ariane.commit_stage_i.commit_instr_i[i];
    assign retired_o[i] = (i == 0 && trap_o) ? call : i_system.i_ariane.commit_stage_i.commit_ack_o[i];
    assign pc_o[i]      = entry.pc[31:0];
    assign address_o[i] = address_of[entry.trans_id];
    assign rs1_o[i]     = rs1_of[entry.trans_id];
    assign rs2_o[i]     = rs2_of[entry.trans_id];
    assign written_o[i] = retired_o[i] & i_system.i_ariane.commit_stage_i.we_gpr_o[i];
    assign rd_o[i]      = i_system.i_ariane.commit_stage_i.waddr_o[i];
    assign result_o[i]  = i_system.i_ariane.commit_stage_i.wdata_o[i][31:0];
    assign vector_o[i]  = entry.fu == ACCEL;
  end

  assign trap_o    = i_system.i_ariane.commit_stage_i.exception_o.valid;
  assign cause_o   = i_system.i_ariane.commit_stage_i.exception_o.cause[31:0];
  assign handler_o = i_system.i_ariane.csr_regfile_i.mtvec_q[31:0];

  // ---------------------------------------------------------------------------------------------- What the vector unit does

  assign offered_o       = i_system.i_ara.acc_req_valid_i;
  assign offered_word_o  = i_system.i_ara.acc_req_i.insn;
  assign answered_o      = i_system.i_ara.acc_resp_valid_o & i_system.i_ara.acc_resp_ready_i;
  assign request_o       = i_system.i_ara.i_dispatcher.ara_req_valid_o;
  assign request_token_o = i_system.i_ara.i_dispatcher.ara_req_o.token;
`ifdef INSTAR_COPROCESSOR
  assign reshuffling_o   = i_system.i_ara.i_dispatcher.i_inner.state_q == 2'd2;
`else
  assign reshuffling_o   = i_system.i_ara.i_dispatcher.state_q == 2'd2;
`endif
  assign shown_o         = i_system.i_ara.i_sequencer.pe_req_valid_o;
  assign shown_to_none_o = i_system.i_ara.i_sequencer.pe_req_o.vfu == ara_pkg::VFU_None;
  assign shown_id_o      = 8'(i_system.i_ara.i_sequencer.pe_req_o.id);
  assign running_o       = 32'(i_system.i_ara.i_sequencer.pe_vinsn_running_o);
endmodule
