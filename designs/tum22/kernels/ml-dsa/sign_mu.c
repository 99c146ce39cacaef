/* Signing with its polynomials in the transform unit. The matrix is made anew for each candidate, and the secrets are
   unpacked anew for each product: both take about as long as bringing them from the core's memory.
   Source: FIPS 204 §6.2, Algorithm 7. SPDX-License-Identifier: Apache-2.0

   A candidate is dropped as soon as one polynomial breaks a bound, as in src/sign.c. */

#include "encode.h"
#include "internal.h"
#include "mldsa_unit.h"
#include "sample.h"

/* Slots: y in the NTT domain, which becomes z, and rows of w from W on; what rows find no place go to the core's memory. */
enum { W = MLDSA_L, ROWS = CHALLENGE - W < MLDSA_K ? CHALLENGE - W : MLDSA_K, AWAY = MLDSA_K - ROWS };

typedef struct {
    uint8_t w1[MLDSA_K][MLDSA_W1_BYTES];
    uint8_t away[AWAY + 1][4 * UNIT_SLOT];
    mldsa_poly hint[MLDSA_K];
} candidate;

/* y, in the NTT domain. */
static void mask(const uint8_t rho_double_prime[64], uint32_t kappa) {
    for (uint32_t r = 0; r < MLDSA_L; r++) {
        stream_mask(slot(SCRATCH), rho_double_prime, kappa + r + 0x1f0000, MLDSA_GAMMA1_BITS == 19);
        unpack_from_top(r, MLDSA_GAMMA1_BITS + 1, MLDSA_GAMMA1);
        command(COMMAND(FORWARD), 0, 0, r);
    }
}

/* w = Ay: its high bits packed, its low bits left. */
static void commit(candidate *it, const uint8_t rho[32]) {
    for (uint32_t i = 0; i < MLDSA_K; i++) {
        const uint32_t row = i < ROWS ? W + i : (uint32_t)CHALLENGE;
        multiply_row(row, rho, i);
        finish(row);
        high_bits(it->w1[i], row);
        format(W1_BITS, 2 * MLDSA_GAMMA2, 0, 0);
        command(COMMAND(UNPACK), SCRATCH, 0, POLY);
        command(COMMAND(SUBTRACT), row, POLY, row);
        if (i >= ROWS) {
            from_slot(it->away[i - ROWS], row, UNIT_SLOT);
        }
    }
}

/* c in the NTT domain, times 2^32. */
static void challenge(const uint8_t c_tilde[MLDSA_C_TILDE_BYTES]) {
    mldsa_sample_in_ball(poly_at(CHALLENGE), c_tilde);
    to_residues(CHALLENGE);
    command(COMMAND(FORWARD), 0, 0, CHALLENGE);
    TRANSFORM->SCALE = SQUARED;
    command(COMMAND(SCALE), CHALLENGE, 0, CHALLENGE);
}

/* POLY, a secret as it is packed, times c, to `sum` or added to it; still in the NTT domain. */
static void multiply_secret(uint32_t sum, uint32_t flags, const uint8_t *bytes, uint32_t bits, uint32_t top) {
    take_from_top(POLY, bytes, bits, top);
    command(COMMAND(FORWARD), 0, 0, POLY);
    command(COMMAND(POINTWISE) | flags, CHALLENGE, POLY, sum);
    command(COMMAND(INVERSE), 0, 0, sum);
}

/* 1 if all of z = y + cs1 is small; then it is packed, for a signature that may not become one. */
static int respond(uint8_t *z, const uint8_t *sk) {
    for (uint32_t i = 0; i < MLDSA_L; i++) {
        multiply_secret(i, ACCUMULATE, sk + MLDSA_SK_S1 + i * MLDSA_POLY_BYTES(MLDSA_ETA_BITS), MLDSA_ETA_BITS, MLDSA_ETA);
        if (mldsa_norm_exceeds(poly_at(i), MLDSA_GAMMA1 - MLDSA_BETA)) {
            return 0;
        }
    }
    for (uint32_t i = 0; i < MLDSA_L; i++) {
        mldsa_pack_z(z + i * MLDSA_Z_BYTES, poly_at(i));
    }
    return 1;
}

/* The number of hints, or a larger one if w - cs2 or ct0 is not small. */
static uint32_t make_hints(candidate *it, const uint8_t *sk) {
    uint32_t hints = 0;
    for (uint32_t i = 0; i < MLDSA_K; i++) {
        const uint32_t row = i < ROWS ? W + i : 0;
        if (i >= ROWS) {
            to_slot(row, it->away[i - ROWS], UNIT_SLOT);
        }
        multiply_secret(POLY, 0, sk + MLDSA_SK_S2 + i * MLDSA_POLY_BYTES(MLDSA_ETA_BITS), MLDSA_ETA_BITS, MLDSA_ETA);
        command(COMMAND(SUBTRACT), row, POLY, row);
        if (mldsa_norm_exceeds(poly_at(row), MLDSA_GAMMA2 - MLDSA_BETA)) {
            return MLDSA_OMEGA + 1;
        }
        multiply_secret(POLY, 0, sk + MLDSA_SK_T0 + i * MLDSA_POLY_BYTES(MLDSA_T0_BITS), MLDSA_T0_BITS, 1 << (MLDSA_D - 1));
        if (mldsa_norm_exceeds(poly_at(POLY), MLDSA_GAMMA2)) {
            return MLDSA_OMEGA + 1;
        }
        command(COMMAND(ADD), row, POLY, row);
        unpack(POLY, it->w1[i], W1_BITS);
        hints += mldsa_make_hint(it->hint[i], poly_at(row), poly_at(POLY));
    }
    return hints;
}

/* One turn of the loop, lines 11 to 30: 1 if the candidate was accepted and written. */
static int try_candidate(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *sk, const uint8_t mu[MLDSA_MU_BYTES],
                         const uint8_t rho_double_prime[64], uint32_t kappa) {
    candidate it;
    uint8_t *const z = sig + MLDSA_C_TILDE_BYTES;
    mask(rho_double_prime, kappa);
    commit(&it, sk + MLDSA_SK_RHO);
    mldsa_commitment_hash(sig, mu, it.w1[0]);
    challenge(sig);
    if (!respond(z, sk) || make_hints(&it, sk) > MLDSA_OMEGA) {
        return 0;
    }
    mldsa_hint_bit_pack(z + MLDSA_L * MLDSA_Z_BYTES, (const int32_t(*)[256])it.hint);
    return 1;
}

int mldsa_sign_mu(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const uint8_t mu[64],
                  const uint8_t rnd[32]) {
    uint8_t rho_double_prime[64] __attribute__((aligned(4)));
    uint32_t kappa = 0;
    if (sk_length != MLDSA_SK_BYTES) {
        return MLDSA_PRIVATE_KEY_LENGTH;
    }
    mldsa_unit_begin();
    /* Only whether it can be: the vectors are not kept. */
    if (mldsa_sk_decode_vectors(vector_at(0), vector_at(0), vector_at(0), sk) != 0) {
        return MLDSA_MALFORMED_PRIVATE_KEY;
    }
    mldsa_private_seed(rho_double_prime, sk + MLDSA_SK_K, rnd, mu);
    while (!try_candidate(sig, sk, mu, rho_double_prime, kappa)) {
        kappa += MLDSA_L;
    }
    return MLDSA_OK;
}
