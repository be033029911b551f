"""Where the course is found: a checkout, a wheel, or neither."""

import pytest

from lessonkit.course import CourseError
from lessonkit.course.places import find_places


def package_in(folder):
    (folder / "lessonkit").mkdir(parents=True)
    return folder / "lessonkit"


def test_a_course_toml_beside_the_package_makes_a_checkout(tmp_path):
    package = package_in(tmp_path)
    (tmp_path / "course.toml").touch()
    places = find_places(package, current=tmp_path / "elsewhere")
    assert places.checkout
    assert places.root == tmp_path
    assert places.work == tmp_path / "work"


def test_material_in_the_package_is_an_installed_wheel_with_work_where_we_are(tmp_path):
    package = package_in(tmp_path / "site-packages")
    (package / "_material").mkdir()
    (package / "_material" / "course.toml").touch()
    places = find_places(package, current=tmp_path / "here")
    assert not places.checkout
    assert places.root == package / "_material"
    assert places.work == tmp_path / "here" / "work"


def test_an_installed_wheel_finds_the_work_that_was_laid_around_the_kernel(tmp_path):
    package = package_in(tmp_path / "site-packages")
    (package / "_material").mkdir()
    (package / "_material" / "course.toml").touch()
    work = tmp_path / "work"
    (work / "exercises").mkdir(parents=True)
    (work / ".course.json").touch()
    for current in (tmp_path, work, work / "exercises"):
        assert find_places(package, current).work == work


def test_a_checkout_wins_over_material_that_a_build_left_behind(tmp_path):
    package = package_in(tmp_path)
    (package / "_material").mkdir()
    for folder in (tmp_path, package / "_material"):
        (folder / "course.toml").touch()
    assert find_places(package).checkout


def test_no_course_is_one_sentence_with_what_to_do(tmp_path):
    with pytest.raises(CourseError, match="install lessonkit again"):
        find_places(package_in(tmp_path))


def test_the_folders_of_the_material_lie_in_its_root(tmp_path):
    package = package_in(tmp_path)
    (tmp_path / "course.toml").touch()
    places = find_places(package)
    folders = (places.notebooks, places.exercises, places.solutions, places.data)
    assert [folder.name for folder in folders] == ["notebooks", "exercises", "solutions", "data"]
    assert {folder.parent for folder in folders} == {tmp_path}
