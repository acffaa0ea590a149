"""What people write for others to read."""

import pytest

from tablee.server import text

UNSEEN = {
    "zero width space": "\u200b",
    "Hangul filler": "\u3164",
    "half-width filler": "\uffa0",
    "blank Braille": "\u2800",
    "combining alone": "\u0301\u0302",
    "variation selector": "\ufe0f",
    "tags": "\U000e0041\U000e0042",
    "soft hyphen": "\xad",
    "word joiner": "\u2060",
    "joiner alone": "\u200d",
    "no-break space": "\xa0",
    "private use": "\ue000",
}
HIDING = {
    "override": "\u202eAda",
    "isolate": "Ada\u2066",
    "newline": "Ada\n",
    "line separator": "Ada\u2028",
    "zero width space": "A\u200bda",
    "trailing joiner": "Ada\u200d",
    "filler": "Ada\u3164",
    "tag": "Ada\U000e0041",
}


@pytest.mark.parametrize("written", UNSEEN.values(), ids=UNSEEN)
def test_a_name_that_cannot_be_seen_is_none(written: str) -> None:
    with pytest.raises(ValueError, match="can be seen"):
        text.name(written)


@pytest.mark.parametrize("written", HIDING.values(), ids=HIDING)
def test_a_name_in_which_something_hides_is_none(written: str) -> None:
    with pytest.raises(ValueError, match="can be seen"):
        text.name(written)


@pytest.mark.parametrize(
    "written", ["Zoé", "محمد", "יעל", "李小龍", "नरेंद्र", "می\u200cخواهم", "❤\ufe0f", "👩\u200d🚀", "R2-D2", "7"]
)
def test_people_of_all_scripts_are_called_as_they_write_it(written: str) -> None:
    assert text.name(written) == written


def test_names_are_kept_in_one_normal_form_on_one_line() -> None:
    assert text.name("  Zoe\u0301   B ") == "Zo\xe9 B"


def test_a_name_is_no_longer_for_being_written_in_fewer_characters() -> None:
    with pytest.raises(ValueError, match="1 to 24"):
        text.name("\ufb2c" * 24)  # each is three in normal form


def test_a_line_of_chat_loses_what_turns_it_around_and_keeps_the_rest() -> None:
    assert text.line("a\u202eb\u202c\n c\x07") == "ab c"
    ordinary = "שלום, عليكم السلام ❤\ufe0f\u200d🔥 👨\u200d👩\u200d👧"
    assert text.line(ordinary) == ordinary
    assert text.line("?!") == "?!"


def test_flags_written_with_tags_are_kept_and_tags_that_say_something_else_are_not() -> None:
    england, wales = (f"🏴{tagged(region)}\U000e007f" for region in ("gbeng", "gbwls"))
    assert text.line(f"Go {england}{wales}!") == f"Go {england}{wales}!"
    assert text.name(f"Ada {england}") == f"Ada {england}"
    for hidden in (tagged("gbeng"), f"{tagged('secret')}\U000e007f", f"x{tagged('gbeng')}\U000e007f", "\U000e007f"):
        assert text.line(f"🏴{hidden}!") == ("🏴x!" if "x" in hidden else "🏴!")
    assert text.line(england + tagged("secret")) == england


def tagged(letters: str) -> str:
    return "".join(chr(0xE0000 + ord(letter)) for letter in letters)


@pytest.mark.parametrize("written", UNSEEN.values(), ids=UNSEEN)
def test_a_line_with_nothing_to_be_seen_is_empty(written: str) -> None:
    assert text.line(written) == ""
