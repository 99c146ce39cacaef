// The compression function of SM3 with Zksh, and SM4 of one block with Zksed.
// Source: GB/T 32905-2016, section 5.3; GB/T 32907-2016, sections 7.1 to 7.3.

#include "insn.h"

static inline uint32_t turned(uint32_t x, unsigned n) { return n % 32 ? x << n % 32 | x >> (32 - n % 32) : x; }

#define P0(x) ((uint32_t)UNARY("sm3p0", x))
#define P1(x) ((uint32_t)UNARY("sm3p1", x))

void sm3_compress(uint32_t state[8], const uint32_t block[16]) {
  uint32_t w[68], s[8];
  for (int j = 0; j < 16; j++) w[j] = block[j];
  for (int j = 16; j < 68; j++) {
    w[j] = P1(w[j - 16] ^ w[j - 9] ^ turned(w[j - 3], 15)) ^ turned(w[j - 13], 7) ^ w[j - 6];
  }
  for (int i = 0; i < 8; i++) s[i] = state[i];
  for (int j = 0; j < 64; j++) {
    uint32_t constant = j < 16 ? 0x79cc4519 : 0x7a879d8a;
    uint32_t ss1 = turned(turned(s[0], 12) + s[4] + turned(constant, j), 7);
    uint32_t ff = j < 16 ? s[0] ^ s[1] ^ s[2] : (s[0] & s[1]) | (s[0] & s[2]) | (s[1] & s[2]);
    uint32_t gg = j < 16 ? s[4] ^ s[5] ^ s[6] : (s[4] & s[5]) | (~s[4] & s[6]);
    uint32_t tt1 = ff + s[3] + (ss1 ^ turned(s[0], 12)) + (w[j] ^ w[j + 4]);
    uint32_t tt2 = gg + s[7] + ss1 + w[j];
    s[3] = s[2], s[2] = turned(s[1], 9), s[1] = s[0], s[0] = tt1;
    s[7] = s[6], s[6] = turned(s[5], 19), s[5] = s[4], s[4] = P0(tt2);
  }
  for (int i = 0; i < 8; i++) state[i] ^= s[i];
}

// Words are those of memory, so byte-swapped to the standard's.
static void sm4_rounds(uint32_t x[4], const uint32_t keys[32], int step) {
  for (int i = 0; i < 32; i++) {
    uint32_t t = x[1] ^ x[2] ^ x[3] ^ keys[step > 0 ? i : 31 - i];
    uint32_t next = BYTES("sm4ed", x[0], t, t, t, t);
    x[0] = x[1], x[1] = x[2], x[2] = x[3], x[3] = next;
  }
}

static void sm4_expand(uint32_t keys[32], const uint32_t key[4]) {
  static const uint8_t system[16] = {0xa3, 0xb1, 0xba, 0xc6, 0x56, 0xaa, 0x33, 0x50,
                                     0x67, 0x7d, 0x91, 0x97, 0xb2, 0x70, 0x22, 0xdc};
  uint32_t k[4];
  for (int i = 0; i < 4; i++) {
    k[i] = key[i];
    for (int j = 0; j < 4; j++) k[i] ^= (uint32_t)system[4 * i + j] << 8 * j;
  }
  for (int i = 0; i < 32; i++) {
    uint32_t t = k[1] ^ k[2] ^ k[3];
    for (int j = 0; j < 4; j++) t ^= (uint32_t)(uint8_t)((4 * i + j) * 7) << 8 * j;
    keys[i] = BYTES("sm4ks", k[0], t, t, t, t);
    k[0] = k[1], k[1] = k[2], k[2] = k[3], k[3] = keys[i];
  }
}

static void sm4(const uint32_t key[4], const uint32_t in[4], uint32_t out[4], int step) {
  uint32_t keys[32], x[4] = {in[0], in[1], in[2], in[3]};
  sm4_expand(keys, key);
  sm4_rounds(x, keys, step);
  for (int i = 0; i < 4; i++) out[i] = x[3 - i];
}

void sm4_encrypt(const uint32_t key[4], const uint32_t in[4], uint32_t out[4]) { sm4(key, in, out, 1); }
void sm4_decrypt(const uint32_t key[4], const uint32_t in[4], uint32_t out[4]) { sm4(key, in, out, -1); }
