/// Collects the numbers of a product as they arrive, adds parts, and loads lanes.
/// Source: own design; docs/reference/microprogram.md, "The hardware".
///
/// Of numbers with two parts a product is a0·b0, a1·b1 and (a0 + a1)·(b0 + b1), a square (a0 + a1)·(a0 + m - a1) and
/// 2·a0·a1, with a multiple m of the modulus. Lanes are loaded in the cycle after the last number arrived.
module instar_mp_operands
  import instar_mp_pkg::*;
  import instar_mp_types::*;
(
  input  logic                  clk_i,
  input  logic                  rst_ni,
  input  number_t               modulus_i,
  input  arrival_t              arrival_i,
  input  number_t               number_i,
  output number_t               before_o,  // the number that arrived before
  output product_t              begins_o,
  output logic [Units-1:0][2:0] load_o,
  output number_t [2:0]         a_o,
  output number_t [2:0]         b_o
);
  number_t  before_q [4];
  chunked_t left_q, right_q;
  product_t begins_q;
  number_t  left, right;
  logic     is_square;

  assign is_square = arrival_i.operation == Square;

  always_ff @(posedge clk_i) begin
    if (arrival_i.valid) begin
      before_q[0] <= number_i;
      for (int unsigned i = 1; i < 4; i++) before_q[i] <= before_q[i-1];
    end
    left_q  <= chunked(wide(is_square ? before_q[0] : before_q[2]), wide(is_square ? number_i : before_q[1]), '0, 1'b0);
    right_q <= chunked(wide(before_q[0]), is_square ? ~wide(number_i) : wide(number_i),
                       is_square ? wide(modulus_i) << arrival_i.above : '0, is_square);
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      begins_q <= '0;
    end else begin
      begins_q <= '{
        valid:  arrival_i.valid && arrival_i.last && arrival_i.operation inside {Multiply, Square},
        two:    arrival_i.two,
        square: is_square,
        unit:   arrival_i.unit,
        lanes:  arrival_i.lanes,
        target: arrival_i.target
      };
    end
  end

  // Sums of parts lie below R, so that they fit into a number.
  wide_t whole_left, whole_right;
  assign whole_left  = resolved(left_q.sums, carries(left_q));
  assign whole_right = resolved(right_q.sums, carries(right_q));
  assign left  = whole_left[Width-1:0];
  assign right = whole_right[Width-1:0];

  // The factors of each lane: of a square the first one of its two has the sums.
  always_comb begin
    for (int unsigned i = 0; i < 3; i++) begin
      a_o[i] = begins_q.square ? before_q[0] : before_q[1];
      b_o[i] = before_q[0];
    end
    if (begins_q.two && begins_q.square) begin
      a_o[0] = left;
      b_o[0] = right;
      a_o[1] = begins_q.lanes[0] ? before_q[1] << 1 : left;
      b_o[1] = begins_q.lanes[0] ? before_q[0] : right;
      a_o[2] = before_q[1] << 1;
      b_o[2] = before_q[0];
    end else if (begins_q.two) begin
      a_o[0] = before_q[3];
      b_o[0] = before_q[1];
      a_o[1] = before_q[2];
      b_o[1] = before_q[0];
      a_o[2] = left;
      b_o[2] = right;
    end
  end

  for (genvar i = 0; i < Units; i++) begin : gen_units
    assign load_o[i] = begins_q.valid && begins_q.unit == UnitBits'(i) ? begins_q.lanes : '0;
  end
  assign begins_o = begins_q;
  assign before_o = before_q[0];

  logic unused;
  assign unused = ^{whole_left[Wide-1:Width], whole_right[Wide-1:Width], arrival_i.ends_part, arrival_i.part};
endmodule
