/* H: a node of a tree from its two children.
   Source: FIPS 205 §4.1, §11. SPDX-License-Identifier: Apache-2.0 */

#include "short.h"

void slhdsa_h(slhdsa_node *out, const slhdsa_seed *seed, const slhdsa_adrs *adrs, const slhdsa_node *in, size_t count) {
    short_hashes(out, seed, adrs, in, 2, 2, count);
}
