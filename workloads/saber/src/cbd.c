/* Coefficients of the centred binomial distribution: a count of mu/2 bits minus the count of the next mu/2.
   Source: Saber round 3 specification, GenSecret and HammingWeight. SPDX-License-Identifier: Apache-2.0

   Bits are counted side by side in fields of a word, and differences taken there too. */

#include "poly.h"

#define HALF (SABER_MU / 2)

/* A bit at the foot of each field of mu/2 bits and of each second one, and the coefficients that a word gives: two of 20
   bits, or four of 24 or 32. */
#if SABER_MU == 10
#define FEET 0x08421u
#define EVEN_FEET 0x00401u
#define AT_ONCE 2
#elif SABER_MU == 8
#define FEET 0x11111111u
#define EVEN_FEET 0x01010101u
#define AT_ONCE 4
#else
#define FEET 0x249249u
#define EVEN_FEET 0x041041u
#define AT_ONCE 4
#endif
#define EVEN_FIELDS (((1u << HALF) - 1) * EVEN_FEET)

static inline void count_bits(int32_t *a, uint32_t bits) {
    uint32_t counts = 0;
    for (int i = 0; i < HALF; i++) {
        counts += bits >> i & FEET;
    }
    /* Differences, each with mu/2 added, so that none is negative; at most mu, which two fields hold. */
    const uint32_t sums = (counts & EVEN_FIELDS) + HALF * EVEN_FEET - (counts >> HALF & EVEN_FIELDS);
    for (int i = 0; i < AT_ONCE; i++) {
        a[i] = (int32_t)(sums >> (SABER_MU * i) & ((1u << SABER_MU) - 1)) - HALF;
    }
}

void saber_cbd(int32_t a[256], const uint8_t *coins) {
    for (int i = 0; i < SABER_N; i += 4, coins += SABER_MU / 2) {
        const uint32_t low = (uint32_t)coins[0] | (uint32_t)coins[1] << 8;
#if SABER_MU == 10
        count_bits(a + i, low | (uint32_t)(coins[2] & 15) << 16);
        count_bits(a + i + 2, (uint32_t)coins[2] >> 4 | (uint32_t)coins[3] << 4 | (uint32_t)coins[4] << 12);
#elif SABER_MU == 8
        count_bits(a + i, low | (uint32_t)coins[2] << 16 | (uint32_t)coins[3] << 24);
#else
        count_bits(a + i, low | (uint32_t)coins[2] << 16);
#endif
    }
}
