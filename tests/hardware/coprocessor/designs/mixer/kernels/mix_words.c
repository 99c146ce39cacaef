#include "mix_words.h"
#include "xmixer.h"
#define ROTXOR(x, y, n) x_rotxor((x), (y), (n))
#define MULMID(x, y) x_mulmid((x), (y))
#define SWAPADD(x, n) x_swapadd((x), (n))
#define SWAPSUB(x, y) x_swapsub((x), (y))
MIX_WORDS
