/* HQC-KEM: encapsulation.
   Source: HQC specification (2025-08-22), HQC-KEM.Encaps. SPDX-License-Identifier: Apache-2.0 */

#include "copy.h"
#include "internal.h"

int hqc_encaps(uint8_t ct[HQC_CT_BYTES], uint8_t ss[32], const uint8_t *pk, size_t pk_length,
               const uint8_t coins[HQC_COIN_BYTES]) {
    uint8_t hash[32], key[64]; /* shared secret and seed of the encryption */
    if (pk_length != HQC_PK_BYTES) {
        return HQC_PUBLIC_KEY_LENGTH;
    }
    hqc_hash_h(hash, pk);
    hqc_hash_g(key, hash, coins, coins + HQC_K);
    hqc_pke_encrypt(ct, coins, key + 32, pk);
    hqc_copy(ct + HQC_CT_BYTES - HQC_SALT_BYTES, coins + HQC_K, HQC_SALT_BYTES);
    hqc_copy(ss, key, 32);
    return HQC_OK;
}
