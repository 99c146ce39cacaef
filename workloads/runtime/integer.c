/* Integer helpers that a compiler may call on RV32: 64-bit shifts, multiply and divide, and bit counts.
   Source: the routine names and meanings of the GCC internals manual, "Routines for integer arithmetic".
   SPDX-License-Identifier: Apache-2.0

   Written on 32-bit halves so that no function needs itself. Division takes time that depends on its operands: no
   workload divides secrets. */

#include <stdint.h>

#if __riscv_xlen == 32

typedef struct {
    uint32_t low, high;
} halves;

static inline halves split(uint64_t x) {
    return (halves){(uint32_t)x, (uint32_t)(x >> 32)};
}

static inline uint64_t join(uint32_t low, uint32_t high) {
    return (uint64_t)high << 32 | low;
}

uint64_t __ashldi3(uint64_t a, int n) {
    halves x = split(a);
    if (n & 32) {
        return join(0, x.low << (n & 31));
    }
    return join(x.low << n, x.high << n | (x.low >> 1) >> (31 - n));
}

uint64_t __lshrdi3(uint64_t a, int n) {
    halves x = split(a);
    if (n & 32) {
        return join(x.high >> (n & 31), 0);
    }
    return join(x.low >> n | (x.high << 1) << (31 - n), x.high >> n);
}

int64_t __ashrdi3(int64_t a, int n) {
    halves x = split((uint64_t)a);
    int32_t high = (int32_t)x.high;
    if (n & 32) {
        return (int64_t)join((uint32_t)(high >> (n & 31)), (uint32_t)(high >> 31));
    }
    return (int64_t)join(x.low >> n | (x.high << 1) << (31 - n), (uint32_t)(high >> n));
}

uint64_t __muldi3(uint64_t a, uint64_t b) {
    halves x = split(a), y = split(b);
    uint32_t x0 = x.low & 0xffff, x1 = x.low >> 16;
    uint32_t y0 = y.low & 0xffff, y1 = y.low >> 16;
    uint32_t p00 = x0 * y0, p01 = x0 * y1, p10 = x1 * y0, p11 = x1 * y1;
    uint32_t middle = (p00 >> 16) + (p01 & 0xffff) + (p10 & 0xffff);
    uint32_t low = (p00 & 0xffff) | middle << 16;
    uint32_t high = p11 + (p01 >> 16) + (p10 >> 16) + (middle >> 16);
    return join(low, high + x.low * y.high + x.high * y.low);
}

/* One quotient bit per step; the remainder never exceeds 2^64 - 1 because its lost top bit forces a subtraction. */
static uint64_t divide(uint64_t n, uint64_t d, uint64_t *remainder) {
    uint64_t quotient = 0, rest = 0;
    if (d == 0) { /* as the divu instruction answers */
        *remainder = n;
        return UINT64_MAX;
    }
    if (n >> 32 == 0 && d >> 32 == 0) {
        *remainder = (uint32_t)n % (uint32_t)d;
        return (uint32_t)n / (uint32_t)d;
    }
    for (int i = 63; i >= 0; i--) {
        uint32_t lost = (uint32_t)(rest >> 63);
        rest = rest << 1 | n >> 63;
        n <<= 1;
        quotient <<= 1;
        if (lost || rest >= d) {
            rest -= d;
            quotient |= 1;
        }
    }
    *remainder = rest;
    return quotient;
}

static inline uint64_t magnitude(int64_t a) {
    return a < 0 ? 0 - (uint64_t)a : (uint64_t)a;
}

uint64_t __udivdi3(uint64_t n, uint64_t d) {
    uint64_t remainder;
    return divide(n, d, &remainder);
}

uint64_t __umoddi3(uint64_t n, uint64_t d) {
    uint64_t remainder;
    divide(n, d, &remainder);
    return remainder;
}

int64_t __divdi3(int64_t n, int64_t d) {
    uint64_t remainder;
    uint64_t quotient = divide(magnitude(n), magnitude(d), &remainder);
    return (int64_t)((n < 0) != (d < 0) ? 0 - quotient : quotient);
}

int64_t __moddi3(int64_t n, int64_t d) {
    uint64_t remainder;
    divide(magnitude(n), magnitude(d), &remainder);
    return (int64_t)(n < 0 ? 0 - remainder : remainder);
}

#endif

/* Without Zbb a compiler may call these. Each is written so that it is not recognised as itself. */
int __popcountsi2(uint32_t a) {
    a -= a >> 1 & 0x55555555u;
    a = (a & 0x33333333u) + (a >> 2 & 0x33333333u);
    a = (a + (a >> 4)) & 0x0f0f0f0fu;
    a += a >> 8;
    return (int)((a + (a >> 16)) & 63);
}

int __popcountdi2(uint64_t a) {
    return __popcountsi2((uint32_t)a) + __popcountsi2((uint32_t)(a >> 32));
}

int __clzsi2(uint32_t a) {
    int n = 32;
    for (int step = 16; step > 0; step >>= 1) {
        uint32_t upper = a >> step;
        if (upper != 0) {
            n -= step;
            a = upper;
        }
    }
    return n - (int)a;
}

int __clzdi2(uint64_t a) {
    uint32_t high = (uint32_t)(a >> 32);
    return high != 0 ? __clzsi2(high) : 32 + __clzsi2((uint32_t)a);
}

int __ctzsi2(uint32_t a) {
    return 31 - __clzsi2(a & (0 - a));
}

int __ctzdi2(uint64_t a) {
    uint32_t low = (uint32_t)a;
    return low != 0 ? __ctzsi2(low) : 32 + __ctzsi2((uint32_t)(a >> 32));
}

uint32_t __bswapsi2(uint32_t a) {
    uint32_t swapped = 0;
    for (int i = 0; i < 32; i += 8) {
        swapped |= (a >> i & 255) << (24 - i);
    }
    return swapped;
}

uint64_t __bswapdi2(uint64_t a) {
    return (uint64_t)__bswapsi2((uint32_t)a) << 32 | __bswapsi2((uint32_t)(a >> 32));
}
