/* SM3: initial value, padding and the walk over blocks.
   Source: GB/T 32905-2016 §4.1 (initial value), §5.2 (padding), §5.3. SPDX-License-Identifier: Apache-2.0 */

#include "sm3.h"

static const uint32_t initial[8] = {
    0x7380166f, 0x4914b2b9, 0x172442d7, 0xda8a0600, 0xa96f30bc, 0x163138aa, 0xe38dee4d, 0xb0fb0e4e,
};

void sm3_init(sm3_context *context) {
    for (int i = 0; i < 8; i++) {
        context->state[i] = initial[i];
    }
    context->length = 0;
}

void sm3_update(sm3_context *context, const uint8_t *input, size_t length) {
    size_t filled = (size_t)(context->length % 64);
    context->length += length;
    if (filled > 0) {
        for (; filled < 64 && length > 0; length--) {
            context->block[filled++] = *input++;
        }
        if (filled < 64) {
            return;
        }
        sm3_compress(context->state, context->block);
    }
    for (; length >= 64; length -= 64, input += 64) {
        sm3_compress(context->state, input);
    }
    for (size_t i = 0; i < length; i++) {
        context->block[i] = input[i];
    }
}

void sm3_final(sm3_context *context, uint8_t digest[32]) {
    size_t filled = (size_t)(context->length % 64);
    context->block[filled++] = 0x80;
    if (filled > 64 - 8) { /* no room for the length */
        while (filled < 64) {
            context->block[filled++] = 0;
        }
        sm3_compress(context->state, context->block);
        filled = 0;
    }
    while (filled < 64 - 8) {
        context->block[filled++] = 0;
    }
    for (int i = 0; i < 8; i++) {
        context->block[64 - 1 - i] = (uint8_t)(context->length << 3 >> (8 * i));
    }
    sm3_compress(context->state, context->block);
    for (size_t i = 0; i < 32; i++) {
        digest[i] = (uint8_t)(context->state[i / 4] >> (32 - 8 - 8 * (i % 4)));
    }
}

void sm3(uint8_t digest[32], const uint8_t *message, size_t message_length) {
    sm3_context context;
    sm3_init(&context);
    sm3_update(&context, message, message_length);
    sm3_final(&context, digest);
}

void sm3_in_pieces(uint8_t digest[32], const uint8_t *message, size_t message_length, size_t piece) {
    sm3_context context;
    sm3_init(&context);
    while (message_length > 0) {
        size_t taken = message_length < piece ? message_length : piece;
        sm3_update(&context, message, taken);
        message += taken;
        message_length -= taken;
    }
    sm3_final(&context, digest);
}
