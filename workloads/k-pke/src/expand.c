/* Expands seeds into the matrix, secrets and errors.
   Source: FIPS 203 §4.1 (XOF, PRF), Algorithm 7, Algorithm 13 lines 3 to 15. SPDX-License-Identifier: Apache-2.0 */

#include "sample.h"
#include "sha3.h"

/* Algorithm 7, SampleNTT, of rho || column || row. */
static void sample_ntt(int16_t a[256], const uint8_t rho[32], unsigned column, unsigned row) {
    const uint8_t place[2] = {(uint8_t)column, (uint8_t)row};
    uint8_t block[SHAKE128_RATE]; /* 112 candidates */
    keccak_sponge xof;
    keccak_init(&xof, SHAKE128_RATE);
    keccak_absorb(&xof, rho, 32);
    keccak_absorb(&xof, place, 2);
    keccak_finalise(&xof, SHAKE_SUFFIX);
    for (uint32_t stored = 0; stored < KPKE_N;) {
        keccak_squeeze(&xof, block, sizeof block);
        stored += kpke_rej_uniform(a + stored, KPKE_N - stored, block, sizeof block);
    }
}

void kpke_expand_row(kpke_poly row[KPKE_K], const uint8_t rho[32], unsigned i, int transposed) {
    for (unsigned j = 0; j < KPKE_K; j++) {
        if (transposed) {
            sample_ntt(row[j], rho, i, j);
        } else {
            sample_ntt(row[j], rho, j, i);
        }
    }
}

/* PRF of equation 4.3. */
static void prf(uint8_t *bytes, uint32_t length, const uint8_t seed[32], uint8_t nonce) {
    keccak_sponge h;
    keccak_init(&h, SHAKE256_RATE);
    keccak_absorb(&h, seed, 32);
    keccak_absorb(&h, &nonce, 1);
    keccak_finalise(&h, SHAKE_SUFFIX);
    keccak_squeeze(&h, bytes, length);
}

void kpke_sample_eta1(int16_t a[256], const uint8_t seed[32], uint8_t nonce) {
    uint8_t bytes[64 * KPKE_ETA1];
    prf(bytes, sizeof bytes, seed, nonce);
    kpke_cbd_eta1(a, bytes);
}

void kpke_sample_eta2(int16_t a[256], const uint8_t seed[32], uint8_t nonce) {
    uint8_t bytes[64 * KPKE_ETA2];
    prf(bytes, sizeof bytes, seed, nonce);
    kpke_cbd_eta2(a, bytes);
}
