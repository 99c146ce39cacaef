/* Whether a ciphertext is the encryption of a message with a given seed, all in shares but ciphertext and public key.
   Source: Saber round 3 specification, Saber.PKE.Enc. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"
#include "saber_masked.h"
#include "sha3.h"

/* GenSecret, transformed. */
static void secret_vector(saber_poly s[2][SABER_L], const uint32_t seed[2][8], masked_random *random) {
    enum { WORDS = SABER_COIN_BYTES / 4 };
    uint32_t bits[2][SABER_L * WORDS];
    masked_hash(bits[0], SABER_L * WORDS, seed, 0, 0, SHAKE128_RATE, SHAKE_SUFFIX, random);
    for (unsigned i = 0; i < SABER_L; i++) {
        saber_masked_cbd(s[0][i], s[1][i], bits[0] + i * WORDS, bits[1] + i * WORDS,
                         masked_draw(random, SABER_MASKED_CBD_WORDS));
        for (unsigned share = 0; share < 2; share++) {
            saber_masked_ntt(s[share][i]);
            masked_clear();
        }
    }
}

/* same &= whether the product with a row, rounded to its upper bits, is what the bytes hold; of each of 32 columns by itself.
   The message, if there is one, is added to the first of d bits. */
static void compare(uint32_t same[2], const saber_poly row[SABER_L], const saber_poly s[2][SABER_L],
                    const uint32_t (*m)[8], const uint8_t *bytes, unsigned d, masked_random *random) {
    saber_poly sum[2];
    for (unsigned share = 0; share < 2; share++) {
        saber_masked_product(sum[share], (const int32_t(*)[256])row, (const int32_t(*)[256])s[share]);
        saber_masked_invntt(sum[share]);
        masked_clear();
    }
    for (unsigned j = 0; j < 8; j++) {
        uint32_t bits[SABER_P_BITS][2];
        saber_masked_compress(bits, sum[0] + 32 * j, sum[1] + 32 * j, d, masked_draw(random, MASKED_ADD_WORDS(d)));
        for (unsigned share = 0; m != 0 && share < 2; share++) {
            bits[d - 1][share] ^= m[share][j];
            masked_clear();
        }
        masked_compare(same, bits, bytes + 4 * d * j, d, random);
    }
}

void saber_masked_encrypts(uint32_t same[2], const uint8_t ct[SABER_CT_BYTES], const uint8_t pk[SABER_PK_BYTES],
                           const uint32_t m[2][8], const uint32_t seed[2][8], masked_random *random) {
    saber_poly s[2][SABER_L], row[SABER_L];
    keccak_sponge xof;
    secret_vector(s, seed, random);
    same[0] = 0xffffffff;
    same[1] = 0;
    saber_matrix_start(&xof, pk + SABER_L * SABER_P_BYTES);
    for (unsigned i = 0; i < SABER_L; i++) {
        for (unsigned j = 0; j < SABER_L; j++) {
            saber_matrix_next(row[j], &xof);
            saber_masked_public(row[j], SABER_Q_BITS);
        }
        compare(same, (const saber_poly *)row, (const saber_poly(*)[SABER_L])s, 0, ct + i * SABER_P_BYTES, SABER_P_BITS, random);
    }
    for (unsigned j = 0; j < SABER_L; j++) {
        saber_unpack_p(row[j], pk + j * SABER_P_BYTES);
        saber_masked_public(row[j], SABER_P_BITS);
    }
    compare(same, (const saber_poly *)row, (const saber_poly(*)[SABER_L])s, m, ct + SABER_L * SABER_P_BYTES, SABER_T_BITS, random);
    masked_every(same, random);
}
