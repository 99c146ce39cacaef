/* HQC-PKE: the encryption scheme under the key encapsulation.
   Source: HQC specification (2025-08-22), HQC-PKE.Keygen, HQC-PKE.Encrypt, HQC-PKE.Decrypt.
   SPDX-License-Identifier: Apache-2.0 */

#include "code.h"
#include "internal.h"

void hqc_public_vector(uint32_t h[HQC_WORDS], const uint8_t seed_ek[HQC_SEED_BYTES]) {
    keccak_sponge xof;
    h[HQC_WORDS - 1] = 0;
    hqc_xof_start(&xof, seed_ek);
    hqc_xof_take(&xof, (uint8_t *)h, HQC_N_BYTES);
#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
    hqc_load(h, (const uint8_t *)h, HQC_N_BYTES);
#endif
    h[HQC_WORDS - 1] &= (1u << HQC_N % 32) - 1;
}

void hqc_pke_keygen(uint8_t pk[HQC_PK_BYTES], uint8_t seed_dk[HQC_SEED_BYTES], const uint8_t seed[HQC_SEED_BYTES]) {
    uint32_t h[HQC_WORDS], s[HQC_WORDS];
    uint16_t positions[HQC_OMEGA];
    keccak_sponge xof;

    hqc_seeds(seed_dk, pk, seed);
    hqc_public_vector(h, pk);
    /* s = x + h·y; y is drawn first. */
    hqc_xof_start(&xof, seed_dk);
    hqc_private_vector(positions, &xof);
    hqc_product(s, h, positions, HQC_OMEGA);
    hqc_private_vector(positions, &xof);
    hqc_flip(s, positions, HQC_OMEGA);
    hqc_store(pk + HQC_SEED_BYTES, s, HQC_N_BYTES);
}

void hqc_pke_encrypt(uint8_t *ct, const uint8_t m[HQC_K], const uint8_t theta[32], const uint8_t pk[HQC_PK_BYTES]) {
    uint32_t a[HQC_WORDS], sum[HQC_WORDS], v[HQC_V_WORDS];
    uint16_t r2[HQC_OMEGA_R], positions[HQC_OMEGA_R];
    keccak_sponge xof;

    /* v = encoded m + s·r2 + e, cut to the length of the code. */
    hqc_xof_start(&xof, theta);
    hqc_encryption_vector(r2, &xof);
    hqc_encryption_vector(positions, &xof);
    hqc_load(a, pk + HQC_SEED_BYTES, HQC_N_BYTES);
    hqc_product(sum, a, r2, HQC_OMEGA_R);
    hqc_flip(sum, positions, HQC_OMEGA_R);
    hqc_code_encode(v, m);
#pragma GCC unroll 8
    for (int i = 0; i < HQC_V_WORDS; i++) {
        v[i] ^= sum[i];
    }
    hqc_store(ct + HQC_N_BYTES, v, HQC_V_BYTES);
    /* u = r1 + h·r2. */
    hqc_public_vector(a, pk);
    hqc_product(sum, a, r2, HQC_OMEGA_R);
    hqc_encryption_vector(positions, &xof);
    hqc_flip(sum, positions, HQC_OMEGA_R);
    hqc_store(ct, sum, HQC_N_BYTES);
}

void hqc_pke_decrypt(uint8_t m[HQC_K], const uint8_t *ct, const uint8_t seed_dk[HQC_SEED_BYTES]) {
    uint32_t u[HQC_WORDS], sum[HQC_WORDS], v[HQC_V_WORDS];
    uint16_t y[HQC_OMEGA];
    keccak_sponge xof;

    hqc_xof_start(&xof, seed_dk);
    hqc_private_vector(y, &xof);
    hqc_load(u, ct, HQC_N_BYTES);
    hqc_product(sum, u, y, HQC_OMEGA);
    hqc_load(v, ct + HQC_N_BYTES, HQC_V_BYTES);
#pragma GCC unroll 8
    for (int i = 0; i < HQC_V_WORDS; i++) {
        v[i] ^= sum[i];
    }
    hqc_code_decode(m, v);
}
