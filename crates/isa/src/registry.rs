//! The one place where an extension of the manual is entered: its name, where its rows and handlers stand, its
//! operations.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I; `mret` and `wfi` from Volume II. What a crate needs of the list
//! it takes by a macro of its own: `crate::extension` the names, `crate::op` the operations, `crate::tables` the files
//! with the encodings, `execute` of `instar-sim` those with the handlers.

/// Hands the list of all extensions to the macro `$then`, in the order of the canonical ISA string: single letters,
/// then Zi…, Zm…, Za…, Zc…, Zb…, Zk…, each in alphabetical order.
///
/// Each has the form `Variant "name" tables(files) handlers(files) operations(Names);` behind its documentation. An
/// operation that several extensions have stands with the one whose table holds it.
#[macro_export]
macro_rules! for_all_extensions {
    ($then:ident) => {
        $then! {
            /// Base integer instructions.
            I "i" tables(i privileged) handlers(i memory) operations(
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
            M "m" tables(m) handlers(m) operations(Div Divu Rem Remu Divw Divuw Remw Remuw);
            /// Compressed instructions; without floating point the same as Zca.
            C "c" tables(c) handlers() operations();
            /// Cache-block management.
            Zicbom "zicbom" tables(zicbom) handlers(zicbom) operations(CboInval CboClean CboFlush);
            /// Cache-block prefetch.
            Zicbop "zicbop" tables(zicbop) handlers() operations();
            /// Cache-block zeroing.
            Zicboz "zicboz" tables(zicboz) handlers(zicboz) operations(CboZero);
            /// Base counters.
            Zicntr "zicntr" tables() handlers() operations();
            /// Conditional zeroing.
            Zicond "zicond" tables(zicond) handlers(zicond) operations(CzeroEqz CzeroNez);
            /// Access to control and status registers.
            Zicsr "zicsr" tables(zicsr) handlers() operations(Csrrw Csrrs Csrrc Csrrwi Csrrsi Csrrci);
            /// Instruction-fetch fence.
            Zifencei "zifencei" tables(zifencei) handlers() operations(FenceI);
            /// Hints that an access has no temporal locality.
            Zihintntl "zihintntl" tables(zihintntl) handlers() operations();
            /// The hint `pause`.
            Zihintpause "zihintpause" tables(zihintpause) handlers() operations();
            /// Multiplication without division.
            Zmmul "zmmul" tables(zmmul) handlers(zmmul) operations(Mul Mulh Mulhsu Mulhu Mulw);
            /// Atomic memory operations.
            Zaamo "zaamo" tables(zaamo) handlers(zaamo) operations(
                AmoswapW AmoaddW AmoxorW AmoandW AmoorW AmominW AmomaxW AmominuW AmomaxuW
                AmoswapD AmoaddD AmoxorD AmoandD AmoorD AmominD AmomaxD AmominuD AmomaxuD
            );
            /// Load-reserved and store-conditional.
            Zalrsc "zalrsc" tables(zalrsc) handlers(zalrsc) operations(LrW ScW LrD ScD);
            /// Further compressed instructions.
            Zcb "zcb" tables(zcb) handlers() operations();
            /// Push, pop and double move.
            Zcmp "zcmp" tables(zcmp) handlers(zcmp) operations(
                CmPush CmPop CmPopret CmPopretz CmMva01s CmMvsa01
            );
            /// Jumps through a table.
            Zcmt "zcmt" tables(zcmt) handlers(zcmt) operations(CmJt CmJalt);
            /// Address generation.
            Zba "zba" tables(zba) handlers(zba) operations(
                Sh1add Sh2add Sh3add AddUw Sh1addUw Sh2addUw Sh3addUw SlliUw
            );
            /// Basic bit manipulation.
            Zbb "zbb" tables(zbb) handlers(zbb) operations(
                Andn Orn Xnor Clz Ctz Cpop Max Maxu Min Minu SextB SextH ZextH Rol Ror Rori OrcB Rev8
                Clzw Ctzw Cpopw Rolw Rorw Roriw
            );
            /// Carry-less multiplication.
            Zbc "zbc" tables(zbc) handlers(zbc) operations(Clmul Clmulh Clmulr);
            /// Bit manipulation for cryptography.
            Zbkb "zbkb" tables(zbkb) handlers(zbkb) operations(Pack Packh Packw Brev8 Zip Unzip);
            /// Carry-less multiplication for cryptography.
            Zbkc "zbkc" tables() handlers() operations();
            /// Crossbar permutations.
            Zbkx "zbkx" tables(zbkx) handlers(zbkx) operations(Xperm4 Xperm8);
            /// Single-bit instructions.
            Zbs "zbs" tables(zbs) handlers(zbs) operations(Bclr Bclri Bext Bexti Binv Binvi Bset Bseti);
            /// AES decryption.
            Zknd "zknd" tables(zknd) handlers(zknd) operations(Aes32dsi Aes32dsmi Aes64ds Aes64dsm Aes64im);
            /// AES encryption, and the key schedule of both directions.
            Zkne "zkne" tables(zkne) handlers(zkne) operations(
                Aes32esi Aes32esmi Aes64es Aes64esm Aes64ks1i Aes64ks2
            );
            /// SHA-2.
            Zknh "zknh" tables(zknh) handlers(zknh) operations(
                Sha256sig0 Sha256sig1 Sha256sum0 Sha256sum1
                Sha512sig0 Sha512sig1 Sha512sum0 Sha512sum1
                Sha512sig0h Sha512sig0l Sha512sig1h Sha512sig1l Sha512sum0r Sha512sum1r
            );
            /// Entropy source.
            Zkr "zkr" tables() handlers() operations();
            /// SM4.
            Zksed "zksed" tables(zksed) handlers(zksed) operations(Sm4ed Sm4ks);
            /// SM3.
            Zksh "zksh" tables(zksh) handlers(zksh) operations(Sm3p0 Sm3p1);
            /// A promise that the latency of certain instructions does not depend on data; no instructions.
            Zkt "zkt" tables() handlers() operations();
        }
    };
}
