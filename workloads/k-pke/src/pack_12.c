/* Packs the coefficients of keys, 12 bits each.
   Source: FIPS 203 §4.2.1, Algorithm 5 with d = 12. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"

/* The representative in [0, q) of a residue in (-q, q). */
static inline uint32_t standard(int32_t a) {
    return (uint32_t)(a + ((a >> 31) & KPKE_Q));
}

void kpke_pack_12(uint8_t bytes[384], const int16_t a[256]) {
    for (unsigned i = 0; i < KPKE_N / 2; i++) {
        const uint32_t two = standard(a[2 * i]) | standard(a[2 * i + 1]) << 12;
        bytes[3 * i] = (uint8_t)two;
        bytes[3 * i + 1] = (uint8_t)(two >> 8);
        bytes[3 * i + 2] = (uint8_t)(two >> 16);
    }
}
