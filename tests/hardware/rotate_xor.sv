// Exclusive-or and rotation in one step, for ChaCha20 (RFC 8439, section 2.1).
module rotate_xor (
  input  logic [31:0] rs1_i,
  input  logic [31:0] rs2_i,
  input  logic [4:0]  amount_i,
  output logic [31:0] rd_o
);
  logic [63:0] turned;
  assign turned = {32'd0, rs1_i ^ rs2_i} << amount_i;
  assign rd_o   = turned[31:0] | turned[63:32];
endmodule
