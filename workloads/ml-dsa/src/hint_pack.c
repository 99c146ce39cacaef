/* Packs and unpacks the hint: the places of its ones, polynomial by polynomial.
   Source: FIPS 204 §7.1, Algorithms 20 and 21. SPDX-License-Identifier: Apache-2.0

   The hint is part of a signature and public when it comes here. */

#include "encode.h"

void mldsa_hint_bit_pack(uint8_t bytes[MLDSA_OMEGA + MLDSA_K], const int32_t h[MLDSA_K][256]) {
    unsigned index = 0;
    for (unsigned i = 0; i < MLDSA_OMEGA + MLDSA_K; i++) {
        bytes[i] = 0;
    }
    for (unsigned i = 0; i < MLDSA_K; i++) {
        for (unsigned j = 0; j < MLDSA_N; j++) {
            if (h[i][j] != 0) {
                bytes[index++] = (uint8_t)j;
            }
        }
        bytes[MLDSA_OMEGA + i] = (uint8_t)index;
    }
}

int mldsa_hint_bit_unpack(int32_t h[MLDSA_K][256], const uint8_t bytes[MLDSA_OMEGA + MLDSA_K]) {
    unsigned index = 0;
    for (unsigned i = 0; i < MLDSA_K; i++) {
        const unsigned end = bytes[MLDSA_OMEGA + i];
        for (unsigned j = 0; j < MLDSA_N; j++) {
            h[i][j] = 0;
        }
        if (end < index || end > MLDSA_OMEGA) {
            return -1;
        }
        for (unsigned first = index; index < end; index++) {
            if (index > first && bytes[index - 1] >= bytes[index]) {
                return -1;
            }
            h[i][bytes[index]] = 1;
        }
    }
    for (; index < MLDSA_OMEGA; index++) {
        if (bytes[index] != 0) {
            return -1;
        }
    }
    return 0;
}
