/* SHA-384, SHA-512, SHA-512/224 and SHA-512/256: initial values, padding and the walk over blocks.
   Source: FIPS 180-4 §5.1 (padding), §5.3 (initial values), §6. SPDX-License-Identifier: Apache-2.0 */

#include "sha2.h"

/* SHA-384: the first 64 bits of the fractional parts of the square roots of the 9th to 16th primes. */
static const uint64_t sha384_initial[8] = {
    0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939,
    0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4,
};

/* SHA-512: the first 64 bits of the fractional parts of the square roots of the first 8 primes. */
static const uint64_t sha512_initial[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

/* SHA-512/224: the SHA-512/t generation function of §5.3.6 applied to "SHA-512/224". */
static const uint64_t sha512_224_initial[8] = {
    0x8c3d37c819544da2, 0x73e1996689dcd4d6, 0x1dfab7ae32ff9c82, 0x679dd514582f9fcf,
    0x0f6d2b697bd44da8, 0x77e36f7304c48942, 0x3f9d85a86a1d36c8, 0x1112e6ad91d692a1,
};

/* SHA-512/256: the same applied to "SHA-512/256". */
static const uint64_t sha512_256_initial[8] = {
    0x22312194fc2bf72c, 0x9f555fa3c84c64c2, 0x2393b86b6f53b151, 0x963877195940eabd,
    0x96283ee2a88effe3, 0xbe5e1e2553863992, 0x2b0199fc2c85b8aa, 0x0eb72ddc81c52ca2,
};

static void start(sha512_context *context, const uint64_t initial[8]) {
    for (int i = 0; i < 8; i++) {
        context->state[i] = initial[i];
    }
    context->length = 0;
}

void sha384_init(sha512_context *context) {
    start(context, sha384_initial);
}

void sha512_init(sha512_context *context) {
    start(context, sha512_initial);
}

void sha512_224_init(sha512_context *context) {
    start(context, sha512_224_initial);
}

void sha512_256_init(sha512_context *context) {
    start(context, sha512_256_initial);
}

void sha512_update(sha512_context *context, const uint8_t *input, size_t length) {
    size_t filled = (size_t)(context->length % 128);
    context->length += length;
    if (filled > 0) {
        for (; filled < 128 && length > 0; length--) {
            context->block[filled++] = *input++;
        }
        if (filled < 128) {
            return;
        }
        sha512_compress(context->state, context->block);
    }
    for (; length >= 128; length -= 128, input += 128) {
        sha512_compress(context->state, input);
    }
    for (size_t i = 0; i < length; i++) {
        context->block[i] = input[i];
    }
}

void sha512_final(sha512_context *context, uint8_t *digest, size_t length) {
    size_t filled = (size_t)(context->length % 128);
    context->block[filled++] = 0x80;
    if (filled > 128 - 16) { /* no room for the length */
        while (filled < 128) {
            context->block[filled++] = 0;
        }
        sha512_compress(context->state, context->block);
        filled = 0;
    }
    while (filled < 128 - 8) {
        context->block[filled++] = 0;
    }
    for (int i = 0; i < 8; i++) {
        context->block[128 - 1 - i] = (uint8_t)(context->length << 3 >> (8 * i));
    }
    sha512_compress(context->state, context->block);
    for (size_t i = 0; i < length; i++) {
        digest[i] = (uint8_t)(context->state[i / 8] >> (64 - 8 - 8 * (i % 8)));
    }
}

void sha384(uint8_t digest[48], const uint8_t *message, size_t message_length) {
    sha512_context context;
    sha384_init(&context);
    sha512_update(&context, message, message_length);
    sha512_final(&context, digest, 48);
}

void sha512(uint8_t digest[64], const uint8_t *message, size_t message_length) {
    sha512_context context;
    sha512_init(&context);
    sha512_update(&context, message, message_length);
    sha512_final(&context, digest, 64);
}

void sha512_224(uint8_t digest[28], const uint8_t *message, size_t message_length) {
    sha512_context context;
    sha512_224_init(&context);
    sha512_update(&context, message, message_length);
    sha512_final(&context, digest, 28);
}

void sha512_256(uint8_t digest[32], const uint8_t *message, size_t message_length) {
    sha512_context context;
    sha512_256_init(&context);
    sha512_update(&context, message, message_length);
    sha512_final(&context, digest, 32);
}

void sha512_in_pieces(uint8_t digest[64], const uint8_t *message, size_t message_length, size_t piece) {
    sha512_context context;
    sha512_init(&context);
    while (message_length > 0) {
        size_t taken = message_length < piece ? message_length : piece;
        sha512_update(&context, message, taken);
        message += taken;
        message_length -= taken;
    }
    sha512_final(&context, digest, 64);
}
