/* SHA3-224, SHA3-256, SHA3-384, SHA3-512, SHAKE128 and SHAKE256 of whole messages.
   Source: FIPS 202 §6.1 and §6.2. SPDX-License-Identifier: Apache-2.0 */

#include "sha3.h"

/* A header beside a kernel of keccak_f1600 may have a whole sponge in one call. */
#if __has_include("keccak_whole.h")
#include "keccak_whole.h"
#define sponge keccak_whole
#else
static void sponge(uint8_t *output, size_t output_length, const uint8_t *message, size_t message_length,
                   uint32_t rate, uint8_t suffix) {
    keccak_sponge s;
    keccak_init(&s, rate);
    keccak_absorb(&s, message, message_length);
    keccak_finalise(&s, suffix);
    keccak_squeeze(&s, output, output_length);
}
#endif

void sha3_224(uint8_t digest[28], const uint8_t *message, size_t message_length) {
    sponge(digest, 28, message, message_length, SHA3_224_RATE, SHA3_SUFFIX);
}

void sha3_256(uint8_t digest[32], const uint8_t *message, size_t message_length) {
    sponge(digest, 32, message, message_length, SHA3_256_RATE, SHA3_SUFFIX);
}

void sha3_384(uint8_t digest[48], const uint8_t *message, size_t message_length) {
    sponge(digest, 48, message, message_length, SHA3_384_RATE, SHA3_SUFFIX);
}

void sha3_512(uint8_t digest[64], const uint8_t *message, size_t message_length) {
    sponge(digest, 64, message, message_length, SHA3_512_RATE, SHA3_SUFFIX);
}

void shake128(uint8_t *output, size_t output_length, const uint8_t *message, size_t message_length) {
    sponge(output, output_length, message, message_length, SHAKE128_RATE, SHAKE_SUFFIX);
}

void shake256(uint8_t *output, size_t output_length, const uint8_t *message, size_t message_length) {
    sponge(output, output_length, message, message_length, SHAKE256_RATE, SHAKE_SUFFIX);
}

void keccak_in_pieces(uint8_t *output, size_t output_length, const uint8_t *message, size_t message_length,
                      uint32_t rate, uint32_t suffix, size_t piece) {
    keccak_sponge s;
    keccak_init(&s, rate);
    while (message_length > 0) {
        size_t n = message_length < piece ? message_length : piece;
        keccak_absorb(&s, message, n);
        message += n;
        message_length -= n;
    }
    keccak_finalise(&s, (uint8_t)suffix);
    while (output_length > 0) {
        size_t n = output_length < piece ? output_length : piece;
        keccak_squeeze(&s, output, n);
        output += n;
        output_length -= n;
    }
}
