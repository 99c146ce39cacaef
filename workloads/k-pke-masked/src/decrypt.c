/* Decryption of K-PKE with the key in shares.
   Source: FIPS 203 §5.3, Algorithm 15. SPDX-License-Identifier: Apache-2.0 */

#include "masked_poly.h"

/* The inverse transform of s·u. */
static void product(int16_t w[256], const int16_t s[KPKE_K][256], const kpke_poly u[KPKE_K],
                    const kpke_cache cache[KPKE_K]) {
    kpke_basemul_acc(w, s, u, cache);
    kpke_invntt(w);
}

void kpke_masked_decrypt(uint32_t m[2][8], const int16_t s[2][KPKE_K][256], const uint8_t c[KPKE_C_BYTES],
                         masked_random *random) {
    kpke_poly u[KPKE_K], v, w[2];
    kpke_cache cache[KPKE_K];
    uint32_t bits[8][2];
    for (unsigned i = 0; i < KPKE_K; i++) {
        kpke_decompress_u(u[i], c + i * KPKE_POLY_BYTES(KPKE_DU));
        kpke_ntt(u[i]);
        kpke_basemul_cache(cache[i], u[i]);
    }
    kpke_decompress_v(v, c + KPKE_C1_BYTES);
    for (unsigned share = 0; share < 2; share++) {
        product(w[share], s[share], u, cache);
        /* v - su, of which v goes into one share */
        kpke_subtract(w[share], v, w[share]);
        for (unsigned i = 0; i < KPKE_N; i++) {
            v[i] = 0;
        }
    }
    for (unsigned j = 0; j < 8; j++) {
        const uint32_t *fresh = masked_draw(random, KPKE_COMPRESS_WORDS(1));
        kpke_masked_compress(bits + j, w[0] + 32 * j, w[1] + 32 * j, 1, fresh);
    }
    for (unsigned share = 0; share < 2; share++) {
        for (unsigned j = 0; j < 8; j++) {
            m[share][j] = bits[j][share];
        }
        masked_clear();
    }
}
