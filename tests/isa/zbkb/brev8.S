# brev8: bits reversed within each byte.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zbkb".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    brev8 x18, x5
    li   x5, V(fedcba98, 76543210)
    brev8 x19, x5
    li   x5, V(80000000, ffffffff)
    brev8 x20, x5
    li   x5, V(00ff00ff, 0ff0a5c3)
    brev8 x21, x5
    li   x5, V(80402010, 08040201)
    brev8 x22, x5
    li   a7, 93  # exit
    ecall
