# The functions of SHA-512 in halves; RV32 only.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zknh".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    li   x6, V(fedcba98, 76543210)
    sha512sig0h x18, x5, x6
    sha512sig0l x19, x5, x6
    sha512sig1h x20, x5, x6
    sha512sig1l x21, x5, x6
    sha512sum0r x22, x5, x6
    sha512sum1r x23, x5, x6
    li   x5, V(80000000, ffffffff)
    li   x6, V(00ff00ff, 0ff0a5c3)
    sha512sig0h x24, x5, x6
    sha512sig0l x25, x5, x6
    sha512sig1h x26, x5, x6
    sha512sig1l x27, x5, x6
    sha512sum0r x28, x5, x6
    sha512sum1r x29, x5, x6
    li   x5, V(00ff00ff, 0ff0a5c3)
    li   x6, V(01234567, 89abcdef)
    sha512sig0h x30, x5, x6
    sha512sig0l x31, x5, x6
    sha512sig1h x7, x5, x6
    sha512sig1l x8, x5, x6
    sha512sum0r x9, x5, x6
    sha512sum1r x12, x5, x6
    li   a7, 93  # exit
    ecall
