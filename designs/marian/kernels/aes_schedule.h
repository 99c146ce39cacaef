/* AES by Zkne and Zknd: a round key is two doublewords, as its bytes stand in memory.
   Source: FIPS 197 §5; the RISC-V Instruction Set Manual, Volume I, "Scalar Cryptography"; own design.
   SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_AES_SCHEDULE_H
#define INSTAR_AES_SCHEDULE_H

#include "aes.h"
#include "doublewords.h"
#include "xscalar.h"

/* Algorithm 1 on the block in s[0] and s[1]. */
__attribute__((always_inline)) static inline void encrypt(const uint64_t *k, uint64_t s[2]) {
    uint64_t a = s[0] ^ k[0], b = s[1] ^ k[1];
    for (int round = 1; round < AES_ROUNDS; round++) {
        const uint64_t next = aes64esm(a, b) ^ k[2 * round];
        b = aes64esm(b, a) ^ k[2 * round + 1];
        a = next;
    }
    s[0] = aes64es(a, b) ^ k[2 * AES_ROUNDS];
    s[1] = aes64es(b, a) ^ k[2 * AES_ROUNDS + 1];
}

#endif
