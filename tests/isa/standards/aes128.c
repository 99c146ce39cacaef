// AES-128 of one block with Zkne and Zknd, as each XLEN has them.
// Source: FIPS 197, sections 5.1 (cipher), 5.2 (key expansion), 5.3.5 (equivalent inverse cipher).

#include "insn.h"

#define ROUNDS 10

#if __riscv_xlen == 32

static void expand(uint32_t keys[4 * (ROUNDS + 1)], const uint32_t key[4]) {
  uint32_t constant = 1;
  for (int i = 0; i < 4; i++) keys[i] = key[i];
  for (int i = 4; i < 4 * (ROUNDS + 1); i++) {
    uint32_t t = keys[i - 1];
    if (i % 4 == 0) {
      t = BINARY("ror", t, 8);
      t = BYTES("aes32esi", constant, t, t, t, t);
      constant = constant << 1 ^ (constant >> 7) * 0x11b;
    }
    keys[i] = keys[i - 4] ^ t;
  }
}

void aes128_encrypt(const uint32_t key[4], const uint32_t in[4], uint32_t out[4]) {
  uint32_t keys[4 * (ROUNDS + 1)], state[4], next[4];
  expand(keys, key);
  for (int i = 0; i < 4; i++) state[i] = in[i] ^ keys[i];
  for (int round = 1; round < ROUNDS; round++) {
    for (int i = 0; i < 4; i++) {
      next[i] = BYTES("aes32esmi", keys[4 * round + i], state[i], state[(i + 1) % 4], state[(i + 2) % 4],
                      state[(i + 3) % 4]);
    }
    for (int i = 0; i < 4; i++) state[i] = next[i];
  }
  for (int i = 0; i < 4; i++) {
    out[i] = BYTES("aes32esi", keys[4 * ROUNDS + i], state[i], state[(i + 1) % 4], state[(i + 2) % 4],
                   state[(i + 3) % 4]);
  }
}

void aes128_decrypt(const uint32_t key[4], const uint32_t in[4], uint32_t out[4]) {
  uint32_t keys[4 * (ROUNDS + 1)], state[4], next[4];
  expand(keys, key);
  for (int i = 4; i < 4 * ROUNDS; i++) {
    // The S-box and then its inverse: what is left is InvMixColumns.
    uint32_t t = BYTES("aes32esi", 0, keys[i], keys[i], keys[i], keys[i]);
    keys[i] = BYTES("aes32dsmi", 0, t, t, t, t);
  }
  for (int i = 0; i < 4; i++) state[i] = in[i] ^ keys[4 * ROUNDS + i];
  for (int round = ROUNDS - 1; round > 0; round--) {
    for (int i = 0; i < 4; i++) {
      next[i] = BYTES("aes32dsmi", keys[4 * round + i], state[i], state[(i + 3) % 4], state[(i + 2) % 4],
                      state[(i + 1) % 4]);
    }
    for (int i = 0; i < 4; i++) state[i] = next[i];
  }
  for (int i = 0; i < 4; i++) {
    out[i] = BYTES("aes32dsi", keys[i], state[i], state[(i + 3) % 4], state[(i + 2) % 4], state[(i + 1) % 4]);
  }
}

#else

// Both halves of the next round key. The round number is part of the instruction.
#define EXPAND(keys, round)                                                      \
  do {                                                                           \
    uint64_t t_ = IMMEDIATE("aes64ks1i", keys[2 * round + 1], round);            \
    keys[2 * round + 2] = BINARY("aes64ks2", t_, keys[2 * round]);               \
    keys[2 * round + 3] = BINARY("aes64ks2", keys[2 * round + 2], keys[2 * round + 1]); \
  } while (0)

static void expand(uint64_t keys[2 * (ROUNDS + 1)], const uint64_t key[2]) {
  keys[0] = key[0], keys[1] = key[1];
  EXPAND(keys, 0);
  EXPAND(keys, 1);
  EXPAND(keys, 2);
  EXPAND(keys, 3);
  EXPAND(keys, 4);
  EXPAND(keys, 5);
  EXPAND(keys, 6);
  EXPAND(keys, 7);
  EXPAND(keys, 8);
  EXPAND(keys, 9);
}

void aes128_encrypt(const uint64_t key[2], const uint64_t in[2], uint64_t out[2]) {
  uint64_t keys[2 * (ROUNDS + 1)];
  expand(keys, key);
  uint64_t a = in[0] ^ keys[0], b = in[1] ^ keys[1];
  for (int round = 1; round < ROUNDS; round++) {
    uint64_t low = BINARY("aes64esm", a, b), high = BINARY("aes64esm", b, a);
    a = low ^ keys[2 * round], b = high ^ keys[2 * round + 1];
  }
  out[0] = BINARY("aes64es", a, b) ^ keys[2 * ROUNDS];
  out[1] = BINARY("aes64es", b, a) ^ keys[2 * ROUNDS + 1];
}

void aes128_decrypt(const uint64_t key[2], const uint64_t in[2], uint64_t out[2]) {
  uint64_t keys[2 * (ROUNDS + 1)];
  expand(keys, key);
  for (int i = 2; i < 2 * ROUNDS; i++) keys[i] = UNARY("aes64im", keys[i]);
  uint64_t a = in[0] ^ keys[2 * ROUNDS], b = in[1] ^ keys[2 * ROUNDS + 1];
  for (int round = ROUNDS - 1; round > 0; round--) {
    uint64_t low = BINARY("aes64dsm", a, b), high = BINARY("aes64dsm", b, a);
    a = low ^ keys[2 * round], b = high ^ keys[2 * round + 1];
  }
  out[0] = BINARY("aes64ds", a, b) ^ keys[0];
  out[1] = BINARY("aes64ds", b, a) ^ keys[1];
}

#endif
