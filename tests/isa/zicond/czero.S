# czero.eqz and czero.nez: the second operand decides whether the first goes through.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zicond".
#include "value.h"
.globl _start
_start:
    li   x5, V(fedcba98, 76543210)
    li   x6, 1
    czero.eqz x18, x5, x6
    czero.nez x19, x5, x6
    czero.eqz x20, x5, x0
    czero.nez x21, x5, x0
    # Any bit counts.
    li   x6, 1
    slli x6, x6, __riscv_xlen - 1
    czero.eqz x22, x5, x6
    czero.nez x23, x5, x6
    czero.eqz x5, x5, x5
    li   a7, 93  # exit
    ecall
