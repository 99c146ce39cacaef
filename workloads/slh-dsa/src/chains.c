/* The chains of a WOTS+ key, all at once.
   Source: FIPS 205 §5, Algorithm 5. SPDX-License-Identifier: Apache-2.0

   The chains that still have steps to go stand side by side at the front; one that has none gives its place to the last.
   Lengths are public: they are digits of what is signed. */

#include "hash.h"

void slhdsa_chains(slhdsa_node values[SLHDSA_LEN], const slhdsa_seed *seed, const slhdsa_adrs *keypair,
                   const uint8_t begin[SLHDSA_LEN], const uint8_t end[SLHDSA_LEN]) {
    slhdsa_node running[SLHDSA_LEN];
    slhdsa_adrs adrs[SLHDSA_LEN];
    uint8_t chain[SLHDSA_LEN], place[SLHDSA_LEN];
    size_t left = 0;
    for (int i = 0; i < SLHDSA_LEN; i++) {
        if (begin[i] < end[i]) {
            running[left] = values[i];
            chain[left] = (uint8_t)i;
            place[left] = begin[i];
            adrs[left] = *keypair;
            adrs_set_chain(&adrs[left], (uint32_t)i);
            adrs_set_hash(&adrs[left], begin[i]);
            left++;
        }
    }
    while (left > 0) {
        slhdsa_f(running, seed, adrs, running, left);
        for (size_t i = 0; i < left;) {
            place[i]++;
            if (place[i] < end[chain[i]]) {
                adrs_set_hash(&adrs[i], place[i]);
                i++;
                continue;
            }
            values[chain[i]] = running[i];
            left--;
            running[i] = running[left];
            chain[i] = chain[left];
            place[i] = place[left];
            adrs[i] = adrs[left];
        }
    }
}
