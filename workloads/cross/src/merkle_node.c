/* A node of the tree of commitments.
   Source: CROSS 2.2, the Merkle tree. SPDX-License-Identifier: Apache-2.0 */

#include "hash.h"
#include "tree.h"

void cross_merkle_node(uint8_t parent[CROSS_HASH], const uint8_t children[2 * CROSS_HASH]) {
    keccak_sponge sponge;
    cross_hash_start(&sponge);
    keccak_absorb(&sponge, children, 2 * CROSS_HASH);
    cross_digest(parent, &sponge, 0);
}
