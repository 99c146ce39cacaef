/* Shares of a key that is not shared, and numbers that look random, for known answers.
   Source: Marsaglia, "Xorshift RNGs" (2003), for the sequence of numbers. SPDX-License-Identifier: Apache-2.0 */

#include "decode.h"
#include "masked_poly.h"

uint32_t kpke_masked_number(uint32_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

void kpke_masked_split(kpke_poly s[2][KPKE_K], const uint8_t dk[KPKE_DK_BYTES], uint32_t *state) {
    kpke_unpack_vector(s[0], dk);
    for (unsigned i = 0; i < KPKE_K; i++) {
        for (unsigned j = 0; j < KPKE_N; j++) {
            const int32_t mask = (int32_t)((uint64_t)kpke_masked_number(state) * KPKE_Q >> 32);
            s[0][i][j] = (int16_t)(s[0][i][j] + KPKE_Q - mask);
            s[1][i][j] = (int16_t)mask;
        }
        kpke_reduce(s[0][i]);
        for (unsigned j = 0; j < KPKE_N; j++) {
            s[0][i][j] = (int16_t)(s[0][i][j] + (KPKE_Q & s[0][i][j] >> 15));
        }
    }
}

void kpke_masked_join(uint8_t k[32], const uint32_t shares[2][8]) {
    for (unsigned i = 0; i < 32; i++) {
        k[i] = (uint8_t)((shares[0][i / 4] ^ shares[1][i / 4]) >> 8 * (i % 4));
    }
}
