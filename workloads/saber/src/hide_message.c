/* Hides a message in the upper bits of a polynomial.
   Source: Saber round 3 specification, Saber.PKE.Enc. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"

void saber_hide_message(int32_t c[256], const int32_t v[256], const uint8_t m[32]) {
    for (int i = 0; i < SABER_N; i++) {
        const int32_t bit = m[i / 8] >> (i % 8) & 1;
        const int32_t hidden = v[i] + SABER_H1 - (bit << (SABER_P_BITS - 1));
        c[i] = hidden >> (SABER_P_BITS - SABER_T_BITS) & ((1 << SABER_T_BITS) - 1);
    }
}
