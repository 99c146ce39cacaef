# zip and unzip: bits of the halves interleaved and back; RV32 only.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zbkb".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    zip x18, x5
    unzip x19, x5
    li   x5, V(fedcba98, 76543210)
    zip x20, x5
    unzip x21, x5
    li   x5, V(80000000, ffffffff)
    zip x22, x5
    unzip x23, x5
    li   x5, V(00ff00ff, 0ff0a5c3)
    zip x24, x5
    unzip x25, x5
    li   x5, V(ffffffff, ffffffff)
    zip x26, x5
    unzip x27, x5
    li   a7, 93  # exit
    ecall
