/* Decapsulation in shares.
   Source: CRYSTALS-Kyber 3.02, §1.3, Algorithm 9. SPDX-License-Identifier: Apache-2.0 */

#include "kyber_masked.h"
#include "sha3.h"

int kyber_masked_decaps(uint32_t ss[2][8], const int16_t s[2][KPKE_K][256],
                        const uint8_t others[KYBER_MASKED_PUBLIC_BYTES], const uint8_t *ct, size_t ct_length,
                        const uint32_t *fresh, size_t words) {
    const uint8_t *pk = others, *h = others + KYBER_PK_BYTES, *z = h + 32;
    uint32_t m[2][8], g[2][16], k[2][8], r[2][8], same[2];
    uint8_t hashed[32];
    masked_random random = {fresh};
    if (ct_length != KYBER_CT_BYTES) {
        return KYBER_CIPHERTEXT_LENGTH;
    }
    if (words < KYBER_MASKED_WORDS) {
        return KYBER_MASKED_RANDOMNESS;
    }
    kpke_masked_decrypt(m, s, ct, &random);
    masked_hash(g[0], 16, (const uint32_t(*)[8])m, h, 32, SHA3_512_RATE, SHA3_SUFFIX, &random);
    for (unsigned share = 0; share < 2; share++) {
        for (unsigned i = 0; i < 8; i++) {
            k[share][i] = g[share][i];
            r[share][i] = g[share][8 + i];
        }
        masked_clear();
    }
    kpke_masked_encrypts(same, ct, pk, (const uint32_t(*)[8])m, (const uint32_t(*)[8])r, &random);
    masked_choose(k, same, z, &random);
    sha3_256(hashed, ct, KYBER_CT_BYTES);
    masked_hash(ss[0], 8, (const uint32_t(*)[8])k, hashed, 32, SHAKE256_RATE, SHAKE_SUFFIX, &random);
    return random.next == fresh + KYBER_MASKED_WORDS ? KYBER_OK : KYBER_MASKED_RANDOMNESS;
}
