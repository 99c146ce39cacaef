// Rocket in the bench that all cores share. Its divider looks at the signs of 64-bit operands, so that these are told.

#define INSTAR_WIDE_OPERANDS
#include "../bench/tilelink.h"
#include "../bench/bench.h"
