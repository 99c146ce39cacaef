/* Key generation by the unit on the bus.
   Source: HQC specification (2025-08-22), HQC-KEM.Keygen, HQC-PKE.Keygen. SPDX-License-Identifier: Apache-2.0 */

#include "hqc_steps.h"

void hqc_keygen(uint8_t pk[HQC_PK_BYTES], uint8_t sk[HQC_SK_BYTES], const uint8_t coins[HQC_SEED_BYTES]) {
    begin();
    /* The seed of the scheme and sigma; from that seed those of the private vectors and of the public one. */
    to_block(SEED, coins, HQC_SEED_BYTES);
    xof(SEED);
    squeeze(MESSAGE, 32 + HQC_K);
    sponge(RATE_72 | DOMAIN(2) | SHA3);
    absorb(MESSAGE, 32);
    finish();
    from_block(sk + HQC_SK_SIGMA, MESSAGE + 8, HQC_K);
    squeeze(HASH, 64);
    from_block(sk + HQC_SK_DK, HASH, 32);
    from_block(pk, HASH + 8, 32);
    public_vector(HASH + 8);
    xof(HASH);
    squeeze(RANDOM, DRAWN(2));
    HQC_UNIT->CURSOR = 4 * RANDOM;
    draw(FIRST);
    draw(SECOND);
    product(H, FIRST, HQC_OMEGA, 0);
    flip(SECOND, HQC_OMEGA);
    for (uint32_t i = 0; i < HQC_SEED_BYTES; i++) {
        sk[i] = pk[i];
        sk[HQC_SK_KEM + i] = coins[i];
    }
    receive(pk + HQC_SEED_BYTES);
    receive(sk + HQC_SEED_BYTES);
}
