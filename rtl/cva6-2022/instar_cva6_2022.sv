/// CVA6 of November 2022 (package pythondata-cpu-cva6, configuration cv32a60x) with its AXI port and its retired
/// instructions as plain signals, for main.cpp. Source of the ports: core/ariane.sv, core/include/ariane_axi_pkg.sv
/// and ariane_rvfi_pkg.sv of that package.
///
/// What the configuration leaves to the system: the first 128 MiB of memory are cached, the rest is not. All else
/// is the package's default. Memory takes every request at once.
module instar_cva6_2022 import ariane_pkg::*; (
  input  logic                             clk_i,
  input  logic                             rst_ni,
  input  logic [31:0]                      boot_addr_i,
  // Reads.
  output logic                             ar_valid_o,
  output logic [31:0]                      ar_addr_o,
  output logic [3:0]                       ar_id_o,
  output logic [7:0]                       ar_len_o,
  input  logic                             r_valid_i,
  output logic                             r_ready_o,
  input  logic [63:0]                      r_data_i,
  input  logic [3:0]                       r_id_i,
  input  logic                             r_last_i,
  // Writes.
  output logic                             aw_valid_o,
  output logic [31:0]                      aw_addr_o,
  output logic [3:0]                       aw_id_o,
  output logic                             w_valid_o,
  output logic [63:0]                      w_data_o,
  output logic [7:0]                       w_strb_o,
  input  logic                             b_valid_i,
  output logic                             b_ready_o,
  input  logic [3:0]                       b_id_i,
`ifdef INSTAR_DEVICE
  // The port of a design's device (rtl/bench/instar_device.sv).
  input  logic                             device_req_i,
  input  logic                             device_enable_i,
  output logic                             device_gnt_o,
  input  logic [31:0]                      device_addr_i,
  input  logic                             device_we_i,
  input  logic [3:0]                       device_be_i,
  input  logic [31:0]                      device_wdata_i,
  output logic                             device_rvalid_o,
  output logic [31:0]                      device_rdata_o,
  output logic                             device_irq_o,
`endif
  // What retires in this cycle, one of each per commit port: its address, that of its memory access, its operands.
  output logic [NR_COMMIT_PORTS-1:0]       retired_o,
  output logic [NR_COMMIT_PORTS-1:0][31:0] pc_o,
  output logic [NR_COMMIT_PORTS-1:0][31:0] address_o,
  output logic [NR_COMMIT_PORTS-1:0][31:0] rs1_o,
  output logic [NR_COMMIT_PORTS-1:0][31:0] rs2_o,
  output logic [NR_COMMIT_PORTS-1:0]       written_o,
  output logic [NR_COMMIT_PORTS-1:0][4:0]  rd_o,
  output logic [NR_COMMIT_PORTS-1:0][31:0] result_o,
  // The instruction at pc_o[0] is refused, for this cause.
  output logic                             trap_o,
  output logic [31:0]                      cause_o,
  // Interrupt lines; what an interrupt takes off as it would commit, and its number.
  input  logic [31:0]                      irq_i,
  output logic                             interrupt_o,
  output logic [31:0]                      interrupt_pc_o,
  output logic [4:0]                       interrupt_id_o
);
  function automatic ariane_cfg_t system_config();
    system_config = ArianeDefaultConfig;
    system_config.CachedRegionLength[0] = 64'h0800_0000;
`ifdef INSTAR_DEVICE
    // Its accesses have effects: they go one at a time and in the program's order.
    system_config.NonIdempotentAddrBase[0] = `INSTAR_DEVICE_BASE;
    system_config.NonIdempotentLength[0] = `INSTAR_DEVICE_BYTES;
`endif
  endfunction

  localparam ariane_cfg_t Config = system_config();

  ariane_axi::req_t            request;
  ariane_axi::resp_t           response;
  ariane_rvfi_pkg::rvfi_port_t rvfi;

  ariane #(.ArianeCfg(Config)) i_core (
    .clk_i,
    .rst_ni,
    .boot_addr_i,
    .hart_id_i   ('0),
    .irq_i       ({1'b0, irq_i[11]}),
    .ipi_i       (irq_i[3]),
    .time_irq_i  (irq_i[7]),
    .debug_req_i ('0),
    .rvfi_o      (rvfi),
    .axi_req_o   (request),
    .axi_resp_i  (response)
  );

  assign ar_valid_o = request.ar_valid;
  assign ar_addr_o  = request.ar.addr[31:0];
  assign ar_id_o    = request.ar.id;
  assign ar_len_o   = request.ar.len;
  assign r_ready_o  = request.r_ready;
  assign aw_valid_o = request.aw_valid;
  assign aw_addr_o  = request.aw.addr[31:0];
  assign aw_id_o    = request.aw.id;
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
    response.r.id     = r_id_i;
    response.r.last   = r_last_i;
    response.b_valid  = b_valid_i;
    response.b.id     = b_id_i;
  end

`ifdef INSTAR_DEVICE
  instar_device i_device (.*);
`endif

  for (genvar i = 0; i < NR_COMMIT_PORTS; i++) begin : gen_retired
    assign retired_o[i] = rvfi[i].valid;
    assign written_o[i] = rvfi[i].valid;
    assign pc_o[i]      = rvfi[i].pc_rdata;
    assign address_o[i] = rvfi[i].mem_addr;
    assign rs1_o[i]     = rvfi[i].rs1_rdata;
    assign rs2_o[i]     = rvfi[i].rs2_rdata;
    assign rd_o[i]      = rvfi[i].rd_addr;
    assign result_o[i]  = rvfi[i].rd_wdata;
  end

  assign interrupt_o    = i_core.i_cva6.commit_stage_i.exception_o.valid && i_core.i_cva6.commit_stage_i.exception_o.cause[31];
  assign interrupt_pc_o = i_core.i_cva6.commit_stage_i.pc_o;
  assign interrupt_id_o = i_core.i_cva6.commit_stage_i.exception_o.cause[4:0];
  assign trap_o  = rvfi[0].trap && !interrupt_o;
  assign cause_o = rvfi[0].cause;
endmodule
