// How Yosys's full adders (`$fa`, from `extract_fa`) become the cell FA of cells.txt, bit by bit.
(* techmap_celltype = "$fa" *)
module instar_full_adders (A, B, C, X, Y);
  parameter WIDTH = 1;
  input [WIDTH-1:0] A, B, C;
  output [WIDTH-1:0] X, Y;

  genvar i;
  generate
    for (i = 0; i < WIDTH; i = i + 1) begin : gen_bit
      FA adder (.A(A[i]), .B(B[i]), .C(C[i]), .CO(X[i]), .S(Y[i]));
    end
  endgenerate
endmodule
