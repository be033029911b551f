"""Lesson 6: what the lab shows, as HTML without scripts. Everything typed is escaped."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from lessonkit.lab.look import Look, is_whole, kind, pieces
from lessonkit.records import Hit, Passage
from lessonkit.terms import count_words

SHOWN = 8  # candidates in the table: enough to see where the whole guides stand

# Colours that can be read on white and on the black of a dark theme.
_STYLE = """<style>
.lab-page {font-size: 13px; line-height: 1.4}
.lab-page table {border-collapse: collapse; width: 100%; margin: 0 0 10px}
.lab-page th, .lab-page td {text-align: left; padding: 2px 8px 2px 0; vertical-align: top;
  border-bottom: 1px solid #8888}
.lab-page caption, .lab-page h4 {text-align: left; font-weight: bold; font-size: 14px;
  margin: 6px 0 2px; padding: 0}
.lab-page .name {white-space: nowrap}
.lab-page .track {position: relative; width: 120px; height: 12px; margin-top: 3px;
  border: 1px solid #888}
.lab-page .bar {height: 12px; background: #3d7ebf}
.lab-page .whole {background: repeating-linear-gradient(45deg, #3d7ebf 0 2px, transparent 2px 6px)}
.lab-page .minimum {position: absolute; top: -4px; bottom: -4px; width: 3px; background: #d1495b}
.lab-page mark {background: #ffd966; color: #1a1a1a; padding: 0 3px}
.lab-page p {margin: 2px 0 8px}
.lab-page .goals p {border-left: 4px solid #888; padding-left: 8px; margin: 4px 0}
.lab-page .goals .yes {border-left-style: double; border-left-width: 8px; border-color: #2e8b57}
</style>"""


def page(look: Look) -> str:
    """Return the whole of it: the goals, the ranking, what is sent, its cost and the trace."""
    parts = [_goals(look), _ranking(look), _sent(look), _trace(look)]
    return f'{_STYLE}<div class="lab-page">{"".join(parts)}</div>'


def problem(sentence: str) -> str:
    """Return the sentence as a message that a screen reader says at once; "" for none."""
    if not sentence:
        return ""
    said = f"<b>Not done:</b> {escape(sentence)}. What stands below is the last good result."
    style = "border:2px solid #d1495b; padding:4px 8px; line-height:1.4"
    return f'<p role="alert" style="{style}">{said}</p>'


def _goals(look: Look) -> str:
    lines = "".join(
        f'<p class="{"yes" if goal.reached else "not"}"><b>{"✓ " if goal.reached else ""}'
        f"{goal.verdict}</b> - {escape(goal.asks)}: {escape(goal.why)}</p>"
        for goal in look.goals
    )
    return f'<div class="goals" role="status" aria-live="polite"><h4>Two goals</h4>{lines}</div>'


def _ranking(look: Look) -> str:
    hits = {decision.hit.child.id for decision in look.sent.trace.decisions}
    rows = [_row(rank, hit, look, hits) for rank, hit in enumerate(look.ranking[:SHOWN], 1)]
    if not rows:
        return "<h4>Ranked</h4><p>Nothing matches the question: an empty ranking.</p>"
    title = f"The first {len(rows)} of {len(look.ranking)} that match, by {look.ranker.name}"
    head = ("", "what", "score", f"out of {look.ranker.show(look.most)}", "searched", "its text")
    return _table(title, head, rows)


def _row(rank: int, hit: Hit, look: Look, hits: set[str]) -> list[str]:
    child = hit.child
    state = "-" if is_whole(child) else "beyond k"
    if child.id in hits:
        state = "<b>hit</b>" if hit.score >= look.min_score else "below minimum"
    text = child.text if len(child.text) < 64 else child.text[:60] + " ..."
    return [
        str(rank),
        f'<span class="name"><b>{escape(child.id)}</b> {kind(child)}</span>',
        look.ranker.show(hit.score),
        _bar(hit, look),
        f'<span class="name">{state}</span>',
        escape(text),
    ]


def _bar(hit: Hit, look: Look) -> str:
    most = look.most or 1
    wide = min(100, round(100 * hit.score / most))
    bar = f'<div class="bar{" whole" if is_whole(hit.child) else ""}" style="width:{wide}%"></div>'
    place = round(100 * look.min_score / most)
    if 0 < place <= 100:
        bar += f'<div class="minimum" style="left:{place}%"></div>'
    return f'<div class="track" aria-hidden="true">{bar}</div>'


def _sent(look: Look) -> str:
    passages = "".join(_passage(passage, look) for passage in look.sent.passages)
    nothing = "<p>Nothing: no sentence is left that counts and fits.</p>"
    return f"<h4>Sent to the reader: {look.cost}</h4>{passages or nothing}"


def _passage(passage: Passage, look: Look) -> str:
    parent = look.parents[passage.spans[0].parent_id]
    words = sum(count_words(span.text) for span in passage.spans)
    sent = {"parent": "whole guide", "window": "window", "child": "the hits alone"}[passage.kind]
    body = "".join(
        f"<mark><b>hit {escape(hit_id)}:</b> {escape(text)}</mark>" if hit_id else escape(text)
        for hit_id, text in pieces(passage, look.parents)
    )
    name = f"<b>{escape(parent.id)}</b> {escape(parent.title)} ({sent}, {words} words)"
    return f"<p>{name}<br>{body}</p>"


def _trace(look: Look) -> str:
    rows = [
        [
            f"<b>{escape(one.hit.child.id)}</b>",
            look.ranker.show(one.hit.score),
            one.outcome,
            str(one.words),
            escape(one.why),
        ]
        for one in look.sent.trace.decisions
    ]
    if not rows:
        return ""
    return _table("The trace", ("hit", "score", "outcome", "words", "why"), rows)


def _table(title: str, head: Iterable[str], rows: Iterable[list[str]]) -> str:
    top = "".join(f'<th scope="col">{name}</th>' for name in head)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    caption = f"<caption>{title}</caption>"
    return f"<table>{caption}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
