# sha512_compress of sha2, scheduled for cva6-superscalar:
# 7,800 -> 6,677 cycles, 12,750 -> 11,931 instructions, 8,836 -> 9,206 bytes, proved equal to what came.
# No order takes fewer than 5,966 cycles (commit slots: 11,931, 2 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Assumed: the stack has room for 416 bytes below sp, of which A needs 368.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   instar schedule sha2 sha512_compress --core cva6-superscalar --effort 1 -o sha512_compress.S

	.text
	.globl	sha512_compress                 # -- Begin function sha512_compress
	.p2align	1
	.type	sha512_compress,@function
sha512_compress:                        # @sha512_compress
    addi sp, sp, -416
    lw a2, 8(a0)
    sw s9, 372(sp)                      # 4-byte Folded Spill
    sw s2, 400(sp)                      # 4-byte Folded Spill
    sw s3, 396(sp)                      # 4-byte Folded Spill
    sw s6, 384(sp)                      # 4-byte Folded Spill
    sw s8, 376(sp)                      # 4-byte Folded Spill
    sw s11, 364(sp)                     # 4-byte Folded Spill
    lw t1, 12(a0)
    lw t2, 20(a0)
    lw a3, 40(a0)
    sw ra, 412(sp)                      # 4-byte Folded Spill
    sw s0, 408(sp)                      # 4-byte Folded Spill
    sw s1, 404(sp)                      # 4-byte Folded Spill
    sw s4, 392(sp)                      # 4-byte Folded Spill
    sw s5, 388(sp)                      # 4-byte Folded Spill
    sw s7, 380(sp)                      # 4-byte Folded Spill
    sw s10, 368(sp)                     # 4-byte Folded Spill
    lw t0, 0(a0)
    sw a2, 224(sp)                      # 4-byte Folded Spill
    lw s9, 4(a0)
    sw t1, 228(sp)                      # 4-byte Folded Spill
    lw t3, 16(a0)
    sw t2, 212(sp)                      # 4-byte Folded Spill
    lw s3, 24(a0)
    sw a3, 192(sp)                      # 4-byte Folded Spill
    lw t5, 28(a0)
    lw s11, 32(a0)
    lw s8, 36(a0)
    lw s2, 44(a0)
    lw a7, 48(a0)
    lw t6, 52(a0)
    lw s6, 56(a0)
    addi t1, zero, 135
    sw a0, 60(sp)                       # 4-byte Folded Spill
    lw t4, 60(a0)
    addi a6, sp, 232
    addi a1, a1, 3
    addi a2, zero, 7
.Lsha512_compress_1:
    lbu s1, -1(a1)
    lbu a4, -3(a1)
    lbu a5, 1(a1)
    lbu ra, -2(a1)
    lbu a0, 3(a1)
    slli a4, a4, 24
    lbu t2, 2(a1)
    slli s1, s1, 8
    lbu s0, 0(a1)
    slli a0, a0, 8
    slli a5, a5, 24
    slli a3, t2, 16
    slli s4, ra, 16
    lbu s5, 4(a1)
    or a4, a4, s4
    add s7, a6, a2
    or a5, a5, a3
    or s0, s0, s1
    addi a2, a2, 8
    or a4, a4, s0
    or a0, a0, s5
    addi a1, a1, 8
    sw a4, -3(s7)
    or a0, a0, a5
    sw a0, -7(s7)
    bne a2, t1, .Lsha512_compress_1
    addi a0, zero, 64
    lui ra, %hi(constants)
    addi t1, ra, %lo(constants)
    sw a0, 180(sp)                      # 4-byte Folded Spill
    sw t1, 184(sp)                      # 4-byte Folded Spill
    sw t5, 188(sp)                      # 4-byte Folded Spill
    sw s3, 216(sp)                      # 4-byte Folded Spill
.Lsha512_compress_3:
    srli s10, s8, 14
    lw s7, 184(sp)
    lw ra, 72(s7)
    srli t1, s9, 28
    srli s0, t0, 2
    slli t2, t0, 30
    srli s1, s9, 7
    slli a1, s8, 18
    srli a2, s11, 18
    srli a0, s11, 14
    lw a3, 228(sp)
    slli a5, s8, 14
    or a2, a2, a5
    lw a5, 304(sp)
    add ra, ra, a5
    sw ra, 92(sp)
    or a0, a0, a1
    sltu a5, ra, a5
    slli a6, s11, 23
    andn s3, t6, s8
    slli s4, s11, 18
    or a4, s9, a3
    or s10, s4, s10
    lw t5, 212(sp)
    and a1, s2, s8
    slli s5, t0, 25
    or a1, a1, s3
    add a1, a1, t4
    srli s3, s9, 2
    srli t4, s8, 9
    and s4, a4, t5
    andn ra, a7, s11
    lw t5, 12(s7)
    add t5, t5, t6
    lw t6, 192(sp)
    and a4, t6, s11
    or ra, a4, ra
    or s1, s5, s1
    lw a4, 224(sp)
    xor a0, a0, a2
    slli a2, t0, 4
    or t1, a2, t1
    or s5, t0, a4
    or t2, t2, s3
    slli a2, s9, 30
    or s0, s0, a2
    lw s3, 8(s7)
    xor t1, t1, s0
    srli a2, t0, 28
    slli s0, s9, 4
    or s0, s0, a2
    and a2, s9, a3
    add s6, ra, s6
    or a6, a6, t4
    xor t2, s0, t2
    xor t2, t2, s1
    and s1, s5, t3
    slli a3, s11, 14
    srli t4, t0, 7
    slli s0, s9, 25
    or s5, s0, t4
    and s0, t0, a4
    xor t1, t1, s5
    xor a0, a0, a6
    or s1, s1, s0
    or t4, s4, a2
    lw s5, 0(s7)
    add a0, a0, s6
    slli s4, s8, 23
    add a6, s5, a0
    sltu s0, a6, a0
    add t2, t2, s1
    sltu s1, t2, s1
    sltu ra, s6, ra
    srli s5, s8, 18
    or a2, a3, s5
    add ra, ra, a1
    srli a3, s11, 9
    lw a1, 16(s7)
    sltu s5, a0, s6
    lw a0, 248(sp)
    or s4, s4, a3
    lw s6, 232(sp)
    add a3, a1, t6
    add s6, s6, a6
    sltu a1, a3, a1
    add a0, a0, a3
    xor s10, s10, a2
    xor s10, s10, s4
    sltu a2, s6, a6
    add s4, t1, t4
    add s10, s10, ra
    lw a6, 4(s7)
    lw t1, 20(s7)
    add t4, s6, t2
    add a7, a7, s3
    add s10, s10, s5
    add ra, t1, s2
    lw s5, 236(sp)
    srli t1, t4, 28
    add s0, s0, s5
    sltu s5, a0, a3
    add s10, s10, a6
    or a3, t4, t0
    and a4, a3, a4
    lw a6, 252(sp)
    lw a3, 216(sp)
    add ra, ra, a6
    add a1, a1, ra
    add a1, a1, s5
    lw a6, 28(s7)
    add ra, a3, s6
    srli s5, ra, 14
    sltu t2, t4, t2
    sltu s6, ra, s6
    add a3, a6, s8
    add s10, s10, s0
    add s10, s10, a2
    and a6, s11, ra
    slli s0, ra, 23
    lw a2, 188(sp)
    add a2, a2, s6
    add s6, a2, s10
    andn s2, s2, s6
    add a2, s4, s1
    add s1, a2, t2
    and s4, s8, s6
    andn t2, t6, ra
    lw a2, 240(sp)
    add t6, a2, a7
    or s2, s4, s2
    srli a2, s6, 14
    or s4, a6, t2
    lw t2, 24(s7)
    add a6, s4, t6
    sltu s4, a7, s3
    add s3, t2, s11
    sltu t2, s3, t2
    sw a1, 44(sp)
    lw a1, 256(sp)
    add a1, a1, s3
    sltu s3, a1, s3
    add s10, s10, s1
    sw a1, 40(sp)
    lw a1, 260(sp)
    add a1, a1, a3
    add s1, a1, t2
    add a3, s1, s3
    lw t2, 32(s7)
    add a1, t2, ra
    lw s1, 264(sp)
    add s3, s1, a1
    sw s3, 160(sp)
    sltu s1, s3, a1
    lw s3, 244(sp)
    add s3, s3, t5
    add t5, s4, s3
    lw s3, 268(sp)
    add s4, s3, s1
    lw s1, 36(s7)
    lw s3, 68(s7)
    sw a3, 36(sp)
    slli a3, ra, 18
    or a2, a2, a3
    sltu t2, a1, t2
    srli a1, s6, 9
    add t2, t2, s1
    add t2, t2, s6
    slli a3, ra, 14
    srli s1, s6, 18
    sltu a7, t6, a7
    add t2, t2, s4
    slli s4, s6, 23
    or a3, s1, a3
    sw t2, 124(sp)
    slli s1, t4, 30
    sltu t2, a6, t6
    xor t6, a2, a3
    srli a2, ra, 9
    srli a3, s10, 2
    add a7, t5, a7
    add t5, a7, t2
    or t2, s4, a2
    xor a7, t6, t2
    slli a2, s6, 18
    slli s4, s6, 14
    slli t2, s10, 4
    srli t6, ra, 18
    add s2, s2, t5
    or t5, t6, s4
    or s4, a2, s5
    xor t6, t5, s4
    and a2, t4, t0
    or s5, a2, a4
    slli s4, s10, 30
    lw t5, 76(s7)
    lw a4, 308(sp)
    add a2, t5, a4
    add a4, a2, a5
    sw a4, 96(sp)
    or a2, s1, a3
    add s2, s2, a7
    slli t5, t4, 25
    or a4, t2, t1
    or a1, s0, a1
    srli a5, s10, 7
    lw s1, 92(s7)
    xor t2, t6, a1
    or a3, s10, s9
    or a7, t5, a5
    lw t1, 324(sp)
    add a5, s1, t1
    srli s0, t4, 2
    lw a1, 56(s7)
    srli t6, s10, 28
    slli t5, t4, 4
    or s1, s4, s0
    and t1, s10, s9
    or s4, t5, t6
    add t2, t2, a6
    xor s1, s4, s1
    add s4, t3, t2
    andn s11, s11, s4
    lw t3, 64(s7)
    slli t5, s10, 25
    srli s0, t4, 7
    or t6, t5, s0
    xor s1, s1, t6
    sltu s0, s4, t2
    srli t5, s4, 18
    lw t6, 228(sp)
    and a3, a3, t6
    lw t6, 296(sp)
    add t3, t3, t6
    sw t3, 104(sp)
    sltu t3, t3, t6
    xor a2, a2, a4
    xor t6, a2, a7
    add a4, t6, s5
    and a2, ra, s4
    add a7, a4, t2
    sltu t6, a7, a4
    sltu a4, a4, s5
    lw s5, 300(sp)
    add s3, s5, s3
    add s5, s3, t3
    sw s5, 108(sp)
    sltu s3, t2, a6
    add s2, s2, s3
    lw t2, 88(s7)
    or t3, a7, t4
    lw s5, 212(sp)
    add a6, s5, s2
    add s3, s0, a6
    lw s5, 320(sp)
    lw s0, 96(s7)
    or a6, a3, t1
    lw t1, 328(sp)
    add a3, s0, t1
    sw a3, 76(sp)
    sltu s0, a3, t1
    add t2, t2, s5
    sw t2, 80(sp)
    sltu t1, t2, s5
    add a3, t1, a5
    add s1, s1, a6
    sw a3, 100(sp)
    lw a5, 40(s7)
    add t2, a5, s4
    lw s5, 272(sp)
    add t1, s5, t2
    add a6, a4, s1
    sltu a3, t1, t2
    lw s5, 104(s7)
    add s2, s2, a6
    add s2, s2, t6
    sw s2, 64(sp)
    sw t1, 72(sp)
    or s11, a2, s11
    srli s1, s2, 7
    srli a4, s4, 9
    and t1, t3, t0
    sw s0, 32(sp)
    and t6, a7, t4
    or t1, t1, t6
    sw t1, 68(sp)
    lw t6, 108(s7)
    lw a6, 340(sp)
    add a2, a6, t6
    add s11, s11, a0
    andn s8, s8, s3
    lw t6, 336(sp)
    add t3, s5, t6
    or s0, s2, s10
    sltu t6, t3, t6
    add a6, a2, t6
    slli s5, s3, 14
    sw t3, 128(sp)
    sw a6, 132(sp)
    slli t6, s3, 23
    or a2, t6, a4
    slli t3, a7, 25
    lw a6, 112(s7)
    lw a4, 124(s7)
    and t6, s0, s9
    srli s0, a7, 28
    sw s9, 28(sp)
    lw s9, 344(sp)
    add a6, a6, s9
    sltu s9, a6, s9
    sw a6, 136(sp)
    or a6, t3, s1
    slli s1, s2, 4
    lw t3, 116(s7)
    sw t4, 24(sp)
    lw t4, 348(sp)
    add t3, t4, t3
    lw t4, 356(sp)
    add a4, a4, t4
    lw t4, 288(sp)
    add s9, s9, t3
    sw s9, 140(sp)
    add t3, a1, t4
    slli s9, s4, 18
    srli a1, s3, 14
    or s9, s9, a1
    srli a1, s2, 28
    sw t3, 112(sp)
    or s5, s5, t5
    lw t5, 44(s7)
    sltu a5, t2, a5
    add a5, a5, t5
    srli t2, s4, 14
    sltu t5, t3, t4
    slli t3, s3, 18
    or t4, t3, t2
    slli t2, a7, 4
    or t3, t2, a1
    or s0, s0, s1
    and a1, s6, s3
    srli t2, s3, 18
    slli s1, s4, 14
    or s8, a1, s8
    or a1, t2, s1
    srli t2, a7, 7
    xor s5, t4, s5
    slli s1, s2, 25
    or t4, s1, t2
    lw t2, 120(s7)
    sltu s1, s11, a0
    lw a0, 44(sp)
    add s1, a0, s1
    lw a0, 352(sp)
    add t2, t2, a0
    sltu a0, t2, a0
    add s8, s8, s1
    srli s1, s3, 9
    add a0, a4, a0
    slli a4, s2, 30
    sw a0, 44(sp)
    srli a0, a7, 2
    or a0, a4, a0
    xor a4, t3, a0
    xor s9, s9, a1
    xor s9, s9, a2
    slli a0, s4, 23
    srli t3, s2, 2
    slli a1, a7, 30
    add s8, s8, s9
    or s1, a0, s1
    xor s9, s5, s1
    add s9, s9, s11
    lw s1, 224(sp)
    add s1, s1, s9
    or a1, a1, t3
    sltu s11, s9, s11
    lw a2, 60(s7)
    andn a0, ra, s1
    xor s0, s0, a1
    lw a1, 292(sp)
    add a1, a1, a2
    slli s5, s1, 14
    xor a2, a4, t4
    xor ra, s0, a6
    add ra, ra, t1
    add s0, ra, s9
    sltu s9, s1, s9
    add s11, s11, s8
    and t3, s4, s1
    or a4, a0, t3
    lw t4, 228(sp)
    sltu a6, s0, ra
    add s8, t4, s11
    add a5, a5, s3
    add s9, s9, s8
    slli a0, s9, 23
    sltu ra, ra, t1
    and t1, s2, s10
    or t1, t6, t1
    add t1, t1, a2
    srli t3, s9, 18
    srli t4, s1, 9
    add ra, ra, t1
    add s11, s11, ra
    add s11, s11, a6
    lw s8, 48(s7)
    or t1, s11, s2
    sw s8, 144(sp)
    or ra, a0, t4
    add t6, s8, s1
    srli a2, s11, 2
    lw t4, 52(s7)
    slli a6, s11, 4
    and a0, s11, s2
    srli s8, s9, 14
    sltu s7, t6, s1
    sw t4, 152(sp)
    sw t2, 20(sp)
    slli s2, s11, 30
    add t4, t4, s7
    srli s7, s0, 28
    add t4, t4, s9
    lw t2, 276(sp)
    add t2, a3, t2
    slli a3, s0, 30
    add t2, t2, a5
    or a5, t3, s5
    slli s5, s11, 25
    srli t3, s11, 28
    or s7, a6, s7
    slli a6, s1, 18
    or a2, a2, a3
    or a3, a6, s8
    xor s8, a3, a5
    slli a6, s0, 4
    or a3, a6, t3
    add a1, a1, t5
    sw a1, 116(sp)
    and t1, t1, s10
    and a6, s3, s9
    xor s7, s7, a2
    srli a2, s1, 18
    slli a5, s0, 25
    slli t3, s9, 14
    srli t5, s0, 2
    or a2, t3, a2
    andn t3, s6, s9
    srli s6, s11, 7
    or a5, a5, s6
    or s2, s2, t5
    slli s6, s9, 18
    xor s7, s7, a5
    lw t5, 40(sp)
    srli a5, s1, 14
    or a5, s6, a5
    add s6, a4, t5
    lw a4, 36(sp)
    xor a2, a5, a2
    sltu a5, s6, t5
    add t5, a5, a4
    srli a4, s9, 9
    or a5, a6, t3
    xor s2, a3, s2
    slli a6, s1, 23
    or a6, a6, a4
    xor a2, a2, a6
    or t1, t1, a0
    add a2, a2, s6
    add t0, t0, a2
    srli a6, t0, 14
    srli t3, t0, 9
    and a3, s1, t0
    lw a4, 280(sp)
    add a0, a4, t6
    sw a4, 148(sp)
    srli a4, s0, 7
    or a4, s5, a4
    xor s2, s2, a4
    or s5, s0, a7
    add a4, a5, t5
    lw a5, 24(sp)
    and t5, s5, a5
    sltu s5, a2, s6
    and s6, s0, a7
    andn s4, s4, t0
    or s6, t5, s6
    add s7, s7, s6
    add s2, s2, t1
    sltu t5, s7, s6
    xor s8, s8, ra
    lw ra, 112(sp)
    add s8, s8, a4
    add t1, ra, t0
    sltu s6, a0, t6
    or a4, s4, a3
    add s2, s2, t5
    add t6, s7, a2
    lw s4, 160(sp)
    sltu s7, t6, s7
    sltu ra, t1, ra
    lw a3, 28(sp)
    srli t5, t6, 28
    add s8, s8, s5
    add ra, ra, a1
    add s5, a4, s4
    sltu a1, t0, a2
    add a2, a3, s8
    add a1, a1, a2
    add ra, ra, a1
    slli a2, a1, 18
    slli a4, a1, 23
    lw a3, 284(sp)
    add s6, s6, a3
    add s6, s6, t4
    add s2, s2, s8
    srli s8, a1, 18
    add s2, s2, s7
    or t4, a4, t3
    slli s7, s2, 4
    srli a4, a1, 14
    and t3, s9, a1
    andn s3, s3, a1
    or s3, t3, s3
    slli t3, t0, 18
    or a4, t3, a4
    slli t3, t0, 14
    or s8, t3, s8
    xor s8, a4, s8
    sltu t3, s5, s4
    lw s4, 124(sp)
    add a4, t3, s4
    xor s8, s8, t4
    add s4, s3, a4
    srli t3, s2, 2
    slli t4, t0, 23
    slli a4, t6, 4
    srli s3, a1, 9
    or s7, t5, s7
    slli t5, a1, 14
    sw a3, 156(sp)
    slli a3, t6, 30
    or a3, a3, t3
    xor s7, s7, a3
    or s3, t4, s3
    srli t3, t6, 2
    or a3, t6, s0
    and t4, a3, a7
    and a3, t6, s0
    or a3, t4, a3
    sw ra, 40(sp)
    srli ra, t0, 18
    slli t4, s2, 30
    or a2, a2, a6
    srli a6, s2, 28
    or ra, t5, ra
    xor ra, a2, ra
    slli t5, s2, 25
    add s8, s8, s4
    xor ra, ra, s3
    add ra, ra, s5
    or a2, a6, a4
    srli a6, t6, 7
    add s4, a5, ra
    or s3, t3, t4
    or a5, a6, t5
    or a4, s2, s11
    xor a2, a2, s3
    lw a6, 64(sp)
    slli s3, s4, 18
    xor a2, a2, a5
    and t3, s2, s11
    and t4, a4, a6
    or t5, t4, t3
    srli a5, s2, 7
    slli a4, t6, 25
    add a2, a2, t5
    sltu t3, s4, ra
    or t4, a4, a5
    xor s7, s7, t4
    add s7, s7, a3
    add t5, ra, s7
    srli a4, t5, 28
    sltu a5, ra, s5
    or s5, t5, t6
    add s8, s8, a5
    and t4, t5, t6
    add s10, s10, s8
    add s10, s10, t3
    srli ra, s10, 14
    or a5, s3, ra
    srli t3, s10, 18
    lw s3, 104(sp)
    add ra, s3, s4
    sltu s3, ra, s3
    sw ra, 36(sp)
    srli ra, s4, 9
    sw t1, 28(sp)
    and s5, s5, s0
    lw t1, 108(sp)
    add s3, s3, t1
    add s3, s3, s10
    or s5, s5, t4
    slli t1, s10, 23
    sltu a3, s7, a3
    add a2, a2, a3
    and a3, t0, s4
    andn s1, s1, s4
    or s1, s1, a3
    lw a3, 72(sp)
    or t4, t1, ra
    andn s9, s9, s10
    add s1, s1, a3
    and ra, a1, s10
    or s9, ra, s9
    sltu a3, s1, a3
    add s8, s8, a2
    slli a2, s10, 18
    sltu s7, t5, s7
    add s8, s8, s7
    slli s7, s8, 4
    slli t1, s4, 14
    sw s3, 24(sp)
    srli s3, s8, 28
    or ra, t1, t3
    xor t1, a5, ra
    xor t1, t1, t4
    srli a5, t5, 2
    slli t3, t5, 4
    or s3, t3, s3
    slli t3, s8, 30
    srli ra, s4, 14
    or a5, t3, a5
    xor a5, a5, s3
    srli s3, t5, 7
    slli t3, s8, 25
    or a2, a2, ra
    slli t4, t5, 30
    srli ra, s8, 2
    or s7, s7, a4
    or a4, ra, t4
    srli ra, s4, 18
    srli t4, s8, 7
    or s3, s3, t3
    xor s7, s7, a4
    slli t3, s10, 14
    xor a5, a5, s3
    slli s3, s4, 23
    srli a4, s10, 9
    or ra, t3, ra
    or s3, s3, a4
    xor a2, a2, ra
    xor a2, a2, s3
    add a2, a2, s1
    add a4, a7, a2
    slli s3, t5, 25
    or s3, s3, t4
    lw t3, 92(sp)
    add ra, t3, a4
    add t2, t2, a3
    add s9, s9, t2
    xor s7, s7, s3
    add s9, s9, t1
    add s7, s7, s5
    add t1, s7, a2
    sltu a7, s7, s5
    sltu t4, ra, t3
    and t2, t1, t5
    slli a3, t1, 4
    lw s3, 96(sp)
    add s3, s3, t4
    or s5, s8, s2
    and t3, s5, s11
    sltu s1, a2, s1
    and t4, s8, s2
    or s5, t3, t4
    add a5, a5, s5
    srli t3, t1, 28
    add a5, a5, a7
    srli t4, a4, 9
    sltu s7, t1, s7
    srli s5, a4, 14
    add s9, s9, s1
    or a7, t1, t5
    add s1, s9, a5
    add s7, s7, s1
    and a5, a7, t6
    and s1, s7, s8
    and a7, s4, a4
    sltu a2, a4, a2
    add s9, s9, a6
    add s9, s9, a2
    slli a6, s9, 23
    or a6, a6, t4
    srli a2, t1, 2
    and t4, s10, s9
    andn a1, a1, s9
    sw s3, 16(sp)
    srli s3, a4, 18
    sw ra, 12(sp)
    slli ra, s9, 14
    or a1, a1, t4
    or s3, ra, s3
    slli t4, s9, 18
    or ra, s5, t4
    slli t4, s7, 4
    andn t0, t0, a4
    or t0, a7, t0
    add t0, t0, a0
    srli s5, s9, 18
    slli a7, a4, 14
    or a7, a7, s5
    slli s5, t1, 30
    or t2, a5, t2
    sltu a5, t0, a0
    srli a0, s7, 2
    add a5, a5, s6
    or s6, t3, t4
    srli t4, s9, 9
    slli t3, a4, 23
    or t4, t3, t4
    srli t3, s9, 14
    xor s3, ra, s3
    xor s3, s3, t4
    or s5, a0, s5
    slli t4, s7, 30
    xor s5, s6, s5
    add s3, s3, t0
    add s0, s0, s3
    slli s6, a4, 18
    or s6, s6, t3
    srli ra, s7, 28
    srli t3, s7, 7
    xor a0, s6, a7
    slli a7, t1, 25
    or t3, a7, t3
    or s6, t4, a2
    or t4, s7, s8
    and t4, t4, s2
    xor s5, s5, t3
    add s5, s5, t2
    sltu t2, s5, t2
    add t3, s3, s5
    or a3, ra, a3
    sltu a7, t3, s5
    xor a2, a0, a6
    xor a3, s6, a3
    slli a6, s0, 23
    slli s5, s0, 18
    add a1, a1, a5
    or s1, t4, s1
    slli ra, s7, 25
    and a0, t3, t1
    srli a5, t1, 7
    or a5, ra, a5
    sltu t0, s3, t0
    xor a3, a3, a5
    add s6, a1, a2
    add s1, s1, a3
    add t0, t0, s6
    add t2, t2, s1
    add t2, t2, t0
    srli t4, s0, 9
    or a2, t3, t1
    sltu s1, s0, s3
    add t2, t2, a7
    slli a1, s0, 14
    slli ra, t2, 4
    add t0, t0, s11
    add t0, t0, s1
    and s1, s9, t0
    srli a3, t0, 18
    slli a5, t0, 23
    or a5, a5, t4
    srli s3, s0, 14
    or a1, a1, a3
    and a2, a2, t5
    slli a3, t0, 18
    lw s6, 184(sp)
    lw a7, 80(s6)
    or a3, s3, a3
    or a2, a2, a0
    lw s3, 312(sp)
    add s11, a7, s3
    sw s11, 84(sp)
    sltu s3, s11, s3
    add t4, s11, s0
    lw a0, 84(s6)
    sltu s6, t4, s11
    or a7, t2, s7
    srli s11, t0, 14
    or s5, s5, s11
    slli s11, t0, 14
    andn s10, s10, t0
    xor a1, s5, a1
    lw s5, 316(sp)
    add a0, s5, a0
    add s3, s3, a0
    srli s5, s0, 18
    sw s3, 88(sp)
    add s3, s3, s6
    add s3, s3, t0
    srli s6, t2, 2
    srli a0, t3, 28
    or ra, a0, ra
    or s10, s1, s10
    srli a0, t2, 28
    sw s3, 8(sp)
    slli s3, t3, 4
    or s1, s11, s5
    slli s5, t3, 30
    or s5, s6, s5
    xor s11, s5, ra
    and s5, a4, s0
    and s6, t2, s7
    slli ra, t3, 25
    sw t4, 4(sp)
    srli t4, t2, 7
    or t4, ra, t4
    xor s11, s11, t4
    andn ra, s4, s0
    or t4, ra, s5
    lw s5, 28(sp)
    add s4, t4, s5
    lw t4, 40(sp)
    sltu s5, s4, s5
    add s11, s11, a2
    add s5, s5, t4
    add s10, s10, s5
    xor s1, s1, a3
    srli ra, t3, 2
    srli s5, t0, 9
    slli t4, t2, 30
    or a6, a6, s5
    srli s5, t3, 7
    or t4, t4, ra
    xor s1, s1, a6
    add s1, s1, s4
    sltu a3, s1, s4
    lw ra, 36(sp)
    add a6, s11, s1
    slli s4, a6, 30
    or s3, a0, s3
    xor a1, a1, a5
    slli a5, t2, 25
    xor s3, s3, t4
    or a5, s5, a5
    xor a5, s3, a5
    add a0, t6, s1
    or t4, a6, t3
    andn a4, a4, a0
    slli s3, a0, 18
    and s5, t4, t1
    and t6, a7, s8
    add s10, s10, a1
    and t4, s0, a0
    add s10, s10, a3
    sltu s1, a0, s1
    slli a1, a0, 14
    or a3, t6, s6
    sltu a2, s11, a2
    add a3, a3, a5
    add a2, a2, a3
    sltu s11, a6, s11
    add a2, a2, s10
    add s11, s11, a2
    srli a2, s11, 2
    or a4, a4, t4
    add a4, a4, ra
    sltu a5, a4, ra
    or a2, a2, s4
    lw a7, 24(sp)
    srli a3, s11, 28
    add a5, a5, a7
    add s10, s10, s2
    and s6, a6, t3
    add s10, s10, s1
    slli s1, a6, 4
    srli a7, s11, 7
    lw t6, 80(sp)
    srli s2, s10, 18
    lw t4, 100(sp)
    add ra, t6, a0
    sltu s4, ra, t6
    add t6, s4, t4
    slli t4, s10, 14
    or s4, s5, s6
    srli s5, a0, 18
    or t4, t4, s5
    slli s6, s10, 18
    or s1, s1, a3
    srli s5, a0, 14
    or a3, s5, s6
    or s2, a1, s2
    srli a1, s10, 14
    and s5, t0, s10
    or a1, s3, a1
    xor s2, a1, s2
    xor s3, a3, t4
    add s6, t6, s10
    slli t6, s10, 23
    andn t4, s9, s10
    or a1, s5, t4
    srli a3, s10, 9
    add a5, a5, a1
    srli s5, a6, 2
    slli t4, a0, 23
    or a1, t4, a3
    xor a1, s3, a1
    slli t4, s11, 30
    or a3, s5, t4
    add a1, a1, a4
    add s3, t5, a1
    xor s1, s1, a3
    sltu a4, a1, a4
    slli s5, s11, 4
    slli t4, s3, 14
    srli t5, a6, 28
    or a3, s5, t5
    xor a2, a3, a2
    srli s5, s3, 18
    srli t5, s3, 9
    srli a3, a0, 9
    or a3, t6, a3
    slli t6, a6, 25
    or a7, a7, t6
    xor a2, a7, a2
    or a7, s11, t2
    sw s6, 172(sp)
    and a7, a7, s7
    xor s2, s2, a3
    srli t6, a6, 7
    add a2, a2, s4
    add s2, s2, a5
    add s2, s2, a4
    slli a4, s11, 25
    or a4, a4, t6
    xor s1, s1, a4
    add a4, a2, a1
    sltu a3, a2, s4
    and a5, s11, t2
    lw s6, 76(sp)
    or a5, a7, a5
    add s1, s1, a5
    add t6, s6, s3
    add s1, s1, a3
    add s8, s8, s2
    slli s4, a4, 30
    srli a3, a4, 7
    sltu a1, s3, a1
    add s8, s8, a1
    slli a1, s8, 18
    and a7, a4, a6
    andn t0, t0, s8
    srli a5, s8, 14
    or s6, a4, a6
    add s2, s2, s1
    srli s1, s8, 18
    or s1, t4, s1
    sltu a2, a4, a2
    srli t4, s3, 14
    or a1, t4, a1
    add s2, s2, a2
    slli a2, s2, 4
    srli t4, s2, 2
    or s4, t4, s4
    slli t4, s8, 23
    and s6, s6, t3
    or t4, t4, t5
    or a7, s6, a7
    sw ra, 40(sp)
    and t5, a0, s3
    srli s6, s8, 9
    slli ra, s3, 23
    or s6, ra, s6
    andn s0, s0, s3
    or s0, t5, s0
    srli ra, a4, 28
    slli t5, s8, 14
    or s5, t5, s5
    lw t5, 12(sp)
    or a2, ra, a2
    xor ra, s4, a2
    xor a1, a1, s5
    slli a2, s3, 18
    add s0, s0, t5
    and s4, s10, s8
    sltu s5, s0, t5
    lw t5, 16(sp)
    add s9, s9, t5
    or t0, s4, t0
    slli t5, s2, 25
    or a2, a2, a5
    add s9, s9, s5
    add t0, t0, s9
    or s9, a3, t5
    srli a5, s2, 28
    and s4, s2, s11
    slli a3, a4, 4
    or a3, a3, a5
    srli s5, a4, 2
    slli t5, s2, 30
    or a5, t5, s5
    xor a3, a3, a5
    xor s9, a3, s9
    or a3, s2, s11
    and a3, a3, t2
    xor a2, a2, s1
    xor a2, a2, t4
    or a3, a3, s4
    xor a1, a1, s6
    add a1, a1, s0
    add t1, t1, a1
    slli s6, t1, 14
    slli s5, t1, 18
    and s4, s3, t1
    srli t5, s2, 7
    slli a5, a4, 25
    or s1, a5, t5
    xor s1, ra, s1
    srli a5, t1, 18
    add s1, s1, a7
    sltu s0, a1, s0
    add t4, s1, a1
    or t5, t4, a4
    sltu a7, s1, a7
    srli ra, t1, 9
    add t0, t0, a2
    add t0, t0, s0
    and s0, t5, a6
    add s9, s9, a3
    add s7, s7, t0
    sltu s1, t4, s1
    sltu a1, t1, a1
    add s7, s7, a1
    srli a1, s7, 9
    srli a2, s7, 14
    add s9, s9, a7
    srli a3, t1, 14
    slli a7, s7, 18
    add t0, t0, s9
    add t0, t0, s1
    slli s9, t0, 4
    srli t5, s7, 18
    slli s1, s7, 23
    or s1, s1, ra
    or a3, a3, a7
    or a7, s6, t5
    slli ra, s7, 14
    andn a0, a0, t1
    slli s6, t0, 25
    or a0, s4, a0
    lw s4, 4(sp)
    add a0, a0, s4
    or a5, ra, a5
    xor a3, a3, a5
    slli t5, t4, 30
    sltu s4, a0, s4
    or a5, t0, s2
    slli ra, t1, 23
    or a1, ra, a1
    srli ra, t0, 2
    or ra, ra, t5
    lw t5, 8(sp)
    add s4, s4, t5
    xor a1, a1, a3
    or a2, s5, a2
    srli t5, t4, 28
    or s9, t5, s9
    slli a3, t0, 30
    xor s9, s9, ra
    add a1, a1, a0
    srli s5, t4, 7
    or t5, s5, s6
    xor a2, a2, a7
    add ra, t3, a1
    sltu a0, a1, a0
    srli s6, t4, 2
    slli s5, t4, 4
    or a7, a3, s6
    xor s1, s1, a2
    andn s10, s10, s7
    and t3, s8, s7
    srli a3, ra, 9
    or s10, t3, s10
    srli t3, t0, 7
    srli s6, t0, 28
    sltu a2, ra, a1
    or s6, s5, s6
    lw s5, 76(sp)
    sltu s5, t6, s5
    xor a7, s6, a7
    add s10, s10, s4
    add s10, s10, s1
    add s10, s10, a0
    add t2, t2, s10
    slli a0, t4, 25
    and s1, a5, s11
    or a0, a0, t3
    and a5, t0, s2
    and s6, t4, a4
    xor s9, s9, a0
    or s0, s0, s6
    andn s4, s3, ra
    or s1, s1, a5
    add s9, s9, s0
    add a0, s9, a1
    srli a1, a0, 7
    xor a7, a7, t5
    add t2, t2, a2
    slli a5, a0, 4
    sltu s3, a0, s9
    or t3, a0, t4
    slli s6, a0, 30
    slli t5, ra, 18
    sltu s9, s9, s0
    add s0, a7, s1
    slli s1, t2, 23
    and a7, a0, t4
    or s1, s1, a3
    add s9, s9, s0
    slli s0, t2, 14
    sw s1, 164(sp)
    and a3, t3, a4
    and a2, s7, t2
    srli s1, t2, 14
    srli t3, ra, 14
    sw a4, 36(sp)
    or a4, t5, s1
    srli s1, ra, 18
    or a3, a3, a7
    slli t5, t2, 18
    srli a7, a0, 28
    or s0, s0, s1
    add s10, s10, s9
    add s9, s10, s3
    or s1, t5, t3
    sw s9, 176(sp)
    srli s10, s9, 28
    slli t3, ra, 23
    srli s3, s9, 2
    xor s0, s0, s1
    srli s1, t2, 9
    andn t5, s8, t2
    or s1, t3, s1
    xor s0, s0, s1
    or s1, a2, t5
    slli t3, s9, 4
    srli a2, t2, 18
    slli t5, ra, 14
    or s3, s3, s6
    and s6, t1, ra
    or s4, s6, s4
    lw s6, 40(sp)
    or s10, s10, a5
    or a5, t5, a2
    add a2, s4, s6
    or t5, t3, a7
    srli s4, s9, 7
    sltu a7, a2, s6
    slli s6, s9, 25
    xor a4, a4, a5
    or a1, s6, a1
    add s0, s0, a2
    lw s6, 184(sp)
    xor a5, t5, s3
    lw s6, 100(s6)
    lw t3, 332(sp)
    lw s3, 172(sp)
    add t5, t3, s6
    slli s6, a0, 25
    or s4, s6, s4
    add s3, a7, s3
    add s1, s1, s3
    slli s3, s9, 30
    xor a5, a5, s4
    add a6, a6, s0
    sltu s6, a6, s0
    add a5, a5, a3
    srli s4, a6, 14
    srli t3, a0, 2
    or a7, s9, t0
    and a7, a7, s2
    or s3, s3, t3
    xor s10, s10, s3
    and t3, s9, t0
    xor s10, s10, a1
    add s3, a5, s0
    sltu a3, a5, a3
    or a1, a7, t3
    sw s3, 188(sp)
    add s10, s10, a1
    lw a1, 164(sp)
    xor a1, a1, a4
    add s10, s10, a3
    sltu a7, s0, a2
    andn t3, t1, a6
    add s1, s1, a1
    and s0, ra, a6
    or s0, s0, t3
    add s0, s0, t6
    add a4, a7, s1
    add s10, s10, a4
    sltu s1, s0, t6
    add s11, s11, a4
    add s11, s11, s6
    srli a1, s11, 18
    sltu a3, s3, a5
    srli a2, s11, 14
    srli t3, s11, 9
    slli a4, a6, 18
    add a3, a3, s10
    or s10, a4, a2
    slli a4, a3, 25
    andn a5, s7, s11
    slli a7, s11, 18
    and t6, t2, s11
    or a5, t6, a5
    slli s6, a6, 14
    or a1, s6, a1
    slli a2, s11, 14
    xor s10, s10, a1
    srli a1, a6, 18
    lw t6, 32(sp)
    or s4, a7, s4
    or s6, a2, a1
    slli a7, a3, 30
    xor a1, s4, s6
    srli a2, a3, 2
    slli s4, s3, 30
    add s6, t5, t6
    sw s6, 120(sp)
    add t5, s6, s5
    add s8, s8, t5
    sw s8, 168(sp)
    slli t6, a3, 4
    add s8, s8, s1
    or s5, a2, s4
    add s8, s8, a5
    srli s1, s3, 28
    or s1, s1, t6
    xor s1, s1, s5
    and s6, s3, a0
    slli a5, s11, 23
    or t5, s3, a0
    lw a2, 36(sp)
    and s4, t5, t4
    or t6, s4, s6
    srli s5, a6, 9
    or t5, a3, s9
    and s4, t5, t0
    srli s6, a3, 7
    srli t5, s3, 7
    or a5, s5, a5
    xor s10, s10, a5
    add s10, s10, s8
    slli s8, s3, 4
    srli a5, a3, 28
    or s8, a5, s8
    srli a5, s3, 2
    slli s5, s3, 25
    or s5, s5, s6
    xor s1, s1, s5
    slli s6, a6, 23
    add s1, s1, t6
    or a5, a5, a7
    or s5, s6, t3
    xor a7, a1, s5
    add s6, a7, s0
    or a4, a4, t5
    xor s8, s8, a5
    xor s8, s8, a4
    add a4, a2, s6
    sw a4, 200(sp)
    sltu s0, s6, s0
    and a5, a3, s9
    add s10, s10, s0
    add s0, s1, s6
    add s2, s2, s10
    sw s0, 216(sp)
    slli t3, s0, 4
    or a1, s0, s3
    and s5, a0, a1
    and a7, a6, a4
    srli t5, s0, 28
    sltu a2, a4, s6
    add a1, a2, s2
    srli s2, a4, 14
    andn s6, t2, a1
    srli a2, s0, 2
    or a5, s4, a5
    add s8, s8, a5
    sltu s4, s1, t6
    add s8, s8, s4
    add s10, s10, s8
    slli a5, s0, 30
    and s8, s0, s3
    or s8, s5, s8
    sltu s1, s0, s1
    add s10, s10, s1
    slli t6, a1, 14
    srli s1, a1, 14
    srli s4, s10, 2
    or s3, a5, s4
    srli a5, a1, 9
    slli s5, a4, 23
    or a5, s5, a5
    srli s4, a4, 18
    lw s5, 128(sp)
    add t1, t1, s5
    or s4, t6, s4
    sltu t6, t1, s5
    andn s5, ra, a4
    or a7, a7, s5
    lw s5, 132(sp)
    add s5, t6, s5
    add s7, s7, s5
    slli t6, a1, 18
    or s2, t6, s2
    or s5, s10, a3
    slli t6, a4, 18
    xor s2, s2, s4
    or s1, t6, s1
    srli s4, s10, 28
    add t6, a7, t1
    or a7, s4, t3
    slli s4, a4, 14
    srli t3, a1, 18
    xor s2, s2, a5
    add s2, s2, t6
    and a5, s5, s9
    or s5, s4, t3
    slli s4, s10, 4
    lw t3, 136(sp)
    add ra, ra, t3
    sltu t3, ra, t3
    or s4, s4, t5
    lw t5, 140(sp)
    add t3, t5, t3
    add t2, t2, t3
    sltu t1, t6, t1
    add s7, s7, t1
    lw t1, 20(sp)
    add t5, t1, a6
    sltu t3, s2, t6
    sltu t1, t5, t1
    lw t6, 44(sp)
    add t1, t1, t6
    slli t6, s10, 30
    xor s3, s3, s4
    or s4, t6, a2
    srli a2, s10, 7
    xor a7, s4, a7
    slli s4, s0, 25
    or s4, s4, a2
    xor t6, s3, s4
    slli s4, s10, 25
    srli a2, s0, 7
    and s3, s10, a3
    or s4, s4, a2
    slli a2, a1, 23
    xor a7, a7, s4
    srli s4, a4, 9
    add t4, t4, s2
    sw a1, 196(sp)
    sw t4, 208(sp)
    or s3, a5, s3
    add a7, a7, s3
    add a5, t6, s8
    sltu s8, a5, s8
    add s3, a5, s2
    sw s3, 220(sp)
    xor s1, s1, s5
    or t6, a2, s4
    and s4, s11, a1
    sltu s5, s3, a5
    slli a2, t4, 18
    xor s1, s1, t6
    or s4, s6, s4
    add s7, s7, s4
    add s7, s7, s1
    add s7, s7, t3
    add t0, t0, s7
    sltu s2, t4, s2
    add t0, t0, s2
    sw t0, 204(sp)
    add s2, a7, s8
    add s2, s2, s7
    add s7, s2, s5
    sw s7, 212(sp)
    slli s8, t0, 14
    srli s2, s7, 7
    srli s1, t0, 18
    slli a7, s7, 4
    srli a5, t0, 14
    srli t6, t4, 18
    or s8, s8, t6
    andn a6, a6, t4
    srli s6, s3, 2
    srli t3, t4, 9
    slli s4, t0, 23
    slli t6, t0, 18
    srli s5, s3, 28
    or a7, a7, s5
    srli s5, s7, 28
    or t3, s4, t3
    or s4, a2, a5
    srli a2, t4, 14
    or a5, t6, a2
    xor s8, a5, s8
    and a2, a4, t4
    slli t6, s7, 30
    or a6, a6, a2
    add a6, a6, ra
    slli a2, t4, 14
    sltu a5, a6, ra
    add t2, t2, a5
    or ra, s6, t6
    slli a5, s3, 30
    or s1, s1, a2
    or s6, s3, s0
    and t6, s3, s0
    lw a2, 188(sp)
    and s6, s6, a2
    or s6, s6, t6
    and t6, a1, t0
    xor s1, s1, s4
    andn s4, s11, t0
    or s4, t6, s4
    srli t6, s7, 2
    add t2, t2, s4
    or a5, a5, t6
    slli s4, t4, 23
    xor s1, s1, t3
    xor a5, a7, a5
    slli a7, s3, 4
    or a7, a7, s5
    slli t6, s3, 25
    srli t3, t0, 9
    add t2, t2, s1
    or s2, s2, t6
    xor s5, ra, a7
    xor s2, s2, a5
    or s1, s4, t3
    add s2, s2, s6
    xor s8, s8, s1
    add s8, s8, a6
    add s1, a0, s8
    add a5, s2, s8
    sltu a6, s8, a6
    slli t6, s7, 25
    srli a7, s3, 7
    slli a0, s1, 23
    sw a5, 224(sp)
    slli ra, s1, 14
    sltu s4, s2, s6
    or t3, t6, a7
    xor s6, s5, t3
    and a7, t4, s1
    andn a4, a4, s1
    or a4, a4, a7
    srli t6, s1, 18
    slli a7, a5, 30
    srli s5, a5, 2
    and t3, s7, s10
    or t4, s7, s10
    and t4, t4, a3
    or t3, t3, t4
    add t4, s6, t3
    add a4, a4, t5
    add s6, t4, s4
    add t2, t2, a6
    add t3, s6, t2
    sltu s2, a5, s2
    add s4, t3, s2
    slli a6, a5, 25
    add s2, s9, t2
    sltu s8, s1, s8
    add s2, s2, s8
    srli s8, s2, 18
    slli s9, s2, 18
    or t4, s4, s7
    and t0, t0, s2
    srli t3, s4, 28
    srli s6, s1, 14
    slli t2, s2, 14
    andn a1, a1, s2
    or t2, t2, t6
    srli t6, a5, 28
    or s9, s9, s6
    srli s6, s2, 9
    or a0, a0, s6
    slli s6, s4, 4
    or s6, s6, t6
    and t6, a5, s3
    or t0, t0, a1
    srli a1, s4, 7
    xor s9, s9, t2
    xor s9, s9, a0
    add s11, s11, t1
    sltu a0, a4, t5
    slli t2, s4, 30
    srli t1, s1, 9
    add s9, s9, a4
    sltu a4, s9, a4
    add s11, s11, a0
    slli t5, s2, 23
    or t1, t5, t1
    add a0, s11, t0
    or t0, a5, s3
    and t5, t4, s10
    slli s11, a5, 4
    or s3, s11, t3
    and t0, t0, s0
    srli s0, s4, 2
    or s0, s0, a7
    and s7, s4, s7
    srli a5, a5, 7
    xor t4, s6, s0
    slli s11, s4, 25
    or t3, s11, a5
    or a7, a1, a6
    or a5, t0, t6
    xor t0, t4, a7
    add s0, t0, a5
    or t2, t2, s5
    add t0, s0, s9
    xor t2, t2, s3
    sltu s6, t0, s0
    xor t2, t2, t3
    slli s11, s1, 18
    srli a1, s2, 14
    or s7, t5, s7
    sltu a6, s0, a5
    or t6, s11, a1
    add s7, s7, t2
    or s8, ra, s8
    sw s1, 192(sp)
    xor s8, t6, s8
    add s7, s7, a6
    xor s8, s8, t1
    add s11, a2, s9
    add s8, s8, a0
    add s8, s8, a4
    add s7, s7, s8
    add s8, s8, a3
    sltu a7, s11, s9
    add s9, s7, s6
    lw s7, 180(sp)
    add s8, s8, a7
    sw s4, 228(sp)
    beq s7, zero, .Lsha512_compress_5
    lw t3, 344(sp)
    lw a7, 348(sp)
    srli t6, t3, 19
    sw s10, 188(sp)
    slli t4, t3, 13
    slli t1, a7, 26
    srli t2, t3, 6
    lw s0, 240(sp)
    lw a0, 244(sp)
    slli ra, a7, 13
    srli s1, s0, 1
    srli s6, a7, 19
    slli a1, a0, 31
    srli a2, a7, 29
    or s6, t4, s6
    srli t4, a0, 1
    slli a3, s0, 31
    or t1, t2, t1
    or s1, s1, a1
    or t6, ra, t6
    slli a1, a0, 24
    srli t2, s0, 8
    srli a4, s0, 7
    or t4, t4, a3
    srli ra, a0, 8
    or t2, t2, a1
    slli a1, s0, 24
    or ra, ra, a1
    slli a1, a0, 25
    or a1, a1, a4
    sh3add a2, t3, a2
    srli a3, t3, 29
    srli a4, a7, 6
    sh3add a3, a7, a3
    xor t6, t6, a2
    srli a5, a0, 7
    xor s6, s6, a3
    xor t4, t4, ra
    xor ra, s1, t2
    xor s6, a4, s6
    xor t6, t6, t1
    xor ra, ra, a1
    xor t4, t4, a5
    lw t1, 304(sp)
    add t2, t1, t6
    lw s1, 308(sp)
    add s6, s6, s1
    sltu t6, t2, t6
    lw a1, 232(sp)
    lw a2, 236(sp)
    add a1, a1, t2
    add s6, s6, a2
    sltu t2, a1, t2
    add s6, s6, t6
    add t6, ra, a1
    sw t6, 232(sp)
    add s6, s6, t2
    add s6, s6, t4
    sltu ra, t6, a1
    add s6, s6, ra
    sw s6, 236(sp)
    lw t4, 356(sp)
    lw t2, 352(sp)
    srli ra, t4, 19
    slli a3, t4, 13
    slli a4, t4, 26
    srli a5, t2, 6
    slli a1, t2, 13
    lw s4, 252(sp)
    srli a2, t2, 19
    lw a6, 248(sp)
    slli s5, s4, 31
    srli s3, a6, 1
    or ra, a1, ra
    srli a1, s4, 1
    slli s10, s4, 24
    or a2, a2, a3
    srli a3, s4, 8
    slli t5, a6, 31
    or a4, a4, a5
    srli a5, a6, 8
    or s3, s5, s3
    or a1, a1, t5
    slli s5, a6, 24
    or a5, a5, s10
    or a3, a3, s5
    slli s5, s4, 25
    srli t5, a6, 7
    or s5, s5, t5
    srli t5, t4, 29
    sh3add t5, t2, t5
    srli s10, t2, 29
    sh3add s10, t4, s10
    xor a1, a1, a3
    sw t0, 44(sp)
    srli t0, t4, 6
    srli a3, s4, 7
    sw s2, 40(sp)
    xor a2, a2, t5
    xor s2, a2, a4
    xor ra, ra, s10
    lw t5, 312(sp)
    xor a2, s3, a5
    xor t0, t0, ra
    xor a2, a2, s5
    add a4, t5, s2
    lw s10, 316(sp)
    xor a5, a1, a3
    sltu ra, a4, s2
    add s0, s0, a4
    add t0, t0, s10
    add t0, t0, a0
    sltu a0, s0, a4
    add t0, t0, ra
    add ra, a2, s0
    sw ra, 240(sp)
    add t0, t0, a0
    sltu s0, ra, s0
    add t0, t0, a5
    srli s3, t6, 29
    add t0, t0, s0
    sw t0, 244(sp)
    srli s2, s6, 19
    slli s0, t6, 13
    srli a0, t6, 19
    lw s10, 260(sp)
    slli a2, s6, 13
    slli a3, s6, 26
    srli a5, t6, 6
    lw s5, 256(sp)
    slli t5, s10, 31
    or s2, s0, s2
    slli a1, s10, 24
    srli a4, s5, 1
    or a0, a0, a2
    srli s0, s10, 1
    slli a2, s5, 31
    or a3, a3, a5
    srli a5, s5, 8
    or a4, t5, a4
    or s0, s0, a2
    srli a2, s10, 8
    or a5, a5, a1
    slli t5, s5, 24
    slli a1, s10, 25
    sw s8, 36(sp)
    srli s8, s5, 7
    or a2, t5, a2
    or s8, s8, a1
    srli t5, s6, 29
    sh3add t5, t6, t5
    sw s9, 32(sp)
    sh3add s9, s6, s3
    sw s11, 28(sp)
    srli s11, s6, 6
    sw s7, 24(sp)
    srli s7, s10, 7
    xor a0, a0, t5
    xor s2, s2, s9
    xor s9, s0, a2
    xor s0, a4, a5
    xor s8, s0, s8
    xor s2, s11, s2
    xor s11, a0, a3
    lw s0, 320(sp)
    xor s9, s9, s7
    add a0, s0, s11
    lw a2, 324(sp)
    add s2, s2, a2
    add a3, a6, a0
    add s2, s2, s4
    sltu a1, a3, a0
    sltu s11, a0, s11
    add s2, s2, s11
    add s8, s8, a3
    sw s8, 248(sp)
    sltu s11, s8, a3
    add s2, s2, a1
    add s2, s2, s9
    add s2, s2, s11
    sw s2, 252(sp)
    slli s11, ra, 13
    srli a0, ra, 19
    lw s7, 268(sp)
    slli a3, t0, 13
    slli a5, t0, 26
    srli a6, ra, 6
    lw s4, 264(sp)
    srli s3, s4, 1
    srli a1, s7, 7
    or a0, a0, a3
    srli s9, t0, 19
    slli t5, s7, 31
    or s9, s11, s9
    slli a4, s7, 24
    slli s0, s4, 24
    srli a3, s7, 8
    slli a2, s4, 31
    srli s11, s7, 1
    or a5, a6, a5
    srli a6, s4, 8
    or s3, t5, s3
    or a6, a6, a4
    or a3, s0, a3
    slli t5, s7, 25
    srli a4, s4, 7
    or s11, s11, a2
    or a2, a4, t5
    srli t5, t0, 29
    sh3add t5, ra, t5
    srli s0, ra, 29
    sh3add s0, t0, s0
    srli a4, t0, 6
    xor a0, a0, t5
    xor s9, s9, s0
    xor s11, s11, a3
    xor s0, s3, a6
    srli t5, s2, 29
    xor s9, a4, s9
    xor s0, s0, a2
    xor a0, a0, a5
    xor s11, s11, a1
    lw a1, 328(sp)
    add a2, a1, a0
    lw a3, 332(sp)
    add s9, s9, a3
    add a4, s5, a2
    sltu a0, a2, a0
    add s9, s9, s10
    add s0, s0, a4
    sltu a2, a4, a2
    add s9, s9, a0
    add s9, s9, a2
    sw s0, 256(sp)
    add s9, s9, s11
    sltu a0, s0, a4
    add s9, s9, a0
    srli s11, s2, 19
    slli a0, s8, 13
    srli a2, s8, 19
    slli a4, s2, 13
    slli a5, s2, 26
    srli a6, s8, 6
    lw s3, 272(sp)
    srli s5, s3, 1
    lw s10, 276(sp)
    slli a1, s10, 31
    or s11, a0, s11
    srli a0, s10, 1
    or a2, a2, a4
    slli a4, s3, 31
    or a5, a6, a5
    or s5, a1, s5
    slli a3, s10, 24
    slli a6, s3, 24
    sw s9, 260(sp)
    or a0, a0, a4
    srli a1, s3, 8
    srli a4, s10, 8
    or a4, a6, a4
    slli a6, s10, 25
    or a1, a1, a3
    srli a3, s3, 7
    or a3, a3, a6
    sh3add t5, s8, t5
    srli a6, s8, 29
    sh3add s8, s2, a6
    srli s2, s2, 6
    srli a6, s10, 7
    xor a2, a2, t5
    xor s11, s11, s8
    xor a0, a0, a4
    xor a1, s5, a1
    xor s2, s2, s11
    xor s11, a2, a5
    xor a1, a1, a3
    xor s8, a0, a6
    lw a0, 336(sp)
    add a2, a0, s11
    lw a3, 340(sp)
    add s2, s2, a3
    sltu s11, a2, s11
    add a4, s4, a2
    add s2, s2, s7
    add s2, s2, s11
    add s11, a1, a4
    sltu a2, a4, a2
    sltu a1, s11, a4
    add s2, s2, a2
    add s2, s2, s8
    lw s4, 280(sp)
    add s2, s2, a1
    sw s11, 264(sp)
    srli a6, s0, 6
    slli a1, s0, 13
    srli a2, s0, 19
    srli s8, s9, 19
    slli a5, s9, 26
    srli s5, s4, 1
    lw s7, 284(sp)
    slli t5, s7, 31
    slli a4, s9, 13
    srli a0, s7, 1
    or a2, a2, a4
    or s8, a1, s8
    slli a4, s4, 31
    srli a3, s4, 7
    or a5, a6, a5
    srli a6, s4, 8
    or s5, t5, s5
    slli t5, s7, 24
    or a1, a0, a4
    srli a4, s7, 8
    or a6, a6, t5
    slli t5, s4, 24
    or a4, t5, a4
    slli t5, s7, 25
    srli a0, s9, 29
    or a3, a3, t5
    sh3add t5, s0, a0
    srli a0, s9, 6
    srli s0, s0, 29
    sh3add s0, s9, s0
    srli s9, s7, 7
    xor a2, a2, t5
    xor s8, s8, s0
    xor t5, a1, a4
    xor a1, s5, a6
    xor s8, a0, s8
    xor s0, a2, a5
    xor a1, a1, a3
    xor a4, s9, t5
    add a0, t3, s0
    add s8, s8, a7
    add s8, s8, s10
    add a2, s3, a0
    sltu s9, a0, s0
    sltu a0, a2, a0
    add s8, s8, s9
    add s9, a1, a2
    srli s0, s2, 19
    sw s9, 272(sp)
    add s8, s8, a0
    add s8, s8, a4
    sltu a0, s9, a2
    slli a6, s11, 13
    add s8, s8, a0
    sw s8, 276(sp)
    srli a1, s11, 19
    slli a2, s2, 13
    slli a3, s2, 26
    srli a4, s11, 6
    lw a5, 288(sp)
    lw s3, 292(sp)
    or s0, s0, a6
    srli a0, s3, 1
    or a1, a1, a2
    srli a6, a5, 1
    slli s5, s3, 31
    or a3, a3, a4
    srli a4, a5, 8
    or a6, s5, a6
    slli a2, a5, 31
    slli s5, s3, 24
    or a0, a0, a2
    srli a2, s3, 8
    or a4, a4, s5
    slli s5, a5, 24
    or a2, s5, a2
    slli s5, s3, 25
    srli s10, a5, 7
    or s5, s10, s5
    xor a0, a0, a2
    srli s10, s2, 29
    sh3add s10, s11, s10
    srli t5, s11, 29
    srli a7, s2, 6
    sh3add t5, s2, t5
    srli t3, s3, 7
    xor a1, a1, s10
    xor s0, s0, t5
    xor a2, a6, a4
    xor s10, a1, a3
    xor t3, a0, t3
    xor a7, a7, s0
    add a0, t2, s10
    sltu s0, a0, s10
    xor a1, a2, s5
    add a7, a7, t4
    add a2, s4, a0
    add a7, a7, s7
    add t5, a1, a2
    add a7, a7, s0
    sw t5, 280(sp)
    sltu a0, a2, a0
    add a7, a7, a0
    sltu a0, t5, a2
    add a7, a7, t3
    add a7, a7, a0
    sw a7, 284(sp)
    srli t3, s8, 19
    slli a0, s9, 13
    srli a1, s9, 19
    srli a4, s9, 6
    lw a6, 296(sp)
    lw s5, 300(sp)
    slli a2, s8, 13
    srli a3, s5, 8
    slli t2, s8, 26
    srli s4, a6, 1
    slli s7, s5, 31
    srli s10, s5, 1
    or a1, a1, a2
    slli a2, a6, 31
    or t3, a0, t3
    srli t4, a6, 8
    or s0, t2, a4
    slli a0, s5, 24
    or t2, s10, a2
    or s4, s7, s4
    or a4, t4, a0
    slli s7, a6, 24
    or a2, a3, s7
    slli s7, s5, 25
    srli s10, a6, 7
    srli a0, s8, 29
    sh3add t4, s9, a0
    srli a3, s9, 29
    sh3add a0, s8, a3
    xor a3, s4, a4
    srli a4, s8, 6
    xor t3, t3, a0
    or s7, s7, s10
    srli s4, s5, 7
    xor a1, a1, t4
    xor a0, t2, a2
    xor t3, a4, t3
    xor t4, a1, s0
    xor a1, a3, s7
    xor t2, a0, s4
    add a0, t6, t4
    add t3, t3, s6
    sltu t4, a0, t4
    add a2, a5, a0
    add s10, a1, a2
    add t3, t3, s3
    srli a1, t5, 19
    srli a4, a7, 19
    sltu a0, a2, a0
    add t3, t3, t4
    sw s10, 288(sp)
    sltu s0, s10, a2
    add t3, t3, a0
    add t3, t3, t2
    add t3, t3, s0
    sw t3, 292(sp)
    slli a2, a7, 13
    slli a3, a7, 26
    slli a0, t5, 13
    srli s7, t5, 6
    srli a5, t1, 1
    srli s4, t1, 8
    slli s3, s1, 31
    or t2, a0, a4
    slli t4, t1, 31
    srli a0, s1, 1
    or a3, a3, s7
    or a5, s3, a5
    or a1, a1, a2
    slli s3, s1, 24
    or a0, a0, t4
    srli a2, s1, 8
    or a4, s4, s3
    slli s3, t1, 24
    or a2, a2, s3
    xor a0, a0, a2
    slli s3, s1, 25
    srli s4, t1, 7
    or s3, s3, s4
    srli s4, a7, 29
    sh3add s4, t5, s4
    srli s7, t5, 29
    sh3add s7, a7, s7
    srli s0, a7, 6
    xor a1, a1, s4
    srli t4, s1, 7
    xor t2, t2, s7
    xor a2, a5, a4
    xor t2, s0, t2
    xor a1, a1, a3
    add ra, ra, a1
    xor a0, a0, t4
    xor a2, a2, s3
    add s4, a6, ra
    add t0, t0, t2
    add t2, a2, s4
    sltu s7, ra, a1
    sltu ra, s4, ra
    add t0, t0, s5
    add t0, t0, s7
    sw t2, 296(sp)
    add t0, t0, ra
    sltu ra, t2, s4
    add t0, t0, a0
    add t0, t0, ra
    sw t0, 300(sp)
    slli a0, s10, 13
    srli ra, t3, 19
    slli a2, t3, 13
    slli a3, t3, 26
    srli a4, s10, 6
    lw a5, 312(sp)
    srli a6, a5, 1
    srli a1, s10, 19
    lw s3, 316(sp)
    srli s0, s3, 1
    slli s4, s3, 31
    slli t4, a5, 31
    or a1, a1, a2
    or ra, a0, ra
    srli s5, a5, 8
    slli s7, s3, 25
    slli a2, s3, 24
    or a0, s0, t4
    or s0, s5, a2
    srli s5, a5, 7
    srli a2, s3, 8
    slli t4, a5, 24
    or a2, a2, t4
    srli t4, t3, 29
    sh3add t4, s10, t4
    or s5, s7, s5
    srli s7, s3, 7
    or a3, a3, a4
    or a6, s4, a6
    srli a4, s10, 29
    srli s4, t3, 6
    sh3add a4, t3, a4
    xor a1, a1, t4
    slli t4, t2, 13
    xor ra, ra, a4
    xor a0, a0, a2
    xor a2, a6, s0
    xor ra, s4, ra
    xor a0, a0, s7
    lw a4, 248(sp)
    xor a1, a1, a3
    add a3, a4, a1
    lw a4, 252(sp)
    add ra, ra, a4
    add t1, t1, a3
    xor a2, a2, s5
    sltu a1, a3, a1
    add ra, ra, s1
    sltu s1, t1, a3
    add ra, ra, a1
    add a1, a2, t1
    sw a1, 304(sp)
    sltu t1, a1, t1
    add ra, ra, s1
    add ra, ra, a0
    add ra, ra, t1
    srli a4, t2, 6
    sw ra, 308(sp)
    srli t1, t0, 19
    lw a6, 320(sp)
    srli a0, t2, 19
    slli a2, t0, 13
    slli a3, t0, 26
    srli s4, a6, 1
    lw s5, 324(sp)
    or t1, t4, t1
    srli s1, s5, 1
    or a0, a0, a2
    srli s0, t2, 29
    slli a2, a6, 31
    or a3, a3, a4
    slli s7, s5, 31
    srli a4, a6, 8
    or s4, s7, s4
    slli s7, s5, 24
    or s1, s1, a2
    srli a2, s5, 8
    or a4, a4, s7
    slli s7, a6, 24
    or a2, a2, s7
    slli s7, s5, 25
    srli t4, a6, 7
    or s7, s7, t4
    srli t4, t0, 29
    sh3add t2, t2, t4
    sh3add t4, t0, s0
    srli t0, t0, 6
    srli s0, s5, 7
    xor a0, a0, t2
    xor t1, t1, t4
    xor t0, t0, t1
    xor s1, s1, a2
    xor a2, s4, a4
    xor t1, a0, a3
    xor a0, a2, s7
    xor t2, s1, s0
    lw s1, 256(sp)
    add s1, s1, t1
    lw a2, 260(sp)
    add t0, t0, a2
    sltu t1, s1, t1
    add a2, a5, s1
    add t0, t0, s3
    sltu s1, a2, s1
    add t0, t0, t1
    add t1, a0, a2
    srli t4, ra, 19
    add t0, t0, s1
    add t0, t0, t2
    sltu s1, t1, a2
    add t0, t0, s1
    sw t0, 316(sp)
    slli s1, a1, 13
    srli a0, a1, 19
    slli a2, ra, 13
    slli a3, ra, 26
    or t2, s1, t4
    srli a4, a1, 6
    lw a5, 328(sp)
    srli s3, a5, 1
    lw s4, 332(sp)
    slli s7, s4, 25
    slli s0, s4, 31
    srli s1, s4, 1
    or a0, a0, a2
    slli a2, a5, 31
    or a3, a3, a4
    slli t4, a5, 24
    srli a4, a5, 8
    or s3, s0, s3
    slli s0, s4, 24
    or s1, s1, a2
    srli a2, s4, 8
    or a4, a4, s0
    or a2, a2, t4
    srli s0, a5, 7
    or s7, s7, s0
    srli t4, ra, 29
    sh3add s0, a1, t4
    srli a1, a1, 29
    sh3add a1, ra, a1
    srli ra, ra, 6
    srli t4, s4, 7
    xor a0, a0, s0
    xor s1, s1, a2
    xor s0, s3, a4
    xor t2, t2, a1
    xor a2, s0, s7
    xor ra, ra, t2
    xor t2, a0, a3
    xor s1, s1, t4
    add s11, s11, t2
    add a4, s2, ra
    add s3, a4, s5
    sltu ra, s11, t2
    add t2, a6, s11
    add a1, s3, ra
    sltu s11, t2, s11
    add s0, a1, s11
    add ra, a2, t2
    sw ra, 320(sp)
    sltu s11, ra, t2
    add s7, s0, s1
    add a0, s7, s11
    srli s11, t0, 19
    slli t2, t1, 13
    sw a0, 324(sp)
    srli s5, t0, 29
    srli s1, t1, 19
    slli a3, t0, 13
    slli a1, t0, 26
    srli a2, t1, 6
    lw t4, 336(sp)
    or s1, s1, a3
    or a1, a1, a2
    lw a6, 340(sp)
    slli s3, a6, 31
    srli a4, a6, 1
    slli s0, t4, 31
    srli a2, t4, 8
    or s11, t2, s11
    slli s7, a6, 24
    or t2, a4, s0
    srli a3, a6, 8
    or a2, a2, s7
    slli s0, t4, 24
    srli a4, t4, 1
    or a4, s3, a4
    or s7, a3, s0
    srli s3, t4, 7
    slli s0, a6, 25
    or s3, s0, s3
    sh3add s5, t1, s5
    srli a3, t1, 29
    sh3add s0, t0, a3
    srli t0, t0, 6
    srli a3, a6, 7
    xor s11, s11, s0
    xor s0, t2, s7
    xor s1, s1, s5
    xor t2, s1, a1
    xor s7, a4, a2
    add s9, s9, t2
    xor t0, t0, s11
    add t0, t0, s8
    xor s5, s7, s3
    xor s1, s0, a3
    add t0, t0, s4
    sltu s8, s9, t2
    add s11, a5, s9
    sltu s9, s11, s9
    add t0, t0, s8
    add s8, s5, s11
    sw s8, 328(sp)
    add t0, t0, s9
    sltu s9, s8, s11
    add t0, t0, s1
    add t0, t0, s9
    sw t0, 332(sp)
    slli s11, ra, 13
    srli a1, ra, 19
    srli s9, a0, 19
    slli t2, a0, 13
    slli s1, a0, 26
    srli a2, ra, 6
    lw a4, 344(sp)
    srli s3, a4, 1
    lw s7, 348(sp)
    slli a5, s7, 31
    or s9, s11, s9
    srli s11, s7, 1
    or s0, t2, a1
    slli t2, a4, 31
    or s11, s11, t2
    or s1, s1, a2
    srli a3, a4, 8
    srli t2, s7, 8
    or a2, s3, a5
    slli a5, s7, 24
    or s4, a3, a5
    slli a5, a4, 24
    srli s3, a0, 29
    or t2, t2, a5
    srli s5, ra, 29
    srli a1, a4, 7
    slli a5, s7, 25
    sh3add s3, ra, s3
    xor ra, a2, s4
    srli a3, a0, 6
    srli s4, s7, 7
    xor a2, s0, s3
    or a5, a5, a1
    sh3add s0, a0, s5
    xor s9, s9, s0
    xor ra, ra, a5
    xor s3, a3, s9
    xor s11, s11, t2
    add a7, a7, s3
    xor s9, a2, s1
    xor s11, s11, s4
    add a1, t5, s9
    sltu a0, a1, s9
    add s9, t4, a1
    add a7, a7, a6
    sltu s5, s9, a1
    add a7, a7, a0
    srli s0, t6, 7
    add a5, ra, s9
    add a7, a7, s5
    sw a5, 336(sp)
    add a7, a7, s11
    sltu s9, a5, s9
    add a7, a7, s9
    sw t1, 312(sp)
    sw a7, 340(sp)
    srli s9, t0, 19
    slli s11, s8, 13
    slli t1, t0, 13
    srli ra, s8, 19
    slli t2, t0, 26
    srli a3, s8, 6
    lw s1, 352(sp)
    srli a0, s1, 1
    lw a2, 356(sp)
    or s9, s11, s9
    or ra, t1, ra
    slli s3, a2, 31
    slli t1, s1, 31
    srli s4, s1, 8
    srli s11, a2, 1
    or t2, a3, t2
    or s11, s11, t1
    or a0, a0, s3
    slli a3, a2, 24
    srli t1, a2, 8
    slli t5, s1, 24
    slli t4, a2, 25
    or t1, t1, t5
    srli a6, s1, 7
    or a1, t4, a6
    srli s5, t0, 29
    sh3add s3, s8, s5
    srli s8, s8, 29
    sh3add s8, t0, s8
    srli t0, t0, 6
    or t5, s4, a3
    srli a6, a2, 7
    xor ra, ra, s3
    xor s8, s9, s8
    slli t4, a7, 26
    xor s9, s11, t1
    xor s11, a0, t5
    xor s5, ra, t2
    add a3, s10, s5
    xor s11, s11, a1
    xor t0, t0, s8
    add t0, t0, t3
    sltu s8, a3, s5
    add t3, a4, a3
    add t0, t0, s7
    xor s9, s9, a6
    sltu s4, t3, a3
    add t0, t0, s8
    add s8, s11, t3
    sw s8, 344(sp)
    sltu s8, s8, t3
    add t0, t0, s4
    add t0, t0, s9
    add t0, t0, s8
    srli s3, a7, 19
    slli s8, a5, 13
    slli s11, a7, 13
    srli s9, a5, 19
    srli t1, a5, 6
    or s9, s11, s9
    srli ra, t6, 1
    slli a0, s6, 31
    or t5, s8, s3
    slli t2, s6, 24
    srli s8, s6, 1
    slli s11, t6, 31
    or t3, t1, t4
    srli t4, t6, 8
    sw t0, 348(sp)
    or ra, a0, ra
    or s8, s8, s11
    srli s11, s6, 8
    or t4, t4, t2
    sw s2, 268(sp)
    slli t1, t6, 24
    or s11, t1, s11
    slli t1, s6, 25
    srli s10, a7, 29
    sh3add a1, a5, s10
    or t6, s0, t1
    xor s9, s9, a1
    srli s2, a5, 29
    sh3add s2, a7, s2
    xor t0, t5, s2
    xor s5, ra, t4
    srli a7, a7, 6
    srli s6, s6, 7
    xor t0, a7, t0
    xor s2, s8, s11
    xor a7, s9, t3
    xor s8, s5, t6
    xor s2, s2, s6
    lw s6, 296(sp)
    lw s9, 300(sp)
    add t0, t0, s9
    add s6, s6, a7
    sltu a7, s6, a7
    add s9, s1, s6
    add t0, t0, a2
    sltu s6, s9, s6
    add t0, t0, a7
    add t0, t0, s6
    add a7, s8, s9
    sw a7, 352(sp)
    sltu a7, a7, s9
    add t0, t0, s2
    lw a4, 184(sp)
    add t0, t0, a7
    sw t0, 356(sp)
    lw t0, 24(sp)
    addi t0, t0, -16
    sw t0, 180(sp)
    addi t0, a4, 128
    sw t0, 184(sp)
    lw t0, 44(sp)
    lw a7, 208(sp)
    lw s2, 40(sp)
    lw s6, 200(sp)
    lw s8, 36(sp)
    lw s9, 32(sp)
    lw s11, 28(sp)
    lw t3, 220(sp)
    lw t4, 196(sp)
    lw t6, 204(sp)
    jal zero, .Lsha512_compress_3
.Lsha512_compress_5:
    lw a0, 60(sp)                       # 4-byte Folded Reload
    lw a2, 0(a0)
    lw a4, 8(a0)
    lw a5, 12(a0)
    lw s1, 16(a0)
    lw a6, 20(a0)
    lw s3, 28(a0)
    lw a3, 4(a0)
    add t6, a2, t0
    lw s0, 24(a0)
    lw t1, 224(sp)                      # 4-byte Folded Reload
    add t1, t1, a4
    sltu a2, t6, a2
    sltu a4, t1, a4
    add t2, a3, a2
    lw a1, 220(sp)                      # 4-byte Folded Reload
    add t5, a5, a4
    lw a3, 32(a0)
    lw a5, 36(a0)
    lw a2, 40(a0)
    lw a4, 44(a0)
    add a1, a1, s1
    lw s5, 216(sp)                      # 4-byte Folded Reload
    add s5, s5, s0
    add s4, a3, s11
    sltu s0, s5, s0
    lw t0, 192(sp)                      # 4-byte Folded Reload
    add t0, t0, a2
    sltu s1, a1, s1
    sltu a3, s4, a3
    add a6, a6, s1
    add s0, s0, s3
    add a3, a3, a5
    sltu a2, t0, a2
    add s3, a4, a2
    lw a4, 48(a0)
    lw a5, 52(a0)
    lw s1, 56(a0)
    lw a2, 60(a0)
    lw a7, 208(sp)                      # 4-byte Folded Reload
    add a7, a7, a4
    sltu a4, a7, a4
    add a4, a4, a5
    lw s6, 200(sp)                      # 4-byte Folded Reload
    add s6, s6, s1
    sltu a5, s6, s1
    add a2, a2, a5
    add t2, t2, s9
    lw a5, 228(sp)                      # 4-byte Folded Reload
    add t5, t5, a5
    lw a5, 212(sp)                      # 4-byte Folded Reload
    add a6, a6, a5
    add s0, s0, s10
    add a3, a3, s8
    add s2, s2, s3
    lw a5, 204(sp)                      # 4-byte Folded Reload
    add a4, a4, a5
    lw a5, 196(sp)                      # 4-byte Folded Reload
    add a2, a2, a5
    sw t6, 0(a0)
    sw t2, 4(a0)
    sw t1, 8(a0)
    sw t5, 12(a0)
    sw a1, 16(a0)
    sw a6, 20(a0)
    sw s5, 24(a0)
    sw s0, 28(a0)
    sw s4, 32(a0)
    sw a3, 36(a0)
    sw t0, 40(a0)
    sw s2, 44(a0)
    sw a7, 48(a0)
    sw a4, 52(a0)
    sw s6, 56(a0)
    lw s9, 372(sp)                      # 4-byte Folded Reload
    sw a2, 60(a0)
    lw ra, 412(sp)                      # 4-byte Folded Reload
    lw s0, 408(sp)                      # 4-byte Folded Reload
    lw s1, 404(sp)                      # 4-byte Folded Reload
    lw s2, 400(sp)                      # 4-byte Folded Reload
    lw s3, 396(sp)                      # 4-byte Folded Reload
    lw s4, 392(sp)                      # 4-byte Folded Reload
    lw s6, 384(sp)                      # 4-byte Folded Reload
    lw s7, 380(sp)                      # 4-byte Folded Reload
    lw s8, 376(sp)                      # 4-byte Folded Reload
    lw s10, 368(sp)                     # 4-byte Folded Reload
    lw s5, 388(sp)                      # 4-byte Folded Reload
    lw s11, 364(sp)                     # 4-byte Folded Reload
    addi sp, sp, 416
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	sha512_compress, .Lfunc_end0-sha512_compress
                                        # -- End function
	.type	constants,@object               # @constants
	.section	.rodata,"a",@progbits
	.p2align	3, 0x0
constants:
	.quad	4794697086780616226             # 0x428a2f98d728ae22
	.quad	8158064640168781261             # 0x7137449123ef65cd
	.quad	-5349999486874862801            # 0xb5c0fbcfec4d3b2f
	.quad	-1606136188198331460            # 0xe9b5dba58189dbbc
	.quad	4131703408338449720             # 0x3956c25bf348b538
	.quad	6480981068601479193             # 0x59f111f1b605d019
	.quad	-7908458776815382629            # 0x923f82a4af194f9b
	.quad	-6116909921290321640            # 0xab1c5ed5da6d8118
	.quad	-2880145864133508542            # 0xd807aa98a3030242
	.quad	1334009975649890238             # 0x12835b0145706fbe
	.quad	2608012711638119052             # 0x243185be4ee4b28c
	.quad	6128411473006802146             # 0x550c7dc3d5ffb4e2
	.quad	8268148722764581231             # 0x72be5d74f27b896f
	.quad	-9160688886553864527            # 0x80deb1fe3b1696b1
	.quad	-7215885187991268811            # 0x9bdc06a725c71235
	.quad	-4495734319001033068            # 0xc19bf174cf692694
	.quad	-1973867731355612462            # 0xe49b69c19ef14ad2
	.quad	-1171420211273849373            # 0xefbe4786384f25e3
	.quad	1135362057144423861             # 0xfc19dc68b8cd5b5
	.quad	2597628984639134821             # 0x240ca1cc77ac9c65
	.quad	3308224258029322869             # 0x2de92c6f592b0275
	.quad	5365058923640841347             # 0x4a7484aa6ea6e483
	.quad	6679025012923562964             # 0x5cb0a9dcbd41fbd4
	.quad	8573033837759648693             # 0x76f988da831153b5
	.quad	-7476448914759557205            # 0x983e5152ee66dfab
	.quad	-6327057829258317296            # 0xa831c66d2db43210
	.quad	-5763719355590565569            # 0xb00327c898fb213f
	.quad	-4658551843659510044            # 0xbf597fc7beef0ee4
	.quad	-4116276920077217854            # 0xc6e00bf33da88fc2
	.quad	-3051310485924567259            # 0xd5a79147930aa725
	.quad	489312712824947311              # 0x6ca6351e003826f
	.quad	1452737877330783856             # 0x142929670a0e6e70
	.quad	2861767655752347644             # 0x27b70a8546d22ffc
	.quad	3322285676063803686             # 0x2e1b21385c26c926
	.quad	5560940570517711597             # 0x4d2c6dfc5ac42aed
	.quad	5996557281743188959             # 0x53380d139d95b3df
	.quad	7280758554555802590             # 0x650a73548baf63de
	.quad	8532644243296465576             # 0x766a0abb3c77b2a8
	.quad	-9096487096722542874            # 0x81c2c92e47edaee6
	.quad	-7894198246740708037            # 0x92722c851482353b
	.quad	-6719396339535248540            # 0xa2bfe8a14cf10364
	.quad	-6333637450476146687            # 0xa81a664bbc423001
	.quad	-4446306890439682159            # 0xc24b8b70d0f89791
	.quad	-4076793802049405392            # 0xc76c51a30654be30
	.quad	-3345356375505022440            # 0xd192e819d6ef5218
	.quad	-2983346525034927856            # 0xd69906245565a910
	.quad	-860691631967231958             # 0xf40e35855771202a
	.quad	1182934255886127544             # 0x106aa07032bbd1b8
	.quad	1847814050463011016             # 0x19a4c116b8d2d0c8
	.quad	2177327727835720531             # 0x1e376c085141ab53
	.quad	2830643537854262169             # 0x2748774cdf8eeb99
	.quad	3796741975233480872             # 0x34b0bcb5e19b48a8
	.quad	4115178125766777443             # 0x391c0cb3c5c95a63
	.quad	5681478168544905931             # 0x4ed8aa4ae3418acb
	.quad	6601373596472566643             # 0x5b9cca4f7763e373
	.quad	7507060721942968483             # 0x682e6ff3d6b2b8a3
	.quad	8399075790359081724             # 0x748f82ee5defb2fc
	.quad	8693463985226723168             # 0x78a5636f43172f60
	.quad	-8878714635349349518            # 0x84c87814a1f0ab72
	.quad	-8302665154208450068            # 0x8cc702081a6439ec
	.quad	-8016688836872298968            # 0x90befffa23631e28
	.quad	-6606660893046293015            # 0xa4506cebde82bde9
	.quad	-4685533653050689259            # 0xbef9a3f7b2c67915
	.quad	-4147400797238176981            # 0xc67178f2e372532b
	.quad	-3880063495543823972            # 0xca273eceea26619c
	.quad	-3348786107499101689            # 0xd186b8c721c0c207
	.quad	-1523767162380948706            # 0xeada7dd6cde0eb1e
	.quad	-757361751448694408             # 0xf57d4f7fee6ed178
	.quad	500013540394364858              # 0x6f067aa72176fba
	.quad	748580250866718886              # 0xa637dc5a2c898a6
	.quad	1242879168328830382             # 0x113f9804bef90dae
	.quad	1977374033974150939             # 0x1b710b35131c471b
	.quad	2944078676154940804             # 0x28db77f523047d84
	.quad	3659926193048069267             # 0x32caab7b40c72493
	.quad	4368137639120453308             # 0x3c9ebe0a15c9bebc
	.quad	4836135668995329356             # 0x431d67c49c100d4c
	.quad	5532061633213252278             # 0x4cc5d4becb3e42b6
	.quad	6448918945643986474             # 0x597f299cfc657e2a
	.quad	6902733635092675308             # 0x5fcb6fab3ad6faec
	.quad	7801388544844847127             # 0x6c44198c4a475817
	.size	constants, 640

	.section	".note.GNU-stack","",@progbits
