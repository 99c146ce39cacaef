/// Makes a number of the two rows that a lane leaves: chunks, which of them get a carry, and these carries; a cycle each.
/// Source: own design; docs/reference/microprogram.md, "The hardware".
module instar_mp_sum
  import instar_mp_pkg::*;
  import instar_mp_types::*;
(
  input  logic                         clk_i,
  input  logic [Digits-1:0][Digit-1:0] lower_i,
  input  logic [Digits-1:0][Digit:0]   upper_i,
  output number_t                      number_o  // three cycles later
);
  wide_t    uppers, tops, sums_q, whole;
  chunked_t sum_q;
  marks_t   into_q;
  number_t  number_q;

  always_comb begin
    uppers = '0;
    tops = '0;
    for (int unsigned j = 0; j < Digits; j++) begin
      uppers[Digit*j +: Digit] = upper_i[j][Digit-1:0];
      tops[Digit*(j+1)] = upper_i[j][Digit];
    end
  end
  assign whole = resolved(sums_q, into_q);
  always_ff @(posedge clk_i) begin
    sum_q <= chunked(Wide'(lower_i), uppers, tops, 1'b0);
    sums_q <= sum_q.sums;
    into_q <= carries(sum_q);
    number_q <= whole[Width-1:0];
  end
  assign number_o = number_q;

  logic unused;
  assign unused = ^whole[Wide-1:Width];
endmodule
