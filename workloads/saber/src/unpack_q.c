/* Unpacks residues modulo 2^13 to their centred representatives.
   Source: Saber round 3 specification, BS2POLVECq. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"

/* The low 13 bits as a two's complement number: products of such matrix elements have one bit less. */
static inline int32_t centred(uint32_t bits) {
    return (int32_t)(bits << (32 - SABER_Q_BITS)) >> (32 - SABER_Q_BITS);
}

void saber_unpack_q(int32_t a[256], const uint8_t bytes[SABER_Q_BYTES]) {
    for (int i = 0; i < SABER_N; i += 8, bytes += 13) {
        uint32_t b[13];
        for (int j = 0; j < 13; j++) {
            b[j] = bytes[j];
        }
        a[i] = centred(b[0] | b[1] << 8);
        a[i + 1] = centred(b[1] >> 5 | b[2] << 3 | b[3] << 11);
        a[i + 2] = centred(b[3] >> 2 | b[4] << 6);
        a[i + 3] = centred(b[4] >> 7 | b[5] << 1 | b[6] << 9);
        a[i + 4] = centred(b[6] >> 4 | b[7] << 4 | b[8] << 12);
        a[i + 5] = centred(b[8] >> 1 | b[9] << 7);
        a[i + 6] = centred(b[9] >> 6 | b[10] << 2 | b[11] << 10);
        a[i + 7] = centred(b[11] >> 3 | b[12] << 5);
    }
}
