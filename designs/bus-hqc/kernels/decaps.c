/* Decapsulation by the unit on the bus.
   Source: HQC specification (2025-08-22), HQC-KEM.Decaps, HQC-PKE.Decrypt. SPDX-License-Identifier: Apache-2.0 */

#include "hqc_steps.h"

int hqc_decaps(uint8_t ss[32], const uint8_t *ct, size_t ct_length, const uint8_t *sk, size_t sk_length) {
    const uint8_t *v = ct + HQC_N_BYTES;
    if (ct_length != HQC_CT_BYTES) {
        return HQC_CIPHERTEXT_LENGTH;
    }
    if (sk_length != HQC_SK_BYTES) {
        return HQC_PRIVATE_KEY_LENGTH;
    }
    begin();
    /* The message, from v + u·y. */
    to_block(SEED, sk + HQC_SK_DK, HQC_SEED_BYTES);
    xof(SEED);
    squeeze(RANDOM, DRAWN(1));
    HQC_UNIT->CURSOR = 4 * RANDOM;
    draw(FIRST);
    send(U, ct);
    send_v(v);
    command(COMMAND(WRAP), U);
    HQC_UNIT->WEIGHT = V_ROWS;
    command(COMMAND(LOAD), V);
    product(U, FIRST, HQC_OMEGA, COMMAND(ADD));
    command(COMMAND(NEAREST), 0);
    HQC_UNIT->FROM = MESSAGE;
    command(COMMAND(CORRECT), 0);
    /* The encryption again. Bits of u beyond the vector's make a ciphertext that nobody encapsulated. */
    to_block(SALT, ct + HQC_CT_BYTES - HQC_SALT_BYTES, HQC_SALT_BYTES);
    to_block(SIGMA, sk + HQC_SK_SIGMA, HQC_K);
    take_public_key(sk);
    key_and_theta();
    public_vector(SEED);
    draw_encryption();
    HQC_UNIT->DIFFERENT = (uint32_t)ct[HQC_N_BYTES - 1] >> HQC_N % 8;
    make_v();
    HQC_UNIT->WEIGHT = V_ROWS;
    command(COMMAND(COMPARE), V);
    make_u();
    HQC_UNIT->WEIGHT = ROWS;
    command(COMMAND(COMPARE), U);
    /* What a wrong ciphertext gives. */
    HQC_UNIT->BLOCK[REST] = rest_of(ct);
    sponge(RATE_136 | DOMAIN(3) | SHA3);
    absorb(HASH, 32);
    absorb(SIGMA, HQC_K);
    absorb_region(U, WHOLE);
    absorb(REST, LEFT);
    absorb_region(V, HQC_V_BYTES);
    absorb(SALT, HQC_SALT_BYTES);
    finish();
    squeeze(J, 32);
    HQC_UNIT->FROM = J;
    HQC_UNIT->BYTES = 32;
    HQC_UNIT->OFFSET = KEY;
    command(COMMAND(CHOOSE), 0);
    from_block(ss, J, 32);
    return HQC_OK;
}
