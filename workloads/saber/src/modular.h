/* Products modulo r: of two unknowns, and of an unknown and a constant.
   Source: Montgomery, "Modular multiplication without trial division", 1985. SPDX-License-Identifier: Apache-2.0

   A constant is prepared when the program is compiled, so that a product by it has no factor 2^-32 and takes four
   instructions on RV32 and three on RV64. */

#ifndef SABER_MODULAR_H
#define SABER_MODULAR_H

#include <stdint.h>

#include "poly.h"

/* r^-1 mod 2^64. */
#define SABER_R_INVERSE 0xa7047117bd0ffc01u
_Static_assert((uint64_t)SABER_R * SABER_R_INVERSE == 1, "r times its inverse is 1 modulo 2^64");

/* r, its value hidden from the compiler: knowing r > 0, clang 22 takes the high half of t·r for a product of mixed signs
   and spends five instructions on RV32 where mulh is one. */
static inline int32_t saber_opaque_r(void) {
    int32_t r = SABER_R;
#if defined(__GNUC__)
    __asm__("" : "+r"(r));
#endif
    return r;
}

/* 2^32·x mod± r for 0 <= x < r. */
#define SABER_TIMES_2_32(x) (((uint64_t)(x) << 32) % SABER_R)
#define SABER_CENTRED(x) ((int64_t)(x) - ((int64_t)(x) > SABER_R / 2 ? SABER_R : 0))

/* a·b·2^-32 modulo r; |a·b|/2^32 + r/2 at most. */
static inline int32_t saber_montgomery(int32_t a, int32_t b) {
    const int64_t product = (int64_t)a * b;
    const int32_t t = (int32_t)((uint32_t)product * (uint32_t)SABER_R_INVERSE);
#if UINTPTR_MAX == UINT32_MAX
    /* The low halves of both products are equal, so the high halves alone give the difference. */
    return (int32_t)(product >> 32) - (int32_t)(((int64_t)t * saber_opaque_r()) >> 32);
#else
    return (int32_t)((product - (int64_t)t * saber_opaque_r()) >> 32);
#endif
}

#if defined(__SIZEOF_INT128__)

/* Let y be 2^64·x mod± r and the constant -y·r^-1 mod 2^64. Then t = a·constant + 2^31, signed and modulo 2^64, has r·t =
   -a·y + 2^31·r modulo 2^64. As |a| <= 2^31 and |y| < r/2, that number lies between 0 and 2^64, so it is the low half of
   r·t: the high half is a·x modulo r, exactly. |result| <= r/2. */
typedef int64_t saber_constant;
#define SABER_CONSTANT(x)                                                                                    \
    (int64_t)((uint64_t)-SABER_CENTRED(SABER_TIMES_2_32(SABER_TIMES_2_32(x))) * SABER_R_INVERSE)

/* Any constant is fine. */
static inline saber_constant saber_opaque(saber_constant constant) {
    return constant;
}

static inline int32_t saber_times(int32_t a, saber_constant constant) {
    __extension__ typedef __int128 wide;
    const uint64_t t = (uint64_t)(int64_t)a * (uint64_t)constant + 0x80000000u;
    return (int32_t)(((wide)(int64_t)t * saber_opaque_r()) >> 64);
}

#else

/* A Montgomery product with 2^32·x, of which the factor r^-1 is known too. |result| <= r/2 + r/4. */
typedef struct {
    int32_t value, times_inverse;
} saber_constant;
#define SABER_CONSTANT(x)                                                                                    \
    {(int32_t)SABER_CENTRED(SABER_TIMES_2_32(x)),                                                            \
     (int32_t)(uint32_t)((uint64_t)SABER_CENTRED(SABER_TIMES_2_32(x)) * SABER_R_INVERSE)}

/* A constant that does not come from the table, its sign hidden as that of r above. */
static inline saber_constant saber_opaque(saber_constant constant) {
#if defined(__GNUC__)
    __asm__("" : "+r"(constant.value));
#endif
    return constant;
}

static inline int32_t saber_times(int32_t a, saber_constant constant) {
    const int32_t t = (int32_t)((uint32_t)a * (uint32_t)constant.times_inverse);
    return (int32_t)(((int64_t)a * constant.value) >> 32) - (int32_t)(((int64_t)t * saber_opaque_r()) >> 32);
}

#endif

/* saber_zetas[i] is x^BitRev8(i) for the 512th root of unity x of zetas.c; entry 0 is not used. */
extern const saber_constant saber_zetas[256];

#endif
