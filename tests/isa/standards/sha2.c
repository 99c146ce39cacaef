// The compression functions of SHA-256 and SHA-512 with Zknh; the constants come from the caller.
// Source: FIPS 180-4, sections 6.2.2 and 6.4.2.

#include "insn.h"

#define CHOOSE(x, y, z) (((x) & (y)) ^ (~(x) & (z)))
#define MAJORITY(x, y, z) (((x) & (y)) ^ ((x) & (z)) ^ ((y) & (z)))

#define COMPRESS(word, rounds, sum0, sum1, sig0, sig1)                                        \
  word w[rounds], s[8];                                                                       \
  for (int t = 0; t < 16; t++) w[t] = block[t];                                               \
  for (int t = 16; t < rounds; t++) {                                                         \
    w[t] = (word)sig1(w[t - 2]) + w[t - 7] + (word)sig0(w[t - 15]) + w[t - 16];               \
  }                                                                                           \
  for (int i = 0; i < 8; i++) s[i] = state[i];                                                \
  for (int t = 0; t < rounds; t++) {                                                          \
    word t1 = s[7] + (word)sum1(s[4]) + CHOOSE(s[4], s[5], s[6]) + constants[t] + w[t];       \
    word t2 = (word)sum0(s[0]) + MAJORITY(s[0], s[1], s[2]);                                  \
    for (int i = 7; i > 0; i--) s[i] = s[i - 1];                                              \
    s[4] += t1;                                                                               \
    s[0] = t1 + t2;                                                                           \
  }                                                                                           \
  for (int i = 0; i < 8; i++) state[i] += s[i];

#define SUM0(x) UNARY("sha256sum0", x)
#define SUM1(x) UNARY("sha256sum1", x)
#define SIG0(x) UNARY("sha256sig0", x)
#define SIG1(x) UNARY("sha256sig1", x)

void sha256_compress(uint32_t state[8], const uint32_t block[16], const uint32_t constants[64]) {
  COMPRESS(uint32_t, 64, SUM0, SUM1, SIG0, SIG1)
}

#if __riscv_xlen == 32

// A 64-bit function from the halves of its argument.
static inline uint64_t joined(uint32_t high, uint32_t low) { return (uint64_t)high << 32 | low; }
#define HIGH(x) ((uint32_t)((x) >> 32))
#define LOW(x) ((uint32_t)(x))
#define SYMMETRIC(mnemonic, x) joined(BINARY(mnemonic, HIGH(x), LOW(x)), BINARY(mnemonic, LOW(x), HIGH(x)))
#define WIDE_SUM0(x) SYMMETRIC("sha512sum0r", x)
#define WIDE_SUM1(x) SYMMETRIC("sha512sum1r", x)
#define WIDE_SIG0(x) joined(BINARY("sha512sig0h", HIGH(x), LOW(x)), BINARY("sha512sig0l", LOW(x), HIGH(x)))
#define WIDE_SIG1(x) joined(BINARY("sha512sig1h", HIGH(x), LOW(x)), BINARY("sha512sig1l", LOW(x), HIGH(x)))

#else

#define WIDE_SUM0(x) UNARY("sha512sum0", x)
#define WIDE_SUM1(x) UNARY("sha512sum1", x)
#define WIDE_SIG0(x) UNARY("sha512sig0", x)
#define WIDE_SIG1(x) UNARY("sha512sig1", x)

#endif

void sha512_compress(uint64_t state[8], const uint64_t block[16], const uint64_t constants[80]) {
  COMPRESS(uint64_t, 80, WIDE_SUM0, WIDE_SUM1, WIDE_SIG0, WIDE_SIG1)
}
