/* Decryption of Saber.PKE with the key in shares.
   Source: Saber round 3 specification, Saber.PKE.Dec. SPDX-License-Identifier: Apache-2.0 */

#include "saber_masked.h"

void saber_masked_decrypt(uint32_t m[2][8], const int32_t s[2][SABER_L][256], const uint8_t ct[SABER_CT_BYTES],
                          masked_random *random) {
    saber_poly b[SABER_L], v[2], c;
    uint32_t bits[8][2];
    for (unsigned i = 0; i < SABER_L; i++) {
        saber_unpack_p(b[i], ct + i * SABER_P_BYTES);
        saber_masked_public(b[i], SABER_P_BITS);
    }
    saber_unpack_t(c, ct + SABER_L * SABER_P_BYTES);
    for (unsigned i = 0; i < SABER_N; i++) {
        /* h2 less what compression adds, and the ciphertext, modulo 2^10. */
        const int32_t shown = SABER_H2 - SABER_H1 - (c[i] << (SABER_P_BITS - SABER_T_BITS));
        c[i] = saber_masked_times_r(shown * (1 << (SABER_Q_BITS - SABER_P_BITS)));
    }
    for (unsigned share = 0; share < 2; share++) {
        saber_masked_product(v[share], (const int32_t(*)[256])b, s[share]);
        saber_masked_invntt(v[share]);
        masked_clear();
    }
    for (unsigned i = 0; i < SABER_N; i++) {
        v[0][i] += c[i];
    }
    masked_clear();
    for (unsigned j = 0; j < 8; j++) {
        const uint32_t *fresh = masked_draw(random, MASKED_ADD_WORDS(1));
        saber_masked_compress(bits + j, v[0] + 32 * j, v[1] + 32 * j, 1, fresh);
    }
    for (unsigned share = 0; share < 2; share++) {
        for (unsigned j = 0; j < 8; j++) {
            m[share][j] = bits[j][share];
        }
        masked_clear();
    }
}
