/* F, H and PRF: hashes of PK.seed, an address and a short message, several at once.
   Source: FIPS 205 §11.1 (SHAKE), §11.2 (SHA-2). SPDX-License-Identifier: Apache-2.0

   Whatever the set, such a hash is one permutation or one compression: the message and its padding fit the block that
   comes after PK.seed (SHA-2) or with it (SHAKE). */

#ifndef SLHDSA_SHORT_H
#define SLHDSA_SHORT_H

#include "hash.h"

/* Hashes computed side by side; their blocks or states stand on the stack, 200 bytes each at most. */
enum { SLHDSA_SIDE_BY_SIDE = 8 };

#if SLHDSA_SHAKE
#include "short_shake.h"
#else
#include "short_sha2.h"
#endif

/* out[i] = hash(PK.seed, adrs[i], the `nodes` nodes from in[i * stride] on). A group is read before it is written, so
   `out` may be `in` where the stride is at least one. */
__attribute__((always_inline)) static inline void short_hashes(slhdsa_node *out, const slhdsa_seed *seed,
                                                               const slhdsa_adrs *adrs, const slhdsa_node *in,
                                                               size_t stride, int nodes, size_t count) {
    while (count > 0) {
        const size_t group = count < SLHDSA_SIDE_BY_SIDE ? count : SLHDSA_SIDE_BY_SIDE;
        short_hash_group(out, seed, adrs, in, stride, nodes, group);
        out += group;
        adrs += group;
        in += group * stride;
        count -= group;
    }
}

#endif
