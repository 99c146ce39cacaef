"""Which one-line faults can be planted in a C file.

Source: own choice of the usual mutation operators (relational, arithmetic, logical, constant,
statement deletion), on the syntax tree of tree-sitter-c. What no vector can demand is left alone:
sizes of buffers (the compiler chooses what lies after), assertions, attributes, and the conditions
of the preprocessor.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

import tree_sitter_c
from tree_sitter import Language, Node, Parser

#: Operator → what it becomes.
_BINARY: dict[str, tuple[str, ...]] = {
    "<": ("<=", ">="),
    "<=": ("<", ">"),
    ">": (">=", "<="),
    ">=": (">", "<"),
    "==": ("!=",),
    "!=": ("==",),
    "+": ("-",),
    "-": ("+",),
    "*": ("+",),
    "/": ("*",),
    "%": ("/",),
    "&": ("|",),
    "|": ("&",),
    "^": ("|",),
    "<<": (">>",),
    ">>": ("<<",),
    "&&": ("||",),
    "||": ("&&",),
}
_ASSIGNMENT: dict[str, tuple[str, ...]] = {
    "+=": ("-=", "="),
    "-=": ("+=", "="),
    "*=": ("+=",),
    "|=": ("&=", "="),
    "&=": ("|=", "="),
    "^=": ("|=", "="),
    "<<=": (">>=",),
    ">>=": ("<<=",),
}
_UPDATE: dict[str, tuple[str, ...]] = {"++": ("--",), "--": ("++",)}
_OPERATORS: dict[str, dict[str, tuple[str, ...]]] = {
    "binary_expression": _BINARY,
    "assignment_expression": _ASSIGNMENT,
    "update_expression": _UPDATE,
}

_UNTOUCHED = {
    "parameter_list",
    "preproc_include",
    "preproc_params",
    "attribute_specifier",
    "gnu_asm_expression",
    "string_literal",
    "comment",
    "type_descriptor",
}
_NUMBER = re.compile(r"(-?)(0[xX][0-9a-fA-F]+|[0-9]+)([uUlL]*)")
_CONSTANT_NAME = re.compile(r"[A-Z][A-Z0-9_]+")
#: A table with more entries than this gets one fault an entry.
_LONG_TABLE = 8


@dataclass(frozen=True)
class Fault:
    """One change of one file."""

    #: Below `workloads/`.
    file: str
    #: The function or macro that it is in.
    function: str
    line: int
    start: int
    end: int
    #: What the bytes from `start` to `end` become.
    text: str
    kind: str
    #: The line, and what it becomes, without indentation.
    was: str
    becomes: str
    #: Which of several faults that these texts do not tell apart, from 1.
    nth: int = 1

    @property
    def key(self) -> str:
        """What a list can name it by, as long as its line stays."""
        again = f" #{self.nth}" if self.nth > 1 else ""
        return f"{self.file} {self.function}: {self.was} → {self.becomes}{again}"

    def planted(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]


@cache
def _parser() -> Parser:
    return Parser(Language(tree_sitter_c.language()))


def faults(file: str, source: bytes) -> list[Fault]:
    """Every fault of one file, in its order."""
    found = []
    seen: Counter[str] = Counter()
    tree = _parser().parse(source)
    changes = sorted(set(_changes(tree.root_node, source, "", 0)), key=lambda change: change[1:4])
    for function, start, end, text, kind in changes:
        line_start = source.rfind(b"\n", 0, start) + 1
        line_end = source.find(b"\n", start)
        tail = source[end:line_end] if end <= line_end else b""
        fault = Fault(
            file=file,
            function=function,
            line=source.count(b"\n", 0, start) + 1,
            start=start,
            end=end,
            text=text,
            kind=kind,
            was=source[line_start:line_end].decode().strip(),
            becomes=(source[line_start:start] + text.encode() + tail).decode().strip(),
        )
        seen[fault.key] += 1
        found.append(replace(fault, nth=seen[fault.key]))
    return found


#: Function, start, end, new text, kind.
_Change = tuple[str, int, int, str, str]


def _changes(node: Node, source: bytes, function: str, shift: int) -> Iterator[_Change]:
    """The changes at and below `node`; its bytes stand in `source` at `shift` plus its own offsets."""
    if node.type in _UNTOUCHED or _is_assertion(node):
        return
    if node.type == "function_definition" and not function:
        function = _name(node)
    if node.type in {"preproc_def", "preproc_function_def"}:
        yield from _macro(node, source)
        return
    for start, end, text, kind in _at(node):
        yield function, shift + start, shift + end, text, kind
    skipped = _skipped(node)
    for child in node.children:
        if child.id not in skipped:
            yield from _changes(child, source, function, shift)


def _macro(node: Node, source: bytes) -> Iterator[_Change]:
    """A macro's text is parsed as what it mostly is: an expression, else a statement."""
    value, name = node.child_by_field_name("value"), node.child_by_field_name("name")
    if value is None or name is None:
        return
    text = source[value.start_byte : value.end_byte].replace(b"\\\n", b" \n")
    for before, after in ((b"int x = ", b";"), (b"void f(void) {", b";}")):
        tree = _parser().parse(before + text + after)
        if not tree.root_node.has_error:
            yield from _changes(tree.root_node, source, _text(name), value.start_byte - len(before))
            return


def _at(node: Node) -> Iterator[tuple[int, int, str, str]]:
    """The changes of the node itself."""
    operator = node.child_by_field_name("operator")
    whole = (node.start_byte, node.end_byte)
    match node.type:
        case "binary_expression" | "assignment_expression" | "update_expression":
            assert operator is not None
            for other in _OPERATORS[node.type].get(_text(operator), ()):
                yield operator.start_byte, operator.end_byte, other, "operator"
            if node.type == "binary_expression" and _text(operator) == "&":
                yield *whole, _text(_field(node, "left")), "mask"
        case "unary_expression":
            assert operator is not None
            if _text(operator) in {"-", "~", "!"}:
                yield operator.start_byte, operator.end_byte, "", "operator"
        case "cast_expression":
            if "*" not in _text(_field(node, "type")):
                yield *whole, _text(_field(node, "value")), "cast"
        case "number_literal":
            for text in _other_numbers(node):
                yield *whole, text, "constant"
        case "identifier" if _is_constant(node):
            yield *whole, f"({_text(node)} + 1)", "constant"
            yield *whole, f"({_text(node)} - 1)", "constant"
        case "sizeof_expression":
            yield *whole, f"({_text(node)} - 1)", "length"
        case "subscript_expression":
            index = _field(node, "index")
            if index.type != "number_literal":
                yield index.start_byte, index.end_byte, f"{_text(index)} + 1", "index"
        case "if_statement" | "while_statement" | "do_statement" | "for_statement" | "conditional_expression":
            condition = node.child_by_field_name("condition")
            if condition is not None:
                answers = "01" if node.type in {"if_statement", "conditional_expression"} else "0"
                for answer in answers:
                    text = f"({answer})" if condition.type == "parenthesized_expression" else answer
                    yield condition.start_byte, condition.end_byte, text, "condition"
        case "expression_statement" if node.named_children and node.named_children[0].type not in _UNTOUCHED:
            yield *whole, ";", "statement"
        case "break_statement":
            yield *whole, ";", "statement"


def _other_numbers(node: Node) -> Iterator[str]:
    matched = _NUMBER.fullmatch(_text(node))
    if matched is None:
        return
    sign, digits, suffix = matched.groups()
    value, hexadecimal = int(digits, 0), digits[:2].lower() == "0x"
    steps = (1,) if value == 0 or _in_long_table(node) else (1, -1)
    for step in steps:
        other = value + step
        yield sign + (f"0x{other:0{len(digits) - 2}x}" if hexadecimal else str(other)) + suffix


def _in_long_table(node: Node) -> bool:
    parent = node.parent
    if parent is not None and parent.type == "unary_expression":
        parent = parent.parent
    return parent is not None and parent.type == "initializer_list" and parent.named_child_count > _LONG_TABLE


def _is_constant(node: Node) -> bool:
    """Whether the identifier is a use of a named constant."""
    parent = node.parent
    if parent is None or not _CONSTANT_NAME.fullmatch(_text(node)):
        return False
    called = parent.type == "call_expression" and parent.child_by_field_name("function") == node
    named = parent.type in {"enumerator", "preproc_ifdef"} and parent.child_by_field_name("name") == node
    return not called and not named


def _is_assertion(node: Node) -> bool:
    return node.type == "expression_statement" and _text(node).startswith("_Static_assert")


def _skipped(node: Node) -> set[int]:
    """Children that are left alone: a buffer's size, a condition of the preprocessor, a declared name."""
    names = {"array_declarator": ("size",), "preproc_if": ("condition",), "preproc_elif": ("condition",)}
    fields = (node.child_by_field_name(name) for name in names.get(node.type, ()))
    return {field.id for field in fields if field is not None}


def _name(function: Node) -> str:
    declarator = function.child_by_field_name("declarator")
    while declarator is not None and declarator.type != "identifier":
        declarator = declarator.child_by_field_name("declarator")
    return _text(declarator) if declarator is not None else ""


def _field(node: Node, name: str) -> Node:
    child = node.child_by_field_name(name)
    assert child is not None
    return child


def _text(node: Node) -> str:
    assert node.text is not None
    return node.text.decode()
