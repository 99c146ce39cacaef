/* Elements of so many bits, one behind the other from the lowest bit of the first byte, eight of them at a time.
   Source: CROSS 2.2, packing and the samplers. SPDX-License-Identifier: Apache-2.0

   Inlined with constant `bits`, at most 9, so that every shift is by a constant. */

#ifndef CROSS_BITS_H
#define CROSS_BITS_H

#include <stdint.h>

#define CROSS_INLINE __attribute__((always_inline)) static inline

/* Eight elements out of `bits` bytes. */
CROSS_INLINE void cross_take_eight(uint32_t elements[8], const uint8_t *bytes, unsigned bits) {
    uint32_t held = 0;
    unsigned count = 0;
    for (unsigned i = 0; i < 8; i++) {
        while (count < bits) {
            held |= (uint32_t)*bytes++ << count;
            count += 8;
        }
        elements[i] = held & ((1u << bits) - 1);
        held >>= bits;
        count -= bits;
    }
}

/* The bytes of at most eight elements; the bits that are left of the last byte are zero. */
CROSS_INLINE void cross_put(uint8_t *bytes, const uint32_t *elements, unsigned number, unsigned bits) {
    uint32_t held = 0;
    unsigned count = 0;
    for (unsigned i = 0; i < number; i++) {
        held |= elements[i] << count;
        for (count += bits; count >= 8; count -= 8) {
            *bytes++ = (uint8_t)held;
            held >>= 8;
        }
    }
    if (count > 0) {
        *bytes = (uint8_t)held;
    }
}

#define CROSS_PACK(name, type, number, bits)                                       \
    void name(uint8_t *bytes, const type *a) {                                     \
        uint32_t eight[8];                                                         \
        for (unsigned i = 0; i + 8 <= (number); i += 8, bytes += (bits)) {         \
            for (unsigned j = 0; j < 8; j++) {                                     \
                eight[j] = a[i + j];                                               \
            }                                                                      \
            cross_put(bytes, eight, 8, bits);                                      \
        }                                                                          \
        for (unsigned j = 0; j < (number) % 8; j++) {                              \
            eight[j] = a[(number) / 8 * 8 + j];                                    \
        }                                                                          \
        cross_put(bytes, eight, (number) % 8, bits);                               \
    }

#define CROSS_UNPACK(name, type, number, bits)                                     \
    uint32_t name(type *a, const uint8_t *bytes) {                                 \
        uint32_t eight[8];                                                         \
        for (unsigned i = 0; i + 8 <= (number); i += 8, bytes += (bits)) {         \
            cross_take_eight(eight, bytes, bits);                                  \
            for (unsigned j = 0; j < 8; j++) {                                     \
                a[i + j] = (type)eight[j];                                         \
            }                                                                      \
        }                                                                          \
        uint8_t last[bits] = {0};                                                  \
        const unsigned left = (number) % 8 * (bits);                               \
        for (unsigned i = 0; i < (left + 7) / 8; i++) {                            \
            last[i] = bytes[i];                                                    \
        }                                                                          \
        cross_take_eight(eight, last, bits);                                       \
        for (unsigned j = 0; j < (number) % 8; j++) {                              \
            a[(number) / 8 * 8 + j] = (type)eight[j];                              \
        }                                                                          \
        return left % 8 == 0 || last[left / 8] >> left % 8 == 0;                   \
    }

/* Stores the elements below `bound` among those of `length` bytes, a multiple of `bits`, each with `more` added;
   at most `wanted`. Returns how many were stored. */
#define CROSS_REJECT(name, type, bits, bound, more)                                        \
    uint32_t name(type *a, uint32_t wanted, const uint8_t *bytes, uint32_t length) {       \
        uint32_t stored = 0, eight[8];                                                     \
        const uint8_t *const end = bytes + length;                                         \
        for (; wanted - stored >= 8 && bytes != end; bytes += (bits)) {                    \
            cross_take_eight(eight, bytes, bits);                                          \
            for (unsigned j = 0; j < 8; j++) {                                             \
                a[stored] = (type)(eight[j] + (more)); /* overwritten if it is too high */ \
                stored += eight[j] < (bound);                                              \
            }                                                                              \
        }                                                                                  \
        for (; stored < wanted && bytes != end; bytes += (bits)) {                         \
            cross_take_eight(eight, bytes, bits);                                          \
            for (unsigned j = 0; j < 8 && stored < wanted; j++) {                          \
                a[stored] = (type)(eight[j] + (more));                                     \
                stored += eight[j] < (bound);                                              \
            }                                                                              \
        }                                                                                  \
        return stored;                                                                     \
    }

#endif
