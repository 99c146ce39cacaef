// Montgomery products of a lane beside exact integer arithmetic, digit by digit, on random and on extreme operands.
// Arguments: bits of a digit, digits, how many digits are to be compared. A digit's step is
// sum <- (sum + a_i·b + q·N) / 2^D with N = p·2^D - 1, which divides exactly, as q = sum + a_i·b modulo 2^D.

#include "Vtop.h"
#include "verilated.h"
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

typedef unsigned __int128 Both;
typedef std::vector<uint64_t> Number;  // from the lowest word on

static uint64_t state = 0x9e3779b97f4a7c15u;
static uint64_t chance() {  // xorshift64*
  state ^= state >> 12, state ^= state << 25, state ^= state >> 27;
  return state * 0x2545f4914f6cdd1du;
}

// The bits from `at` on of words of 32.
template <class Words> static uint64_t bits(const Words& words, unsigned at, unsigned count) {
  const uint64_t two = words[at / 32] | ((at % 32) + count > 32 ? uint64_t(words[at / 32 + 1]) << 32 : 0);
  return two >> (at % 32) & ((uint64_t(1) << count) - 1);
}

// number += factor·other·2^shift, of shifts below 64.
static void add(Number& number, uint64_t factor, const Number& other, unsigned shift) {
  Both carry = 0;
  uint64_t low = 0;
  for (size_t i = 0; i < number.size(); i++) {
    const uint64_t word = i < other.size() ? other[i] : 0;
    const uint64_t shifted = shift ? word << shift | low : word;
    low = shift ? word >> (64 - shift) : 0;
    carry += Both(factor) * shifted + number[i];
    number[i] = uint64_t(carry), carry >>= 64;
  }
}

static void subtract(Number& number, uint64_t small) {
  for (size_t i = 0; i < number.size() && small; i++) {
    const bool borrows = number[i] < small;
    number[i] -= small, small = borrows;
  }
}

static void shift_down(Number& number, unsigned by) {
  for (size_t i = 0; i < number.size(); i++)
    number[i] = number[i] >> by | (i + 1 < number.size() ? number[i + 1] << (64 - by) : 0);
}

int main(int, char** arguments) {
  const unsigned digit = atoi(arguments[1]), digits = atoi(arguments[2]), width = digit * digits;
  const uint64_t count = strtoull(arguments[3], nullptr, 10), mask = (uint64_t(1) << digit) - 1;
  VerilatedContext context;
  Vtop top(&context);
  top.clk_i = 0, top.load_i = 0, top.eval();
  uint64_t done = 0, product = 0;
  while (done < count) {
    // Digits by chance, all ones, or one at most: each product's factors in one of these ways.
    Number given[3];
    for (unsigned which = 0; which < 3; which++) {
      given[which].assign(width / 64, 0);
      const unsigned way = chance() % 4;
      for (uint64_t& word : given[which]) word = way == 0 ? ~uint64_t(0) : way == 1 ? chance() % 2 : chance();
    }
    // Of (N + 1)/2^D the highest digit is zero.
    Number &a = given[0], &b = given[1], &p = given[2];
    p.back() &= ~uint64_t(0) >> digit;
    for (unsigned i = 0; i < width / 32; i++) {
      top.a_i[i] = uint32_t(a[i / 2] >> 32 * (i % 2));
      top.b_i[i] = uint32_t(b[i / 2] >> 32 * (i % 2));
      top.p_i[i] = uint32_t(p[i / 2] >> 32 * (i % 2));
    }
    top.load_i = 1, top.clk_i = 1, top.eval(), top.clk_i = 0, top.load_i = 0, top.eval();
    Number sum(width / 64 + 2, 0);
    for (unsigned i = 0; i < digits && done < count; i++, done++) {
      const uint64_t one = a[digit * i / 64] >> (digit * i % 64) & mask;
      add(sum, one, b, 0);
      const uint64_t q = sum[0] & mask;
      add(sum, q, p, digit), subtract(sum, q);
      if (sum[0] & mask) return printf("the arithmetic is wrong\n"), 1;
      shift_down(sum, digit);
      top.clk_i = 1, top.eval(), top.clk_i = 0, top.eval();
      Number found(sum.size(), 0), row(1);
      for (unsigned j = 0; j < digits; j++) {
        const Both left = Both(bits(top.lower_o, digit * j, digit)) + bits(top.upper_o, (digit + 1) * j, digit + 1);
        const unsigned word = digit * j / 64, by = digit * j % 64;
        Both carry = (left << by) + found[word];
        found[word] = uint64_t(carry), carry >>= 64;
        for (size_t k = word + 1; carry; k++) carry += found[k], found[k] = uint64_t(carry), carry >>= 64;
      }
      if (found != sum)
        return printf("wrong in digit %u of product %llu\n", i, (unsigned long long)product), 0;
    }
    product++;
  }
  printf("right %llu\n", (unsigned long long)done);
}
