/* SHA-224 and SHA-256: initial values, padding and the walk over blocks.
   Source: FIPS 180-4 §5.1 (padding), §5.3 (initial values), §6. SPDX-License-Identifier: Apache-2.0 */

#include "sha2.h"

/* SHA-224: the second 32 bits of the fractional parts of the square roots of the 9th to 16th primes. */
static const uint32_t sha224_initial[8] = {
    0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939,
    0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4,
};

/* SHA-256: the first 32 bits of the fractional parts of the square roots of the first 8 primes. */
static const uint32_t sha256_initial[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
    0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

static void start(sha256_context *context, const uint32_t initial[8]) {
    for (int i = 0; i < 8; i++) {
        context->state[i] = initial[i];
    }
    context->length = 0;
}

void sha224_init(sha256_context *context) {
    start(context, sha224_initial);
}

void sha256_init(sha256_context *context) {
    start(context, sha256_initial);
}

void sha256_update(sha256_context *context, const uint8_t *input, size_t length) {
    size_t filled = (size_t)(context->length % 64);
    context->length += length;
    if (filled > 0) {
        for (; filled < 64 && length > 0; length--) {
            context->block[filled++] = *input++;
        }
        if (filled < 64) {
            return;
        }
        sha256_compress(context->state, context->block);
    }
    for (; length >= 64; length -= 64, input += 64) {
        sha256_compress(context->state, input);
    }
    for (size_t i = 0; i < length; i++) {
        context->block[i] = input[i];
    }
}

void sha256_final(sha256_context *context, uint8_t *digest, size_t length) {
    size_t filled = (size_t)(context->length % 64);
    context->block[filled++] = 0x80;
    if (filled > 64 - 8) { /* no room for the length */
        while (filled < 64) {
            context->block[filled++] = 0;
        }
        sha256_compress(context->state, context->block);
        filled = 0;
    }
    while (filled < 64 - 8) {
        context->block[filled++] = 0;
    }
    for (int i = 0; i < 8; i++) {
        context->block[64 - 1 - i] = (uint8_t)(context->length << 3 >> (8 * i));
    }
    sha256_compress(context->state, context->block);
    for (size_t i = 0; i < length; i++) {
        digest[i] = (uint8_t)(context->state[i / 4] >> (32 - 8 - 8 * (i % 4)));
    }
}

void sha224(uint8_t digest[28], const uint8_t *message, size_t message_length) {
    sha256_context context;
    sha224_init(&context);
    sha256_update(&context, message, message_length);
    sha256_final(&context, digest, 28);
}

void sha256(uint8_t digest[32], const uint8_t *message, size_t message_length) {
    sha256_context context;
    sha256_init(&context);
    sha256_update(&context, message, message_length);
    sha256_final(&context, digest, 32);
}

void sha256_in_pieces(uint8_t digest[32], const uint8_t *message, size_t message_length, size_t piece) {
    sha256_context context;
    sha256_init(&context);
    while (message_length > 0) {
        size_t taken = message_length < piece ? message_length : piece;
        sha256_update(&context, message, taken);
        message += taken;
        message_length -= taken;
    }
    sha256_final(&context, digest, 32);
}
