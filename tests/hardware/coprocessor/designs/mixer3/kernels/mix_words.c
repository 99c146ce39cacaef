#include "mix_words.h"
#include "xmixer3.h"
#define ROTXOR(x, y, n) x_rotxor((x), (y), (n))
#define MULMID(x, y) ((uint32_t)(((uint64_t)(x) * (y)) >> 16))
#define SWAPADD(x, n) x_muladd((x) & 0xff00, 256, x_muladd((x) << 24, 1, ((x) >> 8 & 0xff00) + ((x) >> 24) + (n)))
#define SWAPSUB(x, y) (SWAPADD(x, 0) - (y))
MIX_WORDS
