"""The cipher behind all chance, and the random players' generator."""

from collections import Counter
from types import SimpleNamespace

from queenswright.kernel import chance
from queenswright.kernel.key import key_number, key_words


def stream(key: int) -> SimpleNamespace:
    return SimpleNamespace(key=key_words(key), drawn=0, block=[0] * chance.BLOCK_WORDS)


def test_the_block_is_chacha8_with_a_128_bit_key() -> None:
    words = chance.cipher_block(0, 0, 0, 0, 0)
    first_block = (
        "e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120"
        "b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b"
    )
    assert b"".join(word.to_bytes(4, "little") for word in words).hex() == first_block


def test_key_and_counter_decide_the_block() -> None:
    blocks = {chance.cipher_block(*key, counter) for key in [(1, 0, 0, 0), (0, 0, 0, 1)] for counter in (0, 1)}
    assert len(blocks) == 4


def test_draws_are_even_and_within_their_bounds() -> None:
    s = stream(5)
    counts = Counter(chance.draw(s, 6) for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert all(1_850 < count < 2_150 for count in counts.values())


def test_biased_remainders_are_drawn_again() -> None:
    s = stream(5)
    s.block = [0] * chance.BLOCK_WORDS
    s.drawn = 1
    s.block[1] = 0  # 0 * 3 has the remainder 0, which lies below 2**32 % 3 = 1
    s.block[2] = chance.signed(0xFFFFFFFF)
    assert chance.draw(s, 3) == 2
    assert s.drawn == 3


def test_the_block_is_a_function_of_key_and_counter() -> None:
    s = stream(2**127 + 9)
    for _ in range(40):
        chance.draw(s, 1000)
        twin = stream(2**127 + 9)
        chance.seek(twin, s.drawn)
        assert (twin.block, twin.drawn) == (s.block, s.drawn)


def test_rekeying_starts_the_stream_of_another_key() -> None:
    s = stream(1)
    chance.draw(s, 10)
    chance.rekey(s, 2**63 + 7, 3)
    assert key_number(s.key) == 3 * 2**64 + 2**63 + 7
    fresh = stream(key_number(s.key))
    assert [chance.draw(s, 99) for _ in range(5)] == [chance.draw(fresh, 99) for _ in range(5)]


def test_keys_survive_the_way_through_signed_words() -> None:
    for key in (0, 1, 2**31, 2**32 - 1, 2**64 + 5, 2**128 - 1):
        assert key_number(key_words(key)) == key


def test_random_players_differ_for_neighbouring_seeds() -> None:
    first = [chance.player_below(chance.player_next(chance.player_seed(seed)), 1000) for seed in range(500)]
    assert len(set(first)) > 350
    assert all(0 <= value < 1000 for value in first)
    assert chance.player_seed(0) != 0
