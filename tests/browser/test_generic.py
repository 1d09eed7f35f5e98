"""The table of any game: position, log and list of moves; also the text view of the illustrated one."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Newcomer, Picture, Site
from tests.browser.player import ME, bot, lay_table, my_turn, play_text

MOST_TURNS = 400
PERSON = {"kind": "person"}
WHERE_SCOUTS_ARE = """() => {
  const head = [...document.querySelectorAll("th[scope=row]")].find((one) => one.textContent === "Scout");
  const said = [...head.parentElement.querySelectorAll("td")].map((cell) => cell.textContent);
  return [said, [...document.querySelectorAll(".scout")].map((scout) => scout.dataset.space)];
}"""
"""In words and on the map, at one moment."""


def in_words(page: Page) -> None:
    """Leave the illustrated table for the one in words."""
    expect(page.locator("[data-board]")).to_be_visible()
    page.keyboard.press("t")


def campaign_in_words(page: Page) -> None:
    """A new campaign of two people at one screen, in words."""
    page.goto(f"/table/{lay_table(page, ME, PERSON, game='queensdale')}")
    in_words(page)


def play_to_the_end(page: Page) -> None:
    result = page.get_by_role("dialog")
    own = page.locator("button[data-move]").first.or_(page.get_by_role("button", name="End turn", disabled=False))
    for _ in range(MOST_TURNS):
        expect(result.or_(own).first).to_be_visible()
        if result.is_visible():
            return
        play_text(page)
    raise AssertionError("the game does not end")


def test_the_tiny_game_is_playable_to_the_end(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(home)
    page.goto("/new")
    page.get_by_role("combobox", name="Game").select_option("tiny")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Seat 2").select_option("Somebody at this screen")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="How things stand")).to_be_visible()
    expect(page.locator("button[data-move]").first).to_be_visible()
    picture(page, "tiny")
    play_to_the_end(page)
    picture(page, "tiny-over")


def test_a_campaign_is_playable_at_the_generic_table(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    """Two sit opposite each other; every sentence is one of the catalogue."""
    page = newcomer(home)
    page.goto("/new")
    page.get_by_role("combobox", name="Game").select_option("queensdale")
    page.get_by_role("radio", name="2", exact=True).check()
    expect(page.get_by_label("Red", exact=True)).to_be_visible()
    expect(page.get_by_label("Green", exact=True)).to_be_visible()
    page.get_by_label("Seat 2").select_option("Somebody at this screen")
    page.get_by_role("button", name="Open the table").click()
    in_words(page)
    expect(page.get_by_role("heading", name="How things stand")).to_be_visible()
    for _ in range(24):
        page.locator("button[data-move]").last.click()
        page.get_by_role("button", name="Play: ").click()
        expect(page.get_by_role("button", name="Play: ")).to_have_count(0)
        assert re.findall(r"\b(?:qd|story|step|refused|amount|building|face|good)-[a-z]", page.inner_text("main")) == []
    picture(page, "campaign")


def choose(page: Page, *wanted: str) -> None:
    """Play the first move whose notation begins with one of these, by preference; otherwise the first one."""
    moves = page.locator("button[data-move]")
    expect(moves.first).to_be_visible()
    notations = [str(move.get_attribute("data-move")) for move in moves.all()]
    chosen = next((one for start in wanted for one in notations if one.startswith(start)), notations[0])
    page.locator(f'button[data-move="{chosen}"]').click()
    page.locator(".confirm .gold").click()
    expect(page.locator("button[data-move][aria-pressed=true]")).to_have_count(0)


def roll_again(page: Page) -> None:
    """Play on to the first throw that somebody pays for: every set of the five dice is a choice."""
    for _ in range(30):
        expect(page.locator("button[data-move]").first).to_be_visible()
        if page.locator("button[data-move^='roll ']").count():
            return
        choose(page, "buy nothing", "begin", "reroll")
    raise AssertionError("nobody rolls again")


def test_what_chance_decides_is_not_foretold(home: Site, newcomer: Newcomer) -> None:
    """Before a throw and before a hidden choice is opened no result is shown, neither as a sentence nor in numbers."""
    page = newcomer(home)
    campaign_in_words(page)
    prompt = page.locator("#prompt")
    roll_again(page)
    expect(prompt.get_by_text("The outcome is random.")).to_be_visible()
    page.locator("button[data-move]").last.click()
    expect(prompt.get_by_text("The outcome is still open")).to_be_visible()
    assert "rolls again" not in prompt.inner_text()
    expect(prompt.locator(".change")).to_have_count(0)


def test_choices_are_told_apart_in_words(home: Site, newcomer: Newcomer) -> None:
    page = newcomer(home, language="de")
    campaign_in_words(page)
    for _ in range(2):
        choose(page, "buy nothing")
    huts = page.locator("button[data-move^='begin with']")
    expect(huts).to_have_count(6)
    assert len({re.sub(r"\d", "", hut) for hut in huts.all_inner_texts()}) == 6
    expect(huts.first.locator("b")).to_have_text("Mit einer Hütte beginnen: Schafgarbe")
    shown = page.locator(".position").inner_text()
    assert re.findall(r"timber|stone|guilder|yarrow|quarter|choice|bread|_", shown) == []


def test_the_valley_is_drawn(home: Site, newcomer: Newcomer) -> None:
    """Scouts stand where the table in words says; a space with a gold ring chooses the move that leads there."""
    page = newcomer(home)
    campaign_in_words(page)
    valley = page.get_by_role("img", name="The valley")
    expect(valley.locator(".hex")).to_have_count(144)
    rings = valley.locator(".open")
    for _ in range(120):
        said, scouts = page.evaluate(WHERE_SCOUTS_ARE)
        assert sorted(said) == sorted("{1} ({0} quarter)".format(*scout.split()) for scout in scouts)
        if rings.count() and page.locator("button[data-move^='gather ']").count():
            break
        choose(page, "scout", "pay", "buy nothing", "end turn", "die")
    rings.first.click()
    space = rings.first.get_attribute("data-space")
    expect(page.locator("button[data-move][aria-pressed=true]")).to_have_attribute("data-move", f"gather {space}")
    rings.first.click()
    expect(valley.locator(f".scout[data-space='{space}']")).to_have_count(1)


def test_the_question_and_its_answer_stay_in_reach_on_the_phone(
    home: Site, newcomer: Newcomer, picture: Picture
) -> None:
    page = newcomer(home, size=PHONE)
    campaign_in_words(page)
    roll_again(page)
    last = page.locator("button[data-move]").last
    expect(last).not_to_be_in_viewport()
    expect(page.locator(".confirm .gold")).to_be_in_viewport(ratio=1)
    last.scroll_into_view_if_needed()
    expect(page.locator("#moves-title")).not_to_be_in_viewport()
    last.click()
    page.locator(".confirm .gold").click()
    expect(page.locator("button[data-move][aria-pressed=true]")).to_have_count(0)
    expect(page.locator("#moves-title")).to_be_in_viewport()
    picture(page, "campaign-phone")


def test_a_game_without_a_lesson_offers_none(home: Site, newcomer: Newcomer) -> None:
    page = newcomer(home)
    page.goto("/")
    expect(page.get_by_role("link", name="Learn")).to_have_count(2)
    page.get_by_role("radio", name="The Rise of Queensdale").check()
    expect(page.get_by_role("link", name="Learn")).to_have_count(2)
    page.get_by_role("radio", name="Race at the Fair").check()
    expect(page.get_by_role("link", name="Learn")).to_have_count(0)
    page.goto("/new?game=queensdale")
    expect(page.get_by_role("spinbutton", name="Number of games")).to_have_attribute("max", "99")


def test_architect_is_playable_as_text_to_the_end(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(home)
    page.goto(f"/table/{lay_table(page, ME, bot(), options={'round_limit': 2})}")
    my_turn(page)
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="How things stand")).to_be_visible()
    page.locator("button[data-move]").first.click()
    picture(page, "text-view")
    play_to_the_end(page)
    expect(page.get_by_role("dialog")).to_contain_text("The round limit has been reached.")


def test_the_text_view_says_why_not(home: Site, newcomer: Newcomer) -> None:
    page = newcomer(home)
    page.goto(f"/table/{lay_table(page, ME, bot())}")
    my_turn(page)
    page.keyboard.press("t")
    expect(page.locator("code.notation")).to_have_count(0)
    page.get_by_role("region").get_by_text("Ask about any move").first.click()
    expect(page.locator("code.notation")).not_to_have_count(0)
    page.get_by_label("Ask about any move").fill("hire 4")
    page.get_by_role("button", name="Why not?").click()
    expect(page.get_by_role("status").filter(has_text="is not possible")).to_be_visible()
    page.get_by_label("Ask about any move").fill(
        page.locator("button[data-move]").first.get_attribute("data-move") or ""
    )
    page.get_by_role("button", name="Why not?").click()
    expect(page.get_by_role("status").filter(has_text="is possible")).to_be_visible()
    page.get_by_role("button", name="Illustrated table").click()
    my_turn(page)


def test_a_character_is_chosen_and_shown_wherever_the_player_is(
    home: Site, newcomer: Newcomer, picture: Picture
) -> None:
    """Name, portrait and arms: the form, the seats, the lobby; what is typed is shown as it is and nothing else."""
    page = newcomer(home, size=PHONE, scheme="dark")
    table = lay_table(page, ME, bot("random"), game="queensdale")
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="On to the first game").click()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_text("Your character").click()
    page.get_by_label("Name of the character").fill("<b>Odo</b>")
    page.get_by_text("man", exact=True).click()
    page.get_by_text("fish", exact=True).click()
    picture(page, "character-phone")
    page.get_by_role("button", name="Keep this character").click()
    expect(page.get_by_label("Name of the character")).to_have_value("<b>Odo</b>")
    expect(page.get_by_text("<b>Odo</b>").first).to_be_attached()  # what is typed is in the form, this has been told
    kept = page.request.get(f"/api/tables/{table}").json()["seats"][0]["character"]
    assert kept == {"name": "<b>Odo</b>", "portrait": "man", "arms": "fish"}
    page.goto("/")
    expect(page.locator("a.card").first).to_contain_text("<b>Odo</b>")
    picture(page, "character-lobby")


def test_dice_that_show_the_same_are_told_apart(home: Site, newcomer: Newcomer) -> None:
    page = newcomer(home)
    campaign_in_words(page)
    for _ in range(40):
        dice = page.locator("button[data-move^='die ']")
        if dice.count() > 1:
            words = dice.locator("b").all_inner_texts()
            shown = [word.rsplit(": ")[1].rstrip(".") for word in words]
            if len(set(shown)) < len(shown):
                assert len(set(words)) == len(words), words
                assert words[0].startswith("Take up die 1: ")
                return
        choose(page, "buy nothing", "end turn", "leave")
    raise AssertionError("no two dice show the same")
