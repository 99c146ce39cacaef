// Products of two secrets in two Boolean shares, a bit each, as modules to be judged by themselves.

// Domain by domain: one fresh bit, one cycle. Right by itself; one probe of `blinded_0` needs shares of both
// domains, so two of them one behind the other may be wrong.
//
// Source: Groß, Mangard and Korak, Domain-Oriented Masking (ePrint 2016/486).
module and_by_domains (
  input  logic clk_i,
  input  logic a0_i,
  input  logic a1_i,
  input  logic b0_i,
  input  logic b1_i,
  input  logic r_i,
  output logic c0_o,
  output logic c1_o
);
  logic inner_0, inner_1, blinded_0, blinded_1;

  always_ff @(posedge clk_i) begin
    inner_0 <= a0_i & b0_i;
    inner_1 <= a1_i & b1_i;
    blinded_0 <= (a0_i & b1_i) ^ r_i;
    blinded_1 <= (a1_i & b0_i) ^ r_i;
  end

  assign c0_o = inner_0 ^ blinded_0;
  assign c1_o = inner_1 ^ blinded_1;
endmodule

// One that composes: what comes from the other domain is blinded and held before it meets this one. The same fresh
// bit, two cycles for b and one for a.
//
// Source: HPC2 of Cassiers, Grégoire, Levi and Standaert, Hardware Private Circuits (IEEE TC 70, 2021).
module and_that_composes (
  input  logic clk_i,
  input  logic a0_i,
  input  logic a1_i,
  input  logic b0_i,
  input  logic b1_i,
  input  logic r_i,
  output logic c0_o,
  output logic c1_o
);
  logic a0_q, a1_q, r_q, b0_q, b1_q, blinded_0, blinded_1;
  logic inner_0, inner_1, left_0, left_1, right_0, right_1;

  always_ff @(posedge clk_i) begin
    a0_q <= a0_i;
    a1_q <= a1_i;
    r_q <= r_i;
    b0_q <= b0_i;
    b1_q <= b1_i;
    blinded_0 <= b1_i ^ r_i;
    blinded_1 <= b0_i ^ r_i;
    inner_0 <= a0_q & b0_q;
    inner_1 <= a1_q & b1_q;
    left_0 <= ~a0_q & r_q;
    left_1 <= ~a1_q & r_q;
    right_0 <= a0_q & blinded_0;
    right_1 <= a1_q & blinded_1;
  end

  assign c0_o = inner_0 ^ left_0 ^ right_0;
  assign c1_o = inner_1 ^ left_1 ^ right_1;
endmodule
