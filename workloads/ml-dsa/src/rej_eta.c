/* Takes coefficients in [-eta, eta] from a stream of bytes, two half-bytes a byte.
   Source: FIPS 204 §7.1, Algorithm 15 (CoeffFromHalfByte); §7.3, Algorithm 31. SPDX-License-Identifier: Apache-2.0

   Which half-bytes are rejected may be seen by time; the values of the others may not, so 2 - (z mod 5) is computed
   without division: floor(z/5) = floor(z·13/64) for z < 16. */

#include "sample.h"

uint32_t mldsa_rej_eta(int32_t *a, uint32_t wanted, const uint8_t *bytes, uint32_t length) {
    uint32_t stored = 0;
    for (uint32_t i = 0; stored < wanted && i < 2 * length; i++) {
        const int32_t half = bytes[i / 2] >> (4 * (i % 2)) & 15;
#if MLDSA_ETA == 2
        if (half < 15) {
            a[stored++] = 2 - (half - 5 * (half * 13 >> 6));
        }
#else
        if (half < 9) {
            a[stored++] = 4 - half;
        }
#endif
    }
    return stored;
}
