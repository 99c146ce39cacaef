/* Verification with its polynomials in the transform unit.
   Source: FIPS 204 §6.3, Algorithm 8. SPDX-License-Identifier: Apache-2.0

   Nothing here is secret. */

#include "decompose.h"
#include "encode.h"
#include "internal.h"
#include "mldsa_unit.h"
#include "sample.h"

enum {
    SUM = MLDSA_L,
    T1_SCALE = 4165636, /* -2^(32 + d) modulo q */
};

/* Of the coefficients at these places, high bits that UseHint has changed: Algorithm 40. */
static void use_hints(volatile uint32_t *w, const uint8_t *places, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        int32_t r0;
        const int32_t r1 = mldsa_decompose_one(&r0, (int32_t)w[places[i]]);
        const int32_t moved = r0 > 0 ? r1 + 1 : r1 + MLDSA_HIGH_VALUES - 1;
        w[places[i]] = (uint32_t)(moved % MLDSA_HIGH_VALUES) * (2 * MLDSA_GAMMA2);
    }
}

int mldsa_verify_mu(const uint8_t *pk, size_t pk_length, const uint8_t mu[64], const uint8_t *sig, size_t sig_length) {
    mldsa_poly h[MLDSA_K]; /* left: what is read is the hints' encoding */
    uint8_t w1_packed[MLDSA_K * MLDSA_W1_BYTES], c_tilde[MLDSA_C_TILDE_BYTES];
    const uint8_t *const hints = sig + MLDSA_C_TILDE_BYTES + MLDSA_L * MLDSA_Z_BYTES;
    uint32_t first = 0;
    uint8_t difference = 0;
    if (pk_length != MLDSA_PK_BYTES) {
        return MLDSA_PUBLIC_KEY_LENGTH;
    }
    if (sig_length != MLDSA_SIG_BYTES) {
        return MLDSA_SIGNATURE_LENGTH;
    }
    mldsa_unit_begin();
    if (mldsa_sig_decode(vector_at(0), h, sig) != 0) {
        return MLDSA_MALFORMED_HINT;
    }
    for (uint32_t i = 0; i < MLDSA_L; i++) {
        if (mldsa_norm_exceeds(poly_at(i), MLDSA_GAMMA1 - MLDSA_BETA)) {
            return MLDSA_INVALID_SIGNATURE;
        }
        command(COMMAND(FORWARD), 0, 0, i);
    }
    mldsa_sample_in_ball(poly_at(CHALLENGE), sig); /* -2^d·c, in the NTT domain */
    to_residues(CHALLENGE);
    command(COMMAND(FORWARD), 0, 0, CHALLENGE);
    TRANSFORM->SCALE = T1_SCALE;
    command(COMMAND(SCALE), CHALLENGE, 0, CHALLENGE);
    for (uint32_t i = 0; i < MLDSA_K; i++) { /* w1' of line 10 */
        const uint32_t end = hints[MLDSA_OMEGA + i];
        multiply_row(SUM, pk, i);
        mldsa_unpack_t1(poly_at(POLY), pk + 32 + i * MLDSA_POLY_BYTES(MLDSA_T1_BITS));
        command(COMMAND(FORWARD), 0, 0, POLY);
        command(COMMAND(POINTWISE) | ACCUMULATE, CHALLENGE, POLY, SUM);
        finish(SUM);
        use_hints(slot(SUM), hints + first, end - first);
        first = end;
        high_bits(w1_packed + i * MLDSA_W1_BYTES, SUM);
    }
    mldsa_commitment_hash(c_tilde, mu, w1_packed);
    for (int i = 0; i < MLDSA_C_TILDE_BYTES; i++) {
        difference |= c_tilde[i] ^ sig[i];
    }
    return difference == 0 ? MLDSA_OK : MLDSA_INVALID_SIGNATURE;
}
