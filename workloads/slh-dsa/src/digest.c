/* The digest of a message, and what it chooses.
   Source: FIPS 205 §9.2, Algorithm 19 lines 5 to 10, which Algorithm 20 repeats. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

/* Algorithm 2, toInt, of at most eight bytes. */
static uint64_t to_int(const uint8_t *bytes, int count) {
    uint64_t total = 0;
    for (int i = 0; i < count; i++) {
        total = total << 8 | bytes[i];
    }
    return total;
}

void slhdsa_digest_message(slhdsa_digest *digest, const uint8_t r[SLHDSA_N], const uint8_t pk[SLHDSA_PK_BYTES],
                           const message_part *parts, int count) {
    uint8_t bytes[SLHDSA_M];
    slhdsa_h_msg(bytes, r, pk, parts, count);
    for (int i = 0; i < SLHDSA_MD_BYTES; i++) {
        digest->md[i] = bytes[i];
    }
    const uint64_t tree = to_int(bytes + SLHDSA_MD_BYTES, SLHDSA_TREE_BYTES);
    const uint64_t leaf = to_int(bytes + SLHDSA_MD_BYTES + SLHDSA_TREE_BYTES, SLHDSA_LEAF_BYTES);
    digest->tree = tree & ~(uint64_t)0 >> (64 - SLHDSA_TREE_BITS);
    digest->leaf = (uint32_t)leaf & ((1u << SLHDSA_HP) - 1);
}
