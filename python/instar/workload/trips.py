"""Cases for schemes that come without any: round trips on random bytes that are the same in every run.

A key pair is made, something is encapsulated or signed with it, and the result taken back; then a
bit is changed, and the result must not be taken any more. What the portable program answers on the
way are the known answers of the scheme's programs with kernels. Source: docs/reference/workload.md,
`api`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from instar import cache
from instar._core import Arg, InstarError
from instar.outcome import WrongResult
from instar.workload.cases import read_cases
from instar.workload.program import Recipe, build_program, load_program, portable
from instar.workload.vectors import own_files

if TYPE_CHECKING:
    from instar._core import CallResult, Library, Program

#: Round trips of each scheme. Signatures differ in cost by their rejections, keys by theirs.
TRIPS = 4
#: Random bytes that an operation may ask for; schemes that sample by rejection from them ask for
#: thousands.
RANDOM_BYTES = 1 << 16
#: Bytes of each message that is signed, as in the project's own vectors.
MESSAGE_BYTES = 59
#: A step of a trip may take so many instructions: a minute or two, where the slowest schemes sign.
_PATIENCE = 100_000_000_000

_OK, _REFUSED = 0, 1


def case_files(library: Library, recipe: Recipe) -> list[Path]:
    """Files with the cases of the recipe's workload: its own, or round trips of the portable program.

    Raises `WrongResult` where a round trip fails.
    """
    if recipe.workload["api"] is None:
        return own_files(recipe.workload)
    plain = portable(recipe)
    elf, _ = build_program(library, plain)
    key = cache.digest(cache.tool_digest(), elf.read_bytes(), recipe.isa, recipe.parameter_set)
    file = cache.folder("trips") / f"{key}.json"
    if not cache.is_kept(file):
        cases = list(_Trips(load_program(elf, plain), plain).cases())
        origin = f"round trips of {recipe.title}, {recipe.isa}, {recipe.compiler.version}"
        cache.keep(file, json.dumps({"origin": origin, "cases": cases}).encode())
    return [file]


def digest(files: Sequence[Path]) -> str:
    """Of all inputs and results; programs that compute the same have the same."""
    cases = [case for file in files for case in read_cases(file)]
    return hashlib.sha256(json.dumps(cases, sort_keys=True).encode()).hexdigest()[:16]


def random_bytes(label: str, length: int) -> bytes:
    """What `label` stands for: SHAKE256, the same in every run and on every machine."""
    return hashlib.shake_256(f"Instar {label}".encode()).digest(length)


class _Trips:
    """The round trips of one program."""

    def __init__(self, program: Program, recipe: Recipe) -> None:
        self._program = program
        self._recipe = recipe
        self._operations = recipe.workload["operations"]
        self._sizes = [self._size(which) for which in range(4)]
        self._number = 0

    def _size(self, which: int) -> int:
        """One of the numbers of bytes that the header states, as the compiler evaluates it."""
        result = self._program.call("instar_api_size", [Arg.value("u32", which)], returns="u32")
        return int(result["returned"])

    def cases(self) -> Iterator[dict[str, Any]]:
        """All cases, of all trips."""
        api = self._recipe.workload["api"]
        assert api is not None
        trip: Callable[[], Iterator[dict[str, Any]]] = self._kem if api["form"] == "kem" else self._sign
        sets = self._recipe.workload["sets"]
        common = {"set": sets[self._recipe.parameter_set]["title"]} if sets else {}
        number = 0
        for self._number in range(1, TRIPS + 1):
            for case in trip():
                number += 1
                yield {**common, "tc": number, "ok": True, **case}

    def _kem(self) -> Iterator[dict[str, Any]]:
        pk_bytes, sk_bytes, ct_bytes, ss_bytes = self._sizes
        pk, sk, case = self._keygen(pk_bytes, sk_bytes)
        yield case
        random = self._random("encaps")
        ct, ss = self._need(
            "encaps", Arg.output(ct_bytes, 8), Arg.output(ss_bytes, 8), _in(pk), *_sized(random)
        )
        yield _case("encaps", pk=pk, random=random, ct=ct, ss=ss, measure=True)
        (taken,) = self._need("decaps", Arg.output(ss_bytes, 8), _in(ct), _in(sk))
        if taken != ss:
            self._fail("decaps gives another shared secret than encaps")
        yield _case("decaps", ct=ct, sk=sk, ss=ss, measure=True)
        altered = _altered(ct)
        result = self._call("decaps", Arg.output(ss_bytes, 8), _in(altered), _in(sk))
        (other,) = _outputs(result)
        if result["returned"] == _REFUSED:
            yield _case(
                "decaps",
                ct=altered,
                sk=sk,
                lengths={"ss": ss_bytes},
                ok=False,
                reason="a ciphertext with one bit changed",
            )
        elif other == ss:
            self._fail(
                "decaps gives the shared secret of a ciphertext for that ciphertext with one bit changed"
            )
        else:
            yield _case("decaps", ct=altered, sk=sk, ss=other, reason="a ciphertext with one bit changed")

    def _sign(self) -> Iterator[dict[str, Any]]:
        pk_bytes, sk_bytes, sig_bytes, holds_message = self._sizes
        pk, sk, case = self._keygen(pk_bytes, sk_bytes)
        yield case
        message = random_bytes(f"message {self._number}", MESSAGE_BYTES)
        random = self._random("sign")
        longest = sig_bytes + (len(message) if holds_message else 0)
        sig, length = self._need(
            "sign", Arg.output(longest, 8), Arg.output(4), _in(sk), *_sized(message), *_sized(random)
        )
        size = int.from_bytes(length, "little")
        if not 0 < size <= longest:
            self._fail(f"a signature has {size} bytes; the header allows 1 to {longest}")
        given = {"sk": sk, "message": message, "random": random}
        yield _case("sign", **given, sig=sig, sig_length=length, measure=True)

        def verified(reason: str, sig: bytes, message: bytes, *, ok: bool) -> dict[str, Any]:
            result = self._call("verify", _in(sig), Arg.input(length), *_sized(message), _in(pk))
            if result["returned"] != (_OK if ok else _REFUSED):
                self._fail(f"verify {'refuses' if ok else 'accepts'} {reason}")
            fields = {"sig": sig, "sig_length": length, "message": message, "pk": pk}
            return _case("verify", **fields, ok=ok, measure=ok, reason=reason)

        yield verified("a signature as sign makes it", sig, message, ok=True)
        yield verified("another message", sig, _altered(message), ok=False)
        yield verified(
            "a signature with one bit changed", _altered(sig[:size]) + sig[size:], message, ok=False
        )

    def _keygen(self, pk_bytes: int, sk_bytes: int) -> tuple[bytes, bytes, dict[str, Any]]:
        random = self._random("keygen")
        pk, sk = self._need("keygen", Arg.output(pk_bytes, 8), Arg.output(sk_bytes, 8), *_sized(random))
        return pk, sk, _case("keygen", random=random, pk=pk, sk=sk, measure=True)

    def _random(self, step: str) -> bytes:
        return random_bytes(f"{step} {self._number}", RANDOM_BYTES)

    def _need(self, name: str, *arguments: Arg) -> list[bytes]:
        """The outputs of a step that must succeed."""
        result = self._call(name, *arguments)
        if result["returned"] == _REFUSED:
            self._fail(f"{name} returns another value than 0")
        return _outputs(result)

    def _call(self, name: str, *arguments: Arg) -> CallResult:
        try:
            result = self._program.call(
                self._operations[name]["symbol"], list(arguments), returns="i32", max_instructions=_PATIENCE
            )
        except InstarError as error:
            raise WrongResult(f"{self._where}: {name} fails: {error}") from error
        if result["returned"] not in {_OK, _REFUSED}:
            self._fail(f"{name} asks for more than {RANDOM_BYTES} random bytes")
        return result

    def _fail(self, sentence: str) -> None:
        raise WrongResult(f"{self._where}: {sentence}")

    @property
    def _where(self) -> str:
        return f"{self._recipe.title}: round trip {self._number}"


def _in(data: bytes) -> Arg:
    return Arg.input(data, 8)


def _sized(data: bytes) -> tuple[Arg, Arg]:
    return _in(data), Arg.value("size", len(data))


def _altered(data: bytes) -> bytes:
    """The bytes with one bit changed in the middle."""
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


def _outputs(result: CallResult) -> list[bytes]:
    return [data for data in result["buffers"] if data is not None]


def _case(op: str, **fields: Any) -> dict[str, Any]:
    shown = {name: value.hex() if isinstance(value, bytes) else value for name, value in fields.items()}
    return {"op": op, **shown}
