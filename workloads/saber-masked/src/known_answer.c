/* Known answers of the masked decapsulation: shares are made and put together by what is not masked.
   Source: Saber round 3 specification, Saber.KEM.Decaps. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"
#include "saber_masked.h"

/* Shares of the transformed vector. */
static int split(saber_poly s[2][SABER_L], const uint8_t *sk, uint32_t *state) {
    if (saber_unpack_secret(s[0], sk) != 0) {
        return SABER_MALFORMED_PRIVATE_KEY;
    }
    for (unsigned i = 0; i < SABER_L; i++) {
        saber_masked_ntt(s[0][i]);
        for (unsigned j = 0; j < SABER_N; j++) {
            s[1][i][j] = (int32_t)((uint64_t)masked_number(state) * SABER_R >> 32);
            s[0][i][j] = (s[0][i][j] - s[1][i][j]) % SABER_R;
            s[0][i][j] += SABER_R & s[0][i][j] >> 31;
        }
    }
    return SABER_OK;
}

int saber_masked_known_answer(uint8_t ss[32], const uint8_t *sk, size_t sk_length, const uint8_t *ct, size_t ct_length) {
    static uint32_t fresh[SABER_MASKED_WORDS];
    saber_poly s[2][SABER_L];
    uint32_t shares[2][8], state = 1;
    if (sk_length != SABER_SK_BYTES) {
        return SABER_PRIVATE_KEY_LENGTH;
    }
    for (unsigned i = 0; i < SABER_MASKED_WORDS; i++) {
        fresh[i] = masked_number(&state);
    }
    int status = split(s, sk, &state);
    if (status == SABER_OK) {
        status = saber_masked_decaps(shares, (const int32_t(*)[SABER_L][256])s, sk + SABER_SK_PK, ct, ct_length, fresh,
                                     SABER_MASKED_WORDS);
    }
    if (status == SABER_OK) {
        masked_join(ss, (const uint32_t(*)[8])shares);
    }
    return status;
}
