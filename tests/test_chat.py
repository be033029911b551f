"""Lesson 7: the protocol, against a server on this machine that goes wrong as it is told."""

import json
import time
import traceback
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest
from standin_model import body, cut_short, drips, drop, faulty, no_json, says, slow, status

from lessonkit.language_model.chat import ReplyError, ask, kept_reply
from lessonkit.language_model.model import Model
from lessonkit.language_model.post import ModelError

HELLO = [{"role": "user", "content": "Question:\n| Who?\nPassage 1:\n| Who asks? “Me”."}]
FORMS = [[], {}, {"choices": []}, {"choices": [1]}, {"choices": [{"message": "x"}]}, "x", None, 3]


@pytest.fixture
def slept():
    return []


@pytest.fixture
def model_of(tmp_path, slept):
    def make(server, **fields):
        fields = {"cache": tmp_path / "cache", "sleep": slept.append} | fields
        return Model(server.base_url, "tiny", **fields)

    return make


def sentence_of(server, model):
    """What a student reads, after a look that it is one line and holds no second error."""
    with pytest.raises(ModelError) as caught:
        ask(HELLO, model)
    assert "\n" not in str(caught.value)
    assert caught.value.__suppress_context__ or caught.value.__context__ is None
    return str(caught.value).replace(server.base_url, "URL")


def test_the_request_has_the_protocols_form(model_of):
    with faulty() as server:
        reply = ask(HELLO, model_of(server))
    path, headers, asked = server.seen[0]
    assert path == "/v1/chat/completions"
    assert headers["Content-Type"] == "application/json"
    assert "Authorization" not in headers
    assert asked == {
        "model": "tiny", "messages": HELLO, "temperature": 0, "seed": 0, "max_tokens": 400,
    }  # fmt: skip
    assert (reply.text, reply.source) == ("Who asks?", "server")


def test_settings_replace_add_and_leave_out(model_of):
    settings = {"temperature": 1, "max_tokens": None, "max_completion_tokens": 9}
    with faulty() as server:
        ask(HELLO, model_of(server, settings=settings))
    asked = server.seen[0][2]
    assert (asked["temperature"], asked["max_completion_tokens"]) == (1, 9)
    assert "max_tokens" not in asked


def test_the_key_goes_into_its_header_and_nowhere_else(model_of, monkeypatch, tmp_path):
    monkeypatch.setenv("SOME_KEY", "s3cret")
    with faulty() as server:
        reply = ask(HELLO, model_of(server, key_variable="SOME_KEY"))
    assert server.seen[0][1]["Authorization"] == "Bearer s3cret"
    kept = [path.read_text(encoding="utf-8") for path in (tmp_path / "cache").iterdir()]
    assert len(kept) == 1 and "s3cret" not in kept[0] + repr(reply)


def test_a_second_time_the_cache_answers(model_of):
    with faulty() as server:
        first, second = (ask(HELLO, model_of(server)) for _ in range(2))
    assert (first.source, second.source) == ("server", "cache")
    assert first.text == second.text and len(server.seen) == 1


def test_another_limit_is_another_request(model_of):
    with faulty() as server:
        for max_tokens in (400, 500):
            ask(HELLO, model_of(server, max_tokens=max_tokens))
    assert len(server.seen) == 2


@pytest.mark.parametrize("damaged", ["", "{", *(json.dumps(form) for form in FORMS)])
def test_a_damaged_file_in_the_cache_is_asked_for_again(model_of, tmp_path, damaged):
    with faulty() as server:
        ask(HELLO, model_of(server))
        (path,) = (tmp_path / "cache").iterdir()
        path.write_text(damaged, encoding="utf-8")
        assert ask(HELLO, model_of(server)).source == "server"
        assert ask(HELLO, model_of(server)).source == "cache"


def test_a_busy_server_is_asked_again_after_the_wait_it_wants(model_of, slept):
    with faulty(status(429, {"Retry-After": "3"})) as server:
        assert ask(HELLO, model_of(server)).text == "Who asks?"
    assert slept == [3]


def test_a_wait_may_be_given_as_a_date(model_of, slept):
    dates = [datetime(2001, 1, 1, tzinfo=UTC), datetime.now(UTC) + timedelta(seconds=60)]
    faults = [status(503, {"Retry-After": format_datetime(date, usegmt=True)}) for date in dates]
    with faulty(*faults) as server:
        ask(HELLO, model_of(server))
    assert slept[0] == 0 and 50 < slept[1] <= 60


@pytest.mark.parametrize("odd", ["soon", "-3", "1.5", "nan", "²", ""])
def test_a_wait_that_cannot_be_read_is_our_own(model_of, slept, odd):
    with faulty(status(429, {"Retry-After": odd.encode().decode("latin-1")})) as server:
        ask(HELLO, model_of(server))
    assert slept == [1]


def test_a_wait_of_an_hour_is_not_waited_for(model_of, slept):
    with faulty(status(429, {"Retry-After": "3600"})) as server:
        said = sentence_of(server, model_of(server))
    assert said == "URL/chat/completions asks us to wait for 3600 s (429); try again then"
    assert slept == []


def test_a_server_that_fails_for_ever_is_left_after_five_tries(model_of, slept):
    with faulty(*[status(500)] * 9) as server:
        said = sentence_of(server, model_of(server))
    assert said == (
        "URL/chat/completions gave no answer in 5 tries, the last time because it answered 500: "
        "as told; try again later, what was answered before is kept"
    )
    assert slept == [1, 2, 4, 8] and len(server.seen) == 5


@pytest.mark.parametrize("fault", [status(408), status(502), drop, cut_short])
def test_what_may_pass_is_tried_again(model_of, slept, fault):
    with faulty(fault) as server:
        assert ask(HELLO, model_of(server)).text == "Who asks?"
    assert slept == [1]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (400, "refused (400: as told); check the model's name and its settings"),
        (401, "refused (401); put a valid key in the environment variable that key_variable names"),
        (403, "refused (403); the key may not use this model: take another of the two"),
        (404, "refused (404: as told); check base_url, which usually ends in /v1, and the model's"),
        (422, "refused (422: as told); check the model's name and its settings"),
    ],
)
def test_a_refusal_is_not_tried_again_and_says_what_to_do(model_of, slept, code, said):
    with faulty(status(code)) as server:
        assert sentence_of(server, model_of(server)).startswith(f"URL/chat/completions {said}")
    assert slept == [] and len(server.seen) == 1


@pytest.mark.parametrize("code", [400, 401, 403, 404, 500])
def test_a_server_that_quotes_the_key_is_not_quoted(model_of, monkeypatch, code):
    monkeypatch.setenv("SOME_KEY", "s3cret")
    fault = status(code, message="bad key\ns3cret" + "!" * 999)
    with faulty(fault) as server, pytest.raises(ModelError) as caught:
        ask(HELLO, model_of(server, key_variable="SOME_KEY", tries=1))
    shown = "".join(traceback.format_exception(caught.value))
    assert "s3cret" not in shown and len(str(caught.value)) < 500


@pytest.mark.parametrize("code", [301, 302, 307, 308])
def test_the_key_is_not_taken_to_another_address(model_of, monkeypatch, code):
    monkeypatch.setenv("SOME_KEY", "s3cret")
    with faulty() as elsewhere:
        away = {"Location": elsewhere.base_url + "/chat/completions"}
        with faulty(status(code, away)) as server:
            said = sentence_of(server, model_of(server, key_variable="SOME_KEY"))
    assert "sends us elsewhere" in said and elsewhere.seen == []


def test_what_is_not_json_is_said(model_of, tmp_path):
    with faulty(no_json) as server:
        said = sentence_of(server, model_of(server))
    assert said == "URL/chat/completions answered with something that is not JSON; check base_url"
    assert list((tmp_path / "cache").iterdir()) == []


@pytest.mark.parametrize("form", FORMS)
def test_json_in_another_form_is_said_and_not_kept(model_of, tmp_path, form):
    with faulty(body(form)) as server:
        said = sentence_of(server, model_of(server))
    assert "another form than the protocol's; check base_url" in said
    assert list((tmp_path / "cache").iterdir()) == []


def test_a_late_reply_is_not_asked_for_twice(model_of, slept):
    with faulty(slow) as server:
        said = sentence_of(server, model_of(server, timeout_s=0.1))
    assert said == (
        "URL/chat/completions gave no answer within 0.1 s; give the model a longer timeout_s"
    )
    assert slept == [] and len(server.seen) == 1


def test_a_reply_that_drips_is_late_as_a_whole(model_of, slept):
    # 40 bytes at 0.05 s are 2 s, each well within the limit
    with faulty(drips) as server:
        started = time.monotonic()
        said = sentence_of(server, model_of(server, timeout_s=0.2))
        assert time.monotonic() - started < 1
    assert "gave no answer within 0.2 s" in said
    assert slept == [] and len(server.seen) == 1


def test_a_server_that_does_not_run_is_said_at_once(model_of, slept):
    with faulty() as server:
        pass
    said = sentence_of(server, model_of(server))
    assert said.startswith("URL/chat/completions cannot be reached (")
    assert said.endswith("); check that the server runs, and base_url")
    assert slept == []


def test_a_reply_cut_off_at_its_limit_is_said_and_counted(model_of):
    fault = says("Switch on", "length", prompt_tokens=7, completion_tokens=2)
    with faulty(fault) as server, pytest.raises(ReplyError, match="a larger max_tokens") as caught:
        ask(HELLO, model_of(server))
    (reply,) = caught.value.replies
    assert (reply.tokens_in, reply.tokens_out, reply.source) == (7, 2, "server")


@pytest.mark.parametrize("text", [None, "", " \n"])
def test_an_empty_reply_is_said(model_of, text):
    with faulty(says(text)) as server, pytest.raises(ReplyError, match="the reply is empty"):
        ask(HELLO, model_of(server))


@pytest.mark.parametrize("fault", [says(" "), says("Switch on", "length")])
def test_a_reply_of_no_use_is_not_kept_so_the_next_run_asks_again(model_of, fault):
    with faulty(fault) as server:
        with pytest.raises(ReplyError):
            ask(HELLO, model_of(server))
        assert kept_reply(HELLO, model_of(server)) is None
        assert ask(HELLO, model_of(server)).source == "server"


def test_a_reply_of_no_use_that_is_in_the_cache_is_asked_for_again(model_of, tmp_path):
    with faulty() as server:
        ask(HELLO, model_of(server))
        (path,) = (tmp_path / "cache").iterdir()
        kept = path.read_text(encoding="utf-8")
        path.write_text(kept.replace("Who asks?", ""), encoding="utf-8")
        assert ask(HELLO, model_of(server)).source == "server"


@pytest.mark.parametrize("usage", [{}, {"prompt_tokens": "many"}, {"prompt_tokens": -1}])
def test_a_server_that_does_not_count_leaves_the_tokens_unknown(model_of, usage):
    with faulty(says("Me.", **usage)) as server:
        reply = ask(HELLO, model_of(server))
    assert (reply.tokens_in, reply.tokens_out) == (None, None)


def test_a_cache_that_cannot_be_written_is_said_before_anything_is_sent(model_of, tmp_path):
    (tmp_path / "cache").write_text("a file", encoding="utf-8")
    with faulty() as server:
        said = sentence_of(server, model_of(server))
    assert said.endswith("give the model another cache folder") and server.seen == []


def test_the_proxy_of_the_environment_is_not_asked_for_this_machine(model_of, monkeypatch):
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    monkeypatch.delenv("no_proxy", raising=False)
    with faulty() as server:
        assert ask(HELLO, model_of(server)).text == "Who asks?"


def test_the_proxy_of_the_environment_is_asked_for_others(monkeypatch, tmp_path):
    with faulty() as proxy:
        monkeypatch.setenv("http_proxy", proxy.base_url.removesuffix("/v1"))
        for name in ("no_proxy", "NO_PROXY"):
            monkeypatch.delenv(name, raising=False)
        ask(HELLO, Model("http://model.invalid/v1", "tiny", cache=tmp_path))
    assert proxy.seen[0][0] == "http://model.invalid/v1/chat/completions"
