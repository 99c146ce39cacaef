/* The sponge over a context of fips202.h: 25 lanes, and behind them the place in the block.
   Source: FIPS 202 §4; the permutation, absorbing and squeezing are those of the workload sha3.
   SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_FIPS202_SPONGE_H
#define INSTAR_FIPS202_SPONGE_H

#include <stddef.h>
#include <stdint.h>

enum { LANES = 25, WORDS_OF_PIECES = 26, PLACE = 25 };
enum { SUFFIX_OF_SHA3 = 0x06, SUFFIX_OF_SHAKE = 0x1f };

void instar_fips202_init(uint64_t *words);
void instar_fips202_absorb(uint64_t *words, uint32_t rate, const uint8_t *input, size_t length);
void instar_fips202_finalize(uint64_t *words, uint32_t rate, uint8_t suffix);
void instar_fips202_squeeze(uint64_t *words, uint32_t rate, uint8_t *output, size_t length);

/* All input at once; then whole blocks. The place is not kept. */
void instar_fips202_absorb_once(uint64_t lanes[LANES], uint32_t rate, const uint8_t *input, size_t length);
void instar_fips202_squeeze_blocks(uint64_t lanes[LANES], uint32_t rate, uint8_t *output, size_t blocks);

/* Memory for contexts that are pointers, zero where none is left. */
uint64_t *instar_fips202_take(void);
void instar_fips202_give_back(uint64_t *words);

#endif
