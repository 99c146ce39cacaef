/* A row vector times a matrix modulo 127: two columns and one row by an instruction. SPDX-License-Identifier: Apache-2.0 */

#ifndef CIRCE_MATRIX127_H
#define CIRCE_MATRIX127_H

#include "words.h"
#include "xours127.h"

#define multiply_low pq_mac127l
#define multiply_high pq_mac127h
#include "matrix.h"

/* Both numbers of a word of sums, below 127. */
static inline uint32_t canonical(uint32_t sums) {
    return pq_radd127l(0, 0, sums);
}

#endif
