/* Compression of coefficients to d bits and back, four in a doubleword.
   Source: FIPS 203 §4.2.1, equations 4.7 and 4.8; own design, see quads.h. SPDX-License-Identifier: Apache-2.0 */

#ifndef KPKE_COMPRESS_QUADS_H
#define KPKE_COMPRESS_QUADS_H

#include "compress.h"
#include "quads.h"

/* kpke_compress_many of signed words. */
static inline vuint32m4_t compressed(vint32m4_t a, unsigned d, size_t vl) {
    const vint32m4_t n = __riscv_vadd_vx_i32m4(__riscv_vsll_vx_i32m4(a, d + 1, vl), KPKE_Q, vl);
    const vint32m4_t quotient =
        __riscv_vmulh_vx_i32m4(n, (int32_t)(((1LL << 43) + KPKE_Q) / (2 * KPKE_Q)), vl);
    const vuint32m4_t bits = __riscv_vreinterpret_v_i32m4_u32m4(__riscv_vsra_vx_i32m4(quotient, 11, vl));
    return __riscv_vand_vx_u32m4(bits, (1u << d) - 1, vl);
}

/* Both halves of words, d bits of each. */
static inline vuint32m4_t compressed_pairs(vuint32m4_t pairs, unsigned d, size_t vl) {
    const vint32m4_t first = __riscv_vreinterpret_v_u32m4_i32m4(__riscv_vsll_vx_u32m4(pairs, 16, vl));
    const vint32m4_t second = __riscv_vreinterpret_v_u32m4_i32m4(pairs);
    const vuint32m4_t low = compressed(__riscv_vsra_vx_i32m4(first, 16, vl), d, vl);
    const vuint32m4_t high = compressed(__riscv_vsra_vx_i32m4(second, 16, vl), d, vl);
    return __riscv_vor_vv_u32m4(low, __riscv_vsll_vx_u32m4(high, d, vl), vl);
}

static inline __attribute__((always_inline)) void compress_quads(uint8_t *bytes, const int16_t a[256], unsigned d) {
    uint64_t quads[QUADS];
    for (size_t i = 0, vl; i < QUADS; i += vl) {
        vl = __riscv_vsetvl_e64m8(QUADS - i);
        LOAD_WORDS(low, high, a + 4 * i, 32);
        __riscv_vse64_v_u64m8(
            quads + i, joined(compressed_pairs(low, d, vl), compressed_pairs(high, d, vl), 2 * d, vl), vl);
    }
    pack_quads(bytes, quads, 4 * d, PERIOD(4 * d));
}

/* kpke_decompress of the lowest d bits of words. */
static inline vuint32m4_t decompressed(vuint32m4_t bits, unsigned d, size_t vl) {
    const vuint32m4_t product = __riscv_vmul_vx_u32m4(__riscv_vand_vx_u32m4(bits, (1u << d) - 1, vl), KPKE_Q, vl);
    return __riscv_vsrl_vx_u32m4(__riscv_vadd_vx_u32m4(product, 1u << (d - 1), vl), d, vl);
}

static inline vuint32m4_t decompressed_pairs(vuint32m4_t bits, unsigned d, size_t vl) {
    const vuint32m4_t high = decompressed(__riscv_vsrl_vx_u32m4(bits, d, vl), d, vl);
    return __riscv_vor_vv_u32m4(decompressed(bits, d, vl), __riscv_vsll_vx_u32m4(high, 16, vl), vl);
}

static inline __attribute__((always_inline)) void decompress_quads(int16_t a[256], const uint8_t *bytes, unsigned d) {
    uint64_t quads[QUADS];
    unpack_quads(quads, bytes, 4 * d, PERIOD(4 * d));
    for (size_t i = 0, vl; i < QUADS; i += vl) {
        vl = __riscv_vsetvl_e64m8(QUADS - i);
        LOAD_WORDS(low, high, quads + i, in_register(2 * d));
        low = decompressed_pairs(low, d, vl);
        high = decompressed_pairs(high, d, vl);
        __riscv_vse64_v_u64m8((uint64_t *)(void *)(a + 4 * i), joined(low, high, 32, vl), vl);
    }
}

#endif
