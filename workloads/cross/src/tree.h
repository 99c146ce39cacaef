/* The seeds of the rounds and the commitments to them: binary trees, or in the fast sets runs of a quarter each.
   Source: CROSS 2.2, the seed tree and the Merkle tree. SPDX-License-Identifier: Apache-2.0

   Nodes are numbered from the root, level by level, from left to right; so the children of the p-th node that has
   some are nodes 2p + 1 and 2p + 2. The left subtree of a node is the greatest full one that leaves something to the
   right; leaves are numbered from left to right.

   The second challenge hides the seeds of some rounds, and gives their first commitments; it tells of all others
   the seeds, and not their commitments. Hence a signature holds the same nodes of both trees: those whose leaves all
   have their seeds told, without those whose parent is such a one. Their order is that of their numbers for seeds,
   the opposite for commitments. */

#ifndef CROSS_TREE_H
#define CROSS_TREE_H

#include "params.h"
#include "sha3.h"

/* Two seeds from that of their parent, which is the node of this number. */
void cross_seed_children(uint8_t children[2 * CROSS_SEED], const uint8_t parent[CROSS_SEED],
                         const uint8_t salt[CROSS_SALT], uint32_t node);

/* A node of the tree of commitments from its two children. `parent` may be the first of them. */
void cross_merkle_node(uint8_t parent[CROSS_HASH], const uint8_t children[2 * CROSS_HASH]);

#if CROSS_TREES
#define CROSS_NODES (2 * CROSS_T - 1)
#define CROSS_INNER (CROSS_T - 1)
#define CROSS_DEPTH 10 /* of the deepest leaf, at most */
#else
#define CROSS_NODES CROSS_T
#endif

/* Where things are in the trees, and what a signature holds of them. The fast sets need only `told`. */
typedef struct {
#if CROSS_TREES
    uint16_t inner[CROSS_INNER]; /* nodes with children, in order */
    uint16_t leaf[CROSS_T];      /* nodes that are leaves, from left to right */
    uint16_t first[CROSS_NODES]; /* the leftmost leaf below a node */
    uint16_t place[CROSS_INNER]; /* where in a signature's seeds the child of this pair stands, if one does */
    uint16_t stored;             /* how many nodes a signature holds */
#endif
    uint8_t told[CROSS_NODES]; /* by node: 1 where the second challenge tells all seeds below */
} cross_tree;

void cross_tree_start(cross_tree *tree);
void cross_tree_challenge(cross_tree *tree, const uint8_t challenge_2[CROSS_T]);

/* --- Seeds. They stand one behind the other: each node at its number (`whole`), or at the place of the leftmost leaf
   below it, where its children take its place. */

/* The seeds of all rounds from the root's. */
void cross_seeds_from_root(uint8_t *seeds, const cross_tree *tree, int whole, const uint8_t root[CROSS_SEED],
                           const uint8_t salt[CROSS_SALT]);

/* What a signature holds. Where not all nodes are kept, all but the seeds that are not told are replaced by it: they
   are computed once more from the root's. */
void cross_seeds_path(uint8_t path[CROSS_STORED * CROSS_SEED], uint8_t *seeds, const cross_tree *tree, int whole,
                      const uint8_t root[CROSS_SEED], const uint8_t salt[CROSS_SALT]);

/* The seeds that are told, each at its leaf; returns 1 if what a signature leaves of its place is zero, otherwise 0. */
uint32_t cross_seeds_from_path(uint8_t seeds[CROSS_T * CROSS_SEED], const cross_tree *tree,
                               const uint8_t path[CROSS_STORED * CROSS_SEED], const uint8_t salt[CROSS_SALT]);

/* Where the seed of a round is. */
static inline const uint8_t *cross_seed_of(const uint8_t *seeds, const cross_tree *tree, int whole, uint32_t round) {
#if CROSS_TREES
    return seeds + (whole ? tree->leaf[round] : round) * (uint32_t)CROSS_SEED;
#else
    (void)tree;
    (void)whole;
    return seeds + round * CROSS_SEED;
#endif
}

/* --- First commitments. They stand as seeds do, but of trees that are not whole there are leaves only. */

static inline uint8_t *cross_commitment_of(uint8_t *nodes, const cross_tree *tree, int whole, uint32_t round) {
#if CROSS_TREES
    return nodes + (whole ? tree->leaf[round] : round) * (uint32_t)CROSS_HASH;
#else
    (void)tree;
    (void)whole;
    return nodes + round * CROSS_HASH;
#endif
}

/* The root, and the inner nodes where they are kept. */
void cross_commitments_root(uint8_t root[CROSS_HASH], uint8_t *nodes, const cross_tree *tree, int whole);

/* What a signature holds. */
void cross_commitments_proof(uint8_t proof[CROSS_STORED * CROSS_HASH], const uint8_t *nodes, const cross_tree *tree,
                             int whole);

/* Computes the root from commitments that come one after the other, from left to right, with a node of each level in
   memory. Either of `given` and `written` is not null: what a signature holds, for the commitments that are not
   known; or where to write it, where all are. */
typedef struct {
    const cross_tree *tree;
    const uint8_t *given;
    uint8_t *written;
    uint32_t round;
#if CROSS_TREES
    uint32_t depth;
    uint16_t numbers[CROSS_DEPTH + 2];
    uint8_t nodes[(CROSS_DEPTH + 2) * CROSS_HASH];
#else
    uint32_t used, run, left; /* of what is given; of the four runs; of this run */
    keccak_sponge sponge;
    uint8_t digests[4 * CROSS_HASH];
#endif
} cross_fold;

void cross_fold_start(cross_fold *fold, const cross_tree *tree, const uint8_t *given, uint8_t *written);
void cross_fold_add(cross_fold *fold, const uint8_t commitment[CROSS_HASH]); /* any bytes where it is not known */
void cross_fold_root(uint8_t root[CROSS_HASH], cross_fold *fold);

/* 1 if what a signature leaves of its place for nodes of `bytes` is zero, otherwise 0. */
uint32_t cross_rest_is_zero(const uint8_t *nodes, const cross_tree *tree, uint32_t bytes);

#endif
