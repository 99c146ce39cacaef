/* Unpacks the coefficients of keys, 12 bits each.
   Source: FIPS 203 §4.2.1, Algorithm 6 with d = 12; what follows reduces. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"

void kpke_unpack_12(int16_t a[256], const uint8_t bytes[384]) {
    for (unsigned i = 0; i < KPKE_N / 2; i++) {
        const uint32_t middle = bytes[3 * i + 1];
        a[2 * i] = (int16_t)(bytes[3 * i] | (middle & 15) << 8);
        a[2 * i + 1] = (int16_t)(middle >> 4 | (uint32_t)bytes[3 * i + 2] << 4);
    }
}
