// What is to be shown of the unit for microprograms, as modules with an output that says so.

// A column is an addition.
module column_property #(
  parameter int unsigned Digit = 16
) (
  input  logic [Digit-1:0] a_i, b_i, q_i, p_i, lower_i,
  input  logic [Digit:0]   upper_i,
  output logic             bounded_o,  // products are, as those of digits are
  output logic             right_o
);
  logic [Digit-1:0]   lower;
  logic [Digit:0]     upper;
  logic [2*Digit-1:0] ab, qp, most;
  instar_mp_column #(.Digit(Digit)) i_column (.*, .lower_o(lower), .upper_o(upper));
  assign ab   = (2 * Digit)'(a_i) * (2 * Digit)'(b_i);
  assign qp   = (2 * Digit)'(q_i) * (2 * Digit)'(p_i);
  assign most = {Digit'(2 ** Digit - 2), Digit'(1)};  // (2^Digit - 1)^2
  assign bounded_o = ab <= most && qp <= most;
  assign right_o = (2 * Digit + 2)'({upper, lower})
      == (2 * Digit + 2)'(ab) + (2 * Digit + 2)'(qp) + (2 * Digit + 2)'(lower_i) + (2 * Digit + 2)'(upper_i);
endmodule

// Sums in chunks are sums, and their sign is the sum's.
module sum_property
  import instar_mp_pkg::*;
  import instar_mp_types::*;
(
  input  wide_t x_i, y_i, z_i,
  input  logic  one_i,
  output logic  right_o
);
  chunked_t of_sum;
  wide_t    sum;
  assign of_sum  = chunked(x_i, y_i, z_i, one_i);
  assign sum     = x_i + y_i + z_i + wide_t'(one_i);
  assign right_o = resolved(of_sum.sums, carries(of_sum)) == sum
      && negative(of_sum.sums, carries(of_sum)) == sum[Wide-1];
endmodule
