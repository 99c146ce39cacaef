/* The permutation Keccak-f[1600]: 24 rounds of theta, rho, pi, chi and iota.
   Source: FIPS 202 §3.2 (step mappings), §3.3 (KECCAK-p[1600, 24]). SPDX-License-Identifier: Apache-2.0

   A round reads one array and writes another, so that rho and pi need no temporary rows; two rounds per turn of the
   loop bring the state back where it was.

   Left alone, compilers for RV32 bring many of the 50 words forward, run out of registers and spill: GCC 12 then needs
   1.7 times the instructions, clang 22 a fifth more. The two macros below keep loads where they are written. */

#include "keccak.h"

/* Table of iota, FIPS 202 Algorithm 5 evaluated for the 24 rounds. */
static const uint64_t round_constants[24] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000, 0x000000000000808b,
    0x0000000080000001, 0x8000000080008081, 0x8000000000008009, 0x000000000000008a, 0x0000000000000088,
    0x0000000080008009, 0x000000008000000a, 0x000000008000808b, 0x800000000000008b, 0x8000000000008089,
    0x8000000000008003, 0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
    0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
};

static inline uint64_t rotate_left(uint64_t lane, unsigned n) {
    return n == 0 ? lane : lane << n | lane >> (64 - n);
}

#if defined(__GNUC__)
#define IN_ORDER() __asm__ volatile("" ::: "memory")
#else
#define IN_ORDER() ((void)0)
#endif
#if defined(__GNUC__) && UINTPTR_MAX == UINT32_MAX
#define KEEP_IN_MEMORY(array) __asm__ volatile("" : : "r"(array) : "memory")
#else
#define KEEP_IN_MEMORY(array) ((void)0)
#endif

/* Lane i after theta, with rho's rotation; its column is i mod 5. */
#define LANE(i, rotation) rotate_left(in[i] ^ d[(i) % 5], rotation)

/* One row of the result: the five lanes that pi brings there, through chi. */
#define ROW(y, i0, r0, i1, r1, i2, r2, i3, r3, i4, r4) \
    do {                                               \
        IN_ORDER();                                    \
        const uint64_t b0 = LANE(i0, r0);              \
        IN_ORDER();                                    \
        const uint64_t b1 = LANE(i1, r1);              \
        IN_ORDER();                                    \
        const uint64_t b2 = LANE(i2, r2);              \
        IN_ORDER();                                    \
        const uint64_t b3 = LANE(i3, r3);              \
        IN_ORDER();                                    \
        const uint64_t b4 = LANE(i4, r4);              \
        IN_ORDER();                                    \
        out[5 * (y) + 0] = b0 ^ (~b1 & b2);            \
        out[5 * (y) + 1] = b1 ^ (~b2 & b3);            \
        out[5 * (y) + 2] = b2 ^ (~b3 & b4);            \
        out[5 * (y) + 3] = b3 ^ (~b4 & b0);            \
        out[5 * (y) + 4] = b4 ^ (~b0 & b1);            \
    } while (0)

/* Inlined twice even though it is long: a call would keep the arrays' addresses in registers that the lanes need. */
__attribute__((always_inline)) static inline void keccak_round(uint64_t *restrict out, const uint64_t *restrict in,
                                                               uint64_t round_constant) {
    /* theta */
    const uint64_t c0 = in[0] ^ in[5] ^ in[10] ^ in[15] ^ in[20];
    const uint64_t c1 = in[1] ^ in[6] ^ in[11] ^ in[16] ^ in[21];
    const uint64_t c2 = in[2] ^ in[7] ^ in[12] ^ in[17] ^ in[22];
    const uint64_t c3 = in[3] ^ in[8] ^ in[13] ^ in[18] ^ in[23];
    const uint64_t c4 = in[4] ^ in[9] ^ in[14] ^ in[19] ^ in[24];
    const uint64_t d[5] = {
        c4 ^ rotate_left(c1, 1), c0 ^ rotate_left(c2, 1), c1 ^ rotate_left(c3, 1),
        c2 ^ rotate_left(c4, 1), c3 ^ rotate_left(c0, 1),
    };
    KEEP_IN_MEMORY(d);
    /* rho, pi, chi; iota on the first row */
    ROW(0, 0, 0, 6, 44, 12, 43, 18, 21, 24, 14);
    out[0] ^= round_constant;
    ROW(1, 3, 28, 9, 20, 10, 3, 16, 45, 22, 61);
    ROW(2, 1, 1, 7, 6, 13, 25, 19, 8, 20, 18);
    ROW(3, 4, 27, 5, 36, 11, 10, 17, 15, 23, 56);
    ROW(4, 2, 62, 8, 55, 14, 39, 15, 41, 21, 2);
}

void keccak_f1600(uint64_t lanes[25]) {
    uint64_t odd[25];
    for (int i = 0; i < 24; i += 2) {
        keccak_round(odd, lanes, round_constants[i]);
        keccak_round(lanes, odd, round_constants[i + 1]);
    }
}
