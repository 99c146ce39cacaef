/* Expands seeds into the matrix, the secret vectors and the mask.
   Source: FIPS 204 §7.3, Algorithms 30 to 34. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"
#include "sample.h"
#include "sha3.h"

/* XOF(seed || low || high), ready to squeeze. */
static void start(keccak_sponge *xof, uint32_t rate, const uint8_t *seed, uint32_t length, uint32_t low, uint32_t high) {
    const uint8_t nonce[2] = {(uint8_t)low, (uint8_t)high};
    keccak_init(xof, rate);
    keccak_absorb(xof, seed, length);
    keccak_absorb(xof, nonce, 2);
    keccak_finalise(xof, SHAKE_SUFFIX);
}

/* Algorithm 30, RejNTTPoly. */
static void rej_ntt_poly(int32_t a[256], const uint8_t rho[32], int column, int row) {
    uint8_t block[SHAKE128_RATE]; /* 56 candidates */
    keccak_sponge xof;
    start(&xof, SHAKE128_RATE, rho, 32, (uint32_t)column, (uint32_t)row);
    for (uint32_t stored = 0; stored < MLDSA_N;) {
        keccak_squeeze(&xof, block, sizeof block);
        stored += mldsa_rej_uniform(a + stored, MLDSA_N - stored, block, sizeof block);
    }
}

void mldsa_expand_a_row(mldsa_poly row[MLDSA_L], const uint8_t rho[32], int i) {
    for (int j = 0; j < MLDSA_L; j++) {
        rej_ntt_poly(row[j], rho, j, i);
    }
}

/* Algorithm 31, RejBoundedPoly. */
static void rej_bounded_poly(int32_t a[256], const uint8_t rho_prime[64], uint32_t r) {
    uint8_t block[SHAKE256_RATE]; /* 272 candidates */
    keccak_sponge xof;
    start(&xof, SHAKE256_RATE, rho_prime, 64, r, 0);
    for (uint32_t stored = 0; stored < MLDSA_N;) {
        keccak_squeeze(&xof, block, sizeof block);
        stored += mldsa_rej_eta(a + stored, MLDSA_N - stored, block, sizeof block);
    }
}

void mldsa_expand_s(mldsa_poly s1[MLDSA_L], mldsa_poly s2[MLDSA_K], const uint8_t rho_prime[64]) {
    for (uint32_t r = 0; r < MLDSA_L; r++) {
        rej_bounded_poly(s1[r], rho_prime, r);
    }
    for (uint32_t r = 0; r < MLDSA_K; r++) {
        rej_bounded_poly(s2[r], rho_prime, MLDSA_L + r);
    }
}

void mldsa_expand_mask(mldsa_poly y[MLDSA_L], const uint8_t rho_double_prime[64], uint32_t kappa) {
    for (uint32_t r = 0; r < MLDSA_L; r++) {
        uint8_t bytes[MLDSA_Z_BYTES];
        keccak_sponge xof;
        start(&xof, SHAKE256_RATE, rho_double_prime, 64, kappa + r, (kappa + r) >> 8);
        keccak_squeeze(&xof, bytes, sizeof bytes);
        mldsa_unpack_z(y[r], bytes);
    }
}
