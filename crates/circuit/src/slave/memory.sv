// Memory with one port: a word is read or written in a cycle, and what was read is there in the next.
// It stands for a macro of Words x Bits bits. Its words are 0 at first, as the simulator has them; a macro's
// are anything, so a driver writes before it reads.
module instar_memory #(
  parameter int unsigned Words = 64,
  parameter int unsigned Bits = 32,
  localparam int unsigned IndexBits = Words > 1 ? $clog2(Words) : 1
) (
  input  logic                 clk_i,
  input  logic                 req_i,
  input  logic                 we_i,
  input  logic [Bits/8-1:0]    be_i,
  input  logic [IndexBits-1:0] addr_i,
  input  logic [Bits-1:0]      wdata_i,
  output logic [Bits-1:0]      rdata_o
);
  logic [Bits-1:0] words_q [Words];

  initial for (int unsigned i = 0; i < Words; i++) words_q[i] = '0;

  always_ff @(posedge clk_i) begin
    if (req_i && we_i) begin
      for (int unsigned i = 0; i < Bits / 8; i++) if (be_i[i]) words_q[addr_i][8*i +: 8] <= wdata_i[8*i +: 8];
    end
    if (req_i && !we_i) rdata_o <= words_q[addr_i];
  end
endmodule
