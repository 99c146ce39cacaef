/* Encapsulation by the unit on the bus.
   Source: HQC specification (2025-08-22), HQC-KEM.Encaps, HQC-PKE.Encrypt. SPDX-License-Identifier: Apache-2.0 */

#include "hqc_steps.h"

int hqc_encaps(uint8_t ct[HQC_CT_BYTES], uint8_t ss[32], const uint8_t *pk, size_t pk_length,
               const uint8_t coins[HQC_COIN_BYTES]) {
    if (pk_length != HQC_PK_BYTES) {
        return HQC_PUBLIC_KEY_LENGTH;
    }
    begin();
    to_block(MESSAGE, coins, HQC_K);
    to_block(SALT, coins + HQC_K, HQC_SALT_BYTES);
    take_public_key(pk);
    key_and_theta();
    public_vector(SEED);
    draw_encryption();
    make_v();
    receive_v(ct + HQC_N_BYTES);
    make_u();
    for (uint32_t i = 0; i < HQC_SALT_BYTES; i++) {
        ct[HQC_N_BYTES + HQC_V_BYTES + i] = coins[HQC_K + i];
    }
    from_block(ss, KEY, 32);
    receive(ct);
    return HQC_OK;
}
