/* Finds the message that is hidden in a polynomial.
   Source: Saber round 3 specification, Saber.PKE.Dec. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"

void saber_find_message(uint8_t m[32], const int32_t v[256], const int32_t c[256]) {
    for (int i = 0; i < 32; i++, v += 8, c += 8) {
        uint32_t byte = 0;
        for (int j = 0; j < 8; j++) {
            const int32_t shown = c[j] << (SABER_P_BITS - SABER_T_BITS);
            byte |= ((uint32_t)(v[j] + SABER_H2 - shown) >> (SABER_P_BITS - 1) & 1) << j;
        }
        m[i] = (uint8_t)byte;
    }
}
