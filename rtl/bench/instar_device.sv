/// The slave of a design's device (macros INSTAR_DEVICE…) with its port as plain signals, which a bench drives
/// (device.h): a request, in APB a setup phase or, with enable, an access phase; and its interrupt line.
module instar_device (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        device_req_i,
  input  logic        device_enable_i,
  output logic        device_gnt_o,
  input  logic [31:0] device_addr_i,
  input  logic        device_we_i,
  input  logic [3:0]  device_be_i,
  input  logic [31:0] device_wdata_i,
  output logic        device_rvalid_o,
  output logic [31:0] device_rdata_o,
  output logic        device_irq_o
);
  logic [`INSTAR_DEVICE_ADDRESS-1:0] device_addr;
  assign device_addr = device_addr_i[`INSTAR_DEVICE_ADDRESS-1:0];
`ifndef INSTAR_DEVICE_INTERRUPT
  assign device_irq_o = 1'b0;
`endif

`ifdef INSTAR_DEVICE_APB
  `INSTAR_DEVICE i_slave (
    .clk_i,
    .rst_ni,
`ifdef INSTAR_DEVICE_INTERRUPT
    .irq_o     (device_irq_o),
`endif
    .psel_i    (device_req_i),
    .penable_i (device_enable_i),
    .paddr_i   (device_addr),
    .pwrite_i  (device_we_i),
    .pwdata_i  (device_wdata_i),
    .pready_o  (device_rvalid_o),
    .prdata_o  (device_rdata_o),
    .pslverr_o ()
  );
  assign device_gnt_o = 1'b1;
`else
  `INSTAR_DEVICE i_slave (
    .clk_i,
    .rst_ni,
`ifdef INSTAR_DEVICE_INTERRUPT
    .irq_o        (device_irq_o),
`endif
    .obi_req_i    (device_req_i),
    .obi_gnt_o    (device_gnt_o),
    .obi_addr_i   (device_addr),
    .obi_we_i     (device_we_i),
    .obi_be_i     (device_be_i),
    .obi_wdata_i  (device_wdata_i),
    .obi_rvalid_o (device_rvalid_o),
    .obi_rdata_o  (device_rdata_o),
    .obi_err_o    ()
  );
`endif
endmodule
