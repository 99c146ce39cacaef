/// A Montgomery product, a digit of the first factor a cycle: sum <- (sum + digit·b + q·modulus) / 2^Digit, where q makes
/// the division exact. As the modulus is -1 modulo 2^Digit, q is the lowest digit of sum + digit·b; and with
/// p = (modulus + 1)/2^Digit, q·modulus = q·p·2^Digit - q, whose second term is what cancels that digit.
/// Source: own design, after P. L. Montgomery, Math. Comp. 44 (1985).
///
/// Factors are loaded at the end of a cycle; digit i is worked on i + 1 cycles later. The sum stands in two rows: `lower`
/// has a digit, `upper` a digit and a bit of each column. After the last digit it stays for a cycle; then a product that
/// was loaded meanwhile begins, or digits of zero follow.
module instar_mp_lane #(
  parameter int unsigned Digit = 16,
  parameter int unsigned Digits = 48
) (
  input  logic                        clk_i,
  input  logic                        load_i,
  input  logic [Digits-1:0][Digit-1:0] a_i,
  input  logic [Digits-1:0][Digit-1:0] b_i,
  input  logic [Digits-1:0][Digit-1:0] p_i,
  output logic [Digits-1:0][Digit-1:0] lower_o,
  output logic [Digits-1:0][Digit:0]   upper_o
);
  logic [Digits-1:0][Digit-1:0] a_q, b_q, lower_q, lower, lower_d;
  logic [Digits-1:0][Digit:0]   upper_q, upper, upper_d;
  logic [Digit-1:0]             first_q, q, none;
  logic                         begins_q;

  // The lowest digit of a digit times b, a cycle before it is needed: q does not wait for a product.
  always_ff @(posedge clk_i) begin
    begins_q <= load_i;
    if (load_i) begin
      a_q <= a_i;
      b_q <= b_i;
      first_q <= a_i[0] * b_i[0];
    end else begin
      a_q <= {Digit'(0), a_q[Digits-1:1]};
      first_q <= a_q[1] * b_q[0];
    end
    lower_q <= lower_d;
    upper_q <= upper_d;
  end

  assign lower = begins_q ? '0 : lower_q;
  assign upper = begins_q ? '0 : upper_q;
  assign q = lower[0] + upper[0][Digit-1:0] + first_q;

  for (genvar i = 0; i < Digits; i++) begin : gen_columns
    logic [Digit-1:0] down;
    instar_mp_column #(.Digit(Digit)) i_column (
      .a_i     (a_q[0]),
      .b_i     (b_q[i]),
      .q_i     (q),
      .p_i     (i == 0 ? Digit'(0) : p_i[i == 0 ? 0 : i - 1]),
      .lower_i (lower[i]),
      .upper_i (upper[i]),
      .lower_o (down),
      .upper_o (upper_d[i])
    );
    // The lowest digit is q, and cancelled.
    if (i == 0) begin : gen_lowest
      assign none = down;
    end else begin : gen_other
      assign lower_d[i-1] = down;
    end
  end
  assign lower_d[Digits-1] = '0;

  assign lower_o = lower_q;
  assign upper_o = upper_q;

  // Of (modulus + 1)/2^Digit the highest digit is 0.
  logic unused;
  assign unused = ^{none, p_i[Digits-1]};
endmodule
