/* The shape of the trees, and what of them a signature holds.
   Source: CROSS 2.2, the seed tree and the Merkle tree. SPDX-License-Identifier: Apache-2.0 */

#include "tree.h"

#if CROSS_TREES

void cross_tree_start(cross_tree *tree) {
    /* The full subtrees are as large as the ones in t, greatest first: leaves of one stand on one level. */
    uint32_t leaves_of[CROSS_DEPTH + 1] = {0};
    for (uint32_t left = CROSS_T, root = 1, height = CROSS_DEPTH; left > 0; height--) {
        if (left >> height & 1) {
            left -= 1u << height;
            leaves_of[height + (left > 0 ? root : root - 1)] += 1u << height;
            root++;
        }
    }
    /* On each level nodes with children stand before leaves; the deepest level has the first leaves. */
    uint32_t node = 0, inner = 0, leaf = CROSS_T;
    for (uint32_t level = 0, nodes = 1; nodes > 0; level++) {
        const uint32_t leaves = leaves_of[level];
        leaf -= leaves;
        for (uint32_t i = 0; i < nodes; i++, node++) {
            if (i < nodes - leaves) {
                tree->inner[inner++] = (uint16_t)node;
            } else {
                tree->leaf[leaf + i - (nodes - leaves)] = (uint16_t)node;
            }
        }
        nodes = 2 * (nodes - leaves);
    }
    for (uint32_t i = 0; i < CROSS_T; i++) {
        tree->first[tree->leaf[i]] = (uint16_t)i;
    }
    for (uint32_t pair = CROSS_INNER; pair-- > 0;) {
        tree->first[tree->inner[pair]] = tree->first[2 * pair + 1];
    }
}

void cross_tree_challenge(cross_tree *tree, const uint8_t challenge_2[CROSS_T]) {
    for (uint32_t i = 0; i < CROSS_T; i++) {
        tree->told[tree->leaf[i]] = challenge_2[i];
    }
    for (uint32_t pair = CROSS_INNER; pair-- > 0;) {
        tree->told[tree->inner[pair]] = tree->told[2 * pair + 1] & tree->told[2 * pair + 2];
    }
    tree->stored = 0;
    for (uint32_t pair = 0; pair < CROSS_INNER; pair++) {
        tree->place[pair] = tree->stored;
        tree->stored += tree->told[2 * pair + 1] != tree->told[2 * pair + 2];
    }
}

#else

void cross_tree_start(cross_tree *tree) {
    (void)tree;
}

void cross_tree_challenge(cross_tree *tree, const uint8_t challenge_2[CROSS_T]) {
    for (uint32_t i = 0; i < CROSS_T; i++) {
        tree->told[i] = challenge_2[i];
    }
}

#endif

uint32_t cross_rest_is_zero(const uint8_t *nodes, const cross_tree *tree, uint32_t bytes) {
    uint32_t all = 0;
#if CROSS_TREES
    for (uint32_t i = tree->stored * bytes; i < CROSS_STORED * bytes; i++) {
        all |= nodes[i];
    }
#else
    (void)nodes; /* as many as there are rounds told: no rest */
    (void)tree;
    (void)bytes;
#endif
    return all == 0;
}
