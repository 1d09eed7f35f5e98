"""Chance: ChaCha8 with the 128-bit key and the counter kept in the record.

Key and actions together determine the game, and the key cannot be worked out from what was revealed. The current block
of 16 words is kept in the record, because making a whole block for every single draw is too slow (docs/benchmarks.md).
Random *players* use the small generator at the end, never the game's.
"""

from queenswright.kernel.rule import pure

WORD = 0xFFFFFFFF
DOUBLE_ROUNDS = 4
BLOCK_WORDS = 16


@pure
def rotate_left(x, bits):
    """Rotate a 32-bit word."""
    return ((x << bits) | (x >> (32 - bits))) & WORD


@pure
def quarter_round(a, b, c, d):
    """The ChaCha quarter round on four words."""
    a = (a + b) & WORD
    d = rotate_left(d ^ a, 16)
    c = (c + d) & WORD
    b = rotate_left(b ^ c, 12)
    a = (a + b) & WORD
    d = rotate_left(d ^ a, 8)
    c = (c + d) & WORD
    b = rotate_left(b ^ c, 7)
    return a, b, c, d


@pure
def cipher_block(k0, k1, k2, k3, counter):
    """One ChaCha8 block, 16 words: 16-byte key (given twice), block counter, nonce 0."""
    c0, c1, c2, c3 = 0x61707865, 0x3120646E, 0x79622D36, 0x6B206574
    x0, x1, x2, x3 = c0, c1, c2, c3
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k0, k1, k2, k3
    x12, x13, x14, x15 = counter, 0, 0, 0
    for _ in range(DOUBLE_ROUNDS):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    return (
        (x0 + c0) & WORD, (x1 + c1) & WORD, (x2 + c2) & WORD, (x3 + c3) & WORD,
        (x4 + k0) & WORD, (x5 + k1) & WORD, (x6 + k2) & WORD, (x7 + k3) & WORD,
        (x8 + k0) & WORD, (x9 + k1) & WORD, (x10 + k2) & WORD, (x11 + k3) & WORD,
        (x12 + counter) & WORD, x13, x14, x15,
    )  # fmt: skip


@pure
def signed(word):
    """A 32-bit word as it is stored in a signed field."""
    return word - ((word >> 31) << 32)


def refill_block(s):
    """Make the block of words that the counter `drawn` points into. Rule function, compiled per game."""
    words = cipher_block(s.key[0] & WORD, s.key[1] & WORD, s.key[2] & WORD, s.key[3] & WORD, s.drawn // BLOCK_WORDS)
    for i in range(BLOCK_WORDS):
        s.block[i] = signed(words[i])


def clear_block(s):
    """Forget the words of the current block. Rule function, compiled per game."""
    for i in range(BLOCK_WORDS):
        s.block[i] = 0


def seek(s, drawn):
    """Go to a place in the stream; the block depends on key and counter only. Rule function, compiled per game."""
    s.drawn = drawn
    if drawn % BLOCK_WORDS == 0:
        clear_block(s)
    else:
        refill_block(s)


def draw(s, n):
    """A number from 0 to n - 1, each equally likely. Rule function, compiled per game.

    The product of a word and n is split into a result (high half) and a remainder (low half); the few remainders that
    would favour some results are drawn again.
    """
    while True:
        if s.drawn % BLOCK_WORDS == 0:
            refill_block(s)
        product = (s.block[s.drawn % BLOCK_WORDS] & WORD) * n
        s.drawn += 1
        if s.drawn % BLOCK_WORDS == 0:
            clear_block(s)
        if (product & WORD) >= (WORD + 1) % n:
            return product >> 32


def rekey(s, low, high):
    """Start the stream of the key `high * 2**64 + low`. Rule function, compiled per game."""
    s.key[0] = signed(low & WORD)
    s.key[1] = signed((low >> 32) & WORD)
    s.key[2] = signed(high & WORD)
    s.key[3] = signed((high >> 32) & WORD)
    s.drawn = 0
    clear_block(s)


@pure
def player_seed(seed):
    """Start value of a random player's generator: neighbouring seeds give unrelated streams."""
    x = (seed ^ (seed >> 32)) & WORD
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & WORD
    x = ((x ^ (x >> 15)) * 0x846CA68B) & WORD
    x = x ^ (x >> 16)
    return x | (x == 0)


@pure
def player_next(x):
    """Next state of a random player's generator (xorshift on 32 bits)."""
    x = (x ^ (x << 13)) & WORD
    x = x ^ (x >> 17)
    return (x ^ (x << 5)) & WORD


@pure
def player_below(x, n):
    """A number below n from a random player's generator state."""
    return (((x * 0x9E3779BB) & WORD) * n) >> 32


def instantiate(rule):
    """The stream of one game: `draw`, `rekey` and `seek` for its record type."""
    stream = dict(globals())
    for template in (refill_block, clear_block, seek, draw, rekey):
        stream[template.__name__] = rule.template(template, stream, inner=template is not seek)
    return stream["draw"], stream["rekey"], stream["seek"]
