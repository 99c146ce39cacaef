//! Every operation that the decoder knows, named as in the manual.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I; `mret` and `wfi` from Volume II.

macro_rules! operations {
    ($($(#[$doc:meta])* $($name:ident)+;)+) => {
        /// An operation. A compressed instruction bears the operation that it expands to, a hint the one whose word it
        /// takes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs)]
        pub enum Op {
            $($(#[$doc])* $($name,)+)+
            /// An instruction of a design.
            Custom,
            /// A word that is no instruction. It is never decoded, but stands where one raised an exception.
            Illegal,
        }

        impl Op {
            /// Every operation of the manual that this crate knows.
            pub const ALL: &[Op] = &[$($(Op::$name,)+)+];
        }
    };
}

operations! {
    // RV32I
    Lui Auipc Jal Jalr;
    Beq Bne Blt Bge Bltu Bgeu;
    Lb Lh Lw Lbu Lhu;
    Sb Sh Sw;
    Addi Slti Sltiu Xori Ori Andi Slli Srli Srai;
    Add Sub Sll Slt Sltu Xor Srl Sra Or And;
    Fence Ecall Ebreak;
    // RV64I
    Lwu Ld Sd Addiw Slliw Srliw Sraiw Addw Subw Sllw Srlw Sraw;
    // M
    Mul Mulh Mulhsu Mulhu Div Divu Rem Remu;
    Mulw Divw Divuw Remw Remuw;
    // Zicsr, Zifencei, privileged
    Csrrw Csrrs Csrrc Csrrwi Csrrsi Csrrci;
    FenceI Mret Wfi;
    // Zba
    Sh1add Sh2add Sh3add AddUw Sh1addUw Sh2addUw Sh3addUw SlliUw;
    // Zbb
    Andn Orn Xnor Clz Ctz Cpop Max Maxu Min Minu SextB SextH ZextH Rol Ror Rori OrcB Rev8;
    Clzw Ctzw Cpopw Rolw Rorw Roriw;
    // Zbc
    Clmul Clmulh Clmulr;
    // Zbs
    Bclr Bclri Bext Bexti Binv Binvi Bset Bseti;
    // Zicond
    CzeroEqz CzeroNez;
    // Zalrsc
    LrW ScW LrD ScD;
    // Zaamo
    AmoswapW AmoaddW AmoxorW AmoandW AmoorW AmominW AmomaxW AmominuW AmomaxuW;
    AmoswapD AmoaddD AmoxorD AmoandD AmoorD AmominD AmomaxD AmominuD AmomaxuD;
    // Zbkb
    Pack Packh Packw Brev8 Zip Unzip;
    // Zbkx
    Xperm4 Xperm8;
    // Zknd and Zkne
    Aes32dsi Aes32dsmi Aes32esi Aes32esmi;
    Aes64ds Aes64dsm Aes64es Aes64esm Aes64im Aes64ks1i Aes64ks2;
    // Zknh
    Sha256sig0 Sha256sig1 Sha256sum0 Sha256sum1;
    Sha512sig0 Sha512sig1 Sha512sum0 Sha512sum1;
    Sha512sig0h Sha512sig0l Sha512sig1h Sha512sig1l Sha512sum0r Sha512sum1r;
    // Zksed and Zksh
    Sm4ed Sm4ks Sm3p0 Sm3p1;
    // Zicbom and Zicboz
    CboInval CboClean CboFlush CboZero;
    // Zcmp and Zcmt
    CmPush CmPop CmPopret CmPopretz CmMva01s CmMvsa01 CmJt CmJalt;
}
