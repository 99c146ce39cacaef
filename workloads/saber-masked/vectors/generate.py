"""Writes saber-masked-<set>.json: decapsulations of keys in shares, and of whole ones.

Source: the model of workload saber, which reproduces the authors' vectors; shares and randomness of
the masked decapsulation are made up.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[2] / "saber" / "vectors"))

from generator import Case, generate, numbered, random_bytes
from masked_generator import Decapsulations
from model import P_BITS, Q_BITS, SETS, N, Saber, pack, unpack_vector

#: The prime r of the shares, and the root of unity of the transform.
R, ROOT = 50332673, 74020
#: SABER_MASKED_WORDS.
WORDS = {"light": 3365, "saber": 4429, "fire": 5189}


def transformed(poly: list[int]) -> list[int]:
    """Values at the odd powers of the root, in the order of FIPS 204, Algorithm 41."""
    places = [int(f"{i:08b}"[::-1], 2) for i in range(N)]
    powers = [pow(ROOT, k, R) for k in range(2 * N)]
    return [sum(a * powers[(2 * at + 1) * i % (2 * N)] for i, a in enumerate(poly)) % R for at in places]


def cases(key: str) -> Iterator[Case]:
    """Those of one parameter set."""
    scheme = Saber(SETS[key])
    title = f"masked {scheme.parameters.name}"
    pk, sk = scheme.keygen(random_bytes(f"key {title}", 96))
    ct, ss = scheme.encaps(random_bytes(f"m {title}", 32), pk)
    at = scheme.parameters.rank * N * Q_BITS // 8
    vector = [
        [(a + (1 << Q_BITS - 1)) % (1 << Q_BITS) - (1 << Q_BITS - 1) for a in poly]
        for poly in unpack_vector(sk[:at], Q_BITS)
    ]
    made = Decapsulations(
        title,
        [a for poly in vector for a in transformed(poly)],
        R,
        sk[at:],
        P_BITS,
        WORDS[key],
        ("sk", "ct", "ss"),
        sk,
        ct,
        ss,
        ("private_key_length", "ciphertext_length"),
        lambda sk, ct: scheme.decaps(ct, sk),
    )
    largest = pack([scheme.parameters.mu // 2 + 1] + [0] * (N - 1), Q_BITS)
    malformed = {"sk": largest + sk[len(largest) :], "status": "malformed_private_key"}
    yield from made.cases({**malformed, "reason": "a coefficient that no secret has"})


if __name__ == "__main__":
    files = ((f"saber-masked-{key}", numbered(cases(key), set=SETS[key].name)) for key in SETS)
    generate(__file__, "Saber round 3", "workload saber's model of the specification", files)
