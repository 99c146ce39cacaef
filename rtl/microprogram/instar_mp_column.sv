/// A digit of the sum of a Montgomery product: x + a·b + q·p, of which the lower digit goes to the column below and the
/// rest stays. With x < 2^Digit + 2^(Digit+1) the rest is below 2^(Digit+1), so nothing is lost:
/// (2^D - 1) + (2^(D+1) - 1) + 2·(2^D - 1)^2 = 2^(2D+1) - 2^D < 2^(2D+1).
module instar_mp_column #(
  parameter int unsigned Digit = 16
) (
  input  logic [Digit-1:0] a_i,
  input  logic [Digit-1:0] b_i,
  input  logic [Digit-1:0] q_i,
  input  logic [Digit-1:0] p_i,
  input  logic [Digit-1:0] lower_i,
  input  logic [Digit:0]   upper_i,
  output logic [Digit-1:0] lower_o,
  output logic [Digit:0]   upper_o
);
  logic [2*Digit-1:0] ab, qp;
  logic [Digit+1:0]   low, high;

  assign ab   = (2 * Digit)'(a_i) * (2 * Digit)'(b_i);
  assign qp   = (2 * Digit)'(q_i) * (2 * Digit)'(p_i);
  assign low  = (Digit + 2)'(ab[Digit-1:0]) + (Digit + 2)'(qp[Digit-1:0]) + (Digit + 2)'(lower_i)
      + (Digit + 2)'(upper_i[Digit-1:0]);
  assign high = (Digit + 2)'(ab[2*Digit-1:Digit]) + (Digit + 2)'(qp[2*Digit-1:Digit]) + (Digit + 2)'(low[Digit+1:Digit])
      + (Digit + 2)'(upper_i[Digit]);

  assign lower_o = low[Digit-1:0];
  assign upper_o = high[Digit:0];

  // It is zero, as said above.
  logic unused;
  assign unused = high[Digit+1];
endmodule
