"""Lesson 6: the lab, where a change of question, passage or score shows at once.

`lab` is the widget, `look` computes what it shows, `lab_picture` draws it for those who read
without a kernel.
"""

from lessonkit.lab.look import Candidates, look
from lessonkit.lab.picture import lab_picture
from lessonkit.lab.widget import lab, lab_guides

__all__ = ["Candidates", "lab", "lab_guides", "lab_picture", "look"]
