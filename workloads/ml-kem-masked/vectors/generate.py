"""Writes ml-kem-masked-<set>.json: decapsulations of keys in shares, and of whole ones.

Source: the package kyber-py 1.2.0 (seeded); shares and randomness are made up.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kyber_py.ml_kem import ML_KEM_512, ML_KEM_768, ML_KEM_1024

sys.path.insert(0, str(Path(__file__).parents[2]))

from generator import Case, flipped, generate, numbered, random_bytes
from masked_generator import Decapsulations, unpacked_12

SETS: dict[str, Any] = {"512": ML_KEM_512, "768": ML_KEM_768, "1024": ML_KEM_1024}
#: MLKEM_MASKED_WORDS.
WORDS = {"512": 5781, "768": 7061, "1024": 8901}


def cases(name: str) -> Iterator[Case]:
    """Those of one parameter set."""
    scheme = SETS[name]
    title = f"masked ML-KEM-{name}"
    ek, dk = scheme._keygen_internal(random_bytes(f"d {title}", 32), random_bytes(f"z {title}", 32))
    k, c = scheme._encaps_internal(ek, random_bytes(f"m {title}", 32))
    lengths = ("decapsulation_key_length", "ciphertext_length")
    at = 384 * scheme.k
    made = Decapsulations(
        title,
        unpacked_12(dk[:at]),
        3329,
        dk[at:],
        scheme.du,
        WORDS[name],
        ("dk", "c", "k"),
        dk,
        c,
        k,
        lengths,
        scheme._decaps_internal,
    )
    hashed = "decapsulation_key_hash"
    places = ((384 * scheme.k, "the encapsulation key"), (-33, "its hash"))
    yield from made.cases(
        *(
            {"dk": flipped(dk, at), "status": hashed, "reason": f"a bit of {what} altered"}
            for at, what in places
        )
    )


if __name__ == "__main__":
    files = ((f"ml-kem-masked-{name}", numbered(cases(name), set=f"ML-KEM-{name}")) for name in SETS)
    generate(__file__, "FIPS 203", "kyber-py 1.2.0", files)
