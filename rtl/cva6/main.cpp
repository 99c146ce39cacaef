// CVA6 of 2026 in the bench that all cores share.

#include "../bench/axi.h"
#include "../bench/bench.h"
