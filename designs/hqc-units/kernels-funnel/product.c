/* The product of HQC with a funnel shift: a load, a shift and an exclusive-or for each word of a window.
   Source: HQC specification (2025-08-22), the ring. SPDX-License-Identifier: Apache-2.0

   Rotated by p, a vector is a window of itself written twice, from bit n - p on. */

#include "internal.h"
#include "xpqfunnel.h"

/* So many words of the result are made at once, in registers. */
#define AT_ONCE 20
#define ROUNDS ((HQC_WORDS + AT_ONCE - 1) / AT_ONCE)
#define OVER (HQC_N % 32)
#define TWICE (HQC_N / 32 + AT_ONCE * ROUNDS + 2)

static void repeat(uint32_t twice[TWICE], const uint32_t a[HQC_WORDS]) {
    const uint32_t last = HQC_WORDS - 1;
    for (uint32_t i = 0; i < last; i++) {
        twice[i] = a[i];
    }
    twice[last] = (a[last] & ((1u << OVER) - 1)) | a[0] << OVER;
    uint32_t before = a[0];
#pragma GCC unroll 4
    for (uint32_t i = last + 1; i < TWICE; i++) {
        const uint32_t next = twice[i - last];
        twice[i] = pq_fsr(before, next, 32 - OVER);
        before = next;
    }
}

void hqc_product(uint32_t out[HQC_WORDS], const uint32_t a[HQC_WORDS], const uint16_t *positions, size_t weight) {
    uint32_t twice[TWICE];
    repeat(twice, a);
    for (uint32_t begin = 0; begin < HQC_WORDS; begin += AT_ONCE) {
        uint32_t sum[AT_ONCE];
        for (int j = 0; j < AT_ONCE; j++) {
            sum[j] = 0;
        }
        for (size_t i = 0; i < weight; i++) {
            const uint32_t bit = HQC_N - positions[i];
            const uint32_t *at = twice + begin + bit / 32;
            uint32_t before = at[0];
            for (int j = 0; j < AT_ONCE; j++) {
                const uint32_t next = at[j + 1];
                sum[j] ^= pq_fsr(before, next, bit);
                before = next;
                /* Keeps compilers from loading what there are no registers for. */
                __asm__("" : "+r"(at));
            }
        }
        for (uint32_t j = 0; j < AT_ONCE && begin + j < HQC_WORDS; j++) {
            out[begin + j] = sum[j];
        }
    }
    out[HQC_WORDS - 1] &= (1u << OVER) - 1;
}
