//! The file header of an ELF file: whether it is of a program for this machine, and what of it is
//! to be told.
//!
//! Source: the System V ABI's object file format, and the RISC-V ELF psABI, "File Header"
//! (e_flags), with the numbers of the crate `object`.

use instar_isa::Xlen;
use object::elf;

/// What the header says.
#[derive(Clone, Debug)]
pub(super) struct Header {
    pub(super) xlen: Xlen,
    /// e_flags.
    pub(super) flags: u32,
    /// ET_DYN: what is in memory is right only once its start-up code has relocated it, or there
    /// are no relocations.
    pub(super) position_independent: bool,
}

/// Flags that mean something here; others are told.
const KNOWN_FLAGS: u32 =
    elf::EF_RISCV_RVC.0 | elf::EF_RISCV_FLOAT_ABI | elf::EF_RISCV_RVE.0 | elf::EF_RISCV_TSO.0;

/// The header, if it is one of a little-endian RISC-V ELF file that can be run.
pub(super) fn read(bytes: &[u8]) -> Result<Header, String> {
    if bytes.is_empty() {
        return Err("is empty; give an ELF file".into());
    }
    if bytes.len() < 4 || bytes[..4] != elf::ELFMAG {
        return Err("is no ELF file".into());
    }
    let &[class, data, ..] = bytes.get(4..).unwrap_or(&[]) else {
        return Err("is truncated: the ELF header is incomplete".into());
    };
    if data == elf::ELFDATA2MSB.0 {
        return Err("is big-endian; RISC-V programs here are little-endian".into());
    }
    let xlen = match elf::FileClass(class) {
        elf::ELFCLASS32 => Xlen::Rv32,
        elf::ELFCLASS64 => Xlen::Rv64,
        other => return Err(format!("has ELF class {}; 1 (32 bits) and 2 (64 bits) are known", other.0)),
    };
    let (length, flags_at) = if xlen == Xlen::Rv32 { (52, 36) } else { (64, 48) };
    if bytes.len() < length {
        return Err("is truncated: the ELF header is incomplete".into());
    }
    let half = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
    let machine = elf::Machine(half(18));
    if machine != elf::EM_RISCV {
        let name = match machine {
            elf::EM_386 => "x86",
            elf::EM_X86_64 => "x86-64",
            elf::EM_ARM => "Arm",
            elf::EM_AARCH64 => "AArch64",
            _ => "unknown here",
        };
        return Err(format!("is for machine {} ({name}), not for RISC-V ({})", machine.0, elf::EM_RISCV.0));
    }
    let position_independent = match elf::FileType(half(16)) {
        elf::ET_REL => return Err("is an object file, not yet linked; link it as an executable".into()),
        elf::ET_CORE => return Err("is a core dump; give the program itself".into()),
        other => other == elf::ET_DYN,
    };
    let flags = u32::from(half(flags_at)) | u32::from(half(flags_at + 2)) << 16;
    refuse_abi(flags, xlen)?;
    Ok(Header { xlen, flags, position_independent })
}

/// An ABI whose calls or system calls are not those that are known here.
fn refuse_abi(flags: u32, xlen: Xlen) -> Result<(), String> {
    let (bits, abi) = (xlen.bits(), plain_abi(xlen));
    if flags & elf::EF_RISCV_RVE.0 != 0 {
        return Err(format!(
            "is built for the {abi}e ABI of RV{bits}E, which has 16 registers and takes the number of a system call in \
             t0; build it for RV{bits}I, as with -march=rv{bits}im -mabi={abi}"
        ));
    }
    if flags & elf::EF_RISCV_FLOAT_ABI == elf::EF_RISCV_FLOAT_ABI {
        return Err(format!("is built for the quad-float ABI{}", soft_float(xlen)));
    }
    if xlen == Xlen::Rv64 && flags & elf::EF_RISCV_RV64ILP32.0 != 0 {
        return Err("is built for an ABI with pointers of 32 bits on RV64; build it with -mabi=lp64".into());
    }
    Ok(())
}

/// The ABI for integers alone.
fn plain_abi(xlen: Xlen) -> &'static str {
    if xlen == Xlen::Rv32 { "ilp32" } else { "lp64" }
}

fn soft_float(xlen: Xlen) -> String {
    let (bits, abi) = (xlen.bits(), plain_abi(xlen));
    format!(
        ", and the simulator has no floating-point registers; build it with -mabi={abi}, as in -march=rv{bits}imac \
         -mabi={abi}"
    )
}

impl Header {
    /// Of a program for a hard-float ABI, whose name this gives: what is to be told where it has no
    /// floating-point instruction, or why it is refused where it has one at `place`.
    pub(super) fn judge_float(&self, place: Option<&str>) -> Result<Option<String>, String> {
        let abi = match elf::FileFlags(self.flags & elf::EF_RISCV_FLOAT_ABI) {
            elf::EF_RISCV_FLOAT_ABI_SINGLE => "single-float",
            elf::EF_RISCV_FLOAT_ABI_DOUBLE => "double-float",
            _ => return Ok(None),
        };
        match place {
            Some(place) => Err(format!(
                "is built for the {abi} ABI and has floating-point instructions, the first at {place}{}",
                soft_float(self.xlen)
            )),
            None => Ok(Some(format!(
                "is built for the {abi} ABI; it has no floating-point instruction, so it runs as one for {} does",
                plain_abi(self.xlen)
            ))),
        }
    }

    /// What else is to be told of the header, each after the file's name.
    pub(super) fn notes(&self, bytes: &[u8]) -> Vec<String> {
        let mut notes = Vec::new();
        let (system, version) = (elf::OsAbi(bytes[7]), bytes[8]);
        if !matches!(system, elf::ELFOSABI_NONE | elf::ELFOSABI_GNU | elf::ELFOSABI_STANDALONE) {
            notes.push(format!(
                "is for operating system {} of ELF; its system calls are read as Linux's",
                system.0
            ));
        }
        if version != 0 {
            notes.push(format!("names version {version} of its ABI, and 0 is the one that is known"));
        }
        if self.flags & elf::EF_RISCV_TSO.0 != 0 {
            notes.push("is built for total store ordering (RVTSO), which one hart alone has anyway".into());
        }
        let unknown = self.flags & !KNOWN_FLAGS;
        if unknown != 0 {
            notes.push(format!("has flags {unknown:#x} in its header that are not known here"));
        }
        notes
    }
}
