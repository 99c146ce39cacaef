/* The hypertree: trees whose leaves sign the roots of those below.
   Source: FIPS 205 §7, Algorithms 12 and 13. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

/* The leaf of the next layer, and its tree: line 6 of Algorithm 12. */
static uint32_t next_leaf(uint64_t *tree) {
    const uint32_t leaf = (uint32_t)*tree & ((1u << SLHDSA_HP) - 1);
    *tree >>= SLHDSA_HP;
    return leaf;
}

/* Algorithm 12. */
void slhdsa_ht_sign(uint8_t sig[SLHDSA_HT_BYTES], const slhdsa_node *message, const slhdsa_secret *secret, uint64_t tree,
                    uint32_t leaf) {
    slhdsa_node root = *message;
    for (uint32_t layer = 0; layer < SLHDSA_D; layer++) {
        const slhdsa_adrs adrs = adrs_of_tree(layer, tree);
        slhdsa_xmss_sign(sig, &root, secret, leaf, &adrs);
        if (layer < SLHDSA_D - 1) {
            slhdsa_node signed_root;
            slhdsa_xmss_pk_from_sig(&signed_root, leaf, sig, &root, &secret->seed, &adrs);
            root = signed_root;
        }
        sig += SLHDSA_XMSS_BYTES;
        leaf = next_leaf(&tree);
    }
}

/* Algorithm 13, lines 1 to 4. */
void slhdsa_ht_root(slhdsa_node *root, const slhdsa_node *message, const uint8_t sig[SLHDSA_HT_BYTES],
                    const slhdsa_seed *seed, uint64_t tree, uint32_t leaf) {
    slhdsa_node node = *message;
    for (uint32_t layer = 0; layer < SLHDSA_D; layer++) {
        const slhdsa_adrs adrs = adrs_of_tree(layer, tree);
        slhdsa_xmss_pk_from_sig(root, leaf, sig, &node, seed, &adrs);
        node = *root;
        sig += SLHDSA_XMSS_BYTES;
        leaf = next_leaf(&tree);
    }
}
