/* Ciphers and hashes by the vector crypto instructions alone, a group of elements at a time.
   Source: The RISC-V Instruction Set Manual, "Cryptography Extensions: Vector Instructions"; FIPS 197, FIPS 180-4,
   SP 800-38D, GB/T 32907-2016, GB/T 32905-2016. SPDX-License-Identifier: Apache-2.0 */

#include <riscv_vector.h>
#include <stdint.h>
#include <string.h>

/* Groups of 128 bits in one register, of 256 bits in two where VLEN is 128. */
typedef vuint32m1_t quarter;
#define LOAD(p) __riscv_vle32_v_u32m1((const uint32_t *)(p), 4)
#define STORE(p, v) __riscv_vse32_v_u32m1((uint32_t *)(p), v, 4)
#define LOAD8(p) __riscv_vle32_v_u32m2((const uint32_t *)(p), 8)
#define STORE8(p, v) __riscv_vse32_v_u32m2((uint32_t *)(p), v, 8)

#define KEY_128(n) STORE(keys[n], __riscv_vaeskf1_vi_u32m1(LOAD(keys[n - 1]), n, 4));
#define KEY_256(n) STORE(keys[n], __riscv_vaeskf2_vi_u32m1(LOAD(keys[n - 2]), LOAD(keys[n - 1]), n, 4));
#define UP_TO_10(X) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10)

static unsigned aes_keys(uint32_t keys[15][4], const uint8_t *key, uint32_t bytes) {
    memcpy(keys, key, bytes);
    if (bytes == 16) {
        KEY_128(1) UP_TO_10(KEY_128)
        return 10;
    }
    UP_TO_10(KEY_256) KEY_256(11) KEY_256(12) KEY_256(13) KEY_256(14)
    return 14;
}

/* One block with a key of 16 or 32 bytes. `group` takes round keys as .vv does, else as .vs. */
void aes(uint8_t out[16], const uint8_t in[16], const uint8_t *key, uint32_t bytes, uint32_t decrypts, uint32_t group) {
    uint32_t keys[15][4];
    const unsigned rounds = aes_keys(keys, key, bytes);
    quarter state = __riscv_vaesz_vs_u32m1_u32m1(LOAD(in), LOAD(keys[decrypts ? rounds : 0]), 4);
    for (unsigned i = 1; i < rounds; i++) {
        const quarter round_key = LOAD(keys[decrypts ? rounds - i : i]);
        if (decrypts) {
            state = group ? __riscv_vaesdm_vv_u32m1(state, round_key, 4)
                          : __riscv_vaesdm_vs_u32m1_u32m1(state, round_key, 4);
        } else {
            state = group ? __riscv_vaesem_vv_u32m1(state, round_key, 4)
                          : __riscv_vaesem_vs_u32m1_u32m1(state, round_key, 4);
        }
    }
    const quarter last = LOAD(keys[decrypts ? 0 : rounds]);
    if (decrypts) {
        state = group ? __riscv_vaesdf_vv_u32m1(state, last, 4) : __riscv_vaesdf_vs_u32m1_u32m1(state, last, 4);
    } else {
        state = group ? __riscv_vaesef_vv_u32m1(state, last, 4) : __riscv_vaesef_vs_u32m1_u32m1(state, last, 4);
    }
    STORE(out, state);
}

/* GHASH of `count` blocks; `separate`: addition and vgmul in the place of vghsh. */
void ghash(uint8_t out[16], const uint8_t h[16], const uint8_t *blocks, uint32_t count, uint32_t separate) {
    quarter y = __riscv_vmv_v_x_u32m1(0, 4);
    for (uint32_t i = 0; i < count; i++) {
        const quarter x = LOAD(blocks + 16 * i);
        y = separate ? __riscv_vgmul_vv_u32m1(__riscv_vxor_vv_u32m1(y, x, 4), LOAD(h), 4)
                     : __riscv_vghsh_vv_u32m1(y, LOAD(h), x, 4);
    }
    STORE(out, y);
}

/* Words of a hash's state in the order of the instructions: f, e, b, a and h, g, d, c. */
static const uint8_t order[2][4] = {{5, 4, 1, 0}, {7, 6, 3, 2}};

#define COMPRESS(NAME, WORD, BYTES, ROUNDS, TYPE, OF, LOAD4, STORE4, MERGE, MASK, MASKED)                              \
    void NAME(WORD state[8], const uint8_t *block, const WORD *constants) {                                            \
        WORD w[ROUNDS], a[4], c[4];                                                                                    \
        for (int i = 0; i < 16; i++) {                                                                                 \
            w[i] = 0;                                                                                                  \
            for (int j = 0; j < BYTES; j++) {                                                                          \
                w[i] = w[i] << 8 | block[BYTES * i + j];                                                               \
            }                                                                                                          \
        }                                                                                                              \
        const MASK first = MASKED;                                                                                     \
        for (int i = 16; i < ROUNDS; i += 4) {                                                                         \
            const TYPE middle = MERGE(LOAD4(w + i - 8, 4), LOAD4(w + i - 12, 4), first, 4);                            \
            STORE4(w + i, __riscv_vsha2ms_vv_##OF(LOAD4(w + i - 16, 4), middle, LOAD4(w + i - 4, 4), 4), 4);           \
        }                                                                                                              \
        for (int i = 0; i < 4; i++) {                                                                                  \
            a[i] = state[order[0][i]];                                                                                 \
            c[i] = state[order[1][i]];                                                                                 \
        }                                                                                                              \
        TYPE abef = LOAD4(a, 4), cdgh = LOAD4(c, 4);                                                                   \
        for (int i = 0; i < ROUNDS; i += 4) {                                                                          \
            const TYPE sum = __riscv_vadd_vv_##OF(LOAD4(w + i, 4), LOAD4(constants + i, 4), 4);                        \
            cdgh = __riscv_vsha2cl_vv_##OF(cdgh, abef, sum, 4);                                                        \
            abef = __riscv_vsha2ch_vv_##OF(abef, cdgh, sum, 4);                                                        \
        }                                                                                                              \
        STORE4(a, abef, 4);                                                                                            \
        STORE4(c, cdgh, 4);                                                                                            \
        for (int i = 0; i < 4; i++) {                                                                                  \
            state[order[0][i]] += a[i];                                                                                \
            state[order[1][i]] += c[i];                                                                                \
        }                                                                                                              \
    }

COMPRESS(sha256_block, uint32_t, 4, 64, vuint32m1_t, u32m1, __riscv_vle32_v_u32m1, __riscv_vse32_v_u32m1,
         __riscv_vmerge_vvm_u32m1, vbool32_t, __riscv_vmseq_vx_u32m1_b32(__riscv_vid_v_u32m1(4), 0, 4))
COMPRESS(sha512_block, uint64_t, 8, 80, vuint64m2_t, u64m2, __riscv_vle64_v_u64m2, __riscv_vse64_v_u64m2,
         __riscv_vmerge_vvm_u64m2, vbool32_t, __riscv_vmseq_vx_u64m2_b32(__riscv_vid_v_u64m2(4), 0, 4))

static quarter reversed(quarter v) { return __riscv_vrev8_v_u32m1(v, 4); }

#define SM4_KEY(n)                                          \
    key = __riscv_vsm4k_vi_u32m1(key, n, 4);                \
    STORE(keys[n], key);
#define UP_TO_7(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7)

void sm4(uint8_t out[16], const uint8_t in[16], const uint8_t key_bytes[16], uint32_t decrypts) {
    static const uint32_t fk[4] = {0xa3b1bac6, 0x56aa3350, 0x677d9197, 0xb27022dc};
    uint32_t keys[8][4];
    quarter key = __riscv_vxor_vv_u32m1(reversed(LOAD(key_bytes)), LOAD(fk), 4);
    UP_TO_7(SM4_KEY)
    quarter state = reversed(LOAD(in));
    const quarter turned = __riscv_vrsub_vx_u32m1(__riscv_vid_v_u32m1(4), 3, 4);
    for (int i = 0; i < 8; i++) {
        const quarter four = LOAD(keys[decrypts ? 7 - i : i]);
        state = decrypts ? __riscv_vsm4r_vv_u32m1(state, __riscv_vrgather_vv_u32m1(four, turned, 4), 4)
                         : __riscv_vsm4r_vs_u32m1_u32m1(state, four, 4);
    }
    STORE(out, reversed(__riscv_vrgather_vv_u32m1(state, turned, 4)));
}

/* Two rounds with words i, i + 1, i + 4 and i + 5 of the schedule. */
#define SM3_ROUNDS(n) state = __riscv_vsm3c_vi_u32m2(state, LOAD8(w + 2 * n), n, 8);
#define TO_31(X)                                                                                           \
    X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14) X(15) X(16) X(17) X(18) \
        X(19) X(20) X(21) X(22) X(23) X(24) X(25) X(26) X(27) X(28) X(29) X(30) X(31)

/* In assembly: clang 22 takes one register for vd and vs2, which the manual reserves. */
static vuint32m2_t expanded(vuint32m2_t words_8_to_15, vuint32m2_t words_0_to_7) {
    vuint32m2_t made;
    __asm__("vsetivli zero, 8, e32, m2, ta, ma\n\tvsm3me.vv %0, %1, %2"
            : "=&vr"(made)
            : "vr"(words_8_to_15), "vr"(words_0_to_7)
            : "vl", "vtype");
    return made;
}

/* State and block as bytes of the standard. */
void sm3_block(uint8_t bytes[32], const uint8_t block[64]) {
    uint32_t w[72], before[8], after[8];
    memcpy(w, block, 64);
    for (int i = 16; i < 72; i += 8) {
        STORE8(w + i, expanded(LOAD8(w + i - 8), LOAD8(w + i - 16)));
    }
    memcpy(before, bytes, 32);
    vuint32m2_t state = LOAD8(before);
    TO_31(SM3_ROUNDS)
    STORE8(after, state);
    for (int i = 0; i < 8; i++) {
        after[i] ^= before[i];
    }
    memcpy(bytes, after, 32);
}

int main(void) { return 0; }
