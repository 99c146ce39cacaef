/// Keeps what a command must know of its program, and says who has the ports of the memories for numbers and constants.
/// Source: own design; docs/reference/microprogram.md, "The hardware".
module instar_mp_ports
  import instar_mp_pkg::*;
(
  input  logic                  clk_i,
  input  logic                  rst_ni,
  input  logic                  start_i,
  input  entry_t                entry_i,
  output logic [DigitsBits-1:0] digits_o,
  output logic [IoWordBits-1:0] io_words_o,
  output number_t               modulus_o,
  output number_t               p_o,  // (modulus + 1)/2^Digit
  // Who reads, and what arrived in the cycle after.
  input  logic                  read_req_i,
  input  logic                  read_constant_i,
  input  address_t              read_addr_i,
  output number_t               number_o,
  // Who writes: no two in one cycle.
  input  logic                  io_write_valid_i,
  input  address_t              io_write_addr_i,
  input  number_t               io_write_data_i,
  input  logic                  result_valid_i,
  input  address_t              result_addr_i,
  input  number_t               result_i,
  // The memories.
  output logic                  constant_req_o,
  output address_t              constant_addr_o,
  input  number_t               constant_i,
  output logic                  read_req_o,
  output address_t              read_addr_o,
  input  number_t               read_i,
  output logic                  write_req_o,
  output address_t              write_addr_o,
  output number_t               write_data_o
);
  // Read before the first operation begins.
  entry_t     entry_q;
  logic [2:0] loads_q;
  number_t    modulus_q, p_q;
  logic       constant_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) loads_q <= '0;
    else loads_q <= {loads_q[1:0], start_i};
  end
  always_ff @(posedge clk_i) begin
    if (start_i) entry_q <= entry_i;
    if (loads_q[1]) modulus_q <= constant_i;
    if (loads_q[2]) p_q <= constant_i;
    constant_q <= read_constant_i;
  end

  assign digits_o   = entry_q.digits;
  assign io_words_o = entry_q.io_words;
  assign modulus_o  = modulus_q;
  assign p_o        = p_q;

  assign read_req_o      = read_req_i && !read_constant_i;
  assign read_addr_o     = read_addr_i;
  assign constant_req_o  = (read_req_i && read_constant_i) || loads_q[0] || loads_q[1];
  assign constant_addr_o = loads_q[0] ? entry_q.modulus : loads_q[1] ? entry_q.modulus + 1'b1 : read_addr_i;
  assign number_o        = constant_q ? constant_i : read_i;

  assign write_req_o  = io_write_valid_i || result_valid_i;
  assign write_addr_o = io_write_valid_i ? io_write_addr_i : result_addr_i;
  assign write_data_o = io_write_valid_i ? io_write_data_i : result_i;

  // Where its words begin, which the sequencer is told.
  logic unused;
  assign unused = ^entry_q.word;
endmodule
