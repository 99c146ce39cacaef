/* Takes elements of F_p from a stream of bytes: in R-SDP eight at a time where none of them is 127. SPDX-License-Identifier: Apache-2.0

   Rejections are no secret: candidates are rejected independently of those that are kept. */

#include "bits.h"
#include "sample.h"

#if CROSS_G

CROSS_REJECT(cross_rej_fp, cross_fp, CROSS_P_BITS, CROSS_P, 0)

#else

#include "words.h"
#include "xours127.h"

uint32_t cross_rej_fp(cross_fp *a, uint32_t wanted, const uint8_t *bytes, uint32_t length) {
    const uint8_t *const end = bytes + length;
    cross_fp *to = a, *const full = a + wanted;
    for (; bytes != end && to != full; bytes += 7) {
        const uint32_t low = load_word(bytes), high = load_word(bytes + 3) >> 8;
        /* Bits 0 to 31 and 32 to 55. */
        const uint32_t two0 = pq_split7(low, high, 0), two1 = pq_split7(low, high, 1);
        const uint32_t two2 = pq_split7(low, high, 2), two3 = pq_split7(low, high, 3);
        const uint32_t one = 0x00010001;
        const uint32_t rejected = ((two0 + one) | (two1 + one) | (two2 + one) | (two3 + one)) & 0x00800080;
        if (rejected == 0 && full - to >= 8) {
            store_word(to, two0);
            store_word(to + 2, two1);
            store_word(to + 4, two2);
            store_word(to + 6, two3);
            to += 8;
            continue;
        }
        const uint32_t pairs[4] = {two0, two1, two2, two3};
        for (unsigned j = 0; j < 8 && to != full; j++) {
            const uint32_t candidate = pairs[j / 2] >> 16 * (j % 2) & 127;
            *to = (cross_fp)candidate;
            to += candidate < CROSS_P;
        }
    }
    return (uint32_t)(to - a);
}

#endif
