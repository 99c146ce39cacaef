/* Keccak-f[1600] in two shares: the linear steps on each share by itself, chi on both.
   Source: FIPS 202 §3.2 and §3.3. SPDX-License-Identifier: Apache-2.0 */

#include "masked.h"

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

/* theta, rho and pi. */
#define LANE(at, from, n) out[at] = rotate_left(in[from] ^ d[(from) % 5], n)
__attribute__((noinline)) static void linear(uint64_t out[25], const uint64_t in[25]) {
    uint64_t c[5], d[5];
    for (unsigned x = 0; x < 5; x++) {
        c[x] = in[x] ^ in[x + 5] ^ in[x + 10] ^ in[x + 15] ^ in[x + 20];
    }
    for (unsigned x = 0; x < 5; x++) {
        d[x] = c[(x + 4) % 5] ^ rotate_left(c[(x + 1) % 5], 1);
    }
    LANE(0, 0, 0), LANE(1, 6, 44), LANE(2, 12, 43), LANE(3, 18, 21), LANE(4, 24, 14);
    LANE(5, 3, 28), LANE(6, 9, 20), LANE(7, 10, 3), LANE(8, 16, 45), LANE(9, 22, 61);
    LANE(10, 1, 1), LANE(11, 7, 6), LANE(12, 13, 25), LANE(13, 19, 8), LANE(14, 20, 18);
    LANE(15, 4, 27), LANE(16, 5, 36), LANE(17, 11, 10), LANE(18, 17, 15), LANE(19, 23, 56);
    LANE(20, 2, 62), LANE(21, 8, 55), LANE(22, 14, 39), LANE(23, 15, 41), LANE(24, 21, 2);
}

void masked_keccak_f1600(uint64_t lanes[2][25], const uint32_t fresh[MASKED_KECCAK_WORDS]) {
    uint64_t moved[2][25];
    for (unsigned i = 0; i < 24; i++) {
        linear(moved[0], lanes[0]);
        linear(moved[1], lanes[1]);
        masked_chi(lanes, (const uint64_t(*)[25])moved, fresh + i * MASKED_CHI_WORDS);
        lanes[0][0] ^= round_constants[i];
    }
}
