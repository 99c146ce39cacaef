/// What the modules of a unit for microprograms hand one another, and sums of long numbers in three steps.
/// Source: own design; docs/reference/microprogram.md, "The hardware". Widths and words: instar_mp_pkg, which Instar
/// makes of a device's programs.
///
/// A sum is formed chunk by chunk of Digit bits (`chunked`); then which chunks get a carry from the one below
/// (`carries`); then these are added (`resolved`). Each step fits into a cycle, whatever the width.
package instar_mp_types;
  import instar_mp_pkg::*;

  /// A number with its sign and multiples of it: a digit more than a number in memory.
  localparam int unsigned Chunks = Digits + 1;
  localparam int unsigned Wide = Width + Digit;
  typedef logic [Wide-1:0] wide_t;
  typedef logic [Chunks-1:0] marks_t;

  /// Sums of chunks, each with the bit that is over.
  typedef struct packed {
    marks_t over;
    wide_t  sums;
  } chunked_t;

  /// A number of an operation that arrives from memory.
  typedef struct packed {
    logic                valid;
    operation_e          operation;
    logic                two;        // numbers have two parts
    logic                last;       // of the operation
    logic                ends_part;  // the last that a part of a sum needs
    logic                part;
    logic [UnitBits-1:0] unit;
    logic [2:0]          lanes;
    logic [1:0]          above;
    address_t            target;
  } arrival_t;

  /// A product that begins or ends.
  typedef struct packed {
    logic                valid;
    logic                two;
    logic                square;
    logic [UnitBits-1:0] unit;
    logic [2:0]          lanes;
    address_t            target;
  } product_t;

  /// What the adder adds: x + y + more + one, and two sums that may stand for it.
  typedef struct packed {
    logic       valid;
    operation_e operation;
    address_t   target;
    wide_t      x;
    wide_t      y;
    wide_t      more;
    logic       one;
    wide_t      less;    // instead of `more`, with `lesser` instead of `one`
    wide_t      least;   // the same
    logic       lesser;
  } addition_t;

  /// What it found.
  typedef struct packed {
    logic     valid;
    address_t target;
    number_t  number;
  } sum_t;

  function automatic wide_t wide(number_t number);
    return Wide'(number);
  endfunction

  function automatic chunked_t chunked(wide_t x, wide_t y, wide_t z, logic one);
    wide_t bits, twos;
    bits = x ^ y ^ z;
    twos = ((x & y) | (x & z) | (y & z)) << 1;
    for (int unsigned i = 0; i < Chunks; i++)
      {chunked.over[i], chunked.sums[Digit*i +: Digit]} = {1'b0, bits[Digit*i +: Digit]} + {1'b0, twos[Digit*i +: Digit]}
          + (Digit + 1)'(i == 0 && one);
  endfunction

  /// Which chunks get a carry: those above a chunk that is over, and on through chunks of ones.
  function automatic marks_t carries(chunked_t of_sum);
    marks_t ones;
    for (int unsigned i = 0; i < Chunks; i++) ones[i] = &of_sum.sums[Digit*i +: Digit] && !of_sum.over[i];
    return ((ones | of_sum.over) + of_sum.over) ^ ones;
  endfunction

  function automatic wide_t resolved(wide_t sums, marks_t into);
    for (int unsigned i = 0; i < Chunks; i++)
      resolved[Digit*i +: Digit] = sums[Digit*i +: Digit] + Digit'(into[i]);
  endfunction

  /// Whether a sum is below zero.
  function automatic logic negative(wide_t sums, marks_t into);
    digit_t top;
    top = sums[Wide-1 -: Digit] + Digit'(into[Chunks-1]);
    return top[Digit-1];
  endfunction
endpackage
