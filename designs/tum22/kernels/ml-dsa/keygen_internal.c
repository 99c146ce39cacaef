/* Key generation with its polynomials in the transform unit.
   Source: FIPS 204 §6.1, Algorithm 6. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"
#include "internal.h"
#include "mldsa_unit.h"
#include "sample.h"

enum { SUM = MLDSA_L };

/* Power2Round of SUM, packed. */
static void pack_t(uint8_t *t1, uint8_t *t0) {
    format(MLDSA_T1_BITS, 1, MLDSA_D, 0);
    TRANSFORM->ROUND = (1u << (MLDSA_D - 1)) - 1;
    command(COMMAND(PACK), SUM, 0, SCRATCH);
    from_slot(t1, SCRATCH, WORDS(MLDSA_T1_BITS));
    format(MLDSA_T1_BITS, 1u << MLDSA_D, 0, 0);
    command(COMMAND(UNPACK), SCRATCH, 0, POLY);
    command(COMMAND(SUBTRACT), SUM, POLY, SUM);
    mldsa_pack_t0(t0, poly_at(SUM));
}

void mldsa_keygen_internal(uint8_t pk[MLDSA_PK_BYTES], uint8_t sk[MLDSA_SK_BYTES], const uint8_t seed[32]) {
    uint8_t rho[32] __attribute__((aligned(4))), rho_prime[64] __attribute__((aligned(4)));
    const uint8_t *const s2 = sk + MLDSA_SK_S2;
    mldsa_expand_seed(rho, rho_prime, sk + MLDSA_SK_K, seed);
    for (uint32_t i = 0; i < 32; i += 4) {
        store_word(pk + i, load_word(rho + i));
        store_word(sk + MLDSA_SK_RHO + i, load_word(rho + i));
    }
    mldsa_unit_begin();
    mldsa_expand_s(vector_at(0), vector_at(MLDSA_L), rho_prime);
    for (uint32_t i = 0; i < MLDSA_L + MLDSA_K; i++) {
        to_residues(i);
        mldsa_pack_eta(sk + MLDSA_SK_S1 + i * MLDSA_POLY_BYTES(MLDSA_ETA_BITS), poly_at(i));
    }
    for (uint32_t i = 0; i < MLDSA_L; i++) {
        command(COMMAND(FORWARD), 0, 0, i);
    }
    for (uint32_t i = 0; i < MLDSA_K; i++) { /* t = As1 + s2, row by row, whose slots s2 leaves */
        multiply_row(SUM, rho, i);
        finish(SUM);
        take_from_top(POLY, s2 + i * MLDSA_POLY_BYTES(MLDSA_ETA_BITS), MLDSA_ETA_BITS, MLDSA_ETA);
        command(COMMAND(ADD), SUM, POLY, SUM);
        pack_t(pk + 32 + i * MLDSA_POLY_BYTES(MLDSA_T1_BITS), sk + MLDSA_SK_T0 + i * MLDSA_POLY_BYTES(MLDSA_T0_BITS));
    }
    mldsa_public_key_hash(sk + MLDSA_SK_TR, pk);
}
