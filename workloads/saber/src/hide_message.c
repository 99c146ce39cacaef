/* Hides a message in the upper bits of a polynomial.
   Source: Saber round 3 specification, Saber.PKE.Enc. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"

void saber_hide_message(int32_t c[256], const int32_t v[256], const uint8_t m[32]) {
    for (int i = 0; i < 32; i++, c += 8, v += 8) {
        const int32_t byte = m[i];
        for (int j = 0; j < 8; j++) {
            const int32_t hidden = v[j] + SABER_H1 - ((byte >> j & 1) << (SABER_P_BITS - 1));
            c[j] = hidden >> (SABER_P_BITS - SABER_T_BITS) & ((1 << SABER_T_BITS) - 1);
        }
    }
}
