# 64-bit carry-less products; RV64 only.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zbc".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    li   x6, V(fedcba98, 76543210)
    clmul x18, x5, x6
    clmulh x19, x5, x6
    clmulr x20, x5, x6
    li   x5, V(80000000, ffffffff)
    li   x6, V(00ff00ff, 0ff0a5c3)
    clmul x21, x5, x6
    clmulh x22, x5, x6
    clmulr x23, x5, x6
    li   a7, 93  # exit
    ecall
