/// Reads the numbers of operations from memory, one a cycle, and moves numbers from and to the memory IO by words of 32
/// bits. Source: own design; docs/reference/microprogram.md, "The unit".
///
/// An operation has the port for numbers from its first read to its last, without a gap; a write to IO reads one number,
/// and another one after as many cycles as a number has words.
module instar_mp_access
  import instar_mp_pkg::*;
  import instar_mp_types::*;
(
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic [IoWordBits-1:0]  io_words_i,  // of a number
  // What begins.
  input  logic                   issue_valid_i,
  input  issue_t                 issue_i,
  input  address_t               a_i,
  input  address_t               b_i,
  input  address_t               target_i,
  input  address_t               io_target_i,
  input  logic [ElementBits-1:0] element_i,
  // The port for numbers, and what arrived from it.
  output logic                   read_req_o,
  output logic                   read_constant_o,
  output address_t               read_addr_o,
  output arrival_t               arrival_o,
  input  number_t                number_i,
  // A number from IO to memory.
  output logic                   write_valid_o,
  output address_t               write_addr_o,
  output number_t                write_data_o,
  // The port of IO.
  output logic                   io_req_o,
  output logic                   io_we_o,
  output logic [IoBits-1:0]      io_addr_o,
  output logic [31:0]            io_wdata_o,
  input  logic [31:0]            io_rdata_i
);
  // --- Numbers of an operation

  issue_t     issue_q;
  address_t   a_q, b_q, target_q;
  logic [2:0] reads_q;
  logic [1:0] step_q;
  logic       is_product, of_two, second, part, active;
  arrival_t   arrival_d, arrival_q;

  function automatic logic has_two_sources(operation_e operation);
    return operation inside {Multiply, Add, Subtract, Sum, Difference};
  endfunction

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reads_q <= '0;
    end else if (issue_valid_i && !(issue_i.operation inside {Nothing, Write})) begin
      reads_q <= 3'd1 << (2'(issue_i.two) + 2'(has_two_sources(issue_i.operation)));
    end else if (active) begin
      reads_q <= reads_q - 3'd1;
    end
  end

  always_ff @(posedge clk_i) begin
    if (issue_valid_i && !(issue_i.operation inside {Nothing, Write})) begin
      issue_q <= issue_i;
      a_q <= a_i;
      b_q <= b_i;
      target_q <= target_i;
      step_q <= '0;
    end else begin
      step_q <= step_q + 2'd1;
    end
  end

  assign active     = reads_q != '0;
  assign is_product = issue_q.operation inside {Multiply, Square};
  assign of_two     = has_two_sources(issue_q.operation);
  // Of products both parts of a factor, then those of the other; of sums both terms of a part, then those of the other.
  assign second = of_two && (is_product && issue_q.two ? step_q[1] : step_q[0]);
  assign part   = issue_q.two && (is_product || !of_two ? step_q[0] : step_q[1]);

  always_comb begin
    arrival_d = '{
      valid:     active,
      operation: issue_q.operation,
      two:       issue_q.two,
      last:      reads_q == 3'd1,
      ends_part: second || !of_two,
      part:      part,
      unit:      issue_q.unit,
      lanes:     issue_q.lanes,
      above:     issue_q.above,
      target:    target_q
    };
  end
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) arrival_q <= '0;
    else arrival_q <= arrival_d;
  end
  assign arrival_o = arrival_q;

  // --- IO

  logic                  io_writes_q, io_part_q, io_two_q, io_active, io_first, io_last, io_constant_q;
  logic [IoWordBits-1:0] at_q;
  logic [IoBits-1:0]     place_q;
  logic                  moves_q;
  address_t              io_number_q, io_number;

  assign io_active = moves_q;
  assign io_first  = at_q == '0;
  assign io_last   = at_q == io_words_i - 1'b1;
  assign io_number = io_number_q + AddressBits'(io_part_q);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) moves_q <= 1'b0;
    else if (issue_valid_i && (issue_i.reads_io || issue_i.operation == Write)) moves_q <= 1'b1;
    else if (io_last && io_part_q == io_two_q) moves_q <= 1'b0;
  end

  always_ff @(posedge clk_i) begin
    if (issue_valid_i && (issue_i.reads_io || issue_i.operation == Write)) begin
      io_writes_q <= issue_i.operation == Write;
      io_two_q <= issue_i.io_two;
      io_part_q <= 1'b0;
      at_q <= '0;
      place_q <= IoBits'(element_i) * IoBits'(io_words_i);
      io_number_q <= issue_i.reads_io ? io_target_i : a_i;
      io_constant_q <= issue_i.a.constant;
    end else begin
      at_q <= io_last ? '0 : at_q + 1'b1;
      io_part_q <= io_part_q ^ io_last;
      place_q <= place_q + 1'b1;
    end
  end

  // A word that was read is put into its place; one that is written goes out at the lower end.
  logic                  takes_q, takes_last_q, gives_q, gives_first_q, whole_q;
  logic [IoWordBits-1:0] takes_at_q;
  logic [IoBits-1:0]     gives_place_q;
  address_t              takes_number_q, whole_number_q;
  number_t               number_q, given;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      takes_q <= 1'b0;
      gives_q <= 1'b0;
      whole_q <= 1'b0;
    end else begin
      takes_q <= io_active && !io_writes_q;
      gives_q <= io_active && io_writes_q;
      whole_q <= takes_q && takes_last_q;
    end
  end

  assign given = gives_first_q ? number_i : number_q;

  always_ff @(posedge clk_i) begin
    takes_last_q <= io_last;
    takes_at_q <= at_q;
    takes_number_q <= io_number;
    whole_number_q <= takes_number_q;
    gives_first_q <= io_first;
    gives_place_q <= place_q;
    if (takes_q) begin
      for (int unsigned i = 0; i < Width / 32; i++) begin
        if (IoWordBits'(i) == takes_at_q) number_q[32*i +: 32] <= io_rdata_i;
        else if (takes_at_q == '0) number_q[32*i +: 32] <= '0;
      end
    end else if (gives_q) begin
      number_q <= given >> 32;
    end
  end

  assign io_req_o   = (io_active && !io_writes_q) || gives_q;
  assign io_we_o    = gives_q;
  assign io_addr_o  = gives_q ? gives_place_q : place_q;
  assign io_wdata_o = given[31:0];

  assign write_valid_o = whole_q;
  assign write_addr_o  = whole_number_q;
  assign write_data_o  = number_q;

  // --- The port

  logic io_reads;
  assign io_reads        = io_active && io_writes_q && io_first;
  assign read_req_o      = active || io_reads;
  assign read_constant_o = io_reads ? io_constant_q : second ? issue_q.b.constant : issue_q.a.constant;
  assign read_addr_o     = io_reads ? io_number : (second ? b_q : a_q) + AddressBits'(part);
endmodule
