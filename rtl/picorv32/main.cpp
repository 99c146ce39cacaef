// PicoRV32 in the bench that all cores share.

#include "../bench/native.h"
#include "../bench/bench.h"
