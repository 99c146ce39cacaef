// The wide transform with its memories, one read and one written word a cycle, and a port of 32 bits for whoever asks.
module wide_bench (
  input  logic        clk_i, rst_ni, start_i, host_write_i, host_table_i,
  input  logic [11:0] host_at_i,
  input  logic [31:0] host_data_i,
  output logic [31:0] host_data_o,
  input  logic [2:0]  command_i,
  input  logic [3:0]  log_size_i, layers_i, source_i, other_i, target_i,
  input  logic [31:0] q_i, qinv_i,
  output logic        busy_o, early_o
);
  localparam int unsigned LogB = `LOG_B;
  localparam int unsigned B = 1 << LogB;
  localparam int unsigned Words = 11 - LogB;
  localparam int unsigned Rows = 10 - LogB;
  logic [2*B-1:0][31:0] data [1 << Words];
  logic [B-1:0][31:0]   rows [1 << Rows];
  logic [Words-1:0] read, write;
  logic [Rows-1:0] row;
  logic [2*B*32-1:0] read_q, write_data;
  logic [B*32-1:0] row_q;
  logic write_valid;

  wide_transform #(.LogB(LogB)) dut (
    .zeta_i('0), .read_o(read), .read_i(read_q), .write_valid_o(write_valid), .write_o(write),
    .write_data_o(write_data), .row_o(row), .row_i(row_q), .*
  );
  assign host_data_o = data[host_at_i >> (LogB + 1)][host_at_i & 12'(2 * B - 1)];
  // A macro may not give a word that is written in the same cycle.
  assign early_o = write_valid && write == read && dut.run_q;
  always_ff @(posedge clk_i) begin
    read_q <= data[read];
    row_q <= rows[row];
    if (write_valid) data[write] <= write_data;
    if (host_write_i && !host_table_i) data[host_at_i >> (LogB + 1)][host_at_i & 12'(2 * B - 1)] <= host_data_i;
    if (host_write_i && host_table_i) rows[host_at_i[9:0] >> LogB][host_at_i[9:0] & 10'(B - 1)] <= host_data_i;
  end
endmodule
