# Start-up code: sets gp and sp, clears .bss, calls main with the a0 and a1 of the start (argument count and pointers
# where a simulator gives them) and leaves with main's value.
# Source: the RISC-V psABI (gp, sp) and HTIF's tohost convention (an odd value ends the run, value >> 1 is the code).
#
# A program whose functions are called one by one by the simulator needs nothing of this: the caller sets gp and sp
# and .bss is clear when loaded. `main` below is weak so that such a program links without one of its own.

#if __riscv_xlen == 64
#define STORE sd
#define WORD_BYTES 8
#else
#define STORE sw
#define WORD_BYTES 4
#endif

#ifdef RAM_BYTES
/* The linker script reads this absolute symbol; without it the RAM has the script's own length. */
    .globl __ram_length
    .set __ram_length, RAM_BYTES
#endif

    .section .text.start, "ax", @progbits
    .globl _start
    .type _start, @function
_start:
    .option push
    .option norelax
    la      gp, __global_pointer$
    .option pop
    la      sp, __stack_top
    mv      tp, zero
    la      t0, __bss_start
    la      t1, __bss_end
1:  bgeu    t0, t1, 2f
    STORE   zero, 0(t0)
    addi    t0, t0, WORD_BYTES
    j       1b
    # Room for two instructions: where a loop lies decides how often CVA6 fetches, and the figures in the documents were
    # measured with the functions behind this code where they are.
2:  nop
    nop
    call    main
    .size _start, . - _start

# exit(a0): ends the run by tohost; a machine that ignores tohost sees the exit system call (a7 = 93) next.
    .globl exit
    .type exit, @function
exit:
    la      t0, tohost
    slli    t1, a0, 1
    ori     t1, t1, 1
#if __riscv_xlen == 32
    sw      zero, 4(t0)
#endif
    STORE   t1, 0(t0)
    li      a7, 93
    ecall
3:  j       3b
    .size exit, . - exit

    .weak main
    .type main, @function
main:
    mv      a0, zero
    ret
    .size main, . - main

    .section .tohost, "aw", @progbits
    .balign 64
    .globl tohost
    .type tohost, @object
tohost:
    .dword 0
    .size tohost, 8
    .balign 64
    .globl fromhost
    .type fromhost, @object
fromhost:
    .dword 0
    .size fromhost, 8
