//! The coarse class of an instruction, by which core models choose a functional unit.

/// What kind of work an instruction is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Integer computation, including the bit manipulation of Zba, Zbb, Zbs and Zbk*.
    Alu,
    /// Conditional branch.
    Branch,
    /// Direct jump (`jal`, `c.j`, `c.jal`).
    Jump,
    /// Indirect jump (`jalr`, `c.jr`, `c.jalr`).
    JumpRegister,
    /// Memory read into a register.
    Load,
    /// Memory write.
    Store,
    /// Multiplication, including carry-less (Zbc).
    Multiply,
    /// Division or remainder.
    Divide,
    /// A step of AES (Zknd, Zkne).
    Aes,
    /// A function of SHA-2 (Zknh).
    Sha2,
    /// A function of SM3 (Zksh).
    Sm3,
    /// A step of SM4 (Zksed).
    Sm4,
    /// Atomic memory operation, load-reserved, store-conditional.
    Atomic,
    /// Management or zeroing of a cache block.
    CacheBlock,
    /// A compressed instruction that stands for several others: `cm.push` and its kin, table jumps.
    Sequence,
    /// An instruction of the vector unit, its loads, stores and configuration included.
    Vector,
    /// CSR access.
    Csr,
    /// `fence`.
    Fence,
    /// `fence.i`.
    FenceI,
    /// `ecall`, `ebreak`, `mret`, `wfi` and their kind.
    System,
    /// An instruction of a design; its cost is stated there.
    Custom,
}

impl Class {
    /// Whether it only computes: its results depend on its operands and on nothing else, and
    /// nothing else is changed.
    pub const fn computes(self) -> bool {
        matches!(
            self,
            Self::Alu | Self::Multiply | Self::Divide | Self::Aes | Self::Sha2 | Self::Sm3 | Self::Sm4
        )
    }
}
