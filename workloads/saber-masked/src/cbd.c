/* Coefficients of the centred binomial distribution, of bits in Boolean shares.
   Source: Saber round 3 specification, GenSecret; counting by full adders, 32 coefficients at once.
   SPDX-License-Identifier: Apache-2.0

   A count of mu/2 bits less that of the next mu/2 is the count of all of them, the latter turned round, less mu/2. */

#include "saber_masked.h"

/* How many of mu bits are ones, in x[0] and those behind it. */
static void count(uint32_t x[SABER_MU][2], const uint32_t *fresh) {
    uint32_t none[2] = {0, 0};
    for (unsigned n = SABER_MU, carries; n > 1; n = carries, x++) {
        carries = 0;
        for (unsigned i = 1; i < n; i += 2) {
            masked_full_add(x[++carries], x[0], x[i], i + 1 < n ? x[i + 1] : none, *fresh++);
        }
    }
}

/* One share's planes to those of both, the latter half turned round where `turn` is all ones; and back. In calls of their own,
   which leave nothing of a share in registers that they must restore. */
__attribute__((noinline)) static void put(uint32_t *x, const uint32_t planes[32], uint32_t turn) {
    for (unsigned i = 0; i < SABER_MU; i++) {
        x[2 * i] = planes[i] ^ (i < SABER_MU / 2 ? 0 : turn);
    }
}

__attribute__((noinline)) static void get(uint32_t planes[32], const uint32_t *x) {
    for (unsigned i = 0; i < 32; i++) {
        planes[i] = i < SABER_MASKED_COUNT_BITS ? x[2 * i] : 0;
    }
}

void saber_masked_cbd(int32_t a0[256], int32_t a1[256], const uint32_t *bits0, const uint32_t *bits1,
                      const uint32_t *fresh) {
    const uint32_t *bits[2] = {bits0, bits1};
    for (unsigned j = 0; j < SABER_N; j += 32, fresh += SABER_MASKED_COUNT_WORDS + 64) {
        uint32_t x[SABER_MU][2], counts[2][32];
        for (unsigned share = 0; share < 2; share++) {
            masked_planes(counts[share], bits[share] + SABER_MU * (j / 32), SABER_MU);
            put(x[0] + share, counts[share], share == 0 ? 0xffffffff : 0);
            masked_clear();
        }
        count(x, fresh);
        for (unsigned share = 0; share < 2; share++) {
            get(counts[share], x[0] + share);
            masked_transpose(counts[share]);
            masked_clear();
        }
        saber_masked_lift(a0 + j, a1 + j, counts[0], counts[1], fresh + SABER_MASKED_COUNT_WORDS);
    }
}
