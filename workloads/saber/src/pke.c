/* Saber.PKE: the encryption scheme under the key encapsulation.
   Source: Saber round 3 specification (2020), Saber.PKE.KeyGen, Saber.PKE.Enc, Saber.PKE.Dec.
   SPDX-License-Identifier: Apache-2.0

   Each polynomial of the matrix is used as soon as it is there, so that one at a time is held. */

#include "internal.h"

/* sum (+)= a·s for a transformed s; the first product of a sum begins it. a is transformed on the way. */
static void multiply(int32_t sum[256], int32_t a[256], const int32_t s[256], int first) {
    saber_ntt(a);
    if (first) {
        saber_pointwise(sum, a, s);
    } else {
        saber_pointwise_acc(sum, a, s);
    }
}

/* The sum back from the transform: the product of vectors in the integers. */
static void inner_product_p(int32_t sum[256], const uint8_t *bytes, const saber_poly s[SABER_L]) {
    saber_poly b;
    for (int i = 0; i < SABER_L; i++) {
        saber_unpack_p(b, bytes + i * SABER_P_BYTES);
        multiply(sum, b, s[i], i == 0);
    }
    saber_invntt(sum);
}

void saber_pke_keygen(uint8_t pk[SABER_PK_BYTES], uint8_t sk[SABER_SK_PK], const uint8_t seed_a[32],
                      const uint8_t seed_s[32]) {
    saber_poly s[SABER_L], b[SABER_L], a;
    keccak_sponge xof;

    saber_secret_vector(s, seed_s);
    for (int i = 0; i < SABER_L; i++) {
        saber_pack_q(sk + i * SABER_Q_BYTES, s[i]);
        saber_ntt(s[i]);
    }
    /* b = transposed matrix times s: row i of the matrix goes to all of b, with s_i. */
    saber_matrix_start(&xof, seed_a);
    for (int i = 0; i < SABER_L; i++) {
        for (int j = 0; j < SABER_L; j++) {
            saber_matrix_next(a, &xof);
            multiply(b[j], a, s[i], i == 0);
        }
    }
    for (int i = 0; i < SABER_L; i++) {
        saber_invntt(b[i]);
        saber_round(b[i]);
        saber_pack_p(pk + i * SABER_P_BYTES, b[i]);
    }
    for (int i = 0; i < SABER_SEED_BYTES; i++) {
        pk[SABER_L * SABER_P_BYTES + i] = seed_a[i];
    }
}

void saber_pke_encrypt(uint8_t ct[SABER_CT_BYTES], const uint8_t m[32], const uint8_t seed_s[32],
                       const uint8_t pk[SABER_PK_BYTES]) {
    saber_poly s[SABER_L], b, a;
    keccak_sponge xof;

    saber_secret_vector(s, seed_s);
    for (int i = 0; i < SABER_L; i++) {
        saber_ntt(s[i]);
    }
    /* b = matrix times s, row by row. */
    saber_matrix_start(&xof, pk + SABER_L * SABER_P_BYTES);
    for (int i = 0; i < SABER_L; i++) {
        for (int j = 0; j < SABER_L; j++) {
            saber_matrix_next(a, &xof);
            multiply(b, a, s[j], j == 0);
        }
        saber_invntt(b);
        saber_round(b);
        saber_pack_p(ct + i * SABER_P_BYTES, b);
    }
    inner_product_p(b, pk, (const saber_poly *)s);
    saber_hide_message(b, b, m);
    saber_pack_t(ct + SABER_L * SABER_P_BYTES, b);
}

int saber_pke_decrypt(uint8_t m[32], const uint8_t ct[SABER_CT_BYTES], const uint8_t sk[SABER_SK_PK]) {
    saber_poly s[SABER_L], v, c;
    if (saber_unpack_secret(s, sk) != 0) {
        return -1;
    }
    for (int i = 0; i < SABER_L; i++) {
        saber_ntt(s[i]);
    }
    inner_product_p(v, ct, (const saber_poly *)s);
    saber_unpack_t(c, ct + SABER_L * SABER_P_BYTES);
    saber_find_message(m, v, c);
    return 0;
}
