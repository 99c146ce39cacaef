# invntt of ml-kem-768, variant "product-c" of design "cvxif-kpke", scheduled for cva6-single:
# 5,486 -> 5,261 cycles, 1,324 -> 1,332 bytes, proved equal to what came.
# No order takes fewer than 5,246 cycles (issue slots: 57, 1 a cycle, 32 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   instar schedule ml-kem-768 invntt --design cvxif-kpke --variant product-c --core cva6-single --effort 2 -o invntt.S

    .include "xpqkpke.inc"
	.text
	.globl	kpke_invntt                     # -- Begin function kpke_invntt
	.p2align	1
	.type	kpke_invntt,@function
kpke_invntt:                            # @kpke_invntt
    lui a6, %hi(centred_zetas)
    addi sp, sp, -160
    addi a6, a6, %lo(centred_zetas)
    sw s9, 116(sp)                      # 4-byte Folded Spill
    sw s8, 120(sp)                      # 4-byte Folded Spill
    sw s2, 144(sp)                      # 4-byte Folded Spill
    sw ra, 156(sp)                      # 4-byte Folded Spill
    sw s3, 140(sp)                      # 4-byte Folded Spill
    sw s10, 112(sp)                     # 4-byte Folded Spill
    sw s4, 136(sp)                      # 4-byte Folded Spill
    sw s1, 148(sp)                      # 4-byte Folded Spill
    sw s5, 132(sp)                      # 4-byte Folded Spill
    sw s6, 128(sp)                      # 4-byte Folded Spill
    sw s11, 108(sp)                     # 4-byte Folded Spill
    sw s7, 124(sp)                      # 4-byte Folded Spill
    addi a7, a6, 126
    sw s0, 152(sp)                      # 4-byte Folded Spill
    addi t4, a6, 254
    addi a3, a0, 8
    add t3, zero, a7
.Lkpke_invntt_1:
    lh a1, 4(a3)
    lh t6, 2(a3)
    lh a5, 0(t3)
    lh t2, -8(a3)
    lh t5, -6(a3)
    lh a2, 6(a3)
    lh ra, -4(a3)
    add t0, a2, t6
    lh t1, 0(t4)
    lh s1, -2(a3)
    lh s0, 0(a3)
    lh a4, -2(t4)
    sub s2, ra, t2
    add s3, a1, s0
    sub s4, a1, s0
    pq_mulk s5, s2, t1
    add s6, ra, t2
    sub s7, a2, t6
    pq_mulk s0, s7, a4
    pq_mulk a2, s4, a4
    sub s8, s1, t5
    pq_mulk s9, s8, t1
    add s10, s3, s6
    sub s11, a2, s5
    sub t6, s3, s6
    pq_mulk a1, t6, a5
    add s4, s1, t5
    sub s2, t0, s4
    pq_mulk ra, s11, a5
    sub t2, s0, s9
    sh ra, 4(a3)
    addi t3, t3, -2
    pq_mulk s7, s2, a5
    pq_mulk a5, t2, a5
    sh s7, 2(a3)
    add t0, t0, s4
    add a4, s0, s9
    sh a1, 0(a3)
    sh s10, -8(a3)
    sh a5, 6(a3)
    add t1, a2, s5
    sh t0, -6(a3)
    sh a4, -2(a3)
    sh t1, -4(a3)
    addi t4, t4, -4
    addi a3, a3, 16
    bne t4, a7, .Lkpke_invntt_1
    addi a1, a6, 62
    sw a1, 104(sp)                      # 4-byte Folded Spill
    addi a6, a6, 30
    sw a6, 4(sp)                        # 4-byte Folded Spill
    sw a6, 100(sp)                      # 4-byte Folded Spill
    sw a0, 0(sp)                        # 4-byte Folded Spill
    addi s10, a0, 32
.Lkpke_invntt_3:
    lh t2, -4(s10)
    lh a3, -18(s10)
    lh a1, 26(s10)
    lh s11, 22(s10)
    lh s3, -30(s10)
    lh a4, -16(s10)
    lh a0, 2(s10)
    lh t1, -32(s10)
    lh a5, 16(s10)
    lh a2, 8(s10)
    lh s0, 18(s10)
    lh t4, -26(s10)
    lh t6, 10(s10)
    lh ra, -28(s10)
    lh s7, 20(s10)
    lh t0, -24(s10)
    lh a6, -12(s10)
    add s8, a4, t1
    lh t3, 4(s10)
    lh s1, -14(s10)
    sw ra, 96(sp)                       # 4-byte Folded Spill
    lh s9, -22(s10)
    lh a7, 0(s10)
    sub s2, s0, a0
    sub s4, s1, s3
    sub s5, a5, a7
    sub a4, a4, t1
    lh s6, -6(s10)
    lh t5, -10(s10)
    lw ra, 96(sp)                       # 4-byte Folded Reload
    sub t1, s7, t3
    sw a4, 48(sp)                       # 4-byte Folded Spill
    add a4, s1, s3
    lh s1, -8(s10)
    add s3, t5, t4
    sw s4, 36(sp)                       # 4-byte Folded Spill
    add s4, s6, s9
    sw s5, 72(sp)                       # 4-byte Folded Spill
    lh s5, 6(s10)
    add a5, a5, a7
    sub a7, a1, t6
    add s0, s0, a0
    sub a0, a6, ra
    sub s6, s6, s9
    add s9, a6, ra
    add ra, s1, t0
    sw s2, 56(sp)                       # 4-byte Folded Spill
    sw a0, 32(sp)                       # 4-byte Folded Spill
    sub a0, t5, t4
    sub a6, s11, s5
    add t4, s11, s5
    sub s2, s1, t0
    sw a0, 28(sp)                       # 4-byte Folded Spill
    lh t5, -20(s10)
    sw a6, 44(sp)                       # 4-byte Folded Spill
    lh a6, 14(s10)
    lh a0, 24(s10)
    add s5, s7, t3
    sub s11, t2, t5
    sw a7, 16(sp)                       # 4-byte Folded Spill
    lh t0, 12(s10)
    sw t1, 52(sp)                       # 4-byte Folded Spill
    lh s1, 28(s10)
    add s7, a5, s8
    lh t3, -2(s10)
    sub a7, s5, s9
    sub t1, a0, a2
    add a0, a0, a2
    sw s2, 24(sp)                       # 4-byte Folded Spill
    add a2, a1, t6
    add s2, t3, a3
    sw t1, 20(sp)                       # 4-byte Folded Spill
    add t1, t2, t5
    sub a1, a0, ra
    sw s7, 40(sp)                       # 4-byte Folded Spill
    sub t6, a5, s8
    sub t5, t3, a3
    lh a5, 30(s10)
    add t2, s1, t0
    sub s7, a5, a6
    lw s8, 32(sp)                       # 4-byte Folded Reload
    sub a3, s0, a4
    sw s7, 12(sp)                       # 4-byte Folded Spill
    lw t3, 72(sp)                       # 4-byte Folded Reload
    lw s7, 16(sp)                       # 4-byte Folded Reload
    sub t0, s1, t0
    add a0, a0, ra
    sub s1, t4, s3
    sub ra, a2, s4
    sw s1, 60(sp)                       # 4-byte Folded Spill
    sw a1, 80(sp)                       # 4-byte Folded Spill
    lw s1, 104(sp)                      # 4-byte Folded Reload
    add a1, t2, t1
    sw a7, 68(sp)                       # 4-byte Folded Spill
    sw a0, 96(sp)                       # 4-byte Folded Spill
    sw t6, 84(sp)                       # 4-byte Folded Spill
    add a0, a2, s4
    sw a0, 92(sp)                       # 4-byte Folded Spill
    add s3, t4, s3
    lw a0, 48(sp)                       # 4-byte Folded Reload
    lw a7, 24(sp)                       # 4-byte Folded Reload
    lh t6, 0(s1)
    sub a2, t2, t1
    lw s4, 20(sp)                       # 4-byte Folded Reload
    lh t4, -2(s1)
    lw t1, 44(sp)                       # 4-byte Folded Reload
    lw t2, 28(sp)                       # 4-byte Folded Reload
    sw a1, 88(sp)                       # 4-byte Folded Spill
    add a1, s0, a4
    lw s0, 36(sp)                       # 4-byte Folded Reload
    sw a2, 8(sp)                        # 4-byte Folded Spill
    sw ra, 64(sp)                       # 4-byte Folded Spill
    sw a3, 76(sp)                       # 4-byte Folded Spill
    pq_mulk a4, t1, t4
    pq_mulk t5, t5, t6
    add a2, s5, s9
    pq_mulk ra, a0, t6
    lw a3, 100(sp)                      # 4-byte Folded Reload
    lw t1, 52(sp)                       # 4-byte Folded Reload
    add s5, a5, a6
    pq_mulk s9, s0, t6
    lw a0, 56(sp)                       # 4-byte Folded Reload
    pq_mulk a5, a7, t6
    pq_mulk a6, t3, t4
    pq_mulk s0, s6, t6
    pq_mulk a7, s7, t4
    pq_mulk t3, t2, t6
    lw s6, 12(sp)                       # 4-byte Folded Reload
    pq_mulk s7, s11, t6
    pq_mulk t2, a0, t4
    pq_mulk s11, s8, t6
    pq_mulk a0, s4, t4
    pq_mulk s8, t0, t4
    pq_mulk t6, t1, t4
    add t1, t2, s9
    add s4, a6, ra
    sub t0, a6, ra
    add ra, a0, a5
    pq_mulk a6, s6, t4
    sub s6, t6, s11
    sub t2, t2, s9
    sub t4, a7, s0
    add s9, t6, s11
    add s11, a7, s0
    lw t6, 40(sp)                       # 4-byte Folded Reload
    sub s0, a6, t5
    sub a7, s8, s7
    add a6, a6, t5
    addi t5, zero, 1
    sh t1, -14(s10)
    sh s4, -16(s10)
    sub t1, a4, t3
    sub a5, a0, a5
    lh a0, 0(a3)
    sub s4, s5, s2
    add s7, s8, s7
    pq_mulk s8, t4, a0                  # 4-byte Folded Reload
    pq_mulk t4, a2, t5
    pq_mulk a2, a1, t5
    addi a1, a3, -2
    pq_mulk a3, t6, t5
    sh t4, -28(s10)
    pq_mulk t6, a7, a0
    sh a3, -32(s10)
    add t4, s5, s2
    lw a3, 76(sp)                       # 4-byte Folded Reload
    sw a1, 100(sp)                      # 4-byte Folded Spill
    sh s11, -6(s10)
    lw a7, 68(sp)                       # 4-byte Folded Reload
    pq_mulk s2, t2, a0
    sh a2, -30(s10)
    pq_mulk s5, s3, t5
    lw a1, 60(sp)                       # 4-byte Folded Reload
    lw s11, 84(sp)                      # 4-byte Folded Reload
    add t2, a4, t3
    lw a2, 80(sp)                       # 4-byte Folded Reload
    pq_mulk s3, s11, a0
    pq_mulk a4, a2, a0
    pq_mulk t3, a1, a0
    lw s11, 96(sp)                      # 4-byte Folded Reload
    pq_mulk a2, t1, a0
    pq_mulk a1, s0, a0
    pq_mulk t1, s6, a0
    lw s0, 8(sp)
    pq_mulk s6, a7, a0
    sh ra, -8(s10)
    sh t2, -10(s10)
    pq_mulk a7, a3, a0
    lw a3, 64(sp)                       # 4-byte Folded Reload
    sh a7, 2(s10)
    sh s6, 4(s10)
    pq_mulk ra, a3, a0
    pq_mulk t2, t0, a0
    pq_mulk a7, a5, a0
    pq_mulk a3, s0, a0
    pq_mulk s6, s4, a0
    sh t6, 28(s10)
    pq_mulk a0, t4, t5                  # 4-byte Folded Reload
    lw t0, 92(sp)                       # 4-byte Folded Reload
    pq_mulk a5, s11, t5
    sh ra, 10(s10)
    sh a5, -24(s10)
    lw s0, 88(sp)
    pq_mulk a5, t0, t5
    sh a3, 12(s10)
    pq_mulk s0, s0, t5
    sh s5, -26(s10)
    sh t3, 6(s10)
    sh s2, 18(s10)
    lw s4, 4(sp)                        # 4-byte Folded Reload
    sh a2, 22(s10)
    sh s6, 14(s10)
    sh s7, -4(s10)
    sh s8, 26(s10)
    sh a7, 24(s10)
    sh a6, -2(s10)
    addi t3, s1, -4
    sh a0, -18(s10)
    sh s9, -12(s10)
    sh a4, 8(s10)
    sh s3, 0(s10)
    sh t2, 16(s10)
    sw t3, 104(sp)                      # 4-byte Folded Spill
    sh a5, -22(s10)
    sh t1, 20(s10)
    sh s0, -20(s10)
    sh a1, 30(s10)
    addi s10, s10, 64
    bne t3, s4, .Lkpke_invntt_3
    lw a0, 0(sp)                        # 4-byte Folded Reload
    addi a7, zero, -1432
    addi a6, zero, 848
    addi t2, a0, 320
    addi t0, zero, 630
    addi t1, zero, -687
    addi a1, a0, 256
    addi t3, zero, -40
    addi t4, zero, -749
    addi t5, zero, 1652
    addi t6, zero, -26
.Lkpke_invntt_5:
    lh a3, 192(a1)
    lh s1, -64(a1)
    lh a0, -128(a1)
    lh s2, 128(a1)
    lh s0, 0(a1)
    lh a5, -192(a1)
    add ra, a3, s2
    lh a2, 64(a1)
    lh a4, -256(a1)
    add s3, s1, a0
    sub s1, s1, a0
    sub s4, a5, a4
    sub a3, a3, s2
    sub a0, a2, s0
    pq_mulk s5, s4, a6
    pq_mulk s1, s1, a7
    add s6, a5, a4
    pq_mulk a3, a3, t1
    sub a4, s3, s6
    pq_mulk s7, a0, t0
    add a5, s1, s5
    add s4, a2, s0
    pq_mulk a4, a4, t3
    sub s1, s1, s5
    add s0, a3, s7
    add s8, s0, a5
    sub s9, ra, s4
    pq_mulk a2, s9, t4
    sub a3, a3, s7
    pq_mulk a3, a3, t4
    pq_mulk s1, s1, t3
    sub s0, s0, a5
    add s2, s3, s6
    sub s10, a3, s1
    add a0, ra, s4
    pq_mulk s11, s8, t6
    pq_mulk s0, s0, t5
    add a5, a2, a4
    add s3, a0, s2
    pq_mulk a5, a5, t6
    sh s0, 64(a1)
    sub a2, a2, a4
    pq_mulk a2, a2, t5
    add s5, a3, s1
    pq_mulk s9, s5, t6
    pq_mulk a3, s10, t5
    sub a0, a0, s2
    pq_mulk s2, a0, t5
    pq_mulk a4, s3, t6
    sh a2, 128(a1)
    sh s9, -64(a1)
    sh a3, 192(a1)
    sh s2, 0(a1)
    sh a5, -128(a1)
    sh a4, -256(a1)
    sh s11, -192(a1)
    addi a1, a1, 2
    bne a1, t2, .Lkpke_invntt_5
    lw s0, 152(sp)                      # 4-byte Folded Reload
    lw s1, 148(sp)                      # 4-byte Folded Reload
    lw s5, 132(sp)                      # 4-byte Folded Reload
    lw s2, 144(sp)                      # 4-byte Folded Reload
    lw s3, 140(sp)                      # 4-byte Folded Reload
    lw s10, 112(sp)                     # 4-byte Folded Reload
    lw s11, 108(sp)                     # 4-byte Folded Reload
    lw s4, 136(sp)                      # 4-byte Folded Reload
    lw s6, 128(sp)                      # 4-byte Folded Reload
    lw s7, 124(sp)                      # 4-byte Folded Reload
    lw s8, 120(sp)                      # 4-byte Folded Reload
    lw s9, 116(sp)                      # 4-byte Folded Reload
    lw ra, 156(sp)                      # 4-byte Folded Reload
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
