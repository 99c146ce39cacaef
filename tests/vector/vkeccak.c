// One state through vkeccak.vi, by the macro of the generated header.
//
// `state` has 32 lanes, as the instruction reads and keeps those behind the last.

#include <riscv_vector.h>
#include <stddef.h>
#include <stdint.h>

#include "xvkeccak.h"

void permute24(uint64_t state[32]) {
  vuint64m8_t lanes = __riscv_vle64_v_u64m8(state, 32);
  __riscv_vse64_v_u64m8(state, vkeccak_vi("e64, m8, ta, ma", 32, lanes, 0), 32);
}

void permute12(uint64_t state[32]) {
  vuint64m8_t lanes = __riscv_vle64_v_u64m8(state, 32);
  __riscv_vse64_v_u64m8(state, vkeccak_vi("e64, m8, ta, ma", 32, lanes, 1), 32);
}

int main(void) {
  return 0;
}
