/* Verification.
   Source: FIPS 204 §6.3, Algorithm 8. SPDX-License-Identifier: Apache-2.0

   Nothing here is secret. */

#include "encode.h"
#include "internal.h"
#include "sample.h"

/* w1' of line 10 for one row: UseHint(h, Az - ct1·2^d), packed. z and c are in the NTT domain. */
static void recompute_w1(uint8_t *w1_packed, const uint8_t *pk, int i, mldsa_poly z[MLDSA_L], const int32_t c[256],
                         const int32_t h[256]) {
    mldsa_poly row[MLDSA_L], w, t1;
    mldsa_expand_a_row(row, pk, i);
    mldsa_pointwise_acc_montgomery(w, (const int32_t(*)[256])row, (const int32_t(*)[256])z);

    mldsa_unpack_t1(t1, pk + 32 + i * MLDSA_POLY_BYTES(MLDSA_T1_BITS));
    for (int j = 0; j < MLDSA_N; j++) {
        t1[j] <<= MLDSA_D;
    }
    _Static_assert((1023 << MLDSA_D) < MLDSA_Q, "t1 times 2^d is below q, as the transform wants it");
    mldsa_ntt(t1);
    mldsa_pointwise_montgomery(t1, c, t1);

    mldsa_subtract(w, w, t1);
    mldsa_reduce(w);
    mldsa_invntt_tomont(w);
    mldsa_caddq(w);
    mldsa_use_hint(w, h, w);
    mldsa_pack_w1(w1_packed, w);
}

int mldsa_verify_mu(const uint8_t *pk, size_t pk_length, const uint8_t mu[64], const uint8_t *sig, size_t sig_length) {
    mldsa_poly z[MLDSA_L], h[MLDSA_K], c;
    uint8_t w1_packed[MLDSA_K * MLDSA_W1_BYTES], c_tilde[MLDSA_C_TILDE_BYTES];
    uint8_t difference = 0;
    if (pk_length != MLDSA_PK_BYTES) {
        return MLDSA_PUBLIC_KEY_LENGTH;
    }
    if (sig_length != MLDSA_SIG_BYTES) {
        return MLDSA_SIGNATURE_LENGTH;
    }
    if (mldsa_sig_decode(z, h, sig) != 0) {
        return MLDSA_MALFORMED_HINT;
    }
    for (int i = 0; i < MLDSA_L; i++) {
        if (mldsa_norm_exceeds(z[i], MLDSA_GAMMA1 - MLDSA_BETA)) {
            return MLDSA_INVALID_SIGNATURE;
        }
        mldsa_ntt(z[i]);
    }
    mldsa_sample_in_ball(c, sig);
    mldsa_ntt(c);
    for (int i = 0; i < MLDSA_K; i++) {
        recompute_w1(w1_packed + i * MLDSA_W1_BYTES, pk, i, z, c, h[i]);
    }
    mldsa_commitment_hash(c_tilde, mu, w1_packed);
    for (int i = 0; i < MLDSA_C_TILDE_BYTES; i++) {
        difference |= c_tilde[i] ^ sig[i];
    }
    return difference == 0 ? MLDSA_OK : MLDSA_INVALID_SIGNATURE;
}
