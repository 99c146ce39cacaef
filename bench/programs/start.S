# Start-up code of the raced programs: like workloads/runtime/crt0.S, with a stack in .bss, because a user-mode
# emulator maps what the file loads and nothing else.
# Source: the RISC-V psABI; HTIF's tohost for machines, Linux's exit (a7 = 93) for user-mode emulators.

    .section .text.start, "ax", @progbits
    .globl _start
_start:
    .option push
    .option norelax
    la      gp, __global_pointer$
    .option pop
    la      sp, stack_top
    call    main
    slli    t1, a0, 1
    ori     t1, t1, 1
    la      t0, tohost
#if __riscv_xlen == 64
    sd      t1, 0(t0)
#else
    sw      zero, 4(t0)
    sw      t1, 0(t0)
#endif
    li      a7, 93
    ecall
1:  j       1b

    .section .tohost, "aw", @progbits
    .balign 64
    .globl tohost
tohost:
    .dword 0
    .balign 64
    .globl fromhost
fromhost:
    .dword 0

    .bss
    .balign 16
    .space 262144
stack_top:
