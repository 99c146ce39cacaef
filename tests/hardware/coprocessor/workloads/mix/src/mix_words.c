// Sixteen words, mixed for some rounds: what a design's kernel does with instructions of its own.

#include "mix_words.h"

#define ROTXOR(x, y, n) rotated((x) ^ (y), n)
#define MULMID(x, y) ((uint32_t)(((uint64_t)(x) * (y)) >> 16))
#define SWAPADD(x, n) (swapped(x) + (n))
#define SWAPSUB(x, y) (swapped(x) - (y))

static uint32_t rotated(uint32_t x, int n) { return n == 0 ? x : x << n | x >> (32 - n); }
static uint32_t swapped(uint32_t x) { return x << 24 | (x & 0xff00) << 8 | (x >> 8 & 0xff00) | x >> 24; }

MIX_WORDS
