/// Says what becomes a number of what lanes leave, combines numbers, says what is added, and writes: one number a cycle.
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
  // Of the product that ends: what lanes left, and its numbers three cycles later.
  output logic [2:0][Digits-1:0][Digit-1:0]         lower_o,
  output logic [2:0][Digits-1:0][Digit:0]           upper_o,
  input  number_t [2:0]                             ended_i,
  output addition_t                                 addition_o,
  input  sum_t                                      sum_i,
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

  assign lower_o = lower_i[ends.unit];
  assign upper_o = upper_i[ends.unit];

  number_t first, last, single;
  assign first  = product_q.lanes[0] ? ended_i[0] : ended_i[1];
  assign last   = product_q.lanes[2] ? ended_i[2] : ended_i[1];
  assign single = product_q.lanes[2] ? ended_i[2] : first;

  // The imaginary part of a product is number 2 less both others: a sum of two rows, and 2.
  wide_t row_q [2];
  always_ff @(posedge clk_i) begin
    if (product_q.square) begin
      row_q[0] <= wide(last);
      row_q[1] <= '0;
    end else begin
      row_q[0] <= wide(ended_i[2]) ^ ~wide(ended_i[0]) ^ ~wide(ended_i[1]);
      row_q[1] <= (((wide(ended_i[2]) & (~wide(ended_i[0]) | ~wide(ended_i[1])))
                   | (~wide(ended_i[0]) & ~wide(ended_i[1]))) << 1) | wide_t'(1);
    end
  end

  // --- What the adder adds

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
      y = wide(ended_i[1]);
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

  assign addition_o = '{
    valid:     adds,
    operation: operation,
    target:    target,
    x:         x,
    y:         none,
    more:      more,
    one:       one,
    less:      less,
    least:     twice << 1,
    lesser:    lesser
  };

  // --- What is written

  logic     write_valid_q;
  address_t write_addr_q;
  number_t  write_q;

  always_ff @(posedge clk_i) begin
    write_q <= sum_i.valid ? sum_i.number : single;
    write_addr_q <= sum_i.valid ? sum_i.target : product_q.target;
  end
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) write_valid_q <= 1'b0;
    else write_valid_q <= sum_i.valid || (product_q.valid && !product_q.two);
  end

  assign write_valid_o = write_valid_q;
  assign write_addr_o  = write_addr_q;
  assign write_data_o  = write_q;
endmodule
