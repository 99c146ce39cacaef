/* What the operations of HQC ask of the unit on the bus.
   Source: HQC specification (2025-08-22), HQC-PKE; own design. SPDX-License-Identifier: Apache-2.0

   A command is under way while the program goes on; the next access of the unit waits for its end. */

#ifndef BUS_HQC_STEPS_H
#define BUS_HQC_STEPS_H

#include "hqc_unit.h"
#include "internal.h"

typedef uint32_t __attribute__((may_alias)) word;

/* Regions of the unit's vectors. */
enum { H, S, U, V };
/* Words of BLOCK: what is hashed and what comes of it; from RANDOM on, what is drawn from. */
enum { SEED = 0, MESSAGE = 8, SALT = 16, REST = 20, HASH = 24, KEY = 32, THETA = 40, SIGMA = 48, J = 56, RANDOM = 64 };
/* Places in LIST. */
enum { FIRST = 0, SECOND = 160, THIRD = 320 };

#define RATE_136 34u
#define RATE_72 18u
#define SHA3 (6u << HQC_UNIT_SPONGE_SUFFIX_SHIFT)
#define SHAKE (0x1fu << HQC_UNIT_SPONGE_SUFFIX_SHIFT)
#define DOMAIN(number) ((uint32_t)(number) << HQC_UNIT_SPONGE_DOMAIN_SHIFT)
#define COMMAND(name) HQC_UNIT_CTRL_##name##_MASK

#define V_ROWS (HQC_V_WORDS / 4)
#define ROWS ((HQC_N + 127) / 128)
/* Bytes of a vector that are whole words, and what is left. */
#define WHOLE (HQC_N_BYTES / 4 * 4)
#define LEFT (HQC_N_BYTES % 4)

/* Bytes that the XOF gives for a request of so many, and those of a private vector. */
#ifdef HQC_V5
#define GIVEN(bytes) (((bytes) + 7u) / 8 * 8)
#define STRIDE GIVEN(3u * HQC_OMEGA)
#define DRAWN(vectors) (2 * (vectors)*STRIDE)
#define DRAW_SHAPE (HQC_OMEGA | STRIDE << HQC_UNIT_SHAPE_STRIDE_SHIFT | HQC_UNIT_SHAPE_BIG_ENDIAN_MASK)
#else
#define GIVEN(bytes) (bytes)
#define DRAWN(vectors) ((3u * (vectors) * (HQC_OMEGA + 32) + 3) / 4 * 4)
#define DRAW_SHAPE 0
#endif

static inline void command(uint32_t what, uint32_t region) {
    HQC_UNIT->CTRL = what | region << HQC_UNIT_CTRL_REGION_SHIFT;
}

static inline void begin(void) {
    HQC_UNIT->N = HQC_N;
    HQC_UNIT->RECIPROCAL = (uint32_t)((1ull << 32) / HQC_N);
    HQC_UNIT->BOUND = (1u << 24) / HQC_N * HQC_N;
    HQC_UNIT->CODE = HQC_N1 | (uint32_t)(2 * HQC_DELTA) << HQC_UNIT_CODE_PARITY_SHIFT |
                     (uint32_t)HQC_K << HQC_UNIT_CODE_MESSAGE_SHIFT |
                     (uint32_t)HQC_COPIES << HQC_UNIT_CODE_COPIES_SHIFT;
    HQC_UNIT->SHAPE = DRAW_SHAPE;
}

/* --- Bytes to words of the unit and back, whatever their address is */

static inline uint32_t load_word(const uint8_t *from) {
    return (uint32_t)from[0] | (uint32_t)from[1] << 8 | (uint32_t)from[2] << 16 | (uint32_t)from[3] << 24;
}

static inline void store_word(uint8_t *to, uint32_t value) {
    to[0] = (uint8_t)value;
    to[1] = (uint8_t)(value >> 8);
    to[2] = (uint8_t)(value >> 16);
    to[3] = (uint8_t)(value >> 24);
}

static inline void to_block(uint32_t at, const uint8_t *from, uint32_t bytes) {
    if ((uintptr_t)from % 4 == 0) {
        for (uint32_t i = 0; i < bytes / 4; i++) {
            HQC_UNIT->BLOCK[at + i] = ((const word *)from)[i];
        }
    } else {
        for (uint32_t i = 0; i < bytes / 4; i++) {
            HQC_UNIT->BLOCK[at + i] = load_word(from + 4 * i);
        }
    }
}

static inline void from_block(uint8_t *to, uint32_t at, uint32_t bytes) {
    if ((uintptr_t)to % 4 == 0) {
        for (uint32_t i = 0; i < bytes / 4; i++) {
            ((word *)to)[i] = HQC_UNIT->BLOCK[at + i];
        }
    } else {
        for (uint32_t i = 0; i < bytes / 4; i++) {
            store_word(to + 4 * i, HQC_UNIT->BLOCK[at + i]);
        }
    }
}

/* Memory number `number` of a region, and of what is computed. */
static inline volatile uint32_t *vector_words(uint32_t region, uint32_t number) {
    return HQC_UNIT->VEC0 + number * (uint32_t)(HQC_UNIT->VEC1 - HQC_UNIT->VEC0) + region * (HQC_UNIT_VEC0_WORDS / 4);
}

static inline volatile uint32_t *sum_words(uint32_t number) {
    return HQC_UNIT->ACC0 + number * (uint32_t)(HQC_UNIT->ACC1 - HQC_UNIT->ACC0);
}

/* The last bytes of a vector, less than a word. */
static inline uint32_t rest_of(const uint8_t *vector) {
    return LEFT == 1 ? vector[WHOLE] : (uint32_t)vector[WHOLE] | (uint32_t)vector[WHOLE + 1] << 8;
}

/* A vector of the ring to a region. */
static void send(uint32_t region, const uint8_t *from) {
    const int whole_words = (uintptr_t)from % 4 == 0;
    for (uint32_t number = 0; number < 8; number++) {
        volatile uint32_t *to = vector_words(region, number);
        if (whole_words) {
#pragma GCC unroll 8
            for (uint32_t i = number; i < WHOLE / 4; i += 8) {
                *to++ = ((const word *)from)[i];
            }
        } else {
            for (uint32_t i = number; i < WHOLE / 4; i += 8) {
                *to++ = load_word(from + 4 * i);
            }
        }
    }
    vector_words(region, WHOLE / 4 % 8)[WHOLE / 32] = rest_of(from);
}

/* What is computed, as a vector of the ring. */
static void receive(uint8_t *to) {
    const int whole_words = (uintptr_t)to % 4 == 0;
    for (uint32_t number = 0; number < 4; number++) {
        const volatile uint32_t *from = sum_words(number);
        if (whole_words) {
#pragma GCC unroll 8
            for (uint32_t i = number; i < WHOLE / 4; i += 4) {
                ((word *)to)[i] = *from++;
            }
        } else {
            for (uint32_t i = number; i < WHOLE / 4; i += 4) {
                store_word(to + 4 * i, *from++);
            }
        }
    }
    uint32_t last = sum_words(WHOLE / 4 % 4)[WHOLE / 16];
    for (uint32_t i = WHOLE; i < HQC_N_BYTES; i++, last >>= 8) {
        to[i] = (uint8_t)last;
    }
}

/* v of a ciphertext to its region and back. Before it lies u, and behind it the salt, so that whole words can be read;
   what is written beside it is to be written later. */
static inline void send_v(const uint8_t *from) {
    const uint32_t over = (uintptr_t)from % 4 * 8;
    const word *at = (const word *)(from - over / 8);
    for (uint32_t number = 0; number < 8; number++) {
        volatile uint32_t *to = vector_words(V, number);
#pragma GCC unroll 4
        for (uint32_t i = number; i < HQC_V_WORDS; i += 8) {
            *to++ = over == 0 ? at[i] : at[i] >> over | at[i + 1] << (32 - over);
        }
    }
}

static inline void receive_v(uint8_t *to) {
    const uint32_t over = (uintptr_t)to % 4 * 8;
    word *at = (word *)(to - over / 8);
    uint32_t before = 0;
    for (uint32_t row = 0; row < V_ROWS; row++) {
#pragma GCC unroll 4
        for (uint32_t number = 0; number < 4; number++) {
            const uint32_t next = sum_words(number)[row];
            *at++ = over == 0 ? next : before >> (32 - over) | next << over;
            before = next;
        }
    }
    if (over != 0) {
        *at = before >> (32 - over);
    }
}

/* --- Hash functions */

static inline void absorb(uint32_t at, uint32_t bytes) {
    HQC_UNIT->FROM = at;
    HQC_UNIT->BYTES = bytes;
    command(COMMAND(ABSORB), 0);
}

static inline void absorb_region(uint32_t region, uint32_t bytes) {
    HQC_UNIT->BYTES = bytes;
    command(COMMAND(ABSORB) | COMMAND(ADD), region);
}

static inline void sponge(uint32_t how) {
    HQC_UNIT->SPONGE = how;
    command(COMMAND(START), 0);
}

static inline void finish(void) {
    command(COMMAND(FINISH), 0);
}

static inline void squeeze(uint32_t at, uint32_t bytes) {
    HQC_UNIT->FROM = at;
    HQC_UNIT->BYTES = bytes;
    command(COMMAND(SQUEEZE), 0);
}

/* The XOF of the seed at a word of BLOCK. */
static inline void xof(uint32_t at) {
    sponge(RATE_136 | DOMAIN(1) | SHAKE);
    absorb(at, HQC_SEED_BYTES);
    finish();
}

/* --- Vectors */

/* h of the seed at a word of BLOCK, ready for products. */
static inline void public_vector(uint32_t at) {
    xof(at);
    command(COMMAND(EXPAND), H);
    command(COMMAND(WRAP), H);
}

static inline void clear(void) {
    command(COMMAND(CLEAR), 0);
}

/* A private vector. */
static inline void draw(uint32_t list) {
    clear();
    HQC_UNIT->OFFSET = list;
    HQC_UNIT->WEIGHT = HQC_OMEGA;
    command(COMMAND(DRAW), 0);
}

/* A vector of an encryption, from what the XOF gives next. */
static inline void spread(uint32_t list) {
    squeeze(RANDOM, GIVEN(4 * HQC_OMEGA_R));
    clear();
    HQC_UNIT->OFFSET = list;
    HQC_UNIT->WEIGHT = HQC_OMEGA_R;
    command(COMMAND(SPREAD), 0);
}

static inline void product(uint32_t region, uint32_t list, uint32_t weight, uint32_t how) {
    HQC_UNIT->OFFSET = list;
    HQC_UNIT->WEIGHT = weight;
    command(COMMAND(PRODUCT) | how, region);
}

static inline void flip(uint32_t list, uint32_t weight) {
    HQC_UNIT->OFFSET = list;
    HQC_UNIT->WEIGHT = weight;
    command(COMMAND(FLIP), 0);
}

/* --- What encapsulation and decapsulation share */

/* A public key: its seed in SEED, s in its region, and its hash in HASH. */
static inline void take_public_key(const uint8_t *pk) {
    const uint8_t *s = pk + HQC_SEED_BYTES;
    to_block(SEED, pk, HQC_SEED_BYTES);
    send(S, s);
    HQC_UNIT->BLOCK[REST] = rest_of(s);
    sponge(RATE_136 | DOMAIN(1) | SHA3);
    absorb(SEED, HQC_SEED_BYTES);
    absorb_region(S, WHOLE);
    absorb(REST, LEFT);
    finish();
    squeeze(HASH, 32);
    command(COMMAND(WRAP), S);
}

/* Key and seed of the encryption from hash, message and salt. */
static inline void key_and_theta(void) {
    sponge(RATE_72 | DOMAIN(0) | SHA3);
    absorb(HASH, 32);
    absorb(MESSAGE, HQC_K);
    absorb(SALT, HQC_SALT_BYTES);
    finish();
    squeeze(KEY, 64);
}

/* r2, e and r1. */
static inline void draw_encryption(void) {
    xof(THETA);
    spread(FIRST);
    spread(SECOND);
    spread(THIRD);
}

/* v, then u, of the message. */
static inline void make_v(void) {
    HQC_UNIT->FROM = MESSAGE;
    command(COMMAND(ENCODE), 0);
    product(S, FIRST, HQC_OMEGA_R, COMMAND(ADD));
    flip(SECOND, HQC_OMEGA_R);
}

static inline void make_u(void) {
    product(H, FIRST, HQC_OMEGA_R, 0);
    flip(THIRD, HQC_OMEGA_R);
}

#endif
