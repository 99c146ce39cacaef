/// Memory of numbers with a port to read and one to write; what was read is there in the next cycle. It stands for a
/// macro; a schedule never reads what is written in the same cycle.
module instar_mp_numbers #(
  parameter int unsigned Words = 256,
  parameter int unsigned Bits = 768,
  localparam int unsigned IndexBits = Words > 1 ? $clog2(Words) : 1
) (
  input  logic                 clk_i,
  input  logic                 read_req_i,
  input  logic [IndexBits-1:0] read_addr_i,
  output logic [Bits-1:0]      read_data_o,
  input  logic                 write_req_i,
  input  logic [IndexBits-1:0] write_addr_i,
  input  logic [Bits-1:0]      write_data_i
);
  logic [Bits-1:0] words_q [Words];

  always_ff @(posedge clk_i) begin
    if (read_req_i) read_data_o <= words_q[read_addr_i];
    if (write_req_i) words_q[write_addr_i] <= write_data_i;
  end
endmodule
