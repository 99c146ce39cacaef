// CVA6 of 2026 in the bench that all cores of its family share; its outputs have two ports at most.

#include "../bench/bench.h"
