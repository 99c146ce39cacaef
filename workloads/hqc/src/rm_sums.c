/* Copies of a code word of 128 bits, added up.
   Source: HQC specification (2025-08-22), decoding of duplicated Reed-Muller codes. SPDX-License-Identifier: Apache-2.0 */

#include "code.h"

#define FEET 0x00010001u

void hqc_rm_sums(int16_t a[128], const uint32_t word[HQC_RM_WORDS]) {
    for (int j = 0; j < 4; j++, word++, a += 32) {
        /* The sums of 32 bits side by side: their ones, twos and fours. */
        const uint32_t both = word[0] ^ word[4];
        uint32_t ones = both ^ word[8], twos = (word[0] & word[4]) | (both & word[8]);
#if HQC_COPIES == 5
        const uint32_t more = word[12] ^ word[16], carry = ones & more;
        ones ^= more;
        const uint32_t next = word[12] & word[16], fours = (twos & next) | (twos & carry) | (next & carry);
        twos ^= next ^ carry;
#endif
        /* Two of them at a time, 16 apart. */
        for (int i = 0; i < 16; i++) {
            uint32_t sum = (ones >> i & FEET) + (twos >> i & FEET) * 2;
#if HQC_COPIES == 5
            sum += (fours >> i & FEET) * 4;
#endif
            a[i] = (int16_t)(sum & 0xffff);
            a[i + 16] = (int16_t)(sum >> 16);
        }
    }
}
