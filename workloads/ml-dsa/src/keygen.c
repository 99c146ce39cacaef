/* Key generation from a seed.
   Source: FIPS 204 §6.1, Algorithm 6; the encodings of Algorithms 22 and 24 are written in place. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"
#include "internal.h"
#include "sample.h"

void mldsa_keygen_internal(uint8_t pk[MLDSA_PK_BYTES], uint8_t sk[MLDSA_SK_BYTES], const uint8_t seed[32]) {
    uint8_t rho[32], rho_prime[64];
    mldsa_poly s1[MLDSA_L], s2[MLDSA_K], row[MLDSA_L];

    mldsa_expand_seed(rho, rho_prime, sk + MLDSA_SK_K, seed);
    for (int i = 0; i < 32; i++) {
        pk[i] = rho[i];
        sk[MLDSA_SK_RHO + i] = rho[i];
    }

    mldsa_expand_s(s1, s2, rho_prime);
    for (int i = 0; i < MLDSA_L; i++) {
        mldsa_pack_eta(sk + MLDSA_SK_S1 + i * MLDSA_POLY_BYTES(MLDSA_ETA_BITS), s1[i]);
        mldsa_ntt(s1[i]);
    }
    /* t = As1 + s2, row by row. */
    for (int i = 0; i < MLDSA_K; i++) {
        mldsa_poly t, t0;
        mldsa_pack_eta(sk + MLDSA_SK_S2 + i * MLDSA_POLY_BYTES(MLDSA_ETA_BITS), s2[i]);
        mldsa_expand_a_row(row, rho, i);
        mldsa_pointwise_acc_montgomery(t, (const int32_t(*)[256])row, (const int32_t(*)[256])s1);
        mldsa_invntt_tomont(t);
        mldsa_add(t, t, s2[i]);
        mldsa_reduce(t);
        mldsa_caddq(t);
        mldsa_power2round(t, t0, t);
        mldsa_pack_t1(pk + 32 + i * MLDSA_POLY_BYTES(MLDSA_T1_BITS), t);
        mldsa_pack_t0(sk + MLDSA_SK_T0 + i * MLDSA_POLY_BYTES(MLDSA_T0_BITS), t0);
    }
    mldsa_public_key_hash(sk + MLDSA_SK_TR, pk);
}
