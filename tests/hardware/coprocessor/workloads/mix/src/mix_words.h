// The function, over steps that a kernel may define otherwise. The order of its steps was drawn at random: every
// instruction follows every other one at every distance, with and without a dependence.

#include <stdint.h>

void mix_words(uint32_t state[16]);

#define MIX_WORDS \
  void mix_words(uint32_t state[16]) { \
    uint32_t w[8]; \
    for (int i = 0; i < 8; i++) w[i] = state[i]; \
    for (int round = 0; round < 20; round++) { \
      w[4] = MULMID(w[2], w[3]); \
      w[3] = ROTXOR(w[2], w[2], 4); \
      w[3] = w[4] * w[0] + state[8 + (w[3] & 7)]; \
      w[2] = SWAPSUB(w[0], w[4]); \
      w[1] = ROTXOR(w[4], w[7], 27); \
      w[4] = ROTXOR(w[5], w[3], 31); \
      w[6] = w[5] * w[6] + state[8 + (w[6] & 7)]; \
      w[1] = SWAPADD(w[5], 28); \
      w[2] = w[7] * w[7] + state[8 + (w[2] & 7)]; \
      w[2] = w[4] * w[3] + state[8 + (w[2] & 7)]; \
      w[5] = ROTXOR(w[4], w[5], 29); \
      w[4] = MULMID(w[6], w[2]); \
      if (w[3] & 1) w[7] ^= w[3]; \
      w[2] = SWAPADD(w[1], 29); \
      w[0] = SWAPSUB(w[6], w[0]); \
      w[2] = MULMID(w[7], w[7]); \
      w[2] = MULMID(w[6], w[4]); \
      w[3] = SWAPADD(w[5], 15); \
      w[3] += w[0]; \
      w[5] = SWAPADD(w[2], 12); \
      w[1] = ROTXOR(w[3], w[2], 4); \
      w[0] = SWAPSUB(w[7], w[5]); \
      w[0] = ROTXOR(w[2], w[4], 7); \
      w[4] = SWAPSUB(w[4], w[1]); \
      w[5] += w[0]; \
      w[5] = SWAPADD(w[2], 30); \
      w[3] = MULMID(w[4], w[0]); \
      w[2] = SWAPSUB(w[2], w[4]); \
      w[3] = SWAPSUB(w[4], w[6]); \
      w[3] = w[5] / (w[3] | 1); \
      w[6] = MULMID(w[3], w[5]); \
      w[0] = SWAPSUB(w[5], w[6]); \
      w[1] += w[1]; \
      state[8 + (w[4] & 7)] ^= w[0]; \
      w[6] += w[5]; \
      w[6] = MULMID(w[2], w[2]); \
      w[1] = ROTXOR(w[5], w[2], 13); \
      w[4] = MULMID(w[6], w[4]); \
      w[5] = ROTXOR(w[2], w[1], 23); \
      w[7] += w[6]; \
      w[4] = SWAPADD(w[2], 20); \
      w[2] = ROTXOR(w[0], w[3], 9); \
      w[7] = ROTXOR(w[5], w[1], 22); \
      w[3] = MULMID(w[0], w[3]); \
      w[7] = MULMID(w[3], w[6]); \
      w[0] = w[0] / (w[1] | 1); \
      w[5] = ROTXOR(w[6], w[4], 9); \
      w[4] = w[4] * w[1] + state[8 + (w[4] & 7)]; \
      w[0] = SWAPADD(w[0], 0); \
      w[4] = ROTXOR(w[1], w[5], 27); \
      w[4] = ROTXOR(w[0], w[1], 6); \
      w[6] = MULMID(w[6], w[7]); \
      w[4] = SWAPSUB(w[2], w[2]); \
      w[4] += w[0]; \
      w[4] = w[4] * w[5] + state[8 + (w[4] & 7)]; \
      w[3] = MULMID(w[5], w[6]); \
      w[7] = ROTXOR(w[6], w[4], 9); \
      w[7] += w[3]; \
      w[3] += w[0]; \
      w[2] += w[2]; \
      w[2] = ROTXOR(w[4], w[1], 31); \
      if (w[3] & 1) w[0] ^= w[6]; \
      w[0] = w[2] * w[4] + state[8 + (w[0] & 7)]; \
      state[8 + (w[0] & 7)] ^= w[2]; \
      w[7] = MULMID(w[0], w[1]); \
      w[5] = MULMID(w[0], w[7]); \
      w[3] = SWAPADD(w[0], 15); \
      w[0] = w[1] * w[5] + state[8 + (w[0] & 7)]; \
      w[7] = ROTXOR(w[5], w[2], 22); \
      w[4] = MULMID(w[1], w[4]); \
      w[2] = ROTXOR(w[2], w[1], 3); \
      w[2] = w[0] * w[7] + state[8 + (w[2] & 7)]; \
      w[6] = SWAPADD(w[7], 4); \
      w[4] += w[5]; \
      w[3] = ROTXOR(w[5], w[6], 4); \
      w[6] += w[4]; \
      w[6] += w[6]; \
      if (w[1] & 1) w[0] ^= w[4]; \
      w[2] = ROTXOR(w[5], w[4], 13); \
      w[4] = SWAPSUB(w[0], w[3]); \
      w[1] = ROTXOR(w[2], w[1], 24); \
      w[5] = MULMID(w[2], w[0]); \
      w[2] = ROTXOR(w[0], w[0], 14); \
      w[2] = SWAPSUB(w[6], w[1]); \
      w[2] += w[1]; \
      w[0] = SWAPADD(w[2], 27); \
      w[6] = MULMID(w[4], w[3]); \
      w[4] = MULMID(w[6], w[4]); \
      w[3] = MULMID(w[1], w[1]); \
      w[0] = ROTXOR(w[1], w[4], 9); \
      w[4] = MULMID(w[1], w[1]); \
      w[7] += w[1]; \
      if (w[2] & 1) w[6] ^= w[7]; \
      w[5] += w[5]; \
      w[7] = ROTXOR(w[1], w[1], 17); \
      w[0] += w[6]; \
      w[2] = ROTXOR(w[3], w[5], 9); \
      w[6] = SWAPSUB(w[0], w[5]); \
      w[5] = SWAPADD(w[5], 6); \
      w[2] = ROTXOR(w[2], w[6], 3); \
      state[8 + (w[1] & 7)] ^= w[6]; \
      w[3] = w[2] * w[6] + state[8 + (w[3] & 7)]; \
      w[6] = ROTXOR(w[6], w[5], 27); \
      w[4] = SWAPSUB(w[1], w[3]); \
      w[2] = SWAPSUB(w[0], w[7]); \
      w[1] += w[7]; \
      w[0] = w[3] * w[0] + state[8 + (w[0] & 7)]; \
      w[6] = MULMID(w[0], w[7]); \
      w[6] = MULMID(w[0], w[5]); \
      w[7] = MULMID(w[6], w[2]); \
      w[3] += w[6]; \
      w[6] = ROTXOR(w[6], w[3], 12); \
      if (w[3] & 1) w[6] ^= w[0]; \
      w[7] = ROTXOR(w[6], w[6], 8); \
      w[1] += w[7]; \
      if (w[1] & 1) w[7] ^= w[0]; \
      w[2] += w[3]; \
      w[6] = ROTXOR(w[3], w[7], 30); \
      w[6] = ROTXOR(w[0], w[3], 17); \
      w[2] += w[2]; \
    } \
    for (int i = 0; i < 8; i++) state[i] ^= w[i]; \
  }
