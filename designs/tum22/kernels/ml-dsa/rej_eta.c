/* Takes coefficients in [-eta, eta] from a stream of bytes, eight half-bytes a word, without a branch for each.
   Source: FIPS 204 §7.1, Algorithm 15 (CoeffFromHalfByte); §7.3, Algorithm 31. SPDX-License-Identifier: Apache-2.0

   Where a half-byte is stored tells which ones before it were rejected, as it may. What they are tells nothing: z mod 5
   is z - 5·floor(z·13/64) for z < 16, four to a word. */

#include "../../../risqv/kernels/words.h"
#include "sample.h"

#if MLDSA_ETA == 2
#define KEPT 15
#else
#define KEPT 9
#endif

/* A byte for each of four half-bytes: five bits of the coefficient, and by how much the next place is further, 4 or 0. */
static inline uint32_t four(uint32_t halves) {
    const uint32_t steps = ~(halves + 0x01010101 * (16 - KEPT)) >> 2 & 0x04040404;
#if MLDSA_ETA == 2
    halves -= 5 * (halves * 13 >> 6 & 0x03030303);
#endif
    return ((0x01010101 * (32 + MLDSA_ETA) - halves) << 3 & 0xf8f8f8f8) | steps;
}

static inline int32_t *store(int32_t *a, uint32_t bytes, uint32_t i) {
    *a = (int32_t)(bytes << (24 - 8 * i)) >> 27;
    return (int32_t *)(void *)((char *)a + (bytes >> (8 * i) & 4));
}

uint32_t mldsa_rej_eta(int32_t *a, uint32_t wanted, const uint8_t *bytes, uint32_t length) {
    int32_t *to = a, *const end = a + wanted;
    const uint8_t *const stop = bytes + length;
    for (; stop - bytes >= 4 && end - to >= 8; bytes += 4) {
        const uint32_t word = load_word(bytes);
        const uint32_t low = four(word & 0x0f0f0f0f), high = four(word >> 4 & 0x0f0f0f0f);
#pragma GCC unroll 4
        for (uint32_t i = 0; i < 4; i++) {
            to = store(to, low, i);
            to = store(to, high, i);
        }
    }
    for (uint32_t i = 0; to < end && bytes + i / 2 < stop; i++) {
        to = store(to, four(bytes[i / 2] >> (4 * (i % 2)) & 15), 0);
    }
    return (uint32_t)(to - a);
}
