// VexRiscv in the bench that all cores share. Its shifter takes a cycle for each place, so that operands of shifts by a
// register are told.

#define INSTAR_SHIFT_OPERANDS
#include "../bench/wishbone.h"
#include "../bench/bench.h"
