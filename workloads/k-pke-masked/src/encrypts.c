/* Whether a ciphertext is the encryption of a message with given randomness, all in shares but the ciphertext.
   Source: FIPS 203 §5.2, Algorithm 14, and Algorithm 18 line 9. SPDX-License-Identifier: Apache-2.0 */

#include "decode.h"
#include "masked_poly.h"
#include "sample.h"
#include "sha3.h"

static void prf(uint32_t *bits, uint32_t words, const uint32_t r[2][8], unsigned nonce, masked_random *random) {
    const uint8_t tail = (uint8_t)nonce;
    masked_hash(bits, words, r, &tail, 1, SHAKE256_RATE, SHAKE_SUFFIX, random);
}

static void sample_2(kpke_poly a[2], const uint32_t r[2][8], unsigned nonce, masked_random *random) {
    uint32_t bits[2][32];
    prf(bits[0], 32, r, nonce, random);
    kpke_masked_cbd_2(a, (const uint32_t(*)[32])bits, masked_draw(random, 512));
}

#if KPKE_ETA1 == 3
static void sample_1(kpke_poly a[2], const uint32_t r[2][8], unsigned nonce, masked_random *random) {
    uint32_t bits[2][48];
    prf(bits[0], 48, r, nonce, random);
    kpke_masked_cbd_3(a, (const uint32_t(*)[48])bits, masked_draw(random, 512));
}
#else
#define sample_1 sample_2
#endif

/* same &= whether the coefficients, compressed, are the bytes; of each of 32 columns by itself. */
static void compare(uint32_t same[2], const kpke_poly a[2], const uint8_t *bytes, unsigned d, masked_random *random) {
    for (unsigned j = 0; j < 8; j++) {
        uint32_t bits[11][2];
        kpke_masked_compress(bits, a[0] + 32 * j, a[1] + 32 * j, d, masked_draw(random, KPKE_COMPRESS_WORDS(d)));
        masked_compare(same, bits, bytes + 4 * d * j, d, random);
    }
}

/* a_share := the inverse transform of row·y_share, with e_share added. */
static void product(kpke_poly a[2], const kpke_poly row[KPKE_K], const kpke_poly y[2][KPKE_K],
                    const kpke_cache cache[2][KPKE_K], const kpke_poly e[2]) {
    for (unsigned share = 0; share < 2; share++) {
        kpke_basemul_acc(a[share], row, y[share], cache[share]);
        kpke_invntt(a[share]);
        kpke_add(a[share], a[share], e[share]);
    }
}

void kpke_masked_encrypts(uint32_t same[2], const uint8_t c[KPKE_C_BYTES], const uint8_t ek[KPKE_EK_BYTES],
                          const uint32_t m[2][8], const uint32_t r[2][8], masked_random *random) {
    kpke_poly y[2][KPKE_K], row[KPKE_K], e[2], sum[2];
    kpke_cache cache[2][KPKE_K];
    uint8_t rho[32];
    for (unsigned i = 0; i < KPKE_K; i++) { /* lines 9 to 12, 18 */
        sample_1(e, r, i, random);
        for (unsigned share = 0; share < 2; share++) {
            for (unsigned j = 0; j < KPKE_N; j++) {
                y[share][i][j] = e[share][j];
            }
            kpke_ntt(y[share][i]);
            kpke_basemul_cache(cache[share][i], y[share][i]);
        }
    }
    same[0] = 0xffffffff;
    same[1] = 0;
    for (unsigned i = 0; i < KPKE_K; i++) { /* lines 4 to 8, 13 to 16, 19, 22 */
        sample_2(e, r, KPKE_K + i, random);
        kpke_ek_decode(row, rho, ek);
        kpke_expand_row(row, rho, i, 1);
        product(sum, row, y, cache, e);
        compare(same, sum, c + i * KPKE_POLY_BYTES(KPKE_DU), KPKE_DU, random);
    }
    sample_2(e, r, 2 * KPKE_K, random);
    kpke_ek_decode(row, rho, ek);
    product(sum, row, y, cache, e); /* lines 17, 20, 21, 23 */
    kpke_masked_unpack_message(e, m, masked_draw(random, 512));
    for (unsigned share = 0; share < 2; share++) {
        kpke_add(sum[share], sum[share], e[share]);
    }
    compare(same, sum, c + KPKE_C1_BYTES, KPKE_DV, random);
    masked_every(same, random);
}
