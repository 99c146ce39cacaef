/// Adds numbers of a unit and corrects the sum, in three cycles: chunks of three sums, of which one is chosen by its
/// sign, and its carries, which whoever takes it stores.
/// Source: own design; docs/reference/microprogram.md, "The hardware".
module instar_mp_adder
  import instar_mp_pkg::*;
  import instar_mp_types::*;
(
  input  logic      clk_i,
  input  logic      rst_ni,
  input  addition_t addition_i,
  output sum_t      sum_o  // two cycles later
);
  typedef enum logic [1:0] {Plain, Lesser, Greater} choice_e;
  chunked_t plain_q, other_q, last_q;
  choice_e  choice_q;
  marks_t   plain_into, other_into, last_into, chosen_into_q;
  wide_t    chosen_q, whole;
  logic     halves_q, halve_q, added_q, chosen_valid_q;
  address_t added_target_q, chosen_target_q;

  assign plain_into = carries(plain_q);
  assign other_into = carries(other_q);
  assign last_into  = carries(last_q);
  assign whole      = resolved(chosen_q, chosen_into_q);

  always_ff @(posedge clk_i) begin
    plain_q <= chunked(addition_i.x, addition_i.y, addition_i.more, addition_i.one);
    other_q <= chunked(addition_i.x, addition_i.y, addition_i.less, addition_i.lesser);
    last_q <= chunked(addition_i.x, addition_i.y, addition_i.least, addition_i.lesser);
    choice_q <= addition_i.operation == Subtract ? Greater : addition_i.lesser ? Lesser : Plain;
    halves_q <= addition_i.operation == Halve;
    added_target_q <= addition_i.target;
    // A sum less a multiple, unless that is below zero; a difference, and the first multiple with which it is not.
    if (choice_q == Lesser ? negative(other_q.sums, other_into) : choice_q == Plain || !negative(plain_q.sums, plain_into)) begin
      chosen_q <= plain_q.sums;
      chosen_into_q <= plain_into;
    end else if (choice_q == Lesser || !negative(other_q.sums, other_into)) begin
      chosen_q <= other_q.sums;
      chosen_into_q <= other_into;
    end else begin
      chosen_q <= last_q.sums;
      chosen_into_q <= last_into;
    end
    halve_q <= halves_q;
    chosen_target_q <= added_target_q;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      added_q <= 1'b0;
      chosen_valid_q <= 1'b0;
    end else begin
      added_q <= addition_i.valid;
      chosen_valid_q <= added_q;
    end
  end

  assign sum_o = '{valid: chosen_valid_q, target: chosen_target_q, number: Width'(halve_q ? whole >> 1 : whole)};
endmodule
