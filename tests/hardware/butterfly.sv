// Cooley-Tukey butterfly modulo q = 2^23 - 2^13 + 1 (FIPS 204, section 7.5), all operands below q.
module butterfly (
  input  logic        clk_i,
  input  logic [22:0] a_i,
  input  logic [22:0] b_i,
  input  logic [22:0] zeta_i,
  output logic [22:0] sum_o,
  output logic [22:0] difference_o
);
  localparam logic signed [28:0] Q = 29'd8380417;

  // 2^23 = 2^13 - 1 modulo q, three times.
  logic [45:0] product;
  logic signed [37:0] once;
  logic signed [28:0] twice, thrice;
  logic signed [28:0] t;
  assign product = b_i * zeta_i;
  assign once    = $signed({15'd0, product[22:0]}) + $signed({2'd0, product[45:23], 13'd0})
                 - $signed({15'd0, product[45:23]});
  assign twice   = $signed({6'd0, once[22:0]}) + 29'($signed({once[37:23], 13'd0})) - 29'($signed(once[37:23]));
  assign thrice  = $signed({6'd0, twice[22:0]}) + 29'($signed({twice[28:23], 13'd0})) - 29'($signed(twice[28:23]));
  assign t       = thrice >= Q ? thrice - Q : thrice < 0 ? thrice + Q : thrice;

  logic signed [28:0] sum, difference;
  assign sum        = $signed({6'd0, a_i}) + t;
  assign difference = $signed({6'd0, a_i}) - t;
  always_ff @(posedge clk_i) begin
    sum_o        <= 23'(sum >= Q ? sum - Q : sum);
    difference_o <= 23'(difference < 0 ? difference + Q : difference);
  end
endmodule
