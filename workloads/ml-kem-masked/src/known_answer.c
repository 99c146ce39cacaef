/* Known answers of the masked decapsulation: shares are made and put together by what is not masked.
   Source: FIPS 203 §6.3, Algorithm 18. SPDX-License-Identifier: Apache-2.0 */

#include "mlkem_masked.h"

int mlkem_masked_known_answer(uint8_t k[32], const uint8_t *dk, size_t dk_length, const uint8_t *c, size_t c_length) {
    static uint32_t fresh[MLKEM_MASKED_WORDS];
    kpke_poly s[2][KPKE_K];
    uint32_t shares[2][8], state = 1;
    if (dk_length != MLKEM_DK_BYTES) {
        return MLKEM_DECAPSULATION_KEY_LENGTH;
    }
    for (unsigned i = 0; i < MLKEM_MASKED_WORDS; i++) {
        fresh[i] = masked_number(&state);
    }
    kpke_masked_split(s, dk, &state);
    const int status = mlkem_masked_decaps(shares, (const int16_t(*)[KPKE_K][256])s, dk + KPKE_DK_BYTES, c, c_length,
                                           fresh, MLKEM_MASKED_WORDS);
    if (status == MLKEM_OK) {
        masked_join(k, (const uint32_t(*)[8])shares);
    }
    return status;
}
