// CVA6 of November 2022 in the bench that all cores of its family share.

#include "../bench/bench.h"
