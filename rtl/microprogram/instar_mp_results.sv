/// Makes numbers of what lanes leave, combines them, adds and subtracts, and writes: one number a cycle.
/// Source: own design; docs/reference/microprogram.md, "The hardware".
///
/// All products take as many cycles, so that they end in the order in which they began; a queue says which one ends.
/// Three cycles resolve its carries. Then a single product is written; of two parts both go through the adder, whose
/// three cycles a sum takes from its last term on. Who uses it when is the schedule's to say: no two results are
/// written in one cycle.
module instar_mp_results
  import instar_mp_pkg::*;
  import instar_mp_types::*;
(
  input  logic                                      clk_i,
  input  logic                                      rst_ni,
  input  logic [DigitsBits-1:0]                     digits_i,  // of Montgomery's R
  input  number_t                                   modulus_i,
  input  arrival_t                                  arrival_i,
  input  number_t                                   number_i,
  input  number_t                                   before_i,
  input  product_t                                  begins_i,
  input  logic [Units-1:0][2:0][Digits-1:0][Digit-1:0] lower_i,
  input  logic [Units-1:0][2:0][Digits-1:0][Digit:0]   upper_i,
  output logic                                      write_valid_o,
  output address_t                                  write_addr_o,
  output number_t                                   write_data_o
);
  // --- Which product ends

  // Each has a lane at least, and is here for two cycles after its lane can begin another one.
  localparam int unsigned Queue = 3 * Units + 2;
  localparam int unsigned QueueBits = $clog2(Queue);
  product_t              queue_q [Queue];
  logic [DigitsBits-1:0] ends_q [Queue];
  logic [QueueBits-1:0]  in_q, out_q;
  logic [DigitsBits-1:0] now_q;
  logic [QueueBits:0]    count_q;
  product_t              ends;

  always_comb begin
    ends = queue_q[out_q];
    ends.valid = count_q != '0 && ends_q[out_q] == now_q;
  end

  function automatic logic [QueueBits-1:0] following(logic [QueueBits-1:0] place);
    return place == QueueBits'(Queue - 1) ? '0 : place + 1'b1;
  endfunction

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      in_q <= '0;
      out_q <= '0;
      count_q <= '0;
      now_q <= '0;
    end else begin
      now_q <= now_q + 1'b1;
      if (begins_i.valid) in_q <= following(in_q);
      if (ends.valid) out_q <= following(out_q);
      count_q <= count_q + (QueueBits + 1)'(begins_i.valid) - (QueueBits + 1)'(ends.valid);
    end
  end
  always_ff @(posedge clk_i) begin
    if (begins_i.valid) begin
      queue_q[in_q] <= begins_i;
      // Lanes begin in the next cycle, and have it a cycle after their last digit.
      ends_q[in_q] <= now_q + digits_i + 1'b1;
    end
  end

  // --- Its numbers

  product_t summed_q, carried_q, product_q, second_q;
  chunked_t sum_q [3];
  wide_t    sums_q [3];
  marks_t   into_q [3];
  number_t  number_q [3];

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      summed_q <= '0;
      carried_q <= '0;
      product_q <= '0;
      second_q <= '0;
    end else begin
      summed_q <= ends;
      carried_q <= summed_q;
      product_q <= carried_q;
      second_q <= product_q;
      second_q.valid <= product_q.valid && product_q.two;
    end
  end

  for (genvar i = 0; i < 3; i++) begin : gen_lanes
    logic [Digits-1:0][Digit-1:0] lower;
    logic [Digits-1:0][Digit:0]   upper;
    wide_t                        uppers, tops, whole;
    assign lower = lower_i[ends.unit][i];
    assign upper = upper_i[ends.unit][i];
    always_comb begin
      uppers = '0;
      tops = '0;
      for (int unsigned j = 0; j < Digits; j++) begin
        uppers[Digit*j +: Digit] = upper[j][Digit-1:0];
        tops[Digit*(j+1)] = upper[j][Digit];
      end
    end
    assign whole = resolved(sums_q[i], into_q[i]);
    always_ff @(posedge clk_i) begin
      sum_q[i] <= chunked(Wide'(lower), uppers, tops, 1'b0);
      sums_q[i] <= sum_q[i].sums;
      into_q[i] <= carries(sum_q[i]);
      number_q[i] <= whole[Width-1:0];
    end
    logic unused;
    assign unused = ^whole[Wide-1:Width];
  end

  number_t first, last, single;
  assign first  = product_q.lanes[0] ? number_q[0] : number_q[1];
  assign last   = product_q.lanes[2] ? number_q[2] : number_q[1];
  assign single = product_q.lanes[2] ? number_q[2] : first;

  // The imaginary part of a product is number 2 less both others: a sum of two rows, and 2.
  wide_t row_q [2];
  always_ff @(posedge clk_i) begin
    if (product_q.square) begin
      row_q[0] <= wide(last);
      row_q[1] <= '0;
    end else begin
      row_q[0] <= wide(number_q[2]) ^ ~wide(number_q[0]) ^ ~wide(number_q[1]);
      row_q[1] <= (((wide(number_q[2]) & (~wide(number_q[0]) | ~wide(number_q[1])))
                   | (~wide(number_q[0]) & ~wide(number_q[1]))) << 1) | wide_t'(1);
    end
  end

  // --- The adder

  operation_e operation;
  wide_t      x, y, none, once, twice, more, less;
  logic       one, lesser, adds;
  address_t   target;

  assign once  = wide(modulus_i);
  assign twice = wide(modulus_i) << 1;

  always_comb begin
    operation = arrival_i.operation;
    adds = arrival_i.valid && arrival_i.ends_part && !(arrival_i.operation inside {Multiply, Square});
    target = arrival_i.target + AddressBits'(arrival_i.part);
    x = wide(operation inside {Copy, Halve, Reduce} ? number_i : before_i);
    y = wide(number_i);
    if (product_q.valid && product_q.two) begin
      operation = product_q.square ? Copy : Subtract;
      adds = 1'b1;
      target = product_q.target;
      x = wide(first);
      y = wide(number_q[1]);
    end else if (second_q.valid) begin
      operation = second_q.square ? Copy : Subtract;
      adds = 1'b1;
      target = second_q.target + 1'b1;
      x = row_q[0];
      y = ~row_q[1];
    end
    // The sum is x + y + more + one; where that may be too large or too small, `less` stands for `more` in another.
    one = 1'b0;
    lesser = 1'b0;
    none = y;
    more = '0;
    less = twice;
    unique case (operation)
      Add: begin
        less = ~twice;
        lesser = 1'b1;
      end
      Subtract: begin
        none = ~y;
        one = 1'b1;
        lesser = 1'b1;
      end
      Difference: begin
        none = ~y;
        one = 1'b1;
        more = once << arrival_i.above;
      end
      Halve: begin
        none = '0;
        more = x[0] ? once : '0;
      end
      Reduce: begin
        none = '0;
        less = ~once;
        lesser = 1'b1;
      end
      Copy:    none = '0;
      default: ;
    endcase
  end

  typedef enum logic [1:0] {Plain, Lesser, Greater} choice_e;
  chunked_t plain_q, other_q, last_q;
  choice_e  choice_q;
  marks_t   plain_into, other_into, last_into, chosen_into_q;
  wide_t    chosen_q, whole;
  logic     halves_q, halve_q, added_q, chosen_valid_q;
  address_t added_target_q, chosen_target_q, write_addr_q;
  number_t  write_q;
  logic     write_valid_q;

  assign plain_into = carries(plain_q);
  assign other_into = carries(other_q);
  assign last_into  = carries(last_q);
  assign whole      = resolved(chosen_q, chosen_into_q);

  always_ff @(posedge clk_i) begin
    plain_q <= chunked(x, none, more, one);
    other_q <= chunked(x, none, less, lesser);
    last_q <= chunked(x, none, twice << 1, lesser);
    choice_q <= operation == Subtract ? Greater : lesser ? Lesser : Plain;
    halves_q <= operation == Halve;
    added_target_q <= target;
    // A sum less a multiple, unless that is below zero; a difference, and the first multiple with which it is not.
    if (choice_q == Lesser ? negative(other_q.sums, other_into) : choice_q == Plain || !negative(plain_q.sums, plain_into)) begin
      chosen_q <= plain_q.sums;
      chosen_into_q <= plain_into;
    end else if (choice_q == Lesser || !negative(other_q.sums, other_into)) begin
      chosen_q <= other_q.sums;
      chosen_into_q <= other_into;
    end else begin
      chosen_q <= last_q.sums;
      chosen_into_q <= last_into;
    end
    halve_q <= halves_q;
    chosen_target_q <= added_target_q;
    if (chosen_valid_q) begin
      write_q <= Width'(halve_q ? whole >> 1 : whole);
      write_addr_q <= chosen_target_q;
    end else begin
      write_q <= single;
      write_addr_q <= product_q.target;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      added_q <= 1'b0;
      chosen_valid_q <= 1'b0;
      write_valid_q <= 1'b0;
    end else begin
      added_q <= adds;
      chosen_valid_q <= added_q;
      write_valid_q <= chosen_valid_q || (product_q.valid && !product_q.two);
    end
  end

  assign write_valid_o = write_valid_q;
  assign write_addr_o  = write_addr_q;
  assign write_data_o  = write_q;
endmodule
