/* Packs residues modulo 2^13: eight in thirteen bytes, the first in the lowest bits.
   Source: Saber round 3 specification, POLVECq2BS. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"

void saber_pack_q(uint8_t bytes[SABER_Q_BYTES], const int32_t a[256]) {
    for (int i = 0; i < SABER_N; i += 8, bytes += 13) {
        uint32_t c[8];
        for (int j = 0; j < 8; j++) {
            c[j] = (uint32_t)a[i + j] & ((1 << SABER_Q_BITS) - 1);
        }
        bytes[0] = (uint8_t)c[0];
        bytes[1] = (uint8_t)(c[0] >> 8 | c[1] << 5);
        bytes[2] = (uint8_t)(c[1] >> 3);
        bytes[3] = (uint8_t)(c[1] >> 11 | c[2] << 2);
        bytes[4] = (uint8_t)(c[2] >> 6 | c[3] << 7);
        bytes[5] = (uint8_t)(c[3] >> 1);
        bytes[6] = (uint8_t)(c[3] >> 9 | c[4] << 4);
        bytes[7] = (uint8_t)(c[4] >> 4);
        bytes[8] = (uint8_t)(c[4] >> 12 | c[5] << 1);
        bytes[9] = (uint8_t)(c[5] >> 7 | c[6] << 6);
        bytes[10] = (uint8_t)(c[6] >> 2);
        bytes[11] = (uint8_t)(c[6] >> 10 | c[7] << 3);
        bytes[12] = (uint8_t)(c[7] >> 5);
    }
}
