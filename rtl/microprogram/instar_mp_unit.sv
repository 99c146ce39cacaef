/// A unit for long modular products under a microprogram: sequencer, ports, lanes, adder. It joins its modules and adds
/// no gate, so that they can be counted one by one. Its memories are macros beside it: words, tables and constants, which
/// are read; numbers; and the device's KEY and IO.
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
  logic                   issue_valid, read_req, read_constant;
  issue_t                 issue;
  address_t               a, b, target, io_target, read_addr;
  logic [ElementBits-1:0] element;
  arrival_t               arrival;
  number_t                number, modulus, p;
  logic [DigitsBits-1:0]  digits;
  logic [IoWordBits-1:0]  io_words;

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
    .io_words_i      (io_words),
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

  instar_mp_ports i_ports (
    .clk_i,
    .rst_ni,
    .start_i,
    .entry_i,
    .digits_o          (digits),
    .io_words_o        (io_words),
    .modulus_o         (modulus),
    .p_o               (p),
    .read_req_i        (read_req),
    .read_constant_i   (read_constant),
    .read_addr_i       (read_addr),
    .number_o          (number),
    .io_write_valid_i  (io_write_valid),
    .io_write_addr_i   (io_write_addr),
    .io_write_data_i   (io_write_data),
    .result_valid_i    (result_valid),
    .result_addr_i     (result_addr),
    .result_i          (result),
    .constant_req_o,
    .constant_addr_o,
    .constant_i,
    .read_req_o,
    .read_addr_o,
    .read_i,
    .write_req_o,
    .write_addr_o,
    .write_data_o
  );

  number_t                                      former;
  product_t                                     begins;
  logic [Units-1:0][2:0]                        load;
  number_t [2:0]                                lane_a, lane_b;
  logic [Units-1:0][2:0][Digits-1:0][Digit-1:0] lower;
  logic [Units-1:0][2:0][Digits-1:0][Digit:0]   upper;

  instar_mp_operands i_operands (
    .clk_i,
    .rst_ni,
    .modulus_i (modulus),
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
        .p_i     (p),
        .lower_o (lower[i][j]),
        .upper_o (upper[i][j])
      );
    end
  end

  logic [2:0][Digits-1:0][Digit-1:0] ended_lower;
  logic [2:0][Digits-1:0][Digit:0]   ended_upper;
  number_t [2:0]                     ended;
  addition_t                         addition;
  sum_t                              sum;

  for (genvar i = 0; i < 3; i++) begin : gen_sums
    instar_mp_sum i_sum (
      .clk_i,
      .lower_i  (ended_lower[i]),
      .upper_i  (ended_upper[i]),
      .number_o (ended[i])
    );
  end

  instar_mp_adder i_adder (
    .clk_i,
    .rst_ni,
    .addition_i (addition),
    .sum_o      (sum)
  );

  instar_mp_results i_results (
    .clk_i,
    .rst_ni,
    .digits_i      (digits),
    .modulus_i     (modulus),
    .arrival_i     (arrival),
    .number_i      (number),
    .before_i      (former),
    .begins_i      (begins),
    .lower_i       (lower),
    .upper_i       (upper),
    .lower_o       (ended_lower),
    .upper_o       (ended_upper),
    .ended_i       (ended),
    .addition_o    (addition),
    .sum_i         (sum),
    .write_valid_o (result_valid),
    .write_addr_o  (result_addr),
    .write_data_o  (result)
  );
endmodule
