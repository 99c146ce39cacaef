/* FORS, the few-time signature of the message's digest: one leaf of each of k trees.
   Source: FIPS 205 §8, Algorithms 14 to 17. SPDX-License-Identifier: Apache-2.0

   The leaves of all trees are numbered through: leaf j of tree i is i·2^a + j. */

#include "internal.h"

/* Leaves that are computed at a time: those of a group of slhdsa_tree_node. */
enum { LEAVES = 8 };

/* Algorithm 14, fors_skGen, for neighbouring leaves. */
static void secret_values(slhdsa_node *values, const slhdsa_secret *secret, const slhdsa_adrs *tree, uint32_t keypair,
                          uint32_t first, uint32_t count) {
    slhdsa_adrs adrs[LEAVES];
    const slhdsa_adrs own = adrs_of_type(tree, FORS_PRF, keypair);
    for (uint32_t i = 0; i < count; i++) {
        adrs[i] = own;
        adrs_set_node(&adrs[i], 0, first + i);
    }
    slhdsa_prf(values, &secret->seed, adrs, &secret->sk_seed, count);
}

/* Algorithm 15, line 3 to 6. */
static void fors_leaves(slhdsa_node *leaves, const slhdsa_secret *secret, const slhdsa_adrs *nodes, uint32_t first,
                        uint32_t count) {
    slhdsa_adrs adrs[LEAVES];
    secret_values(leaves, secret, nodes, adrs_keypair(nodes), first, count);
    for (uint32_t i = 0; i < count; i++) {
        adrs[i] = *nodes;
        adrs_set_node(&adrs[i], 0, first + i);
    }
    slhdsa_f(leaves, &secret->seed, adrs, leaves, count);
}

/* Algorithm 15. */
void slhdsa_fors_node(slhdsa_node *node, const slhdsa_secret *secret, uint32_t index, unsigned z,
                      const slhdsa_adrs *tree, uint32_t keypair) {
    const slhdsa_adrs nodes = adrs_of_type(tree, FORS_TREE, keypair);
    slhdsa_tree_node(node, fors_leaves, secret, index, z, &nodes);
}

/* Algorithm 16. */
void slhdsa_fors_sign(uint8_t sig[SLHDSA_FORS_BYTES], const uint8_t md[SLHDSA_MD_BYTES], const slhdsa_secret *secret,
                      const slhdsa_adrs *tree, uint32_t keypair) {
    uint32_t indices[SLHDSA_K];
    slhdsa_digits(indices, md, SLHDSA_A, SLHDSA_K);
    for (uint32_t i = 0; i < SLHDSA_K; i++) {
        const uint32_t leaf = (i << SLHDSA_A) + indices[i];
        slhdsa_node node;
        secret_values(&node, secret, tree, keypair, leaf, 1);
        slhdsa_node_write(sig, &node);
        sig += SLHDSA_N;
        for (unsigned j = 0; j < SLHDSA_A; j++) {
            slhdsa_fors_node(&node, secret, leaf >> j ^ 1, j, tree, keypair);
            slhdsa_node_write(sig, &node);
            sig += SLHDSA_N;
        }
    }
}

/* Algorithm 17, all trees side by side. */
void slhdsa_fors_pk_from_sig(slhdsa_node *pk, const uint8_t sig[SLHDSA_FORS_BYTES], const uint8_t md[SLHDSA_MD_BYTES],
                             const slhdsa_seed *seed, const slhdsa_adrs *tree, uint32_t keypair) {
    const size_t stride = (SLHDSA_A + 1) * SLHDSA_N; /* a secret value and its authentication path */
    uint32_t indices[SLHDSA_K];
    slhdsa_node roots[SLHDSA_K];
    slhdsa_adrs adrs[SLHDSA_K];
    const slhdsa_adrs nodes = adrs_of_type(tree, FORS_TREE, keypair);
    const slhdsa_adrs all = adrs_of_type(tree, FORS_ROOTS, keypair);
    slhdsa_digits(indices, md, SLHDSA_A, SLHDSA_K);
    for (uint32_t i = 0; i < SLHDSA_K; i++) {
        indices[i] += i << SLHDSA_A;
        adrs[i] = nodes;
        adrs_set_node(&adrs[i], 0, indices[i]);
        slhdsa_node_read(&roots[i], sig + i * stride);
    }
    slhdsa_f(roots, seed, adrs, roots, SLHDSA_K);
    slhdsa_climb(roots, seed, &nodes, sig + SLHDSA_N, stride, indices, SLHDSA_A, SLHDSA_K);
    slhdsa_t_l(pk, seed, &all, roots, SLHDSA_K);
}
