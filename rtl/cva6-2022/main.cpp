// CVA6 of November 2022 in the bench that all cores share.

#define INSTAR_SHOWN_AT_ONCE
#include "../bench/axi.h"
#include "../bench/bench.h"
