/* Signing.
   Source: FIPS 204 §6.2, Algorithm 7. SPDX-License-Identifier: Apache-2.0

   A candidate is dropped as soon as one polynomial breaks a bound. What that tells is public: the line and the
   polynomial at which a candidate fails do not depend on the key once another candidate is accepted. */

#include "encode.h"
#include "internal.h"
#include "sample.h"

/* The private key as signing uses it, Algorithm 7 lines 1 to 5; vectors in the NTT domain. */
typedef struct {
    mldsa_poly a[MLDSA_K][MLDSA_L];
    mldsa_poly s1[MLDSA_L], s2[MLDSA_K], t0[MLDSA_K];
} expanded_key;

/* 0, or -1 for a key that key generation cannot have made. */
static int expand_key(expanded_key *key, const uint8_t sk[MLDSA_SK_BYTES]) {
    if (mldsa_sk_decode_vectors(key->s1, key->s2, key->t0, sk) != 0) {
        return -1;
    }
    for (int i = 0; i < MLDSA_L; i++) {
        mldsa_ntt(key->s1[i]);
    }
    for (int i = 0; i < MLDSA_K; i++) {
        mldsa_ntt(key->s2[i]);
        mldsa_ntt(key->t0[i]);
        mldsa_expand_a_row(key->a[i], sk + MLDSA_SK_RHO, i);
    }
    return 0;
}

/* The product of two polynomials of the NTT domain, back in the normal one: |result| < q. */
static void multiply(int32_t result[256], const int32_t a[256], const int32_t b[256]) {
    mldsa_pointwise_montgomery(result, a, b);
    mldsa_invntt_tomont(result);
}

/* One turn of the loop, lines 11 to 30: 1 if the candidate was accepted and written. */
static int try_candidate(uint8_t sig[MLDSA_SIG_BYTES], const expanded_key *key, const uint8_t mu[MLDSA_MU_BYTES],
                         const uint8_t rho_double_prime[64], uint32_t kappa) {
    mldsa_poly y[MLDSA_L], z[MLDSA_L];
    mldsa_poly w1[MLDSA_K], w0[MLDSA_K]; /* w0 becomes w0 - cs2, then w0 - cs2 + ct0, then the hint */
    mldsa_poly c, product;
    uint8_t w1_packed[MLDSA_K * MLDSA_W1_BYTES];
    uint32_t hints = 0;

    mldsa_expand_mask(y, rho_double_prime, kappa);
    for (int i = 0; i < MLDSA_L; i++) {
        for (int j = 0; j < MLDSA_N; j++) {
            z[i][j] = y[i][j];
        }
        mldsa_ntt(z[i]);
    }
    for (int i = 0; i < MLDSA_K; i++) {
        mldsa_pointwise_acc_montgomery(w0[i], key->a[i], (const int32_t(*)[256])z);
        mldsa_invntt_tomont(w0[i]);
        mldsa_caddq(w0[i]);
        mldsa_decompose(w1[i], w0[i], w0[i]);
        mldsa_pack_w1(w1_packed + i * MLDSA_W1_BYTES, w1[i]);
    }
    mldsa_commitment_hash(sig, mu, w1_packed);
    mldsa_sample_in_ball(c, sig);
    mldsa_ntt(c);

    for (int i = 0; i < MLDSA_L; i++) {
        multiply(product, c, key->s1[i]);
        mldsa_add(z[i], y[i], product);
        mldsa_reduce(z[i]);
        if (mldsa_norm_exceeds(z[i], MLDSA_GAMMA1 - MLDSA_BETA)) {
            return 0;
        }
    }
    for (int i = 0; i < MLDSA_K; i++) {
        multiply(product, c, key->s2[i]);
        mldsa_subtract(w0[i], w0[i], product);
        mldsa_reduce(w0[i]);
        if (mldsa_norm_exceeds(w0[i], MLDSA_GAMMA2 - MLDSA_BETA)) {
            return 0;
        }
        multiply(product, c, key->t0[i]);
        mldsa_reduce(product);
        if (mldsa_norm_exceeds(product, MLDSA_GAMMA2)) {
            return 0;
        }
        mldsa_add(w0[i], w0[i], product);
        hints += mldsa_make_hint(w0[i], w0[i], w1[i]);
    }
    if (hints > MLDSA_OMEGA) {
        return 0;
    }
    mldsa_sig_encode(sig, (const int32_t(*)[256])z, (const int32_t(*)[256])w0);
    return 1;
}

int mldsa_sign_mu(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const uint8_t mu[64],
                  const uint8_t rnd[32]) {
    expanded_key key;
    uint8_t rho_double_prime[64];
    uint32_t kappa = 0;
    if (sk_length != MLDSA_SK_BYTES) {
        return MLDSA_PRIVATE_KEY_LENGTH;
    }
    if (expand_key(&key, sk) != 0) {
        return MLDSA_MALFORMED_PRIVATE_KEY;
    }
    mldsa_private_seed(rho_double_prime, sk + MLDSA_SK_K, rnd, mu);
    while (!try_candidate(sig, &key, mu, rho_double_prime, kappa)) {
        kappa += MLDSA_L;
    }
    return MLDSA_OK;
}
