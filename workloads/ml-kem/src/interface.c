/* Keys as seeds, and an exchange from both sides.
   Source: FIPS 203 §3.3 and §7.1 (seeds), Algorithms 16, 20 and 21. SPDX-License-Identifier: Apache-2.0 */

#include "mlkem.h"

int mlkem_keygen_seed(uint8_t ek[MLKEM_EK_BYTES], uint8_t dk[MLKEM_DK_BYTES], const uint8_t *seed, size_t seed_length) {
    if (seed_length != 64) {
        return MLKEM_SEED_LENGTH;
    }
    mlkem_keygen(ek, dk, seed, seed + 32);
    return MLKEM_OK;
}

int mlkem_decaps_seed(uint8_t k[32], const uint8_t *seed, size_t seed_length, const uint8_t *c, size_t c_length) {
    uint8_t ek[MLKEM_EK_BYTES], dk[MLKEM_DK_BYTES];
    const int status = mlkem_keygen_seed(ek, dk, seed, seed_length);
    if (status != MLKEM_OK) {
        return status;
    }
    return mlkem_decaps(k, dk, sizeof dk, c, c_length);
}

int mlkem_exchange(uint8_t c[MLKEM_C_BYTES], uint8_t k[32], uint8_t received[32], const uint8_t *ek, size_t ek_length,
                   const uint8_t *dk, size_t dk_length, const uint8_t m[32]) {
    const int status = mlkem_encaps(c, k, ek, ek_length, m);
    if (status != MLKEM_OK) {
        return status;
    }
    return mlkem_decaps(received, dk, dk_length, c, MLKEM_C_BYTES);
}
