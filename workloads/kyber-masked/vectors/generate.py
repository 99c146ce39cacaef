"""Writes kyber-masked-<set>.json: decapsulations of keys in shares, and of whole ones.

Source: the package kyber-py 1.2.0, its randomness replaced; shares and randomness of the masked
decapsulation are made up.
"""

import copy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kyber_py.kyber import Kyber512, Kyber768, Kyber1024

sys.path.insert(0, str(Path(__file__).parents[2]))

from generator import Case, generate, numbered, random_bytes
from masked_generator import Decapsulations, unpacked_12

SETS: dict[str, Any] = {"512": Kyber512, "768": Kyber768, "1024": Kyber1024}
#: KYBER_MASKED_WORDS.
WORDS = {"512": 6021, "768": 7301, "1024": 9141}


def cases(name: str) -> Iterator[Case]:
    """Those of one parameter set."""
    title = f"masked Kyber{name}"
    scheme = copy.copy(SETS[name])
    coins = iter([random_bytes(f"{part} {title}", 32) for part in "dzm"])
    scheme.random_bytes = lambda _: next(coins)
    pk, sk = scheme.keygen()
    ss, ct = scheme.encaps(pk)
    lengths = ("secret_key_length", "ciphertext_length")
    at = 384 * scheme.k
    made = Decapsulations(
        title,
        unpacked_12(sk[:at]),
        3329,
        sk[at:],
        scheme.du,
        WORDS[name],
        ("sk", "ct", "ss"),
        sk,
        ct,
        ss,
        lengths,
        scheme.decaps,
    )
    yield from made.cases()


if __name__ == "__main__":
    files = ((f"kyber-masked-{name}", numbered(cases(name), set=f"Kyber{name}")) for name in SETS)
    generate(__file__, "CRYSTALS-Kyber 3.02", "kyber-py 1.2.0", files)
