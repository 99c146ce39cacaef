/* The tree of first commitments: its root, and to and from what a signature holds.
   Source: CROSS 2.2, the Merkle tree. SPDX-License-Identifier: Apache-2.0

   Branches and addresses depend on the second challenge, which is public. */

#include "hash.h"
#include "tree.h"

static inline void copy_digest(uint8_t *to, const uint8_t *from) {
    for (uint32_t i = 0; i < CROSS_HASH; i++) {
        to[i] = from[i];
    }
}

void cross_fold_start(cross_fold *fold, const cross_tree *tree, const uint8_t *given, uint8_t *written) {
    fold->tree = tree;
    fold->given = given;
    fold->written = written;
    fold->round = 0;
#if CROSS_TREES
    fold->depth = 0;
#else
    fold->used = 0;
    fold->run = 0;
    fold->left = 0;
#endif
}

#if CROSS_TREES

/* Where a signature has the node of a pair: from the last one on. */
static inline uint32_t place_of(const cross_tree *tree, uint32_t pair) {
    return (tree->stored - 1u - tree->place[pair]) * (uint32_t)CROSS_HASH;
}

void cross_fold_add(cross_fold *fold, const uint8_t commitment[CROSS_HASH]) {
    const cross_tree *tree = fold->tree;
    uint8_t *top = fold->nodes + fold->depth * (uint32_t)CROSS_HASH;
    uint32_t number = tree->leaf[fold->round++];
    copy_digest(top, commitment);
    /* A right child finds its left sibling below it. */
    for (; number != 0 && number % 2 == 0; number = tree->inner[number / 2 - 1]) {
        const uint32_t pair = number / 2 - 1;
        top -= CROSS_HASH;
        fold->depth--;
        if (fold->given != 0 || fold->written != 0) {
            const uint32_t left = tree->told[number - 1], right = tree->told[number];
            uint8_t *const stored = left ? top : top + CROSS_HASH;
            if (fold->given != 0 && left && right) {
                continue; /* nothing below is known, or asked for */
            }
            if (fold->given != 0 && left != right) {
                copy_digest(stored, fold->given + place_of(tree, pair));
            }
            if (fold->written != 0 && left != right) {
                copy_digest(fold->written + place_of(tree, pair), stored);
            }
        }
        cross_merkle_node(top, top);
    }
    fold->depth++;
}

void cross_fold_root(uint8_t root[CROSS_HASH], cross_fold *fold) {
    copy_digest(root, fold->nodes);
}

void cross_commitments_root(uint8_t root[CROSS_HASH], uint8_t *nodes, const cross_tree *tree, int whole) {
    if (whole) {
        for (uint32_t pair = CROSS_INNER; pair-- > 0;) {
            cross_merkle_node(nodes + tree->inner[pair] * CROSS_HASH, nodes + (2 * pair + 1) * CROSS_HASH);
        }
        copy_digest(root, nodes);
        return;
    }
    cross_fold fold;
    cross_fold_start(&fold, tree, 0, 0);
    for (uint32_t i = 0; i < CROSS_T; i++) {
        cross_fold_add(&fold, nodes + i * CROSS_HASH);
    }
    cross_fold_root(root, &fold);
}

void cross_commitments_proof(uint8_t proof[CROSS_STORED * CROSS_HASH], const uint8_t *nodes, const cross_tree *tree,
                             int whole) {
    for (uint32_t i = tree->stored * CROSS_HASH; i < CROSS_STORED * CROSS_HASH; i++) {
        proof[i] = 0;
    }
    if (whole) {
        for (uint32_t pair = 0; pair < CROSS_INNER; pair++) {
            const uint32_t left = 2 * pair + 1, right = left + 1;
            if (tree->told[left] != tree->told[right]) {
                copy_digest(proof + place_of(tree, pair), nodes + (tree->told[left] ? left : right) * CROSS_HASH);
            }
        }
        return;
    }
    cross_fold fold;
    cross_fold_start(&fold, tree, 0, proof);
    for (uint32_t i = 0; i < CROSS_T; i++) {
        cross_fold_add(&fold, nodes + i * CROSS_HASH);
    }
}

#else

void cross_fold_add(cross_fold *fold, const uint8_t commitment[CROSS_HASH]) {
    const uint32_t told = fold->given != 0 && fold->tree->told[fold->round];
    fold->round++;
    if (fold->left == 0) {
        fold->left = CROSS_T / 4 + (fold->run < CROSS_T % 4);
        cross_hash_start(&fold->sponge);
    }
    keccak_absorb(&fold->sponge, told ? fold->given + CROSS_HASH * fold->used++ : commitment, CROSS_HASH);
    if (--fold->left == 0) {
        cross_digest(fold->digests + CROSS_HASH * fold->run++, &fold->sponge, 0);
    }
}

void cross_fold_root(uint8_t root[CROSS_HASH], cross_fold *fold) {
    cross_hash_start(&fold->sponge);
    keccak_absorb(&fold->sponge, fold->digests, sizeof fold->digests);
    cross_digest(root, &fold->sponge, 0);
}

void cross_commitments_root(uint8_t root[CROSS_HASH], uint8_t *nodes, const cross_tree *tree, int whole) {
    cross_fold fold;
    (void)whole;
    cross_fold_start(&fold, tree, 0, 0);
    for (uint32_t i = 0; i < CROSS_T; i++) {
        cross_fold_add(&fold, nodes + i * CROSS_HASH);
    }
    cross_fold_root(root, &fold);
}

void cross_commitments_proof(uint8_t proof[CROSS_STORED * CROSS_HASH], const uint8_t *nodes, const cross_tree *tree,
                             int whole) {
    (void)whole;
    for (uint32_t i = 0; i < CROSS_T; i++) {
        if (tree->told[i]) {
            copy_digest(proof, nodes + i * CROSS_HASH);
            proof += CROSS_HASH;
        }
    }
}

#endif
