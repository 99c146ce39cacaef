/* Two seeds from one: a step in the tree of seeds.
   Source: CROSS 2.2, the seed tree. SPDX-License-Identifier: Apache-2.0 */

#include "hash.h"
#include "tree.h"

void cross_seed_children(uint8_t children[2 * CROSS_SEED], const uint8_t parent[CROSS_SEED],
                         const uint8_t salt[CROSS_SALT], uint32_t node) {
    keccak_sponge xof;
    cross_stream(&xof, parent, salt, node);
    keccak_squeeze(&xof, children, 2 * CROSS_SEED);
}
