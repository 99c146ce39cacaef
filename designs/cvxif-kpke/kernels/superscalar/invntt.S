# invntt of ml-kem-768, variant "product-c" of design "cvxif-kpke", scheduled for cva6-superscalar:
# 3,973 -> 3,144 cycles, 1,324 -> 1,334 bytes, proved equal to what came.
# No order takes fewer than 2,717 cycles (a block in no fewer than 31 cycles, of 60,001 states, 32 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   instar schedule ml-kem-768 invntt --design cvxif-kpke --variant product-c --core cva6-superscalar --effort 2 -o invntt.S

    .include "xpqkpke.inc"
	.text
	.globl	kpke_invntt                     # -- Begin function kpke_invntt
	.p2align	1
	.type	kpke_invntt,@function
kpke_invntt:                            # @kpke_invntt
    addi sp, sp, -160
    sw s11, 108(sp)                     # 4-byte Folded Spill
    addi a3, a0, 8
    sw s2, 144(sp)                      # 4-byte Folded Spill
    sw s1, 148(sp)                      # 4-byte Folded Spill
    sw ra, 156(sp)                      # 4-byte Folded Spill
    sw s4, 136(sp)                      # 4-byte Folded Spill
    lui a6, %hi(centred_zetas)
    sw s0, 152(sp)                      # 4-byte Folded Spill
    sw s5, 132(sp)                      # 4-byte Folded Spill
    sw s9, 116(sp)                      # 4-byte Folded Spill
    sw s3, 140(sp)                      # 4-byte Folded Spill
    addi a6, a6, %lo(centred_zetas)
    sw s7, 124(sp)                      # 4-byte Folded Spill
    sw s8, 120(sp)                      # 4-byte Folded Spill
    addi a7, a6, 126
    sw s10, 112(sp)                     # 4-byte Folded Spill
    sw s6, 128(sp)                      # 4-byte Folded Spill
    addi t4, a6, 254
    add t3, zero, a7
.Lkpke_invntt_1:
    lh t5, -6(a3)
    lh a5, -4(a3)
    lh s1, -2(a3)
    lh t2, -8(a3)
    lh t6, 2(a3)
    sub ra, s1, t5
    lh s0, 0(a3)
    lh t1, 0(t4)
    add a4, a5, t2
    add s4, s1, t5
    lh a1, 4(a3)
    pq_mulk s1, ra, t1
    lh t0, -2(t4)
    sub s2, a1, s0
    sub t2, a5, t2
    pq_mulk a2, t2, t1
    lh s3, 6(a3)
    pq_mulk s5, s2, t0
    lh a5, 0(t3)
    add s6, s3, t6
    add s7, a1, s0
    sub s8, s7, a4
    sub s3, s3, t6
    pq_mulk s0, s3, t0
    add t5, s7, a4
    sub a1, s6, s4
    pq_mulk a1, a1, a5
    sh t5, -8(a3)
    pq_mulk s9, s8, a5
    add t1, s5, a2
    addi t3, t3, -2
    add t0, s6, s4
    sub a2, s5, a2
    sh s9, 0(a3)
    add a4, s0, s1
    pq_mulk a2, a2, a5
    sh a1, 2(a3)
    sh t1, -4(a3)
    sub s0, s0, s1
    addi t4, t4, -4
    sh a2, 4(a3)
    sh a4, -2(a3)
    pq_mulk a5, s0, a5
    sh t0, -6(a3)
    sh a5, 6(a3)
    addi a3, a3, 16
    bne t4, a7, .Lkpke_invntt_1
    addi s10, a0, 32
    addi a1, a6, 62
    addi a6, a6, 30
    sw a1, 104(sp)                      # 4-byte Folded Spill
    sw a0, 0(sp)                        # 4-byte Folded Spill
    sw a6, 100(sp)                      # 4-byte Folded Spill
    sw a6, 4(sp)                        # 4-byte Folded Spill
.Lkpke_invntt_3:
    lh a1, -8(s10)
    lh t1, -32(s10)
    lh s7, 20(s10)
    lh a7, -10(s10)
    lh a4, -16(s10)
    lh ra, 28(s10)
    lh t4, -26(s10)
    lh s9, -22(s10)
    lh t0, 6(s10)
    lh s1, 0(s10)
    lh a5, 16(s10)
    lh s3, -30(s10)
    lh s11, 22(s10)
    lh a0, 2(s10)
    lh t2, -4(s10)
    lh s4, -20(s10)
    lh t3, 4(s10)
    add s2, a5, s1
    sub s0, a4, t1
    lh a2, -28(s10)
    lh a3, -14(s10)
    sub a5, a5, s1
    sw a2, 96(sp)                       # 4-byte Folded Spill
    sub a2, a3, s3
    lh t5, -2(s10)
    lh a6, 18(s10)
    lh t6, -24(s10)
    add s5, s7, t3
    sub s6, a1, t6
    sw s0, 48(sp)                       # 4-byte Folded Spill
    add s8, a4, t1
    sub s0, a6, a0
    sub s1, a7, t4
    lh t1, -12(s10)
    lw a4, 96(sp)                       # 4-byte Folded Reload
    add a3, a3, s3
    sw a5, 72(sp)                       # 4-byte Folded Spill
    add s3, t2, s4
    sub a5, s7, t3
    sw s0, 56(sp)                       # 4-byte Folded Spill
    add s7, t1, a4
    sw a2, 36(sp)                       # 4-byte Folded Spill
    lh t3, 12(s10)
    sub s0, t1, a4
    add a2, a6, a0
    sw s0, 32(sp)                       # 4-byte Folded Spill
    sw s1, 28(sp)                       # 4-byte Folded Spill
    add t1, a1, t6
    sw a5, 52(sp)                       # 4-byte Folded Spill
    lh a4, 8(s10)
    add s0, a7, t4
    sw s6, 24(sp)                       # 4-byte Folded Spill
    lh a6, 14(s10)
    add t4, s11, t0
    sub a0, s11, t0
    lh t6, 10(s10)
    sw a0, 44(sp)                       # 4-byte Folded Spill
    lh t0, -6(s10)
    lh a1, 26(s10)
    sub s1, t2, s4
    sub a0, t4, s0
    lh a5, 24(s10)
    sub a7, a1, t6
    sub s6, a2, a3
    sub s11, a5, a4
    add t2, a5, a4
    sub s4, t0, s9
    sw a7, 16(sp)                       # 4-byte Folded Spill
    lh a5, 30(s10)
    add a4, ra, t3
    lh a7, -18(s10)
    add t0, t0, s9
    sub s9, a5, a6
    sw s9, 12(sp)                       # 4-byte Folded Spill
    add s9, a1, t6
    add a1, s2, s8
    add t6, t2, t1
    sub ra, ra, t3
    sub t3, s9, t0
    sub s2, s2, s8
    sw a1, 40(sp)                       # 4-byte Folded Spill
    sub s8, s5, s7
    sw a0, 60(sp)                       # 4-byte Folded Spill
    add a1, a2, a3
    sw t6, 96(sp)                       # 4-byte Folded Spill
    sub a0, t2, t1
    lw a2, 28(sp)                       # 4-byte Folded Reload
    lw a3, 24(sp)                       # 4-byte Folded Reload
    add t6, s5, s7
    lw t1, 104(sp)                      # 4-byte Folded Reload
    add t2, a5, a6
    lw s5, 32(sp)                       # 4-byte Folded Reload
    sw s11, 20(sp)                      # 4-byte Folded Spill
    sw s6, 76(sp)                       # 4-byte Folded Spill
    sw a0, 80(sp)                       # 4-byte Folded Spill
    add s7, t4, s0
    add a0, s9, t0
    add a5, a4, s3
    sub a6, a4, s3
    lh s11, 0(t1)
    add s6, t5, a7
    sw t3, 64(sp)                       # 4-byte Folded Spill
    pq_mulk s0, s1, s11
    lw t4, 48(sp)                       # 4-byte Folded Reload
    lw t0, 36(sp)                       # 4-byte Folded Reload
    sub t5, t5, a7
    sw a6, 8(sp)                        # 4-byte Folded Spill
    sw a5, 88(sp)                       # 4-byte Folded Spill
    lh s9, -2(t1)
    pq_mulk a6, t4, s11
    pq_mulk a4, s5, s11
    lw s3, 52(sp)                       # 4-byte Folded Reload
    lw t3, 72(sp)                       # 4-byte Folded Reload
    sub s1, t2, s6
    pq_mulk a7, a2, s11
    lw a5, 56(sp)                       # 4-byte Folded Reload
    pq_mulk t4, t3, s9
    pq_mulk s5, a3, s11
    lw a2, 12(sp)                       # 4-byte Folded Reload
    pq_mulk t3, s4, s11
    lw a3, 44(sp)                       # 4-byte Folded Reload
    pq_mulk t5, t5, s11
    lw s4, 16(sp)                       # 4-byte Folded Reload
    pq_mulk t0, t0, s11
    pq_mulk s11, a3, s9
    lw a3, 20(sp)                       # 4-byte Folded Reload
    pq_mulk s3, s3, s9
    sw s8, 68(sp)                       # 4-byte Folded Spill
    pq_mulk s8, a5, s9
    sw a0, 92(sp)                       # 4-byte Folded Spill
    pq_mulk a5, ra, s9
    pq_mulk a0, a3, s9
    sub ra, t4, a6
    add a3, t2, s6
    sub t2, s3, a4
    sw s2, 84(sp)                       # 4-byte Folded Spill
    add s6, s8, t0
    sub s2, s11, a7
    add a6, t4, a6
    pq_mulk t4, a2, s9
    sub a2, a5, s0
    add a4, s3, a4
    pq_mulk s3, s4, s9
    sub s4, a0, s5
    lw s9, 40(sp)                       # 4-byte Folded Reload
    add a7, s11, a7
    sub s11, s8, t0
    sub t0, s3, t3
    add s8, a0, s5
    add a0, a5, s0
    addi s5, zero, 1
    lw s0, 100(sp)                      # 4-byte Folded Reload
    pq_mulk a5, t6, s5
    lw t6, 84(sp)                       # 4-byte Folded Reload
    add s3, s3, t3
    lw t3, 68(sp)                       # 4-byte Folded Reload
    sh a7, -10(s10)
    pq_mulk a7, s7, s5
    sh a5, -28(s10)
    add s7, t4, t5
    lh a5, 0(s0)
    sh s6, -14(s10)
    pq_mulk s6, s9, s5
    sh a4, -12(s10)
    lw s9, 76(sp)                       # 4-byte Folded Reload
    pq_mulk a4, t3, a5
    sh s6, -32(s10)
    pq_mulk t3, t6, a5
    sh a6, -16(s10)
    pq_mulk a6, s9, a5
    lw s6, 60(sp)                       # 4-byte Folded Reload
    lw t6, 80(sp)                       # 4-byte Folded Reload
    lw s9, 64(sp)                       # 4-byte Folded Reload
    pq_mulk s2, s2, a5                  # 4-byte Folded Reload
    sh a7, -26(s10)
    pq_mulk a7, ra, a5
    lw ra, 8(sp)
    pq_mulk s6, s6, a5
    sh t3, 0(s10)
    sh a6, 2(s10)
    pq_mulk t3, t6, a5
    sh a4, 4(s10)
    sh s6, 6(s10)
    pq_mulk a6, s11, a5
    lw t6, 96(sp)                       # 4-byte Folded Reload
    pq_mulk t2, t2, a5
    lw a4, 92(sp)                       # 4-byte Folded Reload
    pq_mulk s6, s4, a5
    sub t5, t4, t5
    pq_mulk s11, t0, a5
    pq_mulk s1, s1, a5
    lw s4, 88(sp)                       # 4-byte Folded Reload
    pq_mulk t4, a4, s5
    pq_mulk t0, s4, s5
    sh s11, 26(s10)
    pq_mulk t5, t5, a5
    pq_mulk a4, t6, s5
    pq_mulk t6, a2, a5
    pq_mulk s4, s9, a5
    sh a4, -24(s10)
    sh t4, -22(s10)
    sh s8, -8(s10)
    pq_mulk s11, a3, s5
    sh t0, -20(s10)
    sh s3, -6(s10)
    sh s11, -18(s10)
    sh s7, -2(s10)
    sh t3, 8(s10)
    sh s4, 10(s10)
    pq_mulk a3, ra, a5
    sh a6, 18(s10)
    sh a0, -4(s10)
    sh a3, 12(s10)
    addi t3, t1, -4
    addi a2, s0, -2
    sh a7, 16(s10)
    sh t2, 20(s10)
    sh s2, 22(s10)
    pq_mulk s2, a1, s5
    sh s1, 14(s10)
    sh t5, 30(s10)
    sw a2, 100(sp)                      # 4-byte Folded Spill
    sh s6, 24(s10)
    sh t6, 28(s10)
    lw a0, 4(sp)                        # 4-byte Folded Reload
    sh s2, -30(s10)
    addi s10, s10, 64
    sw t3, 104(sp)                      # 4-byte Folded Spill
    bne t3, a0, .Lkpke_invntt_3
    lw a0, 0(sp)                        # 4-byte Folded Reload
    addi t4, zero, -749
    addi a6, zero, 848
    addi a7, zero, -1432
    addi t0, zero, 630
    addi a1, a0, 256
    addi t2, a0, 320
    addi t3, zero, -40
    addi t5, zero, 1652
    addi t1, zero, -687
    addi t6, zero, -26
.Lkpke_invntt_5:
    lh a5, -192(a1)
    lh a4, -256(a1)
    lh a3, 192(a1)
    sub ra, a5, a4
    lh a0, -128(a1)
    pq_mulk a2, ra, a6
    lh s1, -64(a1)
    lh s0, 0(a1)
    lh s2, 64(a1)
    sub s3, s1, a0
    lh s4, 128(a1)
    add s5, s1, a0
    pq_mulk s1, s3, a7
    add s3, a5, a4
    sub s6, a3, s4
    add s7, s2, s0
    pq_mulk s8, s6, t1
    sub a0, s2, s0
    add s0, a3, s4
    sub a4, s5, s3
    add a5, s1, a2
    sub s9, s0, s7
    pq_mulk a4, a4, t3
    add s2, s5, s3
    pq_mulk s5, a0, t0
    sub s1, s1, a2
    pq_mulk a2, s9, t4
    add a0, s0, s7
    pq_mulk s1, s1, t3
    sub a3, s8, s5
    pq_mulk a3, a3, t4
    add s0, s8, s5
    sub s10, a2, a4
    add s4, s0, a5
    sub s0, s0, a5
    add a5, a2, a4
    pq_mulk a2, s10, t5
    sub s11, a0, s2
    pq_mulk s0, s0, t5
    add ra, a3, s1
    pq_mulk s6, ra, t6
    add s3, a0, s2
    pq_mulk a4, s3, t6
    sh s0, 64(a1)
    pq_mulk s9, s4, t6
    sub a3, a3, s1
    pq_mulk a5, a5, t6
    sh a4, -256(a1)
    pq_mulk a3, a3, t5
    sh s9, -192(a1)
    sh a5, -128(a1)
    sh a3, 192(a1)
    pq_mulk s2, s11, t5
    sh s6, -64(a1)
    sh a2, 128(a1)
    sh s2, 0(a1)
    addi a1, a1, 2
    bne a1, t2, .Lkpke_invntt_5
    lw ra, 156(sp)                      # 4-byte Folded Reload
    lw s1, 148(sp)                      # 4-byte Folded Reload
    lw s7, 124(sp)                      # 4-byte Folded Reload
    lw s2, 144(sp)                      # 4-byte Folded Reload
    lw s4, 136(sp)                      # 4-byte Folded Reload
    lw s5, 132(sp)                      # 4-byte Folded Reload
    lw s0, 152(sp)                      # 4-byte Folded Reload
    lw s8, 120(sp)                      # 4-byte Folded Reload
    lw s6, 128(sp)                      # 4-byte Folded Reload
    lw s3, 140(sp)                      # 4-byte Folded Reload
    lw s9, 116(sp)                      # 4-byte Folded Reload
    lw s10, 112(sp)                     # 4-byte Folded Reload
    lw s11, 108(sp)                     # 4-byte Folded Reload
    addi sp, sp, 160
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	kpke_invntt, .Lfunc_end0-kpke_invntt
                                        # -- End function
	.type	centred_zetas,@object           # @centred_zetas
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
centred_zetas:
	.half	1                               # 0x1
	.half	63936                           # 0xf9c0
	.half	64787                           # 0xfd13
	.half	65496                           # 0xffd8
	.half	64849                           # 0xfd51
	.half	630                             # 0x276
	.half	64104                           # 0xfa68
	.half	848                             # 0x350
	.half	1062                            # 0x426
	.half	64126                           # 0xfa7e
	.half	193                             # 0xc1
	.half	797                             # 0x31d
	.half	64993                           # 0xfde1
	.half	65467                           # 0xffbb
	.half	569                             # 0x239
	.half	63953                           # 0xf9d1
	.half	296                             # 0x128
	.half	64654                           # 0xfc8e
	.half	1339                            # 0x53b
	.half	1476                            # 0x5c4
	.half	65253                           # 0xfee5
	.half	56                              # 0x38
	.half	64447                           # 0xfbbf
	.half	1333                            # 0x535
	.half	1426                            # 0x592
	.half	64301                           # 0xfb2d
	.half	535                             # 0x217
	.half	65089                           # 0xfe41
	.half	64600                           # 0xfc58
	.half	65086                           # 0xfe3e
	.half	64181                           # 0xfab5
	.half	821                             # 0x335
	.half	289                             # 0x121
	.half	331                             # 0x14b
	.half	65460                           # 0xffb4
	.half	63963                           # 0xf9db
	.half	1197                            # 0x4ad
	.half	64511                           # 0xfbff
	.half	64484                           # 0xfbe4
	.half	64262                           # 0xfb06
	.half	650                             # 0x28a
	.half	64184                           # 0xfab8
	.half	64720                           # 0xfcd0
	.half	632                             # 0x278
	.half	65072                           # 0xfe30
	.half	33                              # 0x21
	.half	1320                            # 0x528
	.half	64122                           # 0xfa7a
	.half	64526                           # 0xfc0e
	.half	1435                            # 0x59b
	.half	807                             # 0x327
	.half	452                             # 0x1c4
	.half	1438                            # 0x59e
	.half	65075                           # 0xfe33
	.half	1534                            # 0x5fe
	.half	64609                           # 0xfc61
	.half	64854                           # 0xfd56
	.half	64824                           # 0xfd38
	.half	1481                            # 0x5c9
	.half	648                             # 0x288
	.half	64681                           # 0xfca9
	.half	65317                           # 0xff25
	.half	1227                            # 0x4cb
	.half	910                             # 0x38e
	.half	17                              # 0x11
	.half	64968                           # 0xfdc8
	.half	583                             # 0x247
	.half	64856                           # 0xfd58
	.half	1637                            # 0x665
	.half	723                             # 0x2d3
	.half	64495                           # 0xfbef
	.half	1100                            # 0x44c
	.half	1409                            # 0x581
	.half	64869                           # 0xfd65
	.half	65488                           # 0xffd0
	.half	233                             # 0xe9
	.half	756                             # 0x2f4
	.half	64363                           # 0xfb6b
	.half	65222                           # 0xfec6
	.half	65257                           # 0xfee9
	.half	63910                           # 0xf9a6
	.half	1651                            # 0x673
	.half	64996                           # 0xfde4
	.half	63996                           # 0xf9fc
	.half	64054                           # 0xfa36
	.half	952                             # 0x3b8
	.half	1461                            # 0x5b5
	.half	64894                           # 0xfd7e
	.half	939                             # 0x3ab
	.half	64515                           # 0xfc03
	.half	64644                           # 0xfc84
	.half	64595                           # 0xfc53
	.half	733                             # 0x2dd
	.half	64544                           # 0xfc20
	.half	268                             # 0x10c
	.half	641                             # 0x281
	.half	1584                            # 0x630
	.half	64505                           # 0xfbf9
	.half	64244                           # 0xfaf4
	.half	65427                           # 0xff93
	.half	375                             # 0x177
	.half	64756                           # 0xfcf4
	.half	64297                           # 0xfb29
	.half	1645                            # 0x66d
	.half	1063                            # 0x427
	.half	319                             # 0x13f
	.half	64980                           # 0xfdd4
	.half	757                             # 0x2f5
	.half	64306                           # 0xfb32
	.half	561                             # 0x231
	.half	64673                           # 0xfca1
	.half	64801                           # 0xfd21
	.half	65011                           # 0xfdf3
	.half	1092                            # 0x444
	.half	403                             # 0x193
	.half	1026                            # 0x402
	.half	1143                            # 0x477
	.half	64357                           # 0xfb65
	.half	64982                           # 0xfdd6
	.half	886                             # 0x376
	.half	63929                           # 0xf9b9
	.half	1212                            # 0x4bc
	.half	64081                           # 0xfa51
	.half	1029                            # 0x405
	.half	64317                           # 0xfb3d
	.half	65142                           # 0xfe76
	.half	885                             # 0x375
	.half	64361                           # 0xfb69
	.size	centred_zetas, 256

	.section	".note.GNU-stack","",@progbits
