// A row of Keccak's chi in two Boolean shares, domain by domain: y = x + (x + 1 of the next lane) times the lane
// after that. What one domain gets of the other is blinded by a fresh bit and goes through a register.
//
// Source: Groß, Mangard and Korak, Domain-Oriented Masking (ePrint 2016/486); FIPS 202, section 3.2.4.

module chi_row #(
  parameter bit Registers = 1'b1
) (
  input  logic       clk_i,
  input  logic [4:0] x0_i,
  input  logic [4:0] x1_i,
  input  logic [4:0] r_i,
  output logic [4:0] y0_o,
  output logic [4:0] y1_o
);
  logic [4:0] blinded_0;
  logic [4:0] blinded_1;
  logic [4:0] crossed_0;
  logic [4:0] crossed_1;

  for (genvar lane = 0; lane < 5; lane++) begin : gen_lane
    localparam int Next = (lane + 1) % 5;
    localparam int After = (lane + 2) % 5;
    assign blinded_0[lane] = (~x0_i[Next] & x1_i[After]) ^ r_i[lane];
    assign blinded_1[lane] = (x1_i[Next] & x0_i[After]) ^ r_i[lane];
    assign y0_o[lane] = x0_i[lane] ^ (~x0_i[Next] & x0_i[After]) ^ crossed_0[lane];
    assign y1_o[lane] = x1_i[lane] ^ (x1_i[Next] & x1_i[After]) ^ crossed_1[lane];
  end

  if (Registers) begin : gen_registers
    always_ff @(posedge clk_i) begin
      crossed_0 <= blinded_0;
      crossed_1 <= blinded_1;
    end
  end else begin : gen_wires
    assign crossed_0 = blinded_0;
    assign crossed_1 = blinded_1;
  end
endmodule

// The right one.
module chi (
  input  logic       clk_i,
  input  logic [4:0] x0_i,
  input  logic [4:0] x1_i,
  input  logic [4:0] r_i,
  output logic [4:0] y0_o,
  output logic [4:0] y1_o
);
  chi_row row (.*);
endmodule

// One fresh bit for all five lanes: enough for one probe in one row.
module chi_one_fresh_bit (
  input  logic       clk_i,
  input  logic [4:0] x0_i,
  input  logic [4:0] x1_i,
  input  logic       r_i,
  output logic [4:0] y0_o,
  output logic [4:0] y1_o
);
  chi_row row (.r_i({5{r_i}}), .*);
endmodule

// The flaw: no register.
module chi_without_register (
  input  logic [4:0] x0_i,
  input  logic [4:0] x1_i,
  input  logic [4:0] r_i,
  output logic [4:0] y0_o,
  output logic [4:0] y1_o
);
  chi_row #(.Registers(1'b0)) row (.clk_i(1'b0), .*);
endmodule

// The flaw: no fresh bits.
module chi_without_fresh_bits (
  input  logic       clk_i,
  input  logic [4:0] x0_i,
  input  logic [4:0] x1_i,
  output logic [4:0] y0_o,
  output logic [4:0] y1_o
);
  chi_row row (.r_i(5'd0), .*);
endmodule
