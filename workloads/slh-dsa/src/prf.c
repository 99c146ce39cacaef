/* PRF: the secret beginnings of chains and leaves of FORS trees.
   Source: FIPS 205 §4.1, §11. SPDX-License-Identifier: Apache-2.0 */

#include "short.h"

void slhdsa_prf(slhdsa_node *out, const slhdsa_seed *seed, const slhdsa_adrs *adrs, const slhdsa_node *sk_seed,
                size_t count) {
    short_hashes(out, seed, adrs, sk_seed, 0, 1, count);
}
