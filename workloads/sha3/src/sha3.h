/* The hash functions SHA3-224 to SHA3-512 and the extendable-output functions SHAKE128 and SHAKE256, in one call.
   Source: FIPS 202 §6. SPDX-License-Identifier: Apache-2.0

   For a message in pieces use keccak_init with the rate below, keccak_absorb, keccak_finalise, keccak_squeeze. */

#ifndef INSTAR_SHA3_H
#define INSTAR_SHA3_H

#include "keccak.h"

/* Rates in bytes: 200 minus twice the security strength. */
enum {
    SHA3_224_RATE = 144,
    SHA3_256_RATE = 136,
    SHA3_384_RATE = 104,
    SHA3_512_RATE = 72,
    SHAKE128_RATE = 168,
    SHAKE256_RATE = 136,
};

/* Domain bits with the first padding bit, FIPS 202 §6.1 and §6.2. */
enum { SHA3_SUFFIX = 0x06, SHAKE_SUFFIX = 0x1f };

void sha3_224(uint8_t digest[28], const uint8_t *message, size_t message_length);
void sha3_256(uint8_t digest[32], const uint8_t *message, size_t message_length);
void sha3_384(uint8_t digest[48], const uint8_t *message, size_t message_length);
void sha3_512(uint8_t digest[64], const uint8_t *message, size_t message_length);
void shake128(uint8_t *output, size_t output_length, const uint8_t *message, size_t message_length);
void shake256(uint8_t *output, size_t output_length, const uint8_t *message, size_t message_length);

/* The incremental interface driven from outside: absorbs and squeezes at most `piece` bytes (at least 1) at a time. */
void keccak_in_pieces(uint8_t *output, size_t output_length, const uint8_t *message, size_t message_length,
                      uint32_t rate, uint32_t suffix, size_t piece);

#endif
