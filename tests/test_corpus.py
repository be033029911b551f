"""The course's own texts."""

import hashlib

import pytest

from lessonkit.corpus import load_guides, load_size_questions, made_reports, material
from lessonkit.overlap import search
from lessonkit.split import split_parents
from lessonkit.terms import count_words

DATA = material() / "data"


def test_the_checksums_are_those_of_the_files():
    listed = dict(line.split()[::-1] for line in (DATA / "SHA256SUMS").read_text().splitlines())
    there = {path.relative_to(DATA).as_posix() for path in DATA.rglob("*") if path.is_file()}
    assert set(listed) == there - {"README.md", "SHA256SUMS"}
    for name, digest in listed.items():
        found = hashlib.sha256((DATA / name).read_bytes()).hexdigest()
        assert found == digest, f"data/{name} has changed: put {found} into data/SHA256SUMS"


def test_the_first_guides_have_the_given_lengths():
    words = {guide.id: count_words(guide.text) for guide in load_guides()}
    assert list(words)[:3] == ["D50", "D51", "D52"]
    assert words["D50"] == 34 and words["D50"] + words["D51"] == 72


def test_there_are_eight_or_more_further_guides_each_with_a_title_of_its_own():
    guides = load_guides()
    assert len(guides) >= 11
    assert len({guide.title for guide in guides}) == len(guides)
    assert all(guide.title and guide.document_id == guide.id for guide in guides)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("When should I turn on the bike lights?", [("D50.2", 4), ("D50.4", 2)]),
        ("Where do I return the bike?", [("D51.4", 3), ("D50.2", 2)]),
        ("Is a helmet needed in a group?", [("D50.1", 2), ("D51.1", 1)]),
    ],
)
def test_the_given_hits_stand_over_all_the_guides(question, expected):
    hits = search(question, split_parents(load_guides()), 2)
    assert [(hit.child.id, hit.score) for hit in hits] == expected


def test_a_guide_that_cannot_be_read_is_named_with_its_line(tmp_path):
    path = tmp_path / "guides.jsonl"
    path.write_text('{"id": "A", "title": "t", "text": "x"}\n\n{"id": "B"}\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"guides.jsonl, line 3: .*KeyError: 'title'"):
        load_guides(path)


def test_a_guide_whose_text_is_a_number_is_refused(tmp_path):
    path = tmp_path / "guides.jsonl"
    path.write_text('{"id": "A", "title": "t", "text": 5}', encoding="utf-8")
    with pytest.raises(ValueError, match=r"guides.jsonl, line 1: .* all strings"):
        load_guides(path)


def test_each_size_question_names_a_child_that_is_there():
    children = {child.id for child in split_parents(load_guides())}
    assert {child_id for _, child_id in load_size_questions()} <= children


def test_the_made_reports_are_the_same_everywhere():
    text = "\n".join(f"{report.id} {report.text}" for report in made_reports(1_000))
    assert hashlib.sha256(text.encode()).hexdigest() == (
        "35af933e63db733d26cedcde355878c9b7879a86af916e2c18310510f4e3de46"
    )


def test_a_made_report_has_five_sentences():
    reports = made_reports(200)
    assert len(split_parents(reports)) == 1_000


def test_more_reports_begin_with_the_same_ones():
    assert made_reports(7) == made_reports(30)[:7]
    assert made_reports(0) == []


def test_a_negative_number_of_reports_is_refused():
    with pytest.raises(ValueError, match="from 0 up; got -1"):
        made_reports(-1)
