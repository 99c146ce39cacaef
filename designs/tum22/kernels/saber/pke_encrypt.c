/* Encryption of Saber.PKE with its polynomials in the transform unit.
   Source: Saber round 3 specification, Saber.PKE.Enc. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"
#include "saber_unit.h"

void saber_pke_encrypt(uint8_t ct[SABER_CT_BYTES], const uint8_t m[32], const uint8_t seed_s[32],
                       const uint8_t pk[SABER_PK_BYTES]) {
    saber_unit_begin();
    secret_string(seed_s);
    for (uint32_t i = 0; i < SABER_L; i++) {
        secret(i);
        begin_secret(i);
    }
    stream_blocks(slot(BYTES), pk + SABER_L * SABER_P_BYTES, MATRIX_BLOCKS);
    for (uint32_t i = 0; i < SABER_L; i++) {
        format(SABER_Q_BITS, 1, 0, CENTRED);
        for (uint32_t j = 0; j < SABER_L; j++) {
            multiply_matrix(i * SABER_L + j, j, SUMS, j == 0);
        }
        command(COMMAND(INVERSE), 0, 0, SUMS);
        format(SABER_P_BITS, 1, SABER_Q_BITS - SABER_P_BITS, CENTRED);
        pack(ct + i * SABER_P_BYTES, SUMS, SABER_P_BITS);
    }
    inner_product(SUMS, pk);
    to_slot(BYTES, m, WORDS(1));
    format(1, 1u << (SABER_P_BITS - 1), 0, 0);
    command(COMMAND(UNPACK), BYTES, 0, POLY);
    command(COMMAND(SUBTRACT), SUMS, POLY, SUMS);
    format(SABER_T_BITS, 1, SABER_P_BITS - SABER_T_BITS, CENTRED);
    TRANSFORM->ROUND = SABER_H1;
    pack(ct + SABER_L * SABER_P_BYTES, SUMS, SABER_T_BITS);
}
