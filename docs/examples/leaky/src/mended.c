/* The same results, and nothing that tells of the secret.
   Source: common practice; SPDX-License-Identifier: Apache-2.0 */

#include "leaky.h"

/* All ones where a and b are equal; both below 2^31. */
static uint32_t equal(uint32_t a, uint32_t b) {
    return -(((a ^ b) - 1) >> 31);
}

/* Every entry of the table is read. */
void substitute_mended(uint8_t out[16], const uint8_t key[16]) {
    for (int i = 0; i < 16; i++) {
        uint32_t found = 0;
        for (uint32_t j = 0; j < 16; j++) {
            found |= inverses[j] & equal(j, key[i] & 15);
        }
        out[i] = (uint8_t)found;
    }
}

/* Every byte is compared. */
void differ_mended(uint8_t out[1], const uint8_t tag[16], const uint8_t given[16]) {
    uint32_t different = 0;
    for (int i = 0; i < 16; i++) {
        different |= tag[i] ^ given[i];
    }
    out[0] = (uint8_t)(-different >> 31);
}

/* The public q is divided by once; secrets are multiplied. For q below 2^30 the quotient is at most one short. */
void reduce_mended(uint32_t out[4], const uint32_t a[4], uint32_t q) {
    const uint32_t reciprocal = 0xffffffff / q;
    for (int i = 0; i < 4; i++) {
        const uint32_t quotient = (uint32_t)((uint64_t)a[i] * reciprocal >> 32);
        uint32_t rest = a[i] - quotient * q;
        /* rest < 2q: q is taken away once more unless that would be negative. */
        const uint32_t less = rest - q;
        rest = less + (q & -(less >> 31));
        out[i] = rest;
    }
}
