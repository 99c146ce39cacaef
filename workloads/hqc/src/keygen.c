/* HQC-KEM: key generation.
   Source: HQC specification (2025-08-22), HQC-KEM.Keygen. SPDX-License-Identifier: Apache-2.0 */

#include "copy.h"
#include "internal.h"

void hqc_keygen(uint8_t pk[HQC_PK_BYTES], uint8_t sk[HQC_SK_BYTES], const uint8_t coins[HQC_SEED_BYTES]) {
    uint8_t seed_pke[HQC_SEED_BYTES];
    keccak_sponge xof;
    hqc_xof_start(&xof, coins);
    hqc_xof_take(&xof, seed_pke, HQC_SEED_BYTES);
    hqc_xof_take(&xof, sk + HQC_SK_SIGMA, HQC_K);
    hqc_pke_keygen(pk, sk + HQC_SK_DK, seed_pke);
    hqc_copy(sk, pk, HQC_PK_BYTES);
    hqc_copy(sk + HQC_SK_KEM, coins, HQC_SEED_BYTES);
}
