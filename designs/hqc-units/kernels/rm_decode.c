/* The symbol of the nearest Reed-Muller code word: four numbers in a word from the first to the last, in bytes.
   Source: HQC specification (2025-08-22), decoding of duplicated Reed-Muller codes. SPDX-License-Identifier: Apache-2.0

   Of the 128 numbers that in place x is the byte x / 8 % 4 of word x % 8 of group x / 32. Five layers are on words, modulo
   256: after them every number but those of word 0 is within 16·copies of 0, and those are within that of 16·copies. What
   number 0 is too large by, 64·copies, they share. */

#include "code.h"
#include "xpqrm.h"

/* Sums of three bits or of five, side by side: ones, twos and fours. */
static inline void add_copies(const uint32_t *word, uint32_t *ones, uint32_t *twos, uint32_t *fours) {
    const uint32_t both = word[0] ^ word[4];
    *ones = both ^ word[8];
    *twos = (word[0] & word[4]) | (both & word[8]);
    *fours = 0;
#if HQC_COPIES == 5
    const uint32_t more = word[12] ^ word[16], carry = *ones & more, next = word[12] & word[16];
    *ones ^= more;
    *fours = (*twos & next) | (*twos & carry) | (next & carry);
    *twos ^= next ^ carry;
#endif
}

uint32_t hqc_rm_decode(const uint32_t word[HQC_RM_WORDS]) {
    uint32_t ones[4], twos[4], fours[4], groups[4][8];
    for (int j = 0; j < 4; j++) {
        add_copies(word + j, &ones[j], &twos[j], &fours[j]);
    }
#define BYTES(j, i) pq_bits(ones[j], twos[j], fours[j], i)
#define LAYERS(i)                                                                                        \
    {                                                                                                    \
        const uint32_t a = BYTES(0, i), b = BYTES(1, i), c = BYTES(2, i), d = BYTES(3, i);               \
        const uint32_t sum0 = pq_addb(a, b), sum1 = pq_addb(c, d);                                       \
        const uint32_t difference0 = pq_subb(a, b), difference1 = pq_subb(c, d);                         \
        groups[0][i] = pq_addb(sum0, sum1);                                                              \
        groups[1][i] = pq_addb(difference0, difference1);                                                \
        groups[2][i] = pq_subb(sum0, sum1);                                                              \
        groups[3][i] = pq_subb(difference0, difference1);                                                \
    }
    LAYERS(0)
    LAYERS(1)
    LAYERS(2)
    LAYERS(3)
    LAYERS(4)
    LAYERS(5)
    LAYERS(6)
    LAYERS(7)
    uint32_t best = 0;
#pragma GCC unroll 4
    for (int j = 0; j < 4; j++) {
        uint32_t *w = groups[j];
#pragma GCC unroll 3
        for (int half = 1; half < 8; half *= 2) {
#pragma GCC unroll 8
            for (int i = 0; i < 8; i++) {
                if ((i & half) == 0) {
                    const uint32_t low = w[i], high = w[i + half];
                    w[i] = pq_addb(low, high);
                    w[i + half] = pq_subb(low, high);
                }
            }
        }
        if (j == 0) {
            w[0] = pq_subb(w[0], 16 * HQC_COPIES * 0x01010101u);
        }
#pragma GCC unroll 8
        for (uint32_t i = 0; i < 8; i++) {
            best = pq_peak(w[i], 32 * (uint32_t)j + i, best);
        }
    }
    return 127 - (best >> 1 & 127) + (best & 1) * 128;
}
