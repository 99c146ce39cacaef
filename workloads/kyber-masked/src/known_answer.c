/* Known answers of the masked decapsulation: shares are made and put together by what is not masked.
   Source: CRYSTALS-Kyber 3.02, §1.3, Algorithm 9. SPDX-License-Identifier: Apache-2.0 */

#include "kyber_masked.h"

int kyber_masked_known_answer(uint8_t ss[32], const uint8_t *sk, size_t sk_length, const uint8_t *ct, size_t ct_length) {
    static uint32_t fresh[KYBER_MASKED_WORDS];
    kpke_poly s[2][KPKE_K];
    uint32_t shares[2][8], state = 1;
    if (sk_length != KYBER_SK_BYTES) {
        return KYBER_SECRET_KEY_LENGTH;
    }
    for (unsigned i = 0; i < KYBER_MASKED_WORDS; i++) {
        fresh[i] = masked_number(&state);
    }
    kpke_masked_split(s, sk, &state);
    const int status = kyber_masked_decaps(shares, (const int16_t(*)[KPKE_K][256])s, sk + KPKE_DK_BYTES, ct, ct_length,
                                           fresh, KYBER_MASKED_WORDS);
    if (status == KYBER_OK) {
        masked_join(ss, (const uint32_t(*)[8])shares);
    }
    return status;
}
