/* HQC-KEM: all three operations from one seed, as vectors have them.
   Source: HQC specification (2025-08-22), HQC-KEM. SPDX-License-Identifier: Apache-2.0 */

#include "hqc.h"

int hqc_kem(uint8_t pk[HQC_PK_BYTES], uint8_t sk[HQC_SK_BYTES], uint8_t ct[HQC_CT_BYTES], uint8_t ss[32],
            uint8_t ss_decaps[32], const uint8_t coins[HQC_SEED_BYTES + HQC_COIN_BYTES]) {
    hqc_keygen(pk, sk, coins);
    const int encapsulated = hqc_encaps(ct, ss, pk, HQC_PK_BYTES, coins + HQC_SEED_BYTES);
    return encapsulated != HQC_OK ? encapsulated : hqc_decaps(ss_decaps, ct, HQC_CT_BYTES, sk, HQC_SK_BYTES);
}
