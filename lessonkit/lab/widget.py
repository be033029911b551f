"""Lesson 6: the lab. A question, a ranker and a few sliders; every change shows at once."""

from __future__ import annotations

from contextlib import suppress

from ipywidgets import (
    HTML,
    Button,
    Checkbox,
    Dropdown,
    FloatSlider,
    HBox,
    IntSlider,
    Layout,
    Text,
    Textarea,
    VBox,
)

from lessonkit.corpus import load_guides
from lessonkit.lab.look import Candidates, Look, look
from lessonkit.lab.page import page, problem
from lessonkit.lab.passages_text import read_guides, write_guides
from lessonkit.minilm import MiniLM, ModelMissingError
from lessonkit.rankers import RANKERS
from lessonkit.records import Parent
from lessonkit.split import split_parents

QUESTION = "When should I turn on the bike lights?"
_GUIDES = ("D50", "D51", "D52", "D53", "D58")
_MOST_WORDS = 300  # all five guides fit
_ALL = [("all of them", "")]
_HELP = """<p style="line-height:1.4">Tab takes what was typed; in the question, Enter does too. The
space bar opens a list. A minimum is in the scores of one ranker, so another one sets it back to
0. The window counts where a guide does not fit the budget.</p>"""
_WIDE = {"layout": Layout(width="98%"), "style": {"description_width": "120px"}}


def lab() -> Lab:
    """Return the lab as a widget: the last line of a cell shows it.

    What the controls do can be had without them: `look` computes it. An instance is asked by
    its attributes, `lab().k.value = 3`; what it shows last is `shown`.
    """
    return Lab()


def lab_guides() -> list[Parent]:
    """Return the guides that the lab starts with, five of the course's."""
    return [guide for guide in load_guides() if guide.id in _GUIDES]


class Lab(HBox):
    """The controls on the left, what they bring about on the right.

    `shown` is the last good `Look`. A text that cannot be read changes nothing but the sentence
    above the result, and stays in its box.
    """

    def __init__(self) -> None:
        """Build the controls and show the first result."""
        self._model = MiniLM()
        self._key, self._candidates, self._quiet = None, None, False
        self._make_texts()
        self._make_choices()
        texts = [self.question, self.passages]
        choices = [self.ranker, self.titles, self.only]
        sliders = [self.k, self.min_score, self.max_words, self.window]
        controls = [*texts, self.reset, *choices, *sliders, HTML(_HELP)]  # as Tab goes through them
        left = VBox(controls, layout=Layout(flex="1 1 330px", min_width="300px"))
        right = VBox([self.problem, self.result], layout=Layout(flex="2 1 480px"))
        super().__init__([left, right], layout=Layout(flex_flow="row wrap"))
        for control in [*texts, *choices, *sliders]:
            control.observe(self._update, "value")
        self._update()
        self._load_model()

    def _make_texts(self) -> None:
        self.question = Text(QUESTION, description="question", continuous_update=False, **_WIDE)
        self.passages = Textarea(
            write_guides(lab_guides()),
            description="passages",
            continuous_update=False,
            rows=18,
            **_WIDE,
        )
        self.reset = Button(description="passages as at the start", layout=Layout(width="98%"))
        self.reset.on_click(self._put_back)
        self.problem, self.result = HTML(), HTML()

    def _make_choices(self) -> None:
        self.ranker = Dropdown(options=list(RANKERS), value="MiniLM", description="ranker", **_WIDE)
        self.titles = Checkbox(True, description="title before each text", **_WIDE)
        self.only = Dropdown(options=_ALL, description="sentences", **_WIDE)
        self.k = IntSlider(2, 1, 8, description="k, hits at most", **_WIDE)
        self.min_score = FloatSlider(0, min=0, description="minimum score", **_WIDE)
        self.max_words = IntSlider(
            _MOST_WORDS, 0, _MOST_WORDS, 5, description="budget in words", **_WIDE
        )
        self.window = IntSlider(1, 0, 3, description="window", **_WIDE)

    def _put_back(self, button: Button) -> None:
        self.passages.value = write_guides(lab_guides())

    def _update(self, change=None) -> None:
        """Show what the controls now ask for, or the sentence why not."""
        if self._quiet:
            return
        self._quiet = True  # the controls that we set ourselves ask for nothing
        try:
            self.shown = self._look()
            self.problem.value, self.result.value = "", page(self.shown)
        except (ValueError, ModelMissingError) as error:
            self.problem.value = problem(str(error))
        finally:
            self._quiet = False

    def _look(self) -> Look:
        guides = read_guides(self.passages.value)
        self._offer(guides)
        self._scale()
        return look(
            self.question.value,
            self._ready(guides),
            k=self.k.value,
            min_score=self.min_score.value,
            max_words=self.max_words.value,
            window=self.window.value,
        )

    def _ready(self, guides: list[Parent]) -> Candidates:
        """Return the candidates, made anew where something changed that they are made of."""
        asked = (self.ranker.value, self.titles.value, self.only.value)
        if (guides, *asked) != self._key:
            ranker, titles, only = asked
            self._candidates = Candidates(
                guides, ranker, titles=titles, only=only, model=self._model
            )
            self._key = (guides, *asked)
        return self._candidates

    def _offer(self, guides: list[Parent]) -> None:
        """Let each sentence be chosen as the only one; keep the choice while it is there."""
        chosen = self.only.value
        sentences = [(f"{c.id} alone: {c.text[:40]}", c.id) for c in split_parents(guides)]
        if list(self.only.options) != _ALL + sentences:
            self.only.options = _ALL + sentences
            self.only.value = chosen if chosen in dict(sentences).values() else ""

    def _scale(self) -> None:
        """Give the minimum the scale of the ranker's scores; 0 again when that is another one."""
        ranker, slider = RANKERS[self.ranker.value], self.min_score
        if (slider.max, slider.step) != (ranker.scale, ranker.step):
            slider.value = 0
            slider.max, slider.step = ranker.scale, ranker.step
            slider.readout_format = f".{ranker.digits}f"

    def _load_model(self) -> None:
        """Load the model now, half a second, so that no later change waits for it."""
        with suppress(ModelMissingError, ValueError):  # said when a text needs it
            self._model(["a text that has no shipped vector"])
