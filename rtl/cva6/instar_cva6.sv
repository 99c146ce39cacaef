/// CVA6 of 2026 (openhwgroup/cva6 6cb200105) with its AXI port and its retired instructions as plain signals, for
/// main.cpp. Sources: core/cva6.sv, core/cva6_rvfi.sv, core/include/config_pkg.sv and build_config_pkg.sv, and
/// corev_apu/src/ariane.sv of that repository.
///
/// The configuration is the one that the file list names, with what the core's file states (macros INSTAR_…), the
/// write-through cache, the first region of memory cached, and no technology's memories. Memory takes every request at
/// once. RVFI's outputs are registered, so all that retires is seen one cycle late.
`include "cvxif_types.svh"
`include "rvfi_types.svh"

module instar_cva6 (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic [31:0]      boot_addr_i,
  // Reads.
  output logic             ar_valid_o,
  output logic [31:0]      ar_addr_o,
  output logic [3:0]       ar_id_o,
  output logic [7:0]       ar_len_o,
  input  logic             r_valid_i,
  output logic             r_ready_o,
  input  logic [63:0]      r_data_i,
  input  logic [3:0]       r_id_i,
  input  logic             r_last_i,
  // Writes.
  output logic             aw_valid_o,
  output logic [31:0]      aw_addr_o,
  output logic [3:0]       aw_id_o,
  output logic             w_valid_o,
  output logic [63:0]      w_data_o,
  output logic [7:0]       w_strb_o,
  input  logic             b_valid_i,
  output logic             b_ready_o,
  input  logic [3:0]       b_id_i,
  // What retires in this cycle, one of each per commit port: its address, that of its memory access, its operands.
  output logic [1:0]       retired_o,
  output logic [1:0][31:0] pc_o,
  output logic [1:0][31:0] address_o,
  output logic [1:0][31:0] rs1_o,
  output logic [1:0][31:0] rs2_o,
  output logic [1:0]       written_o,
  output logic [1:0][4:0]  rd_o,
  output logic [1:0][31:0] result_o,
  // The instruction at pc_o[0] is refused, for this cause.
  output logic             trap_o,
  output logic [31:0]      cause_o,
  // Where traps go.
  output logic [31:0]      handler_o,
  // Interrupt lines; what an interrupt takes off as it would commit, and its number.
  input  logic [31:0]      irq_i,
  output logic             interrupt_o,
  output logic [31:0]      interrupt_pc_o,
  output logic [4:0]       interrupt_id_o,
`ifdef INSTAR_ELEMENTS
  // What holds values, in the order of the family's table (crates/cores/src/cva6/elements).
  output logic [67+2*`INSTAR_ISSUE_WIDTH:0][31:0] elements_o,
`endif
  // Moments of the pipeline (rtl/bench/moments.h): what enters the issue registers, what issues and as which entry of
  // the scoreboard, whose result is there, which entry leaves, and whether it was cancelled.
  output logic [1:0]       decoded_o,
  output logic [1:0][31:0] decoded_pc_o,
  output logic [1:0]       issued_o,
  output logic [1:0][31:0] issued_pc_o,
  output logic [1:0][7:0]  issued_id_o,
  output logic [7:0]       finished_o,
  output logic [7:0][7:0]  finished_id_o,
  output logic [1:0]       left_o,
  output logic [1:0][7:0]  left_id_o,
  output logic [1:0]       cancelled_o
);
  function automatic config_pkg::cva6_cfg_t system_config();
    config_pkg::cva6_user_cfg_t user;
    user                          = cva6_config_pkg::cva6_cfg;
    user.TechnoCut                = 1'b0;
    user.SoftwareInterruptEn      = 1'b1;
    user.DirectVecOnly            = 1'b0;
    user.SuperscalarEn            = `INSTAR_ISSUE_WIDTH > 1;
    user.ALUBypass                = `INSTAR_ALU_BYPASS;
    user.NrCommitPorts            = `INSTAR_COMMIT_PORTS;
    user.NrScoreboardEntries      = `INSTAR_SCOREBOARD_ENTRIES;
    user.CvxifEn                  = 1'b1;
    user.RASDepth                 = `INSTAR_RAS_ENTRIES;
    user.BTBEntries               = `INSTAR_BTB_ENTRIES;
    user.BPType                   = `INSTAR_BHT_HISTORY_BITS > 0 ? config_pkg::PH_BHT : config_pkg::BHT;
    user.BHTEntries               = `INSTAR_BHT_ENTRIES;
    user.BHTHist                  = `INSTAR_BHT_HISTORY_BITS;
    user.NrLoadPipeRegs           = `INSTAR_LOAD_PIPE_REGISTERS;
    user.NrStorePipeRegs          = `INSTAR_STORE_PIPE_REGISTERS;
    user.IcacheByteSize           = `INSTAR_ICACHE_BYTES;
    user.IcacheSetAssoc           = `INSTAR_ICACHE_WAYS;
    user.IcacheLineWidth          = 8 * `INSTAR_ICACHE_LINE_BYTES;
    user.DCacheType               = config_pkg::WT;
    user.DcacheByteSize           = `INSTAR_DCACHE_BYTES;
    user.DcacheSetAssoc           = `INSTAR_DCACHE_WAYS;
    user.DcacheLineWidth          = 8 * `INSTAR_DCACHE_LINE_BYTES;
    user.WtDcacheWbufDepth        = `INSTAR_WRITE_BUFFER_ENTRIES;
    user.NrCachedRegionRules      = 1;
    user.CachedRegionAddrBase     = 1024'({32'(`INSTAR_CACHED_BASE)});
    user.CachedRegionLength       = 1024'({32'(`INSTAR_CACHED_BYTES)});
    system_config                 = build_config_pkg::build_config(user);
    system_config.NrRgprPorts     = `INSTAR_REGISTER_READ_PORTS;
    system_config.X_NUM_RS        = system_config.NrRgprPorts / system_config.NrIssuePorts;
  endfunction

  localparam config_pkg::cva6_cfg_t Config = system_config();

  // ------------------------------------------------------------------------------------------------ Types of the core

  typedef `RVFI_PROBES_INSTR_T(Config) probes_instr_t;
  typedef `RVFI_PROBES_CSR_T(Config) probes_csr_t;
  typedef struct packed {
    probes_csr_t   csr;
    probes_instr_t instr;
  } probes_t;
  typedef `RVFI_INSTR_T(Config) rvfi_t;
  typedef `RVFI_CSR_ELMT_T(Config) csr_element_t;
  typedef `RVFI_CSR_T(Config, csr_element_t) rvfi_csr_t;
  typedef `RVFI_TO_ITI_T(Config) iti_t;

  typedef `READREGFLAGS_T(Config) readregflags_t;
  typedef `WRITEREGFLAGS_T(Config) writeregflags_t;
  typedef `ID_T(Config) id_t;
  typedef `HARTID_T(Config) hartid_t;
  typedef `X_COMPRESSED_REQ_T(Config, hartid_t) x_compressed_req_t;
  typedef `X_COMPRESSED_RESP_T(Config) x_compressed_resp_t;
  typedef `X_ISSUE_REQ_T(Config, hartid_t, id_t) x_issue_req_t;
  typedef `X_ISSUE_RESP_T(Config, writeregflags_t, readregflags_t) x_issue_resp_t;
  typedef `X_REGISTER_T(Config, hartid_t, id_t, readregflags_t) x_register_t;
  typedef `X_COMMIT_T(Config, hartid_t, id_t) x_commit_t;
  typedef `X_RESULT_T(Config, hartid_t, id_t, writeregflags_t) x_result_t;
  typedef `CVXIF_REQ_T(Config, x_compressed_req_t, x_issue_req_t, x_register_t, x_commit_t) cvxif_req_t;
  typedef `CVXIF_RESP_T(Config, x_compressed_resp_t, x_issue_resp_t, x_result_t) cvxif_resp_t;

  typedef logic [Config.AxiIdWidth-1:0]   axi_id_t;
  typedef logic [Config.AxiAddrWidth-1:0] axi_addr_t;
  typedef logic [Config.AxiDataWidth-1:0] axi_data_t;
  typedef logic [Config.AxiUserWidth-1:0] axi_user_t;

  typedef struct packed {
    axi_id_t          id;
    axi_addr_t        addr;
    axi_pkg::len_t    len;
    axi_pkg::size_t   size;
    axi_pkg::burst_t  burst;
    logic             lock;
    axi_pkg::cache_t  cache;
    axi_pkg::prot_t   prot;
    axi_pkg::qos_t    qos;
    axi_pkg::region_t region;
    axi_user_t        user;
  } ar_chan_t;
  typedef struct packed {
    axi_id_t          id;
    axi_addr_t        addr;
    axi_pkg::len_t    len;
    axi_pkg::size_t   size;
    axi_pkg::burst_t  burst;
    logic             lock;
    axi_pkg::cache_t  cache;
    axi_pkg::prot_t   prot;
    axi_pkg::qos_t    qos;
    axi_pkg::region_t region;
    axi_pkg::atop_t   atop;
    axi_user_t        user;
  } aw_chan_t;
  typedef struct packed {
    axi_data_t                        data;
    logic [Config.AxiDataWidth/8-1:0] strb;
    logic                             last;
    axi_user_t                        user;
  } w_chan_t;
  typedef struct packed {
    axi_id_t        id;
    axi_pkg::resp_t resp;
    axi_user_t      user;
  } b_chan_t;
  typedef struct packed {
    axi_id_t        id;
    axi_data_t      data;
    axi_pkg::resp_t resp;
    logic           last;
    axi_user_t      user;
  } r_chan_t;
  typedef struct packed {
    aw_chan_t aw;
    logic     aw_valid;
    w_chan_t  w;
    logic     w_valid;
    logic     b_ready;
    ar_chan_t ar;
    logic     ar_valid;
    logic     r_ready;
  } request_t;
  typedef struct packed {
    logic    aw_ready;
    logic    ar_ready;
    logic    w_ready;
    logic    b_valid;
    b_chan_t b;
    logic    r_valid;
    r_chan_t r;
  } response_t;

  // --------------------------------------------------------------------------------------------------------- The core

  probes_t                          probes;
  rvfi_t [Config.NrCommitPorts-1:0] rvfi;
  rvfi_csr_t                        csr;
  iti_t                             unused_iti;
  cvxif_req_t                       cvxif_request;
  cvxif_resp_t                      cvxif_response;
  request_t                         request;
  response_t                        response;

  cva6 #(
    .CVA6Cfg             (Config),
    .rvfi_probes_instr_t (probes_instr_t),
    .rvfi_probes_csr_t   (probes_csr_t),
    .rvfi_probes_t       (probes_t),
    .axi_ar_chan_t       (ar_chan_t),
    .axi_aw_chan_t       (aw_chan_t),
    .axi_w_chan_t        (w_chan_t),
    .b_chan_t            (b_chan_t),
    .r_chan_t            (r_chan_t),
    .noc_req_t           (request_t),
    .noc_resp_t          (response_t),
    .readregflags_t      (readregflags_t),
    .writeregflags_t     (writeregflags_t),
    .id_t                (id_t),
    .hartid_t            (hartid_t),
    .x_compressed_req_t  (x_compressed_req_t),
    .x_compressed_resp_t (x_compressed_resp_t),
    .x_issue_req_t       (x_issue_req_t),
    .x_issue_resp_t      (x_issue_resp_t),
    .x_register_t        (x_register_t),
    .x_commit_t          (x_commit_t),
    .x_result_t          (x_result_t),
    .cvxif_req_t         (cvxif_req_t),
    .cvxif_resp_t        (cvxif_resp_t)
  ) i_core (
    .clk_i,
    .rst_ni,
    .boot_addr_i,
    .hart_id_i     ('0),
    .irq_i         ({1'b0, irq_i[11]}),
    .ipi_i         (irq_i[3]),
    .time_irq_i    (irq_i[7]),
    .debug_req_i   (1'b0),
    .rvfi_probes_o (probes),
    .cvxif_req_o   (cvxif_request),
    .cvxif_resp_i  (cvxif_response),
    .noc_req_o     (request),
    .noc_resp_i    (response)
  );

  cva6_rvfi #(
    .CVA6Cfg             (Config),
    .rvfi_instr_t        (rvfi_t),
    .rvfi_csr_t          (rvfi_csr_t),
    .rvfi_probes_instr_t (probes_instr_t),
    .rvfi_probes_csr_t   (probes_csr_t),
    .rvfi_probes_t       (probes_t),
    .rvfi_to_iti_t       (iti_t)
  ) i_rvfi (
    .clk_i,
    .rst_ni,
    .rvfi_probes_i (probes),
    .rvfi_instr_o  (rvfi),
    .rvfi_to_iti_o (unused_iti),
    .rvfi_csr_o    (csr)
  );

`ifdef INSTAR_COPROCESSOR
  cvxif_example_coprocessor #(
    .NrRgprPorts  (Config.NrRgprPorts),
    .XLEN         (Config.XLEN),
    .hartid_t     (hartid_t),
    .id_t         (id_t),
    .cvxif_req_t  (cvxif_req_t),
    .cvxif_resp_t (cvxif_resp_t)
  ) i_coprocessor (
    .clk_i,
    .rst_ni,
    .cvxif_req_i  (cvxif_request),
    .cvxif_resp_o (cvxif_response)
  );
`else
  // Nobody is there: every instruction is rejected.
  always_comb begin
    cvxif_response                  = '0;
    cvxif_response.compressed_ready = 1'b1;
    cvxif_response.issue_ready      = 1'b1;
    cvxif_response.register_ready   = 1'b1;
  end
`endif

  // ------------------------------------------------------------------------------------------------- Plain signals

  assign ar_valid_o = request.ar_valid;
  assign ar_addr_o  = request.ar.addr[31:0];
  assign ar_id_o    = 4'(request.ar.id);
  assign ar_len_o   = request.ar.len;
  assign r_ready_o  = request.r_ready;
  assign aw_valid_o = request.aw_valid;
  assign aw_addr_o  = request.aw.addr[31:0];
  assign aw_id_o    = 4'(request.aw.id);
  assign w_valid_o  = request.w_valid;
  assign w_data_o   = request.w.data;
  assign w_strb_o   = request.w.strb;
  assign b_ready_o  = request.b_ready;

  always_comb begin
    response          = '0;
    response.ar_ready = 1'b1;
    response.aw_ready = 1'b1;
    response.w_ready  = 1'b1;
    response.r_valid  = r_valid_i;
    response.r.data   = r_data_i;
    response.r.id     = axi_id_t'(r_id_i);
    response.r.last   = r_last_i;
    response.b_valid  = b_valid_i;
    response.b.id     = axi_id_t'(b_id_i);
  end

  for (genvar i = 0; i < 2; i++) begin : gen_retired
    if (i < Config.NrCommitPorts) begin : gen_port
      assign retired_o[i] = rvfi[i].valid;
      assign written_o[i] = rvfi[i].valid;
      assign pc_o[i]      = rvfi[i].pc_rdata;
      assign address_o[i] = rvfi[i].mem_addr;
      assign rs1_o[i]     = rvfi[i].rs1_rdata;
      assign rs2_o[i]     = rvfi[i].rs2_rdata;
      assign rd_o[i]      = rvfi[i].rd_addr;
      assign result_o[i]  = rvfi[i].rd_wdata;
    end else begin : gen_none
      assign {retired_o[i], written_o[i], pc_o[i], address_o[i], rs1_o[i], rs2_o[i], rd_o[i], result_o[i]} = '0;
    end
  end

`ifdef INSTAR_ELEMENTS
  // Sources: files of core/ as the family's table names them.
  assign elements_o[31:0]  = i_core.issue_stage_i.i_issue_read_operands.gen_asic_regfile.i_ariane_regfile.mem;
  assign elements_o[40]    = i_core.ex_stage_i.i_mult.i_multiplier.mult_result_q[31:0];
  assign elements_o[41]    = i_core.ex_stage_i.i_mult.i_multiplier.mult_result_q[63:32];
  assign elements_o[42]    = i_core.ex_stage_i.i_mult.i_multiplier.clmul_q;
  assign elements_o[43]    = i_core.ex_stage_i.i_mult.i_multiplier.clmulr_q;
  assign elements_o[44]    = i_core.ex_stage_i.i_mult.i_div.op_a_q;
  assign elements_o[45]    = i_core.ex_stage_i.i_mult.i_div.op_b_q;
  assign elements_o[46]    = i_core.ex_stage_i.i_mult.i_div.res_q;
  assign elements_o[49]    = i_core.ex_stage_i.lsu_i.i_store_unit.st_data_q;
  for (genvar i = 0; i < 8; i++) begin : gen_elements
    assign elements_o[32+i] = i_core.issue_stage_i.i_scoreboard.mem_q[i].sbe.result;
    assign elements_o[58+i] = i_core.gen_cache_wt.i_cache_subsystem.i_wt_dcache.i_wt_dcache_wbuffer.wbuffer_q[i].data;
  end
  for (genvar i = 0; i < 4; i++) begin : gen_stores
    assign elements_o[50+i] = i_core.ex_stage_i.lsu_i.i_store_unit.store_buffer_i.speculative_queue_q[i].data;
    assign elements_o[54+i] = i_core.ex_stage_i.lsu_i.i_store_unit.store_buffer_i.commit_queue_q[i].data;
  end
  for (genvar i = 0; i < 2; i++) begin : gen_accesses
    assign elements_o[47+i] = i_core.ex_stage_i.lsu_i.lsu_bypass_i.mem_q[i].data;
    assign elements_o[66+i] = i_core.gen_cache_wt.i_cache_subsystem.i_adapter.i_dcache_data_fifo.mem_q[i].data;
  end
  for (genvar i = 0; i < Config.NrIssuePorts; i++) begin : gen_operands
    assign elements_o[68+2*i] = i_core.issue_stage_i.i_issue_read_operands.fu_data_q[i].operand_a;
    assign elements_o[69+2*i] = i_core.issue_stage_i.i_issue_read_operands.fu_data_q[i].operand_b;
  end
`endif

`ifndef SYNTHESIS
  // Sources: core/id_stage.sv, core/scoreboard.sv.
  always_comb begin
    {decoded_o, decoded_pc_o, issued_o, issued_pc_o, issued_id_o}  = '0;
    {finished_o, finished_id_o, left_o, left_id_o, cancelled_o}    = '0;
    for (int i = 0; i < Config.NrIssuePorts; i++) begin
      decoded_o[i]    = i_core.id_stage_i.fetch_entry_valid_i[i] && i_core.id_stage_i.fetch_entry_ready_o[i];
      decoded_pc_o[i] = 32'(i_core.id_stage_i.fetch_entry_i[i].address);
      issued_o[i]     = i_core.issue_stage_i.i_scoreboard.decoded_instr_ack_o[i] &&
                        !i_core.issue_stage_i.i_scoreboard.flush_unissued_instr_i;
      issued_pc_o[i]  = 32'(i_core.issue_stage_i.i_scoreboard.issue_instr_o[i].pc);
      issued_id_o[i]  = 8'(i_core.issue_stage_i.i_scoreboard.issue_instr_o[i].trans_id);
    end
    for (int i = 0; i < Config.NrWbPorts; i++) begin
      finished_o[i]    = i_core.issue_stage_i.i_scoreboard.wt_valid_i[i];
      finished_id_o[i] = 8'(i_core.issue_stage_i.i_scoreboard.trans_id_i[i]);
    end
    for (int i = 0; i < Config.NrCommitPorts; i++) begin
      left_o[i]      = i_core.issue_stage_i.i_scoreboard.commit_ack_i[i];
      left_id_o[i]   = 8'(i_core.issue_stage_i.i_scoreboard.commit_instr_o[i].trans_id);
      cancelled_o[i] = i_core.issue_stage_i.i_scoreboard.commit_drop_o[i];
    end
  end
`endif

  assign trap_o    = rvfi[0].trap;
  assign cause_o   = rvfi[0].cause;
  assign handler_o = csr.mtvec.rdata[31:0];
`ifndef SYNTHESIS
  assign interrupt_o    = i_core.commit_stage_i.exception_o.valid && i_core.commit_stage_i.exception_o.cause[31];
  assign interrupt_pc_o = 32'(i_core.commit_stage_i.pc_o);
  assign interrupt_id_o = i_core.commit_stage_i.exception_o.cause[4:0];
`endif
endmodule
