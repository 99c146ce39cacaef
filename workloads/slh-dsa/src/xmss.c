/* XMSS, the Merkle tree over WOTS+ keys: signs as many messages as it has leaves.
   Source: FIPS 205 §6, Algorithms 9 to 11. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

static void wots_keys(slhdsa_node *leaves, const slhdsa_secret *secret, const slhdsa_adrs *nodes, uint32_t first,
                      uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        slhdsa_wots_pk_gen(&leaves[i], secret, nodes, first + i);
    }
}

/* Algorithm 9. */
void slhdsa_xmss_node(slhdsa_node *node, const slhdsa_secret *secret, uint32_t index, unsigned z,
                      const slhdsa_adrs *tree) {
    const slhdsa_adrs nodes = adrs_of_type(tree, TREE, 0);
    slhdsa_tree_node(node, wots_keys, secret, index, z, &nodes);
}

/* Algorithm 10. */
void slhdsa_xmss_sign(uint8_t sig[SLHDSA_XMSS_BYTES], const slhdsa_node *message, const slhdsa_secret *secret,
                      uint32_t index, const slhdsa_adrs *tree) {
    for (unsigned j = 0; j < SLHDSA_HP; j++) {
        slhdsa_node node;
        slhdsa_xmss_node(&node, secret, index >> j ^ 1, j, tree);
        slhdsa_node_write(sig + SLHDSA_WOTS_BYTES + j * SLHDSA_N, &node);
    }
    slhdsa_wots_sign(sig, message, secret, tree, index);
}

/* Algorithm 11. */
void slhdsa_xmss_pk_from_sig(slhdsa_node *pk, uint32_t index, const uint8_t sig[SLHDSA_XMSS_BYTES],
                             const slhdsa_node *message, const slhdsa_seed *seed, const slhdsa_adrs *tree) {
    const slhdsa_adrs nodes = adrs_of_type(tree, TREE, 0);
    slhdsa_wots_pk_from_sig(pk, sig, message, seed, tree, index);
    slhdsa_climb(pk, seed, &nodes, sig + SLHDSA_WOTS_BYTES, 0, &index, SLHDSA_HP, 1);
}
