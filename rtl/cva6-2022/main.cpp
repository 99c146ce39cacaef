// CVA6 of November 2022 in the bench that all cores share.

#include "../bench/axi.h"
#include "../bench/bench.h"
