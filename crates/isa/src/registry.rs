//! The one place where an extension of the manual is entered: its name, where its rows, functions
//! and handlers stand, its operations.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I; `mret` and `wfi` from Volume II. What a
//! crate needs of the list it takes by a macro of its own: `crate::extension` the names,
//! `crate::op` the operations, `crate::tables` the files with the encodings, `crate::values` those
//! with what only computes, `execute` of `instar-sim` those with the handlers of the rest.

/// Hands the list of all extensions to the macro `$then`, in the order of the canonical ISA string:
/// single letters, then Zi…, Zm…, Za…, Zc…, Zb…, Zk…, Zv…, each in alphabetical order.
///
/// Each has the form `Variant "name" tables(files) values(files) handlers(files)
/// operations(Names);` after its documentation. An operation that several extensions have stands
/// with the one whose table holds it.
#[macro_export]
macro_rules! for_all_extensions {
    ($then:ident) => {
        $crate::with_described_extensions! { $then
            /// Vector bit manipulation, beside Zvkb.
            Zvbb "zvbb" tables(zvbb) values() handlers() operations(
                VbrevV VclzV VctzV VcpopV VwsllVv VwsllVx VwsllVi
            );
            /// Vector carry-less multiplication.
            Zvbc "zvbc" tables(zvbc) values() handlers() operations(
                VclmulVv VclmulVx VclmulhVv VclmulhVx
            );
            /// Vectors of integers of up to 32 bits.
            Zve32x "zve32x" tables(v_configuration v_memory v_segment v_segment_indexed v_whole v_integer v_permute v_compare v_fixed_point v_reduce v_mask v_widening) values() handlers(v) operations(
                Vsetivli Vsetvli Vsetvl VlmV VsmV Vle8V Vle16V Vle32V Vle64V Vse8V Vse16V Vse32V Vse64V Vluxei8V
                Vluxei16V Vluxei32V Vluxei64V Vsuxei8V Vsuxei16V Vsuxei32V Vsuxei64V Vlse8V Vlse16V Vlse32V Vlse64V
                Vsse8V Vsse16V Vsse32V Vsse64V Vloxei8V Vloxei16V Vloxei32V Vloxei64V Vsoxei8V Vsoxei16V Vsoxei32V
                Vsoxei64V Vle8ffV Vle16ffV Vle32ffV Vle64ffV Vlr Vsr VaddVx VsubVx VrsubVx VminuVx VminVx VmaxuVx
                VmaxVx VandVx VorVx VxorVx VmergeVxm VmvVX VsllVx VsrlVx VsraVx VnsrlWx VnsraWx VaddVv VsubVv
                VminuVv VminVv VmaxuVv VmaxVv VandVv VorVv VxorVv VmergeVvm VmvVV VsllVv VsrlVv VsraVv VnsrlWv
                VnsraWv VaddVi VrsubVi VandVi VorVi VxorVi VmergeVim VmvVI VsllVi VsrlVi VsraVi VnsrlWi VnsraWi
                VzextVf8 VsextVf8 VzextVf4 VsextVf4 VzextVf2 VsextVf2 VdivuVv VdivVv VremuVv VremVv VmulhuVv VmulVv
                VmulhsuVv VmulhVv VmaddVv VnmsubVv VmaccVv VnmsacVv VdivuVx VdivVx VremuVx VremVx VmulhuVx VmulVx
                VmulhsuVx VmulhVx VmaddVx VnmsubVx VmaccVx VnmsacVx VrgatherVx VslideupVx VslidedownVx VrgatherVv
                Vrgatherei16Vv VrgatherVi VslideupVi VslidedownVi VmvrV VmvXS VcompressVm VmvSX Vslide1upVx
                Vslide1downVx VadcVxm VmadcVxm VmadcVx VsbcVxm VmsbcVxm VmsbcVx VmseqVx VmsneVx VmsltuVx VmsltVx
                VmsleuVx VmsleVx VmsgtuVx VmsgtVx VadcVvm VmadcVvm VmadcVv VsbcVvm VmsbcVvm VmsbcVv VmseqVv VmsneVv
                VmsltuVv VmsltVv VmsleuVv VmsleVv VadcVim VmadcVim VmadcVi VmseqVi VmsneVi VmsleuVi VmsleVi VmsgtuVi
                VmsgtVi VsadduVx VsaddVx VssubuVx VssubVx VsmulVx VssrlVx VssraVx VnclipuWx VnclipWx VsadduVv
                VsaddVv VssubuVv VssubVv VsmulVv VssrlVv VssraVv VnclipuWv VnclipWv VsadduVi VsaddVi VssrlVi VssraVi
                VnclipuWi VnclipWi VaadduVv VaaddVv VasubuVv VasubVv VaadduVx VaaddVx VasubuVx VasubVx VwredsumuVs
                VwredsumVs VredsumVs VredandVs VredorVs VredxorVs VredminuVs VredminVs VredmaxuVs VredmaxVs VmandnMm
                VmandMm VmorMm VmxorMm VmornMm VmnandMm VmnorMm VmxnorMm VmsbfM VmsofM VmsifM ViotaM VidV VcpopM
                VfirstM VwadduVv VwaddVv VwsubuVv VwsubVv VwadduWv VwaddWv VwsubuWv VwsubWv VwmuluVv VwmulsuVv
                VwmulVv VwmaccuVv VwmaccVv VwmaccsuVv VwadduVx VwaddVx VwsubuVx VwsubVx VwadduWx VwaddWx VwsubuWx
                VwsubWx VwmuluVx VwmulsuVx VwmulVx VwmaccuVx VwmaccVx VwmaccusVx VwmaccsuVx
            );
            /// Vectors of integers of up to 64 bits.
            Zve64x "zve64x" tables() values() handlers() operations();
            /// Vector bit manipulation for cryptography.
            Zvkb "zvkb" tables(zvkb) values() handlers() operations(
                VandnVv VandnVx Vbrev8V Vrev8V VrolVv VrolVx VrorVv VrorVx VrorVi
            );
            /// GCM and GMAC on vectors.
            Zvkg "zvkg" tables(zvkg) values() handlers() operations(
                VgmulVv VghshVv
            );
            /// AES on vectors.
            Zvkned "zvkned" tables(zvkned) values() handlers() operations(
                VaesdfVv VaesdfVs VaesdmVv VaesdmVs VaesefVv VaesefVs VaesemVv VaesemVs VaeszVs Vaeskf1Vi Vaeskf2Vi
            );
            /// SHA-256 on vectors.
            Zvknha "zvknha" tables(zvknha) values() handlers() operations(
                Vsha2msVv Vsha2chVv Vsha2clVv
            );
            /// SHA-256 and SHA-512 on vectors.
            Zvknhb "zvknhb" tables() values() handlers() operations();
            /// SM4 on vectors.
            Zvksed "zvksed" tables(zvksed) values() handlers() operations(
                Vsm4kVi Vsm4rVv Vsm4rVs
            );
            /// SM3 on vectors.
            Zvksh "zvksh" tables(zvksh) values() handlers() operations(
                Vsm3cVi Vsm3meVv
            );
            /// The same promise of certain vector instructions; no instructions.
            Zvkt "zvkt" tables() values() handlers() operations();
            /// Vector registers of at least 128 bits.
            Zvl128b "zvl128b" tables() values() handlers() operations();
            /// Vector registers of at least 256 bits.
            Zvl256b "zvl256b" tables() values() handlers() operations();
            /// Vector registers of at least 512 bits.
            Zvl512b "zvl512b" tables() values() handlers() operations();
            /// Vector registers of at least 1024 bits.
            Zvl1024b "zvl1024b" tables() values() handlers() operations();
            /// Vector registers of at least 2048 bits.
            Zvl2048b "zvl2048b" tables() values() handlers() operations();
            /// Vector registers of at least 4096 bits.
            Zvl4096b "zvl4096b" tables() values() handlers() operations();
        }
    };
}

/// Hands those extensions to the macro `$then` whose instructions have a CoreDSL text in
/// `instar-manual`: all but the vector ones. CoreDSL has no registers whose length is a parameter
/// and no operands whose number of registers follows from state.
#[macro_export]
macro_rules! for_all_described_extensions {
    ($then:ident) => {
        $crate::with_described_extensions! { $then }
    };
}

/// Hands the extensions with a CoreDSL text and then those that follow to the macro `$then`.
#[macro_export]
macro_rules! with_described_extensions {
    ($then:ident $($more:tt)*) => {
        $then! {
            /// Base integer instructions.
            I "i" tables(i privileged) values(i) handlers(i memory) operations(
                Lui Auipc Jal Jalr
                Beq Bne Blt Bge Bltu Bgeu
                Lb Lh Lw Lbu Lhu
                Sb Sh Sw
                Addi Slti Sltiu Xori Ori Andi Slli Srli Srai
                Add Sub Sll Slt Sltu Xor Srl Sra Or And
                Fence Ecall Ebreak
                Lwu Ld Sd Addiw Slliw Srliw Sraiw Addw Subw Sllw Srlw Sraw
                Mret Wfi
            );
            /// Multiplication and division.
            M "m" tables(m) values(m) handlers(m) operations(Div Divu Rem Remu Divw Divuw Remw Remuw);
            /// Compressed instructions; without floating point the same as Zca.
            C "c" tables(c) values() handlers() operations();
            /// Vectors of integers of up to 64 bits with every instruction but those of floating
            /// point.
            V "v" tables() values() handlers() operations();
            /// Cache-block management.
            Zicbom "zicbom" tables(zicbom) values() handlers(zicbom) operations(CboInval CboClean CboFlush);
            /// Cache-block prefetch.
            Zicbop "zicbop" tables(zicbop) values() handlers() operations();
            /// Cache-block zeroing.
            Zicboz "zicboz" tables(zicboz) values() handlers(zicboz) operations(CboZero);
            /// Base counters.
            Zicntr "zicntr" tables() values() handlers() operations();
            /// Conditional zeroing.
            Zicond "zicond" tables(zicond) values(zicond) handlers() operations(CzeroEqz CzeroNez);
            /// Access to control and status registers.
            Zicsr "zicsr" tables(zicsr) values() handlers() operations(Csrrw Csrrs Csrrc Csrrwi Csrrsi Csrrci);
            /// Instruction-fetch fence.
            Zifencei "zifencei" tables(zifencei) values() handlers() operations(FenceI);
            /// Hints that an access has no temporal locality.
            Zihintntl "zihintntl" tables(zihintntl) values() handlers() operations();
            /// The hint `pause`.
            Zihintpause "zihintpause" tables(zihintpause) values() handlers() operations();
            /// Multiplication without division.
            Zmmul "zmmul" tables(zmmul) values(zmmul) handlers() operations(Mul Mulh Mulhsu Mulhu Mulw);
            /// Atomic memory operations.
            Zaamo "zaamo" tables(zaamo) values() handlers(zaamo) operations(
                AmoswapW AmoaddW AmoxorW AmoandW AmoorW AmominW AmomaxW AmominuW AmomaxuW
                AmoswapD AmoaddD AmoxorD AmoandD AmoorD AmominD AmomaxD AmominuD AmomaxuD
            );
            /// Load-reserved and store-conditional.
            Zalrsc "zalrsc" tables(zalrsc) values() handlers(zalrsc) operations(LrW ScW LrD ScD);
            /// Further compressed instructions.
            Zcb "zcb" tables(zcb) values() handlers() operations();
            /// Push, pop and double move.
            Zcmp "zcmp" tables(zcmp) values() handlers(zcmp) operations(
                CmPush CmPop CmPopret CmPopretz CmMva01s CmMvsa01
            );
            /// Jumps through a table.
            Zcmt "zcmt" tables(zcmt) values() handlers(zcmt) operations(CmJt CmJalt);
            /// Address generation.
            Zba "zba" tables(zba) values(zba) handlers() operations(
                Sh1add Sh2add Sh3add AddUw Sh1addUw Sh2addUw Sh3addUw SlliUw
            );
            /// Basic bit manipulation.
            Zbb "zbb" tables(zbb) values(zbb) handlers() operations(
                Andn Orn Xnor Clz Ctz Cpop Max Maxu Min Minu SextB SextH ZextH Rol Ror Rori OrcB Rev8
                Clzw Ctzw Cpopw Rolw Rorw Roriw
            );
            /// Carry-less multiplication.
            Zbc "zbc" tables(zbc) values(zbc) handlers() operations(Clmul Clmulh Clmulr);
            /// Bit manipulation for cryptography.
            Zbkb "zbkb" tables(zbkb) values(zbkb) handlers() operations(Pack Packh Packw Brev8 Zip Unzip);
            /// Carry-less multiplication for cryptography.
            Zbkc "zbkc" tables() values() handlers() operations();
            /// Crossbar permutations.
            Zbkx "zbkx" tables(zbkx) values(zbkx) handlers() operations(Xperm4 Xperm8);
            /// Single-bit instructions.
            Zbs "zbs" tables(zbs) values(zbs) handlers() operations(Bclr Bclri Bext Bexti Binv Binvi Bset Bseti);
            /// AES decryption.
            Zknd "zknd" tables(zknd) values(zknd) handlers() operations(Aes32dsi Aes32dsmi Aes64ds Aes64dsm Aes64im);
            /// AES encryption, and the key schedule of both directions.
            Zkne "zkne" tables(zkne) values(zkne) handlers() operations(
                Aes32esi Aes32esmi Aes64es Aes64esm Aes64ks1i Aes64ks2
            );
            /// SHA-2.
            Zknh "zknh" tables(zknh) values(zknh) handlers() operations(
                Sha256sig0 Sha256sig1 Sha256sum0 Sha256sum1
                Sha512sig0 Sha512sig1 Sha512sum0 Sha512sum1
                Sha512sig0h Sha512sig0l Sha512sig1h Sha512sig1l Sha512sum0r Sha512sum1r
            );
            /// Entropy source.
            Zkr "zkr" tables() values() handlers() operations();
            /// SM4.
            Zksed "zksed" tables(zksed) values(zksed) handlers() operations(Sm4ed Sm4ks);
            /// SM3.
            Zksh "zksh" tables(zksh) values(zksh) handlers() operations(Sm3p0 Sm3p1);
            /// A promise that the latency of certain instructions does not depend on data; no
            /// instructions.
            Zkt "zkt" tables() values() handlers() operations();
            $($more)*
        }
    };
}
