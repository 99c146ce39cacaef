// An AND of two shares that composes (after Cassiers and Standaert, "Trivially and efficiently composing masked gadgets
// with probe isolating non-interference", 2020), in C: what the compiler makes of it is not its business.
#include <stdint.h>

void and_pini(uint32_t c[2], const uint32_t a[2], const uint32_t b[2], const uint32_t *random) {
  const uint32_t r = *random;
  c[0] = (a[0] & b[0]) ^ (~a[0] & r) ^ (a[0] & (b[1] ^ r));
  c[1] = (a[1] & b[1]) ^ (~a[1] & r) ^ (a[1] & (b[0] ^ r));
}

uint32_t pini_a[2], pini_b[2], pini_c[2], pini_r;

void pini_call(void) { and_pini(pini_c, pini_a, pini_b, &pini_r); }
