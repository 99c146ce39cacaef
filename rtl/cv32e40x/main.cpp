// CV32E40X in the bench that all cores share.

#include "../bench/obi.h"
#include "../bench/bench.h"
