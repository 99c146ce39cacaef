/* The non-linear transformation of one word, for what cannot be done on many blocks at once.
   Source: GB/T 32907-2016 §6.2 a). SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_SM4_TAU_H
#define INSTAR_SM4_TAU_H

#include "sbox.h"

static inline uint32_t sm4_rotate_left(uint32_t x, unsigned n) {
    return x << n | x >> (32 - n);
}

/* tau: the S-box on each of the four bytes. */
__attribute__((always_inline)) static inline uint32_t sm4_tau(uint32_t word) {
    slice q[8];
    for (int i = 0; i < 8; i++) {
        q[i] = (word ^ 0x75757575) >> i & 0x01010101;
    }
    sm4_sbox(q);
    uint32_t result = 0xd3d3d3d3;
    for (int i = 0; i < 8; i++) {
        result ^= (uint32_t)(q[i] << i);
    }
    return result;
}

#endif
