/* Coefficients of a few bits in words: 32 of them are as many words as a coefficient has bits.
   Source: FIPS 203 §4.2.1, Algorithms 5 and 6; own design. SPDX-License-Identifier: Apache-2.0 */

#ifndef RISQV_PACK_BITS_H
#define RISQV_PACK_BITS_H

#include "poly.h"
#include "words.h"

/* The upper bits of the fraction of q that each coefficient is. */
__attribute__((always_inline)) static inline void pack_bits(uint8_t *bytes, const int16_t a[256], int bits,
                                                            uint32_t (*fraction)(int32_t)) {
    for (unsigned i = 0; i < KPKE_N; i += 32, a += 32) {
        uint32_t word = 0;
        int at = 0;
#pragma GCC unroll 32
        for (unsigned j = 0; j < 32; j++) {
            const uint32_t upper = fraction(a[j]) >> (32 - bits);
            word |= upper << at;
            at += bits;
            if (at >= 32) {
                store_word(bytes, word);
                bytes += 4;
                at -= 32;
                word = at > 0 ? upper >> (bits - at) : 0;
            }
        }
    }
}

/* Each coefficient back: the multiple of q/2^bits, rounded. */
__attribute__((always_inline)) static inline void unpack_bits(int16_t a[256], const uint8_t *bytes, int bits) {
    for (unsigned i = 0; i < KPKE_N; i += 32) {
        uint32_t word = load_word(bytes), before = 0;
        int at = 0;
        bytes += 4;
#pragma GCC unroll 32
        for (unsigned j = 0; j < 32; j++) {
            uint32_t one = word >> at;
            at += bits;
            if (at >= 32 && j < 31) {
                at -= 32;
                word = load_word(bytes);
                bytes += 4;
                one |= at > 0 ? word << (bits - at) : 0;
            }
            one = ((one & ((1u << bits) - 1)) * KPKE_Q + (1u << (bits - 1))) >> bits;
            if (j % 2 == 0) {
                before = one;
            } else {
                store_two(a + i + j - 1, before, one);
            }
        }
    }
}

#endif
