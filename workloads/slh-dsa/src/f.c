/* F: a step of a chain, a leaf of a FORS tree.
   Source: FIPS 205 §4.1, §11. SPDX-License-Identifier: Apache-2.0 */

#include "short.h"

void slhdsa_f(slhdsa_node *out, const slhdsa_seed *seed, const slhdsa_adrs *adrs, const slhdsa_node *in, size_t count) {
    short_hashes(out, seed, adrs, in, 1, 1, count);
}
