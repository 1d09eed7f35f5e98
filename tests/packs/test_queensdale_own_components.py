"""A pack of one's own: more die faces and buildings, others, or fewer, by data alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.queensdale.situations import (
    at,
    changed_pack,
    goods,
    play,
    random_play,
    seat,
    texts,
    without_number_cards,
)

from queenswright import PackError
from queenswright.games.queensdale.state.course import NEVER
from queenswright.games.queensdale.state.pieces import FACES, TYPES
from queenswright.kernel.game import Game
from queenswright.locale import LANGUAGES, render

ANY_FACE = '  { code = "feast",'
BARREL = '  { code = "ale_barrel", gain = { bread = 1, guilder = 1 }, price = 2, copies = 4 },\n'
BESIDE = '  { code = "alehouse",'
SALT = '  { code = "salt_house", colour = "pink", pattern = "normal", income = { guilder = 1, bread = 1 } },\n'


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The valley with one more face and one more building."""
    folder = tmp_path_factory.mktemp("pack")
    return changed_pack(folder, (ANY_FACE, BARREL + ANY_FACE), (BESIDE, SALT + BESIDE))


def faces(count: int) -> str:
    """So many more faces, as lines of a pack."""
    return "".join(
        f'  {{ code = "ale_{i}", gain = {{ bread = {i % 9 + 1} }}, price = 1, copies = 1 }},\n' for i in range(count)
    )


def test_a_pack_has_room_for_more_faces_and_buildings(queensdale: Game, own: Game) -> None:
    before, after = queensdale.pack.content, own.pack.content
    assert set(after.face_codes) - set(before.face_codes) == {"ale_barrel"}
    assert set(after.building_codes) - set(before.building_codes) == {"salt_house"}
    assert (len(after.faces), len(after.buildings)) == (len(before.faces) + 1, len(before.buildings) + 1)


def test_what_never_comes_into_play_leaves_its_place_to_others(tmp_path: Path, queensdale: Game) -> None:
    before = changed_pack(tmp_path, *without_number_cards())
    off = {face.code for face in before.pack.content.faces if face.epoch == NEVER}
    assert len(off) == 6
    room = FACES - len(before.pack.content.faces) + len(off)
    game = changed_pack(tmp_path, (ANY_FACE, faces(room) + ANY_FACE), *without_number_cards())
    assert set(before.pack.content.face_codes) - set(game.pack.content.face_codes) == off
    with pytest.raises(PackError, match=rf"faces.face: got {FACES + 1} that come into play, expected {FACES} at most"):
        changed_pack(tmp_path, (ANY_FACE, faces(room + 1) + ANY_FACE), *without_number_cards())
    off = {building.code for building in queensdale.pack.content.buildings if building.epoch == NEVER}
    room = TYPES - len(queensdale.pack.content.buildings) + len(off)
    houses = [SALT.replace("salt_house", f"salt_house_{i}") for i in range(room + 1)]
    game = changed_pack(tmp_path, (BESIDE, "".join(houses[:room]) + BESIDE))
    assert not off & set(game.pack.content.building_codes)
    with pytest.raises(PackError, match=rf"buildings.board: got {TYPES + 1} that come into play, expected {TYPES}"):
        changed_pack(tmp_path, (BESIDE, "".join(houses) + BESIDE))


def test_a_new_face_is_bought_put_on_a_die_and_used(own: Game) -> None:
    pos = at(own, {"seals": 5}, step="grocer")
    play(pos, "buy ale_barrel", "on die 2", "instead of clay")
    assert (seat(pos, 0)["seals"], seat(pos, 0)["faces"][1].count("ale_barrel")) == (3, 1)
    assert pos.to_dict()["grocer"]["ale_barrel"] == 1
    used = play(at(own, {"dice": [None, "ale_barrel"], "faces": seat(pos, 0)["faces"]}), "die 2", "purple")
    assert goods(used, 0) == {"bread": 1, "guilder": 1}


def test_a_new_building_is_built_and_brings_its_income(own: Game) -> None:
    rich = {"goods": {"timber": 9, "stone": 9, "clay": 9, "guilder": 9}}
    pos = play(at(own, rich, step="build", opened=2), "build salt_house", "rank 1")
    assert seat(pos, 0)["buildings"] == {"salt_house": 1}
    poor = {"buildings": {"salt_house": 1}, "goods": {"bread": 1}, "morale": 1}
    fed = play(at(own, poor, step="feed", opened=2), "feed bread")
    assert (seat(fed, 0)["morale"], goods(fed, 0)) == (2, {"guilder": 1, "bread": 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_that_no_catalogue_knows_are_called_by_the_words_of_their_code(own: Game, language: str) -> None:
    pos = play(at(own, {"seals": 5}, step="grocer"), "buy ale_barrel")
    told = [render(event.message, event.args, language) for event in pos.story()]
    assert any("ale barrel" in sentence for sentence in told)


def test_a_campaign_with_both_is_played_to_its_end_and_written_exactly(own: Game) -> None:
    seen: set[str] = set()
    for number, now in enumerate(random_play(own.new(3, seed=5, options={"games": 3}), seed=5)):
        seen.update(texts(now))
        if number % 50 == 0:
            assert own.position(now.to_dict()).to_bytes() == now.to_bytes()
    assert "buy ale_barrel" in seen


def test_faces_can_be_left_out_and_buildings_replaced(tmp_path: Path, queensdale: Game) -> None:
    feast = '  { code = "feast", gain = { figurine = 1, morale = 1, fame = 2 }, price = 5, copies = 4, '
    feast += 'provenance = "rulebook" },\n'
    game = changed_pack(tmp_path, (feast, ""), ('code = "alehouse"', 'code = "wine_cellar"'))
    left = len(queensdale.pack.content.faces) - 1
    assert ("feast" in game.pack.content.face_codes, len(game.pack.content.faces)) == (False, left)
    pos = at(game, {"seals": 5}, step="grocer")
    assert "buy nothing more" in texts(pos)
    assert "build wine_cellar" in game.texts(2)
    assert all(not now.is_over or now.winners for now in random_play(game.new(2, seed=1, options={"games": 1}), seed=1))
