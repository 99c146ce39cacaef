/* The Keccak sponge as FIPS 202 uses it: permutation, absorb, pad, squeeze.
   Source: FIPS 202 §3 and §4. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_KECCAK_H
#define INSTAR_KECCAK_H

#include <stddef.h>
#include <stdint.h>

/* Lane (x, y) of the state is lanes[x + 5*y], its bits in the order of FIPS 202 §3.1.2 (little-endian bytes). */
void keccak_f1600(uint64_t lanes[25]);

/* The same on `count` states, which a kernel may permute side by side. */
void keccak_f1600_many(uint64_t (*states)[25], size_t count);

/* A sponge in either phase. `offset` counts the bytes of the current block absorbed or squeezed so far. */
typedef struct {
    uint64_t lanes[25];
    uint32_t offset;
    uint32_t rate; /* bytes: 168, 144, 136, 104 or 72, a multiple of 8 */
} keccak_sponge;

void keccak_init(keccak_sponge *sponge, uint32_t rate);

/* May be called any number of times before keccak_finalise. */
void keccak_absorb(keccak_sponge *sponge, const uint8_t *input, size_t length);

/* Appends the domain bits and pad10*1. `suffix` is up to seven domain bits and above them the first pad bit: 0x06 for
   SHA-3 (01), 0x1f for SHAKE (1111). */
void keccak_finalise(keccak_sponge *sponge, uint8_t suffix);

/* May be called any number of times after keccak_finalise. */
void keccak_squeeze(keccak_sponge *sponge, uint8_t *output, size_t length);

#endif
