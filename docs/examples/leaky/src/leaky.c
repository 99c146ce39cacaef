/* A table, a branch and a division that tell of a secret; a comment in front of each says as what it is reported.
   Source: the usual ways to lose a key; SPDX-License-Identifier: Apache-2.0 */

#include "leaky.h"

/* Inverts half-bytes by a table: which line of the cache is touched depends on the key. */
void substitute(uint8_t out[16], const uint8_t key[16]) {
    for (int i = 0; i < 16; i++) {
        const uint8_t half = key[i] & 15;
        /* address */
        out[i] = inverses[half];
    }
}

/* 1 where the tags differ: how long it takes tells how many bytes are right. */
void differ(uint8_t out[1], const uint8_t tag[16], const uint8_t given[16]) {
    out[0] = 0;
    for (int i = 0; i < 16; i++) {
        /* branch */
        if (tag[i] != given[i]) {
            out[0] = 1;
            return;
        }
    }
}

/* Residues modulo q: a divider takes longer for larger quotients. */
void reduce(uint32_t out[4], const uint32_t a[4], uint32_t q) {
    for (int i = 0; i < 4; i++) {
        const uint32_t x = a[i];
        /* latency */
        out[i] = x % q;
    }
}
