/* SM4 by sm4ed and sm4ks, which want the first byte of a word lowest.
   Source: GB/T 32907-2016 §6; the RISC-V Instruction Set Manual, Volume I, "Scalar Cryptography".
   SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_SM4_ROUNDS_H
#define INSTAR_SM4_ROUNDS_H

#include "bytes.h"
#include "sm4.h"
#include "xscalar.h"

/* x and what the four bytes of y add to it. */
#define ALL_BYTES(instruction, x, y) \
    ((uint32_t)instruction(instruction(instruction(instruction((x), (y), 0), (y), 1), (y), 2), (y), 3))

/* The bytes of a word in reverse order. */
static inline uint32_t turned(uint32_t x) {
    return (uint32_t)(rev8((uint64_t)x) >> 32);
}

#endif
