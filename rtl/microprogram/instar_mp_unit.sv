/// A unit for long modular products under a microprogram: sequencer, numbers, lanes, adder. Its memories are macros
/// beside it: words, tables and constants, which are read; numbers; and the device's KEY and IO.
/// Source: own design; docs/reference/microprogram.md, "The hardware".
module instar_mp_unit
  import instar_mp_pkg::*;
  import instar_mp_types::*;
(
  input  logic                       clk_i,
  input  logic                       rst_ni,
  input  logic                       start_i,
  input  entry_t                     entry_i,
  output logic                       ends_o,  // in the last cycle before the one in which the command has ended
  output logic                       word_req_o,
  output logic [WordAddressBits-1:0] word_addr_o,
  input  logic [WordBits-1:0]        word_i,
  output logic                       table_req_o,
  output logic [TableBits-1:0]       table_addr_o,
  input  logic [15:0]                table_i,
  output logic                       constant_req_o,
  output address_t                   constant_addr_o,
  input  number_t                    constant_i,
  output logic                       read_req_o,
  output address_t                   read_addr_o,
  input  number_t                    read_i,
  output logic                       write_req_o,
  output address_t                   write_addr_o,
  output number_t                    write_data_o,
  output logic                       key_req_o,
  output logic [KeyBits-1:0]         key_addr_o,
  input  logic [31:0]                key_i,
  output logic                       io_req_o,
  output logic                       io_we_o,
  output logic [IoBits-1:0]          io_addr_o,
  output logic [31:0]                io_wdata_o,
  input  logic [31:0]                io_rdata_i
);
  // What it must know of the program: read before the first operation begins.
  entry_t     entry_q;
  logic [2:0] loads_q;
  number_t    modulus_q, p_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) loads_q <= '0;
    else loads_q <= {loads_q[1:0], start_i};
  end
  always_ff @(posedge clk_i) begin
    if (start_i) entry_q <= entry_i;
    if (loads_q[1]) modulus_q <= constant_i;
    if (loads_q[2]) p_q <= constant_i;
  end

  logic                   issue_valid, read_req, read_constant, constant_q;
  issue_t                 issue;
  address_t               a, b, target, io_target, read_addr;
  logic [ElementBits-1:0] element;
  arrival_t               arrival;
  number_t                number;

  instar_mp_sequencer i_sequencer (
    .clk_i,
    .rst_ni,
    .start_i,
    .entry_i       (entry_i.word),
    .ends_o,
    .word_req_o,
    .word_addr_o,
    .word_i,
    .table_req_o,
    .table_addr_o,
    .table_i,
    .key_req_o,
    .key_addr_o,
    .key_i,
    .issue_valid_o (issue_valid),
    .issue_o       (issue),
    .a_o           (a),
    .b_o           (b),
    .target_o      (target),
    .io_target_o   (io_target),
    .element_o     (element)
  );

  logic     io_write_valid, result_valid;
  address_t io_write_addr, result_addr;
  number_t  io_write_data, result;

  instar_mp_access i_access (
    .clk_i,
    .rst_ni,
    .io_words_i      (entry_q.io_words),
    .issue_valid_i   (issue_valid),
    .issue_i         (issue),
    .a_i             (a),
    .b_i             (b),
    .target_i        (target),
    .io_target_i     (io_target),
    .element_i       (element),
    .read_req_o      (read_req),
    .read_constant_o (read_constant),
    .read_addr_o     (read_addr),
    .arrival_o       (arrival),
    .number_i        (number),
    .write_valid_o   (io_write_valid),
    .write_addr_o    (io_write_addr),
    .write_data_o    (io_write_data),
    .io_req_o,
    .io_we_o,
    .io_addr_o,
    .io_wdata_o,
    .io_rdata_i
  );

  assign read_req_o      = read_req && !read_constant;
  assign read_addr_o     = read_addr;
  assign constant_req_o  = (read_req && read_constant) || loads_q[0] || loads_q[1];
  assign constant_addr_o = loads_q[0] ? entry_q.modulus : loads_q[1] ? entry_q.modulus + 1'b1 : read_addr;
  always_ff @(posedge clk_i) constant_q <= read_constant;
  assign number = constant_q ? constant_i : read_i;

  number_t                                      former;
  product_t                                     begins;
  logic [Units-1:0][2:0]                        load;
  number_t [2:0]                                lane_a, lane_b;
  logic [Units-1:0][2:0][Digits-1:0][Digit-1:0] lower;
  logic [Units-1:0][2:0][Digits-1:0][Digit:0]   upper;

  instar_mp_operands i_operands (
    .clk_i,
    .rst_ni,
    .modulus_i (modulus_q),
    .arrival_i (arrival),
    .number_i  (number),
    .before_o  (former),
    .begins_o  (begins),
    .load_o    (load),
    .a_o       (lane_a),
    .b_o       (lane_b)
  );

  for (genvar i = 0; i < Units; i++) begin : gen_units
    for (genvar j = 0; j < 3; j++) begin : gen_lanes
      instar_mp_lane #(
        .Digit  (Digit),
        .Digits (Digits)
      ) i_lane (
        .clk_i,
        .load_i  (load[i][j]),
        .a_i     (lane_a[j]),
        .b_i     (lane_b[j]),
        .p_i     (p_q),
        .lower_o (lower[i][j]),
        .upper_o (upper[i][j])
      );
    end
  end

  instar_mp_results i_results (
    .clk_i,
    .rst_ni,
    .digits_i      (entry_q.digits),
    .modulus_i     (modulus_q),
    .arrival_i     (arrival),
    .number_i      (number),
    .before_i      (former),
    .begins_i      (begins),
    .lower_i       (lower),
    .upper_i       (upper),
    .write_valid_o (result_valid),
    .write_addr_o  (result_addr),
    .write_data_o  (result)
  );

  assign write_req_o  = io_write_valid || result_valid;
  assign write_addr_o = io_write_valid ? io_write_addr : result_addr;
  assign write_data_o = io_write_valid ? io_write_data : result;
endmodule
