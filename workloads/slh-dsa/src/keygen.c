/* Key generation from its three seeds.
   Source: FIPS 205 §9.1, Algorithm 18. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

void slhdsa_keygen_internal(uint8_t pk[SLHDSA_PK_BYTES], uint8_t sk[SLHDSA_SK_BYTES], const uint8_t sk_seed[SLHDSA_N],
                            const uint8_t sk_prf[SLHDSA_N], const uint8_t pk_seed[SLHDSA_N]) {
    slhdsa_secret secret;
    slhdsa_node root;
    const slhdsa_adrs top = adrs_of_tree(SLHDSA_D - 1, 0);
    slhdsa_absorb_seed(&secret.seed, pk_seed);
    slhdsa_node_read(&secret.sk_seed, sk_seed);
    slhdsa_xmss_node(&root, &secret, 0, SLHDSA_HP, &top);
    for (int i = 0; i < SLHDSA_N; i++) {
        sk[i] = sk_seed[i];
        sk[SLHDSA_N + i] = sk_prf[i];
        pk[i] = pk_seed[i];
        pk[SLHDSA_N + i] = root.bytes[i];
    }
    for (int i = 0; i < SLHDSA_PK_BYTES; i++) {
        sk[2 * SLHDSA_N + i] = pk[i];
    }
}
