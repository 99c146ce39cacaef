"""The cases of HQC's vector files, for both generations.

Source: the model beside this file (model.py), which reproduces the authors' vectors.
"""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from generator import (
    Case,
    bits_to_flip,
    cancelling_pairs,
    each,
    generate,
    numbered,
    place_of,
    random_bytes,
    with_flip,
)
from model import EXP, SALT, SEED, SETS, Hqc, over, rm_decode, rs_encode, times, value


class Generator:
    """The cases of one parameter set, most under one key pair."""

    def __init__(self, key: str, *, old: bool) -> None:
        self.key, self.old = key, old
        self.scheme = Hqc(SETS[key], old=old)
        self.parameters = self.scheme.parameters
        self.pk, self.sk = self.scheme.keygen(random_bytes(f"key {key}", SEED))
        self.m, self.salt = self.coins("measured")
        self.ct, self.ss = self.scheme.encaps(self.m, self.salt, self.pk)

    def coins(self, label: str) -> tuple[bytes, bytes]:
        return random_bytes(f"m {label} {self.key}", self.parameters.k), random_bytes(f"salt {label}", SALT)

    def cases(self) -> Iterator[Case]:
        first = [*self.keygen(), *self.encaps(), *self.decaps()]
        yield from first
        yield from self.noisy()
        yield from self.whole()
        yield from self.refused()
        base = place_of(first, "decaps")
        for case in chain(self.altered(), self.flipped()):
            # What the case that is changed has, is not said again.
            told = {name: value for name, value in case.items() if value not in (self.ct, self.sk)}
            yield {"op": "decaps", "derived_from": base, **told}

    def keygen(self) -> Iterator[Case]:
        seeds = [
            (random_bytes(f"key {self.key}", SEED), ""),
            (bytes(SEED), "a seed of zeros"),
            (bytes([255]) * SEED, "a seed of ones"),
            (self.seed("rejected", "repeated"), "numbers are rejected, and positions repeated"),
        ]
        if not self.old:
            seeds.append((self.seed("first"), "the first position is repeated"))
        for number, (seed, reason) in enumerate(seeds):
            pk, sk = self.scheme.keygen(seed)
            case = {"op": "keygen", "rng": seed, "pk": pk, "sk": sk, "measure": number == 0}
            yield {**case, "reason": reason} if reason else case

    def seed(self, *counters: str) -> bytes:
        """The first seed whose key pair makes the sampler count each of these."""
        number = 0
        while True:
            scheme, seed = Hqc(self.parameters, old=self.old), random_bytes(f"drawn {number}", SEED)
            scheme.keygen(seed)
            if all(getattr(scheme, counter) for counter in counters):
                return seed
            number += 1

    def encaps(self) -> Iterator[Case]:
        n, size, length = self.parameters.n, self.parameters.n_bytes, self.parameters.k
        ones = ((1 << n) - 1).to_bytes(size, "little")
        over = self.pk[:SEED] + b"\0" + self.pk[SEED + 1 : -1] + b"\xff"
        cases = [
            (self.m, self.salt, self.pk, "a key as key generation makes it"),
            (bytes(length), bytes(SALT), bytes(self.scheme.pk_bytes), "a public key of zeros"),
            (bytes([255]) * length, bytes([255]) * SALT, self.pk[:SEED] + ones, "a public vector of ones"),
            (*self.coins("over"), over, "bits set that the public vector has not, before zeros"),
            (*self.twice(), self.pk, "positions drawn twice in all three vectors"),
        ]
        if not self.old:
            cases.append((*self.put_twice(), self.pk, "a position put where an earlier one had been drawn"))
            cases.append((*self.last_twice(), self.pk, "the last position drawn before; low bytes decide"))
        for number, (m, salt, pk, reason) in enumerate(cases):
            ct, ss = self.scheme.encaps(m, salt, pk)
            case = {"op": "encaps", "rng": [m, salt], "pk": pk, "ct": ct, "ss": ss}
            yield {**case, "measure": number == 0, "reason": reason}

    def twice(self) -> tuple[bytes, bytes]:
        """Coins of an encryption whose three vectors are mended each."""
        number = 0
        while True:
            m, salt = self.coins(f"twice {number}")
            stream = self.scheme.stream(self.scheme.derived(self.pk, m, salt)[1])
            vectors = [self.scheme.fixed(stream) for _ in range(3)]
            # Where a position was put, its number in the list stands there.
            if all(any(at == i for i, at in enumerate(vector)) for vector in vectors):
                return m, salt
            number += 1

    def last_twice(self) -> tuple[bytes, bytes]:
        """Coins of an encryption in which the last position of a vector was drawn before, and a position is
        another one where the lowest byte of its number is the one above it.
        """
        number = 0
        while True:
            m, salt = self.coins(f"last {number}")
            stream = self.scheme.stream(self.scheme.derived(self.pk, m, salt)[1])
            last = decided = False
            for _ in range(3):
                data = stream.take(4 * self.parameters.omega_r)
                others = (data[at + 1 : at + 2] + data[at + 1 : at + 4] for at in range(0, len(data), 4))
                drawn = self.scheme.drawn(data)
                last |= drawn[-1] in drawn[:-1]
                decided |= drawn != self.scheme.drawn(b"".join(others))
            if last and decided:
                return m, salt
            number += 1

    def put_twice(self) -> tuple[bytes, bytes]:
        """Coins of an encryption in which a position is repeated by one that was put there."""
        number = 0
        while True:
            m, salt = self.coins(f"put {number}")
            stream = self.scheme.stream(self.scheme.derived(self.pk, m, salt)[1])
            for _ in range(3):
                data = stream.take(4 * self.parameters.omega_r)
                drawn = self.scheme.drawn(data)
                put = {i for i, at in enumerate(drawn) if at in drawn[i + 1 :]}
                if any(at in put and at != i for i, at in enumerate(drawn)):
                    return m, salt
            number += 1

    def decapsulated(self, ct: bytes, reason: str, sk: bytes | None = None, *, measure: bool = False) -> Case:
        ss = self.scheme.decaps(ct, sk or self.sk)
        case = {"op": "decaps", "ct": ct, "sk": sk or self.sk, "ss": ss, "reason": reason}
        return {**case, "measure": True} if measure else case

    def decaps(self) -> Iterator[Case]:
        case = self.decapsulated(self.ct, "a ciphertext as encapsulation makes it", measure=True)
        assert case["ss"] == self.ss
        yield case
        pk, sk = self.scheme.keygen(self.seed("rejected", "repeated"))
        ct, ss = self.scheme.encaps(*self.coins("drawn"), pk)
        case = self.decapsulated(ct, "a key whose positions were rejected and repeated", sk)
        assert case["ss"] == ss
        yield case
        if not self.old:
            m = bytes([255]) * self.parameters.k
            ct, ss = self.scheme.encaps(m, self.coins("ones")[1], self.pk)
            case = self.decapsulated(ct, "a message of ones: the last place of Reed-Muller's is a peak")
            assert case["ss"] == ss
            yield case

    def noisy(self) -> Iterator[Case]:
        """Keys with an x heavier than any, so that symbols must be mended, up to all that can be."""
        delta = self.parameters.delta
        wanted = {1, delta} if self.old else {1, 2, delta // 2, delta // 2 + 1, delta, delta + 1}
        jumps = ends = not self.old
        number = 0
        while wanted or jumps or ends:
            sk = self.with_weight(self.parameters.omega * (10 + number % 14) // 10, f"heavy {number}")
            m, salt = self.coins(f"heavy {number}")
            ct, ss = self.scheme.encaps(m, salt, sk[: self.scheme.pk_bytes])
            word = self.received(ct, sk)
            sent = rs_encode(m, delta)
            errors = sum(a != b for a, b in zip(word, sent, strict=True))
            if jumps and 2 < errors <= delta and leaps(word, delta):
                jumps = False
                case = self.decapsulated(ct, f"{errors} symbols in error, a locator that leaps", sk)
                assert case["ss"] == ss
                yield case
            if ends and errors == delta and word[0] == sent[0] and word[-1] == sent[-1]:
                ends = False
                case = self.decapsulated(ct, f"{errors} symbols in error, neither the first nor the last", sk)
                assert case["ss"] == ss
                yield case
            elif errors in wanted:
                wanted.remove(errors)
                case = self.decapsulated(ct, f"{errors} symbols in error", sk)
                # One more than can be mended: sigma decides.
                assert (case["ss"] == ss) == (errors <= delta), errors
                assert errors <= delta or case["ss"] == self.scheme.rejection(ct, sk)
                yield case
            number += 1

    def with_weight(self, weight: int, label: str) -> bytes:
        """The private key with another x, of this weight."""
        scheme, n = self.scheme, self.parameters.n
        drawn = random_bytes(label, 4 * weight)
        x = {int.from_bytes(drawn[4 * i : 4 * i + 4], "little") % n for i in range(weight)}
        y = scheme.reject(scheme.stream(self.sk[scheme.pk_bytes : scheme.pk_bytes + SEED]))
        s = scheme.dense(sorted(x)) ^ scheme.cyclic(scheme.public_vector(self.sk[:SEED]), y)
        return self.sk[:SEED] + s.to_bytes(self.parameters.n_bytes, "little") + self.sk[scheme.pk_bytes :]

    def received(self, ct: bytes, sk: bytes) -> bytes:
        """The symbols among which decryption must find the errors."""
        scheme, size, n2 = self.scheme, self.parameters.n_bytes, self.parameters.n2
        y = scheme.reject(scheme.stream(sk[scheme.pk_bytes : scheme.pk_bytes + SEED]))
        noisy = scheme.cyclic(int.from_bytes(ct[:size], "little"), y)
        noisy ^= int.from_bytes(ct[size:-SALT], "little")
        mask = (1 << n2) - 1
        return bytes(
            rm_decode(noisy >> n2 * i & mask, self.parameters.copies) for i in range(self.parameters.n1)
        )

    def altered(self) -> Iterator[Case]:
        """Ciphertexts that encapsulation did not make: sigma decides."""
        size = self.parameters.n_bytes
        salt, v = self.ct[-SALT:], self.ct[size:-SALT]
        over = bytes([*self.ct[: size - 1], self.ct[size - 1] | 0x80])
        other = self.scheme.encaps(*self.coins("other"), self.pk)[0]
        made = [
            (bytes(len(self.ct)), "zeros"),
            (bytes([255]) * len(self.ct), "ones"),
            (random_bytes("ct", len(self.ct)), "random bytes"),
            (bytes(size) + v + salt, "u is zero"),
            (self.ct[:size] + bytes(len(v)) + salt, "v is zero"),
            (self.ct[:-SALT] + bytes(SALT), "another salt"),
            (over + v + salt, "a bit set that u has not"),
            (other[:size] + v + salt, "u of another ciphertext"),
            (self.ct[:size] + other[size:-SALT] + salt, "v of another ciphertext"),
            (self.ct[:-SALT] + other[-SALT:], "the salt of another ciphertext"),
        ]
        if self.old:
            # Here the generations do not differ.
            made = made[2:3]
        for ct, reason in made:
            case = self.decapsulated(ct, reason)
            assert case["ss"] == self.scheme.rejection(ct, self.sk), reason
            yield case
        if self.old:
            return
        begin = self.scheme.pk_bytes + SEED
        sigma = self.sk[:begin] + bytes(self.parameters.k) + self.sk[begin + self.parameters.k :]
        yield self.decapsulated(self.ct, "another sigma, which is not asked", sigma)
        yield self.decapsulated(made[2][0], "another sigma, which is", sigma)
        yield self.decapsulated(
            self.ct, "another seed of all, which is not asked", self.sk[:-SEED] + bytes(SEED)
        )
        for at, reason in (
            (0, "seed of h"),
            (SEED, "public vector"),
            (begin - 1, "seed of the private vectors"),
        ):
            yield self.decapsulated(self.ct, f"another {reason}", with_flip(self.sk, at, 0))

    def refused(self) -> Iterator[Case]:
        """Wrong lengths."""
        if self.old:
            return
        coins = [bytes(self.parameters.k), bytes(SALT)]
        for pk in (b"", self.pk[:-1], self.pk + b"\0"):
            case = {"op": "encaps", "rng": coins, "pk": pk, "ct": b"", "ss": b""}
            yield {**case, "ok": False, "status": "public_key_length"}

        def decaps(status: str, ct: bytes, sk: bytes) -> Case:
            return {"op": "decaps", "ct": ct, "sk": sk, "ss": b"", "ok": False, "status": status}

        for ct in (b"", self.ct[:-1], self.ct + b"\0"):
            yield decaps("ciphertext_length", ct, self.sk)
        for sk in (b"", self.sk[:-1], self.sk + b"\0"):
            yield decaps("private_key_length", self.ct, sk)

    def whole(self) -> Iterator[Case]:
        seed, (m, salt) = random_bytes(f"whole {self.key}", SEED), self.coins("whole")
        pk, sk = self.scheme.keygen(seed)
        ct, ss = self.scheme.encaps(m, salt, pk)
        yield {"op": "kem", "rng": [seed, m, salt], "pk": pk, "sk": sk, "ct": ct, "ss": ss}

    def flipped(self) -> Iterator[Case]:
        """Ciphertexts in which a bit is another one; what is asked then is a hash of all of it."""
        border, end = self.parameters.n_bytes, len(self.ct) - SALT

        def rows(places: list[tuple[int, int]]) -> Case:
            altered = [(at, bit, with_flip(self.ct, at, bit)) for at, bit in places]
            return each(
                {"flip_byte": at, "flip_bit": bit, "ss": self.scheme.rejection(ct, self.sk)}
                for at, bit, ct in altered
            )

        def near(at: int) -> bool:
            return (
                at < 8 or at >= len(self.ct) - 2 or abs(at - border) < 4 or abs(at - end) < 8 or at % 911 == 0
            )

        if self.old:
            yield rows([(0, 0), (border, 0), (end, 0), (len(self.ct) - 1, 7)])
            return
        every = bits_to_flip(len(self.ct), (border, end))
        some = [(at, bit) for at, bit in every if near(at) and (bit == at % 8 or at in (0, len(self.ct) - 1))]
        for at, bit in some[:2]:
            ct = with_flip(self.ct, at, bit)
            assert self.scheme.decaps(ct, self.sk) == self.scheme.rejection(ct, self.sk)
        yield rows(some)
        # Within what is compared eight bytes at a time, so without the salt.
        whole = end // 8 * 8
        altered = [ct + self.ct[whole:] for ct in cancelling_pairs(self.ct[:whole])]
        pairs = [{"ct": ct, "ss": self.scheme.decaps(ct, self.sk)} for ct in altered]
        yield {"reason": "two bytes changed, by as much and back", **each(pairs)}
        yield {"each": lambda: rows(every)["each"], "sweep": True}


def leaps(word: bytes, delta: int) -> bool:
    """Whether a discrepancy of Berlekamp and Massey's algorithm is 0 where it seldom is."""
    syndromes = [value(list(word), EXP[i]) for i in range(1, 2 * delta + 1)]
    now, before, length, gap, last = [1], [1], 0, 1, 1
    leapt = False
    for k in range(2 * delta):
        known = [syndromes[k - i] if i <= k else 0 for i in range(len(now))]
        discrepancy = 0
        for a, b in zip(now, known, strict=True):
            discrepancy ^= times(a, b)
        if discrepancy == 0:
            gap += 1
            continue
        shifted = [0] * gap + [times(over(discrepancy, last), a) for a in before]
        size = max(len(now), len(shifted))
        padded = [p + [0] * (size - len(p)) for p in (now, shifted)]
        new = [a ^ b for a, b in zip(*padded, strict=True)]
        if 2 * length <= k:
            leapt |= k + 1 - 2 * length > 1
            before, last, length, gap = now, discrepancy, k + 1 - length, 1
        else:
            gap += 1
        now = new
    return leapt


def write(script: str, standard: str, *, old: bool) -> None:
    """The command line of a generator, which makes a file for each set."""
    scheme = Path(script).parents[1].name
    files = [
        (f"{scheme}-{key}", numbered(Generator(key, old=old).cases(), set=parameters.name))
        for key, parameters in SETS.items()
    ]
    generate(script, standard, "its own model of the specification", files)
