"""What simulators and synthesis read differently in SystemVerilog: refused, before anything is proved of it.

Source: IEEE 1800-2017 (4.7 on races, 6.8 on initial values, 11.4.5 on ===, 12.5 on casex); IEEE
1364.1-2002; macros that Verilator, Yosys and others define. A proof is about the text as Yosys
reads it; where a simulator, or another synthesis, reads another circuit, it is about none of the
user's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from instar._core import InstarError
from instar.hardware.verilog_text import Token, closing, statement_end, tokens, words

#: Calls of the language that give a value which follows from their arguments alone, or that give
#: none.
_CALLS = words(
    """
    bits cast clog2 countbits countones dimensions error fatal high increment info left low onehot
    onehot0 right signed size typename unpacked_dimensions unsigned warning
    """
)
#: Words with which a text says something of time, of a driver's strength, or of a simulator.
_WORDS = {
    "initial": "an initial block runs in simulation; a circuit has a reset",
    "final": "a final block runs in simulation",
    "force": "what is forced has two drivers in simulation and one in a circuit",
    "release": "what is forced has two drivers in simulation and one in a circuit",
    "deassign": "a procedural assign has no circuit",
    "wait": "a circuit does not wait",
    "wait_order": "a circuit does not wait",
    "fork": "processes of a simulator have no circuit",
    "casex": "casex lets unknown bits match in simulation, and a circuit has none",
    "inout": "a port in both directions may have several drivers",
    "always_latch": "a latch holds between edges of the clock",
    "specify": "delays are of simulation",
    "primitive": "a table of a primitive knows unknown values",
    "bind": "a module that is bound is seen by some tools",
    "defparam": "defparam is read by some tools",
    "checker": "a checker is of simulation",
    "program": "a program is of simulation",
    "class": "a class is of simulation",
    "randcase": "a random choice has no circuit",
    "randsequence": "a random choice has no circuit",
    "event": "an event is of simulation",
    "real": "a real number has no circuit",
    "shortreal": "a real number has no circuit",
    "realtime": "a real number has no circuit",
    "string": "a string has no circuit",
    "chandle": "a pointer of simulation has no circuit",
    "assume": "an assumption holds for tools that believe it",
    "restrict": "an assumption holds for tools that believe it",
    "unique": "unique lets synthesis leave out what simulation does in other cases",
    "unique0": "unique0 lets synthesis leave out what simulation does in other cases",
    "priority": "priority lets synthesis leave out what simulation does in other cases",
    "disable": "disable ends other processes in simulation",
}  # fmt: skip
_STRENGTHS = words(
    """
    tri tri0 tri1 triand trior trireg wand wor uwire supply0 supply1 pullup pulldown bufif0 bufif1
    notif0 notif1 tran tranif0 tranif1 rtran rtranif0 rtranif1 nmos pmos cmos rnmos rpmos rcmos strong0
    strong1 pull0 pull1 weak0 weak1 highz0 highz1
    """
)
_WORDS |= dict.fromkeys(_STRENGTHS, "strengths and three states are of simulation; a circuit has one driver")
#: Attributes that say nothing of what a circuit does.
_ATTRIBUTES = {
    "keep",
    "dont_touch",
    "mark_debug",
    "src",
    "ram_style",
    "rom_style",
    "use_dsp",
    "async_reg",
    "max_fanout",
}
_PRAGMA = re.compile(
    r"\b(synopsys|synthesis|rtl_synthesis|pragma|cadence|ambit|exemplar|xilinx|altera|verilator)\b\s*[:,]?\s*"
    r"(translate|synthesis|full.case|parallel.case|on\b|off\b|attribute|protect|public|force)",
    re.IGNORECASE,
)


def refuse_twofold(files: dict[str, str]) -> None:
    """Raises `InstarError`, with file and line, for the first thing that is read in two ways."""
    defined = {name for text in files.values() for name in re.findall(r"`define\s+(\w+)", text)}
    for name, text in files.items():
        for at, says in sorted(_faults(text, defined)):
            line = text.count("\n", 0, at) + 1
            raise InstarError(
                f"{name}:{line}: {says}, so simulation and synthesis may read another circuit here"
            )


def _faults(text: str, defined: set[str]) -> Iterator[tuple[int, str]]:
    every = tokens(text)
    code = [token for token in every if token.kind not in ("comment", "attribute")]
    for token in every:
        if token.kind == "comment" and _PRAGMA.search(token.text) and "lint_" not in token.text:
            yield token.at, f"the comment `{_short(token.text)}` changes what some tools read"
        elif token.kind == "attribute":
            names = re.findall(r"[(,]\*?\s*(\w+)", token.text)
            if other := [name for name in names if name not in _ATTRIBUTES]:
                yield token.at, f"the attribute {other[0]} changes what some tools read"
    yield from _directives(code, defined)
    yield from _words(code)
    yield from _processes(code)
    yield from _initial_values(code)


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 40 else line[:37] + "..."


def _directives(code: list[Token], defined: set[str]) -> Iterator[tuple[int, str]]:
    for number, token in enumerate(code):
        if token.kind != "directive":
            continue
        name = code[number + 1].text if number + 1 < len(code) else ""
        if token.text in ("`ifdef", "`ifndef", "`elsif"):
            guard = token.text == "`ifndef" and [t.text for t in code[number + 2 : number + 4]] == [
                "`define",
                name,
            ]
            known = token.text == "`ifdef" and name in defined and name.upper() not in _OF_TOOLS
            if not guard and not known:
                yield token.at, f"{token.text} {name} depends on what a tool defines"
        elif token.text in ("`include", "`protect", "`begin_keywords", "`undefineall", "`unconnected_drive"):
            yield token.at, f"{token.text} is read from elsewhere or by some tools; name all files with --rtl"


#: Macros that tools define.
_OF_TOOLS = words(
    """
    SYNTHESIS YOSYS VERILATOR SIMULATION FORMAL SIM VCS MODEL_TECH QUESTA XCELIUM INCA VIVADO ALTERA
    INTEL_FPGA LINT TARGET_SYNTHESIS TARGET_SIMULATION TARGET_FPGA __ICARUS__ COCOTB_SIM SLANG
    XILINX_SIMULATOR ASIC FPGA
    """
)


def _words(code: list[Token]) -> Iterator[tuple[int, str]]:
    for number, token in enumerate(code):
        before = code[number - 1] if number else Token("mark", ";", 0)
        behind = code[number + 1] if number + 1 < len(code) else Token("mark", ";", token.at)
        if token.kind == "name" and token.text in _WORDS and before.text not in (".", "::"):
            yield token.at, f"`{token.text}`: {_WORDS[token.text]}"
        elif token.kind == "call" and token.text[1:] not in _CALLS:
            yield token.at, f"{token.text} is a call of simulation"
        elif token.kind == "number" and re.search(r"'.*[xXzZ]", token.text):
            yield token.at, f"{token.text} has bits that are unknown or not driven"
        elif token.text in ("===", "!==", "==?", "!=?"):
            yield token.at, f"`{token.text}` compares unknown bits"
        elif token.text == "##" or (
            token.text == "#"
            and not (behind.text == "(" and before.kind == "name" and before.text not in _PROCEDURAL)
        ):
            yield token.at, "a delay passes in simulation alone"
        elif token.text == "import" and behind.kind == "text":
            yield token.at, "a function of another language is of simulation"


_PROCEDURAL = words(
    """
    assign wire begin end else always or and not nand nor xor xnor buf
    """
)


_ALWAYS = ("always", "always_ff", "always_comb")


def _processes(code: list[Token]) -> Iterator[tuple[int, str]]:
    """Sensitivity lists, and assignments whose order decides."""
    for number, token in enumerate(code):
        if token.kind != "name" or token.text not in _ALWAYS:
            continue
        at, clocked = number + 1, token.text == "always_ff"
        if token.text != "always_comb":
            if at >= len(code) or code[at].text != "@":
                yield token.at, f"`{token.text}` without @ runs for ever in simulation"
                continue
            at += 1
            end = closing(code, at) if code[at].text == "(" else at + 1
            listed = [one.text for one in code[at:end]]
            edges = "posedge" in listed or "negedge" in listed
            if not edges and listed not in (["*"], ["(", "*", ")"]):
                yield code[at].at, "a list of signals may lack one, which synthesis adds; write always_comb"
            plain = listed[1:-1] if edges else []
            terms = " ".join(plain).replace(",", " or ").split(" or ") if edges else []
            if any(not term.split() or term.split()[0] not in ("posedge", "negedge") for term in terms):
                yield code[at].at, "edges and levels stand in one list"
            clocked, at = edges, end
        end = statement_end(code, at)
        yield from _assignments(code[at:end], clocked)


_KINDS = ("logic", "bit", "reg", "int", "integer", "byte", "shortint", "longint", "automatic", "genvar")


_OTHERS = {"begin", "end", "else", "if", "case", "casez", "endcase", "default", "return", "void", *_KINDS}
_BLOCKING = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "<<<=", ">>>=", "++", "--"}


def _assignments(body: list[Token], clocked: bool) -> Iterator[tuple[int, str]]:
    """In a clocked process what others see is assigned by `<=`, in any other by `=`."""
    own = _declared(body)
    number, choices, start = 0, 0, True
    while number < len(body):
        token = body[number]
        if token.text == "for":
            number, start = closing(body, number + 1), True
            continue
        if start and (token.text == "{" or (token.kind == "name" and token.text not in _OTHERS)):
            at, names = _target(body, number)
            mark = body[at].text if at < len(body) else ""
            if mark in _BLOCKING and clocked and not names <= own:
                yield token.at, f"`{token.text} {mark}` behind an edge races with who reads it; write <="
            elif mark == "<=" and not clocked:
                yield token.at, f"`{token.text} <=` without an edge comes a step later in simulation; write ="
        if token.text == "assign":
            yield token.at, "a procedural assign has no circuit"
        choices += token.text == "?"
        start = token.text in (";", "begin", "else", "end", ")")
        if token.text == ":":
            start, choices = choices == 0, max(choices - 1, 0)
        if token.text == "begin" and number + 2 < len(body) and body[number + 1].text == ":":
            number += 2
        number += 1


def _declared(body: list[Token]) -> set[str]:
    """Names that a process declares itself."""
    own = set()
    for number, token in enumerate(body):
        if token.text not in _KINDS:
            continue
        at = number + 1
        while at < len(body) and body[at].text not in (";", "=", ")"):
            if body[at].kind == "name":
                own.add(body[at].text)
            at = closing(body, at) if body[at].text in ("[", "{", "(") else at + 1
    return own


def _target(body: list[Token], at: int) -> tuple[int, set[str]]:
    """The place after what is assigned, and the names in it."""
    if body[at].text == "{":
        end = closing(body, at)
        return end, {token.text for token in body[at:end] if token.kind == "name"}
    name = body[at].text
    at += 1
    while at < len(body) and body[at].text in ("[", "."):
        at = closing(body, at) if body[at].text == "[" else at + 2
    return at, {name}


_VARIABLES = ("logic", "bit", "reg", "int", "integer", "byte", "shortint", "longint", "var")
_NO_TYPES = words(
    """
    assign wire input output module package import export alias endmodule generate if else case default
    begin end function task interface modport property sequence assert cover return endgenerate
    endpackage endfunction endtask endcase signed unsigned timeunit timeprecision
    """
)


def _begins_declaration(code: list[Token], number: int) -> bool:
    """Whether `type name` or `package::type name` begins a statement here."""
    if number and code[number - 1].text not in (";", "end", "begin", "endfunction", "endtask", "generate"):
        return False
    at = number + 1
    while at + 1 < len(code) and code[at].text == "::":
        at += 2
    while at < len(code) and code[at].text == "[":
        at = closing(code, at)
    return code[number].text not in _NO_TYPES and at < len(code) and code[at].kind == "name"


def _initial_values(code: list[Token]) -> Iterator[tuple[int, str]]:
    """`logic x = e;` outside functions and processes is a value at time 0."""
    number = 0
    while number < len(code):
        token = code[number]
        if token.text in ("function", "task"):
            ends = "end" + token.text
            while number < len(code) and code[number].text != ends:
                number += 1
        elif token.kind == "name" and token.text in _ALWAYS:
            start = number + 1
            if start < len(code) and code[start].text == "@":
                start = closing(code, start + 1) if code[start + 1].text == "(" else start + 2
            number = statement_end(code, start) - 1
        elif token.text in ("parameter", "localparam", "typedef", "enum", "genvar"):
            while number < len(code) and code[number].text not in (";", ")"):
                number = closing(code, number) if code[number].text in ("(", "[", "{") else number + 1
        elif token.text in ("for", "#") and number + 1 < len(code):
            number = closing(code, number + 1) - 1
        elif token.text in _VARIABLES or (token.kind == "name" and _begins_declaration(code, number)):
            at = number + 1
            while at < len(code) and code[at].text not in (";", ")"):
                if code[at].text == "=":
                    yield code[at - 1].at, f"`{code[at - 1].text}` has a value before any reset"
                    break
                at = closing(code, at) if code[at].text in ("[", "{", "(") else at + 1
            number = at
        number += 1
