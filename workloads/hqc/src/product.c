/* The product of a vector with one of few ones, modulo x^n - 1.
   Source: HQC specification (2025-08-22), the ring. SPDX-License-Identifier: Apache-2.0

   Rotated by p, a vector is a window of itself written three times over, from bit n - p on. Where that bit is the first
   of a word, so that there is nothing to shift, the window from n bits further on is taken: n is odd, so every window is
   put together from two shifts. Of the positions, only addresses and amounts of shifts depend (workload.toml). */

#include "internal.h"
#include "mask.h"

typedef uintptr_t word;
#define BITS ((uint32_t)(8 * sizeof(word)))
#define HALVES (BITS / 32)

/* So many words of the result are made at once, in registers; words of the three in a row. */
#define AT_ONCE 15
#define ROUNDS ((HQC_N + AT_ONCE * BITS - 1) / (AT_ONCE * BITS))
#define THRICE (2 * HQC_N / BITS + AT_ONCE * ROUNDS + 2)

/* From bit n on, what is there repeats. */
static void repeat(word thrice[THRICE], const uint32_t a[HQC_WORDS]) {
    const uint32_t last = HQC_N / BITS, over = HQC_N % BITS;
    for (uint32_t i = 0; i <= last; i++) {
        thrice[i] = a[HALVES * i];
        if (HALVES == 2 && 2 * i + 1 < HQC_WORDS) {
            thrice[i] |= (word)((uint64_t)a[HALVES * i + HALVES - 1] << 32);
        }
    }
    thrice[last] = (thrice[last] & (((word)1 << over) - 1)) | thrice[0] << over;
    word before = thrice[0];
#pragma GCC unroll 4
    for (uint32_t i = last + 1; i < THRICE; i++) {
        const word next = thrice[i - last];
        thrice[i] = before >> (BITS - over) | next << over;
        before = next;
    }
}

void hqc_product(uint32_t out[HQC_WORDS], const uint32_t a[HQC_WORDS], const uint16_t *positions, size_t weight) {
    word thrice[THRICE];
    struct {
        const word *at;
        uint32_t shift;
    } windows[HQC_OMEGA_R];
    repeat(thrice, a);
    for (size_t i = 0; i < weight; i++) {
        uint32_t bit = HQC_N - positions[i];
        bit += HQC_N & hqc_sign(bit % BITS - 1);
        windows[i].at = thrice + bit / BITS;
        windows[i].shift = bit % BITS;
    }
    for (uint32_t begin = 0; begin < HQC_WORDS; begin += AT_ONCE * HALVES) {
        word sum[AT_ONCE];
        for (int j = 0; j < AT_ONCE; j++) {
            sum[j] = 0;
        }
        for (size_t i = 0; i < weight; i++) {
            const word *at = windows[i].at;
            const uint32_t right = windows[i].shift, left = BITS - right;
            word before = at[0];
            for (int j = 0; j < AT_ONCE; j++) {
                const word next = at[j + 1];
                sum[j] ^= before >> right;
                sum[j] ^= next << left;
                before = next;
                /* Keeps compilers from loading what there are no registers for. */
                __asm__("" : "+r"(at));
            }
            windows[i].at = at + AT_ONCE;
        }
        for (uint32_t j = 0; j < AT_ONCE * HALVES && begin + j < HQC_WORDS; j++) {
            out[begin + j] = (uint32_t)(sum[j / HALVES] >> (j % HALVES * 32));
        }
    }
    out[HQC_WORDS - 1] &= (1u << HQC_N % 32) - 1;
}
