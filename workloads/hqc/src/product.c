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

/* Words of a vector, so many more that AT_ONCE are made in every round, and of the three in a row. */
#define AT_ONCE 4
#define ROUNDS ((HQC_N + AT_ONCE * BITS - 1) / (AT_ONCE * BITS))
#define LENGTH (AT_ONCE * ROUNDS)
#define THRICE (2 * HQC_N / BITS + LENGTH + 2)

/* Keeps compilers from loading what there are no registers for. */
#define IN_ORDER() __asm__ volatile("" ::: "memory")

/* From bit n on, what is there repeats. */
static void repeat(word thrice[], const uint32_t a[HQC_WORDS]) {
    const uint32_t last = HQC_N / BITS, over = HQC_N % BITS;
    for (uint32_t i = 0; i <= last; i++) {
        thrice[i] = a[HALVES * i];
        if (HALVES == 2 && 2 * i + 1 < HQC_WORDS) {
            thrice[i] |= (word)((uint64_t)a[HALVES * i + HALVES - 1] << 32);
        }
    }
    thrice[last] = (thrice[last] & (((word)1 << over) - 1)) | thrice[0] << over;
    for (uint32_t i = last + 1; i < THRICE; i++) {
        thrice[i] = thrice[i - last - 1] >> (BITS - over) | thrice[i - last] << over;
    }
}

/* Adds `count` windows, a constant. */
static inline __attribute__((always_inline)) void add(word sum[LENGTH], const word thrice[THRICE],
                                                      const uint16_t *positions, const uint32_t count) {
    const word *at[4];
    word before[4];
    uint32_t right[4], left[4];
    for (uint32_t i = 0; i < count; i++) {
        uint32_t bit = HQC_N - positions[i];
        bit += HQC_N & hqc_sign(bit % BITS - 1);
        at[i] = thrice + bit / BITS;
        right[i] = bit % BITS;
        left[i] = BITS - right[i];
        before[i] = *at[i]++;
    }
    for (word *const end = sum + LENGTH; sum != end; sum += AT_ONCE) {
        for (uint32_t j = 0; j < AT_ONCE; j++) {
            word total = sum[j];
            for (uint32_t i = 0; i < count; i++) {
                const word next = at[i][j];
                total ^= before[i] >> right[i];
                total ^= next << left[i];
                before[i] = next;
            }
            sum[j] = total;
            IN_ORDER();
        }
        for (uint32_t i = 0; i < count; i++) {
            at[i] += AT_ONCE;
        }
        /* So that the rounds are counted by what is public. */
        __asm__("" : "+r"(sum));
    }
}

void hqc_product(uint32_t out[HQC_WORDS], const uint32_t a[HQC_WORDS], const uint16_t *positions, size_t weight) {
    word thrice[THRICE], sum[LENGTH] = {0};
    repeat(thrice, a);
    for (; weight >= 4; weight -= 4, positions += 4) {
        add(sum, thrice, positions, 4);
    }
    switch (weight) {
    case 3:
        add(sum, thrice, positions, 3);
        break;
    case 2:
        add(sum, thrice, positions, 2);
        break;
    case 1:
        add(sum, thrice, positions, 1);
        break;
    default:
        break;
    }
    for (uint32_t i = 0; i < HQC_WORDS; i++) {
        out[i] = (uint32_t)(sum[i / HALVES] >> (i % HALVES * 32));
    }
    out[HQC_WORDS - 1] &= (1u << HQC_N % 32) - 1;
}
