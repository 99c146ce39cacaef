/* Decryption of Saber.PKE with its polynomials in the transform unit.
   Source: Saber round 3 specification, Saber.PKE.Dec. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"
#include "saber_unit.h"

int saber_pke_decrypt(uint8_t m[32], const uint8_t ct[SABER_CT_BYTES], const uint8_t sk[SABER_SK_PK]) {
    saber_poly s[SABER_L]; /* left: its coefficients are looked at, and no more */
    if (saber_unpack_secret(s, sk) != 0) {
        return -1;
    }
    saber_unit_begin();
    for (uint32_t i = 0; i < SABER_L; i++) {
        to_slot(BYTES, sk + i * SABER_Q_BYTES, WORDS(SABER_Q_BITS));
        format(SABER_Q_BITS, 1, 0, CENTRED);
        command(COMMAND(UNPACK), BYTES, 0, i);
        begin_secret(i);
    }
    inner_product(SUMS, ct);
    to_slot(BYTES, ct + SABER_L * SABER_P_BYTES, WORDS(SABER_T_BITS));
    format(SABER_T_BITS, 1u << (SABER_P_BITS - SABER_T_BITS), 0, 0);
    command(COMMAND(UNPACK), BYTES, 0, POLY);
    command(COMMAND(SUBTRACT), SUMS, POLY, SUMS);
    format(1, 1, SABER_P_BITS - 1, CENTRED);
    TRANSFORM->ROUND = SABER_H2;
    pack(m, SUMS, 1);
    return 0;
}
