/* Key generation of Saber.PKE with its polynomials in the transform unit.
   Source: Saber round 3 specification, Saber.PKE.KeyGen. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"
#include "saber_unit.h"

void saber_pke_keygen(uint8_t pk[SABER_PK_BYTES], uint8_t sk[SABER_SK_PK], const uint8_t seed_a[32],
                      const uint8_t seed_s[32]) {
    saber_unit_begin();
    secret_string(seed_s);
    for (uint32_t i = 0; i < SABER_L; i++) {
        secret(i);
        format(SABER_Q_BITS, 1, 0, CENTRED);
        pack(sk + i * SABER_Q_BYTES, i, SABER_Q_BITS);
        begin_secret(i);
    }
    stream_blocks(slot(BYTES), seed_a, MATRIX_BLOCKS);
    format(SABER_Q_BITS, 1, 0, CENTRED);
    for (uint32_t i = 0; i < SABER_L; i++) { /* the transposed matrix */
        for (uint32_t j = 0; j < SABER_L; j++) {
            multiply_matrix(i * SABER_L + j, i, SUMS + j, i == 0);
        }
    }
    format(SABER_P_BITS, 1, SABER_Q_BITS - SABER_P_BITS, CENTRED);
    for (uint32_t i = 0; i < SABER_L; i++) {
        command(COMMAND(INVERSE), 0, 0, SUMS + i);
        pack(pk + i * SABER_P_BYTES, SUMS + i, SABER_P_BITS);
    }
    for (uint32_t i = 0; i < SABER_SEED_BYTES; i += 4) {
        store_word(pk + SABER_L * SABER_P_BYTES + i, load_word(seed_a + i));
    }
}
