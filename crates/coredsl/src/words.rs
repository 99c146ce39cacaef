//! Words of the languages that a description is translated to, which its names there cannot be.
//!
//! Source: C23 (6.4.1, 7.22), C++20 (5.11), the predefined macros of GCC and clang, C's library;
//! IEEE 1800-2017, annex B.

/// Words of C and of C++, their types of fixed width, and macros without parameters that headers or
/// compilers define.
const C: &str = "
alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t char8_t class co_await
co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype default delete do
double dynamic_cast else enum errno explicit export extern false float for friend goto i386 if inline int int16_t int32_t
int64_t int8_t int_fast16_t int_fast32_t int_fast64_t int_fast8_t int_least16_t int_least32_t int_least64_t int_least8_t
intmax_t intptr_t linux long main max_align_t mutable namespace new noexcept not not_eq nullptr nullptr_t operator or
or_eq private protected ptrdiff_t public register reinterpret_cast requires restrict return short signed size_t sizeof
ssize_t static static_assert static_cast stderr stdin stdout struct switch template this thread_local throw true try
typedef typeid typename typeof typeof_unqual uint16_t uint32_t uint64_t uint8_t uint_fast16_t uint_fast32_t
uint_fast64_t uint_fast8_t uint_least16_t uint_least32_t uint_least64_t uint_least8_t uintmax_t uintptr_t union unix
unsigned using virtual void volatile wchar_t while xor xor_eq
";

/// Functions of C's library that compilers know or that its usual headers declare.
const LIBRARY: &str = "
abort abs acos aligned_alloc asin assert atan atan2 atexit atof atoi atol atoll bcmp bcopy bsearch bzero calloc cbrt ceil
clock copysign cos cosh difftime div erf erfc exit exp exp2 expm1 fabs fclose fdim ffs floor fma fmax fmin fmod fopen
fprintf fputc fputs fread free frexp fwrite getenv gmtime hypot imaxabs imaxdiv index isalnum isalpha isascii isblank
iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit labs ldexp ldiv lgamma llabs lldiv llrint llround
localtime log log10 log1p log2 logb longjmp lrint lround malloc memchr memcmp memcpy memmove mempcpy memset mktime modf
nan nearbyint pow printf putchar puts qsort raise rand random realloc remainder remquo rename remove rindex rint round
scalbn scanf setjmp signal sin sincos sinh snprintf sprintf sqrt srand sscanf stpcpy strcat strchr strcmp strcpy strcspn
strdup strerror strlen strncat strncmp strncpy strpbrk strrchr strspn strstr strtod strtok strtol strtoll strtoul
strtoull system tan tanh tgamma time tmpfile toascii tolower toupper trunc vprintf vsnprintf vsprintf
";

/// Headers of C's library, without `.h`.
const HEADERS: &str = "
assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic stdbit
stdbool stdckdint stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype riscv_vector
";

/// Words of SystemVerilog.
const SYSTEMVERILOG: &str = "
accept_on alias always always_comb always_ff always_latch and assert assign assume automatic before begin bind
bins binsof bit break buf bufif0 bufif1 byte case casex casez cell chandle checker class clocking cmos config
const constraint context continue cover covergroup coverpoint cross deassign default defparam design disable
dist do edge else end endcase endchecker endclass endclocking endconfig endfunction endgenerate endgroup
endinterface endmodule endpackage endprimitive endprogram endproperty endspecify endsequence endtable endtask
enum event eventually expect export extends extern final first_match for force foreach forever fork forkjoin
function generate genvar global highz0 highz1 if iff ifnone ignore_bins illegal_bins implements implies import
incdir include initial inout input inside instance int integer interconnect interface intersect join join_any
join_none large let liblist library local localparam logic longint macromodule matches medium modport module
nand negedge nettype new nexttime nmos nor noshowcancelled not notif0 notif1 null or output package packed
parameter pmos posedge primitive priority program property protected pull0 pull1 pulldown pullup
pulsestyle_ondetect pulsestyle_onevent pure rand randc randcase randsequence rcmos real realtime ref reg
reject_on release repeat restrict return rnmos rpmos rtran rtranif0 rtranif1 s_always s_eventually s_nexttime
s_until s_until_with scalared sequence shortint shortreal showcancelled signed small soft solve specify
specparam static string strong strong0 strong1 struct super supply0 supply1 sync_accept_on sync_reject_on table
tagged task this throughout time timeprecision timeunit tran tranif0 tranif1 tri tri0 tri1 triand trior trireg
type typedef union unique unique0 unsigned until until_with untyped use uwire var vectored virtual void wait
wait_order wand weak weak0 weak1 while wildcard wire with within wor xnor xor
";

fn is_among(words: &'static str, name: &str) -> bool {
    words.split_ascii_whitespace().any(|word| word == name)
}

/// Whether `name` is a word of C or C++, a type that `<stdint.h>` or `<stddef.h>` defines, or a
/// macro.
pub fn is_c(name: &str) -> bool {
    is_among(C, name)
}

/// Whether C's library has a function of this name, which a compiler knows or a usual header
/// declares.
pub fn is_c_function(name: &str) -> bool {
    is_among(LIBRARY, name)
}

/// Whether C's library has a header `<name>.h`.
pub fn is_c_header(name: &str) -> bool {
    is_among(HEADERS, name)
}

/// Words of SystemVerilog.
pub fn systemverilog() -> impl Iterator<Item = &'static str> {
    SYSTEMVERILOG.split_ascii_whitespace()
}
