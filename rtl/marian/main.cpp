// Marian in the bench that all cores share.

#include "../bench/sram.h"
#include "../bench/bench.h"
