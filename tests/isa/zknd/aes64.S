# aes64ds, aes64dsm and aes64im; RV64 only.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zknd".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    li   x6, V(fedcba98, 76543210)
    aes64ds x18, x5, x6
    aes64dsm x19, x5, x6
    li   x5, V(80000000, ffffffff)
    li   x6, V(00ff00ff, 0ff0a5c3)
    aes64ds x20, x5, x6
    aes64dsm x21, x5, x6
    li   x5, V(01234567, 89abcdef)
    aes64im x22, x5
    li   x5, V(fedcba98, 76543210)
    aes64im x23, x5
    li   x5, V(80000000, ffffffff)
    aes64im x24, x5
    li   a7, 93  # exit
    ecall
