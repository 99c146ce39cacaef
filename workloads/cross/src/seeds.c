/* The seeds of the rounds: from the root's, and to and from what a signature holds.
   Source: CROSS 2.2, the seed tree. SPDX-License-Identifier: Apache-2.0

   Branches and addresses depend on the second challenge, which is public. */

#include "hash.h"
#include "tree.h"

static inline void copy_seed(uint8_t *to, const uint8_t *from) {
    for (uint32_t i = 0; i < CROSS_SEED; i++) {
        to[i] = from[i];
    }
}

#if CROSS_TREES

static inline uint8_t *node_at(uint8_t *seeds, const cross_tree *tree, int whole, uint32_t node) {
    return seeds + (whole ? node : tree->first[node]) * (uint32_t)CROSS_SEED;
}

/* The children of one node with some. */
static void expand(uint8_t *seeds, const cross_tree *tree, int whole, uint32_t pair, const uint8_t salt[CROSS_SALT]) {
    const uint32_t parent = tree->inner[pair];
    uint8_t children[2 * CROSS_SEED];
    cross_seed_children(children, node_at(seeds, tree, whole, parent), salt, parent);
    copy_seed(node_at(seeds, tree, whole, 2 * pair + 1), children);
    copy_seed(node_at(seeds, tree, whole, 2 * pair + 2), children + CROSS_SEED);
}

/* The one of a pair's children that a signature holds, or 0. */
static inline uint32_t stored_of(const cross_tree *tree, uint32_t pair) {
    const uint32_t left = 2 * pair + 1, right = left + 1;
    return tree->told[left] == tree->told[right] ? 0 : tree->told[left] ? left : right;
}

void cross_seeds_from_root(uint8_t *seeds, const cross_tree *tree, int whole, const uint8_t root[CROSS_SEED],
                           const uint8_t salt[CROSS_SALT]) {
    copy_seed(seeds, root);
    for (uint32_t pair = 0; pair < CROSS_INNER; pair++) {
        expand(seeds, tree, whole, pair, salt);
    }
}

void cross_seeds_path(uint8_t path[CROSS_STORED * CROSS_SEED], uint8_t *seeds, const cross_tree *tree, int whole,
                      const uint8_t root[CROSS_SEED], const uint8_t salt[CROSS_SALT]) {
    if (!whole) {
        copy_seed(seeds, root);
        for (uint32_t pair = 0; pair < CROSS_INNER; pair++) {
            if (!tree->told[tree->inner[pair]]) {
                expand(seeds, tree, whole, pair, salt);
            }
        }
    }
    for (uint32_t pair = 0; pair < CROSS_INNER; pair++) {
        const uint32_t node = stored_of(tree, pair);
        if (node != 0) {
            copy_seed(path + tree->place[pair] * CROSS_SEED, node_at(seeds, tree, whole, node));
        }
    }
    for (uint32_t i = tree->stored * CROSS_SEED; i < CROSS_STORED * CROSS_SEED; i++) {
        path[i] = 0;
    }
}

uint32_t cross_seeds_from_path(uint8_t seeds[CROSS_T * CROSS_SEED], const cross_tree *tree,
                               const uint8_t path[CROSS_STORED * CROSS_SEED], const uint8_t salt[CROSS_SALT]) {
    for (uint32_t pair = 0; pair < CROSS_INNER; pair++) {
        if (tree->told[tree->inner[pair]]) {
            expand(seeds, tree, 0, pair, salt);
            continue;
        }
        const uint32_t node = stored_of(tree, pair);
        if (node != 0) {
            copy_seed(node_at(seeds, tree, 0, node), path + tree->place[pair] * CROSS_SEED);
        }
    }
    return cross_rest_is_zero(path, tree, CROSS_SEED);
}

#else

void cross_seeds_from_root(uint8_t *seeds, const cross_tree *tree, int whole, const uint8_t root[CROSS_SEED],
                           const uint8_t salt[CROSS_SALT]) {
    uint8_t quarters[4 * CROSS_SEED];
    keccak_sponge xof;
    (void)tree;
    (void)whole;
    cross_stream(&xof, root, salt, 0);
    keccak_squeeze(&xof, quarters, sizeof quarters);
    for (uint32_t i = 0; i < 4; i++) {
        const uint32_t bytes = (CROSS_T / 4 + (i < CROSS_T % 4)) * CROSS_SEED;
        cross_stream(&xof, quarters + i * CROSS_SEED, salt, i + 1);
        keccak_squeeze(&xof, seeds, bytes);
        seeds += bytes;
    }
}

void cross_seeds_path(uint8_t path[CROSS_STORED * CROSS_SEED], uint8_t *seeds, const cross_tree *tree, int whole,
                      const uint8_t root[CROSS_SEED], const uint8_t salt[CROSS_SALT]) {
    (void)whole;
    (void)root;
    (void)salt;
    for (uint32_t i = 0; i < CROSS_T; i++) {
        if (tree->told[i]) {
            copy_seed(path, seeds + i * CROSS_SEED);
            path += CROSS_SEED;
        }
    }
}

uint32_t cross_seeds_from_path(uint8_t seeds[CROSS_T * CROSS_SEED], const cross_tree *tree,
                               const uint8_t path[CROSS_STORED * CROSS_SEED], const uint8_t salt[CROSS_SALT]) {
    (void)salt;
    for (uint32_t i = 0; i < CROSS_T; i++) {
        if (tree->told[i]) {
            copy_seed(seeds + i * CROSS_SEED, path);
            path += CROSS_SEED;
        }
    }
    return 1;
}

#endif
