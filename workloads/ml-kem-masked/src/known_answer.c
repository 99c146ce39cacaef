/* Known answers of the masked decapsulation: shares are made and put together by what is not masked.
   Source: Marsaglia, "Xorshift RNGs" (2003), for the sequence of numbers. SPDX-License-Identifier: Apache-2.0 */

#include "decode.h"
#include "mlkem_masked.h"

static uint32_t next(uint32_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

int mlkem_masked_known_answer(uint8_t k[32], const uint8_t *dk, size_t dk_length, const uint8_t *c, size_t c_length) {
    static uint32_t fresh[MLKEM_MASKED_WORDS];
    kpke_poly s[2][KPKE_K];
    uint32_t shares[2][8], state = 1;
    if (dk_length != MLKEM_DK_BYTES) {
        return MLKEM_DECAPSULATION_KEY_LENGTH;
    }
    for (unsigned i = 0; i < MLKEM_MASKED_WORDS; i++) {
        fresh[i] = next(&state);
    }
    kpke_unpack_vector(s[0], dk);
    for (unsigned i = 0; i < KPKE_K; i++) {
        for (unsigned j = 0; j < KPKE_N; j++) {
            const int32_t mask = (int32_t)((uint64_t)next(&state) * KPKE_Q >> 32), left = s[0][i][j] - mask;
            s[0][i][j] = (int16_t)(left + (KPKE_Q & -(left < 0)));
            s[1][i][j] = (int16_t)mask;
        }
    }
    const int status = mlkem_masked_decaps(shares, (const int16_t(*)[KPKE_K][256])s, dk + KPKE_DK_BYTES, c, c_length,
                                           fresh, MLKEM_MASKED_WORDS);
    for (unsigned i = 0; i < 32; i++) {
        k[i] = (uint8_t)((shares[0][i / 4] ^ shares[1][i / 4]) >> 8 * (i % 4));
    }
    return status;
}
