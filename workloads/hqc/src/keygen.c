/* HQC-KEM: key generation.
   Source: HQC specification (2025-08-22), HQC-KEM.Keygen. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

static void copy(uint8_t *to, const uint8_t *from, size_t length) {
    for (size_t i = 0; i < length; i++) {
        to[i] = from[i];
    }
}

void hqc_keygen(uint8_t pk[HQC_PK_BYTES], uint8_t sk[HQC_SK_BYTES], const uint8_t coins[HQC_SEED_BYTES]) {
    uint8_t seed_pke[HQC_SEED_BYTES];
    keccak_sponge xof;
    hqc_xof_start(&xof, coins);
    hqc_xof_take(&xof, seed_pke, HQC_SEED_BYTES);
    hqc_xof_take(&xof, sk + HQC_SK_SIGMA, HQC_K);
    hqc_pke_keygen(pk, sk + HQC_SK_DK, seed_pke);
    copy(sk, pk, HQC_PK_BYTES);
    copy(sk + HQC_SK_KEM, coins, HQC_SEED_BYTES);
}
