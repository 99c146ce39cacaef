/* Key generation, encapsulation and decapsulation.
   Source: FIPS 203 §6, Algorithms 16 to 18; §7, Algorithms 20 and 21. SPDX-License-Identifier: Apache-2.0 */

#include "hash.h"
#include "layout.h"

void mlkem_keygen(uint8_t ek[MLKEM_EK_BYTES], uint8_t dk[MLKEM_DK_BYTES], const uint8_t d[32], const uint8_t z[32]) {
    uint8_t rho[32], sigma[32];
    mlkem_expand_seed(rho, sigma, d);
    kpke_keygen(ek, dk, rho, sigma);
    for (unsigned i = 0; i < MLKEM_EK_BYTES; i++) {
        dk[MLKEM_DK_EK + i] = ek[i];
    }
    mlkem_hash_ek(dk + MLKEM_DK_HASH, ek);
    for (unsigned i = 0; i < 32; i++) {
        dk[MLKEM_DK_Z + i] = z[i];
    }
}

int mlkem_encaps(uint8_t c[MLKEM_C_BYTES], uint8_t k[32], const uint8_t *ek, size_t ek_length, const uint8_t m[32]) {
    uint8_t h[32], r[32];
    const int status = mlkem_ek_check(ek, ek_length);
    if (status != MLKEM_OK) {
        return status;
    }
    mlkem_hash_ek(h, ek);
    mlkem_derive(k, r, m, h);
    kpke_encrypt(c, ek, m, r);
    return MLKEM_OK;
}

int mlkem_decaps(uint8_t k[32], const uint8_t *dk, size_t dk_length, const uint8_t *c, size_t c_length) {
    uint8_t m[32], r[32], rejected[32], again[MLKEM_C_BYTES];
    if (c_length != MLKEM_C_BYTES) {
        return MLKEM_CIPHERTEXT_LENGTH;
    }
    const int status = mlkem_dk_check(dk, dk_length);
    if (status != MLKEM_OK) {
        return status;
    }
    kpke_decrypt(m, dk, c);
    mlkem_derive(k, r, m, dk + MLKEM_DK_HASH);
    mlkem_reject(rejected, dk + MLKEM_DK_Z, c);
    kpke_encrypt(again, dk + MLKEM_DK_EK, m, r);
    kpke_replace_if_different(k, rejected, c, again);
    return MLKEM_OK;
}
