/* Trees of hashes: a node from the leaves below it, and a root from a leaf and its authentication path.
   Source: FIPS 205 §6 (Algorithms 9 and 11), §8 (Algorithms 15 and 17). SPDX-License-Identifier: Apache-2.0

   The standard's recursion becomes a loop with one node a height on a stack. Leaves come in groups, so that a group and
   its lowest levels can be hashed side by side. */

#include "internal.h"

/* Leaves of a group: 2^3. */
enum { GROUP_HEIGHT = 3, GROUP = 1 << GROUP_HEIGHT };
/* The highest node that is asked for: the root of an XMSS tree, a child of a FORS tree's root. */
enum { HIGHEST = SLHDSA_HP > SLHDSA_A ? SLHDSA_HP : SLHDSA_A };

/* The parents of `count` pairs of neighbours; the first parent, at `height`, has this index. */
static void parents(slhdsa_node *pairs, const slhdsa_seed *seed, const slhdsa_adrs *nodes, unsigned height,
                    uint32_t index, unsigned count) {
    slhdsa_adrs adrs[GROUP / 2];
    for (unsigned i = 0; i < count; i++) {
        adrs[i] = *nodes;
        adrs_set_node(&adrs[i], height, index + i);
    }
    slhdsa_h(pairs, seed, adrs, pairs, count);
}

void slhdsa_tree_node(slhdsa_node *node, slhdsa_leaves *leaves, const slhdsa_secret *secret, uint32_t index, unsigned z,
                      const slhdsa_adrs *nodes) {
    slhdsa_node stack[HIGHEST - GROUP_HEIGHT + GROUP]; /* a node a height, the newest group above them */
    const unsigned group_height = z < GROUP_HEIGHT ? z : GROUP_HEIGHT;
    unsigned used = 0;
    for (uint32_t group = index << (z - group_height); group < (index + 1) << (z - group_height); group++) {
        leaves(stack + used, secret, nodes, group << group_height, 1u << group_height);
        for (unsigned height = 1; height <= group_height; height++) {
            const unsigned width = group_height - height;
            parents(stack + used, &secret->seed, nodes, height, group << width, 1u << width);
        }
        used++;
        /* A right child is complete with its left neighbour, which waits below it. */
        for (unsigned height = group_height, at = group; height < z && at % 2 == 1; at /= 2) {
            height++;
            used--;
            parents(stack + used - 1, &secret->seed, nodes, height, at / 2, 1);
        }
    }
    *node = stack[0];
}

void slhdsa_climb(slhdsa_node *nodes, const slhdsa_seed *seed, const slhdsa_adrs *address, const uint8_t *auth,
                  size_t stride, uint32_t *indices, unsigned height, unsigned count) {
    slhdsa_node pairs[2 * SLHDSA_K];
    slhdsa_adrs adrs[SLHDSA_K];
    for (unsigned i = 0; i < count; i++) {
        adrs[i] = *address;
    }
    for (unsigned j = 0; j < height; j++) {
        for (unsigned i = 0; i < count; i++) {
            const uint32_t right = indices[i] % 2;
            pairs[2 * i + right] = nodes[i];
            slhdsa_node_read(&pairs[2 * i + 1 - right], auth + i * stride + j * SLHDSA_N);
            indices[i] /= 2;
            adrs_set_node(&adrs[i], j + 1, indices[i]);
        }
        slhdsa_h(nodes, seed, adrs, pairs, count);
    }
}
