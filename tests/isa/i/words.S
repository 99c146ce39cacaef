# The W instructions: results of 32 bits, sign-extended; RV64 only.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "RV64I".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    li   x6, V(fedcba98, 76543210)
    addw x18, x5, x6
    subw x19, x5, x6
    sllw x20, x5, x6
    srlw x21, x5, x6
    sraw x22, x5, x6
    li   x5, V(80000000, ffffffff)
    li   x6, V(00000000, 00000021)
    addw x23, x5, x6
    subw x24, x5, x6
    sllw x25, x5, x6
    srlw x26, x5, x6
    sraw x27, x5, x6
    addiw x28, x5, -1
    slliw x29, x5, 31
    srliw x30, x5, 31
    sraiw x31, x5, 31
    addiw x7, x5, 2047
    li   a7, 93  # exit
    ecall
