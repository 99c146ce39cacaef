/* sqrt for benchmarks without a C library: bit by bit, correctly rounded to nearest.
   Source: IEEE 754-2019 §5.4.1 and §6.3; the schoolbook square root of an integer. SPDX-License-Identifier: Apache-2.0 */

#include <math.h>
#include <stdint.h>

#define NOT_A_NUMBER 0x7ff8000000000000
enum { MANTISSA = 52, BIAS = 1023 };

typedef union {
    double value;
    uint64_t bits;
} number;

double sqrt(double x) {
    number n = {x};
    const uint64_t hidden = (uint64_t)1 << MANTISSA;
    uint64_t magnitude = n.bits << 1 >> 1;
    if (magnitude == 0) {
        return x; /* of -0 it is -0 */
    }
    if (n.bits != magnitude || magnitude >> MANTISSA == 2 * BIAS + 1) {
        return magnitude == n.bits && (magnitude & (hidden - 1)) == 0 ? x : (number){.bits = NOT_A_NUMBER}.value;
    }
    int exponent = (int)(magnitude >> MANTISSA);
    uint64_t mantissa = magnitude & (hidden - 1);
    if (exponent != 0) {
        mantissa |= hidden;
    } else {
        for (exponent = 1; (mantissa & hidden) == 0; exponent--) {
            mantissa <<= 1;
        }
    }
    exponent -= BIAS;
    if (exponent & 1) {
        mantissa <<= 1;
        exponent--;
    }
    /* Of mantissa * 2^54, which has up to 108 bits, the root has 54: the last one decides the rounding. */
    uint64_t root = 0, rest = 0;
    for (int pair = 53; pair >= 0; pair--) {
        int at = 2 * pair - 54;
        uint64_t two = at >= 0 ? mantissa >> at & 3 : 0;
        rest = rest << 2 | two;
        uint64_t next = root << 2 | 1;
        root <<= 1;
        if (rest >= next) {
            rest -= next;
            root |= 1;
        }
    }
    uint64_t rounded = (root >> 1) + (root & 1);
    number result = {.bits = ((uint64_t)(exponent / 2 + BIAS - 1) << MANTISSA) + rounded};
    return result.value;
}
