/* Rounds from modulo 2^13 to modulo 2^10.
   Source: Saber round 3 specification, Saber.PKE.KeyGen and Saber.PKE.Enc. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"

void saber_round(int32_t a[256]) {
    for (int i = 0; i < SABER_N; i += 4) {
        for (int j = i; j < i + 4; j++) {
            a[j] = (a[j] + SABER_H1) >> (SABER_Q_BITS - SABER_P_BITS) & ((1 << SABER_P_BITS) - 1);
        }
    }
}
