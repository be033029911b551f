// Slides by key. Without this script the page shows all slides, one below the other.
(() => {
  const slides = [...document.querySelectorAll(".slide")];
  const body = document.body, number = document.getElementById("number");
  const said = document.getElementById("said");
  const button = (key) => document.querySelector(`nav [data-key="${key}"]`);
  let at = 0, told = false, peer = null;

  // The letters are as large as a slide's room allows, from a half to a third more than usual.
  // What is too full even for a half scrolls.
  function fit(slide) {
    const box = slide.querySelector(".fit");
    const over = () => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
    let low = 0.5, high = 1.33;
    slide.style.setProperty("--fit", high);
    if (!over()) return;
    for (let step = 0; step < 8; step++) {
      const middle = (low + high) / 2;
      slide.style.setProperty("--fit", middle);
      if (over()) high = middle; else low = middle;
    }
    slide.style.setProperty("--fit", low);
    if (over()) box.tabIndex = 0;
  }

  const later = (slide) => slide.querySelector(".later");
  const send = () => { if (peer && !peer.closed) peer.postMessage({ at, told }, "*"); };

  function show(to, tell, quiet) {
    at = Math.max(0, Math.min(to, slides.length - 1));
    told = tell || !later(slides[at]);
    slides.forEach((slide, n) => {
      slide.classList.toggle("here", n === at);
      slide.classList.toggle("told", n === at && told);
    });
    number.textContent = `${at + 1} / ${slides.length}`;
    history.replaceState(null, "", speaker() ? "#notes" : `#${at + 1}`);
    if (quiet) return;
    slides[at].focus({ preventScroll: !overview() });
    say(tell ? later(slides[at]) : null);
    send();
  }

  // A screen reader hears the slide when it gets the focus, and here what is shown after that.
  function say(shown) {
    const pictures = shown ? [...shown.querySelectorAll("img")].map((one) => one.alt) : [];
    said.textContent = shown ? [shown.textContent, ...pictures].join(" ") : "";
  }

  const speaker = () => body.classList.contains("speaker");
  const overview = () => body.classList.contains("overview");
  const on = () => (told ? show(at + 1, false) : show(at, true));
  const back = () => (told && later(slides[at]) ? show(at, false) : show(at - 1, true));

  function toggle(name, key) {
    button(key).setAttribute("aria-pressed", body.classList.toggle(name));
    slides.forEach((slide) => { slide.tabIndex = overview() ? 0 : -1; });
    slides[at].focus();
    if (overview()) slides[at].scrollIntoView({ block: "center" });
  }

  function notesWindow() {
    peer = window.open(`${location.href.split("#")[0]}#notes`, "", "width=1100,height=650");
    if (!peer) toggle("with-notes", "n");
  }

  const keys = {
    ArrowRight: on, ArrowDown: on, PageDown: on, " ": on, Enter: on,
    ArrowLeft: back, ArrowUp: back, PageUp: back, Backspace: back,
    Home: () => show(0, false), End: () => show(slides.length - 1, true),
    n: () => toggle("with-notes", "n"), s: notesWindow, p: () => toggle("overview", "p"),
    Escape: () => overview() && toggle("overview", "p"),
  };

  // The buttons are there for two seconds after a move of the mouse, a touch, or a key that is
  // not for going on or back. A screen reader finds them at any time.
  let rests = 0;
  function wake() {
    body.classList.add("awake");
    clearTimeout(rests);
    rests = setTimeout(() => body.classList.remove("awake"), 2000);
  }
  for (const name of ["pointermove", "pointerdown"]) addEventListener(name, wake);

  document.addEventListener("keydown", (event) => {
    if (![on, back].includes(keys[event.key])) wake();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onButton = event.target.closest("button"), onSlide = event.target.closest(".slide");
    if (onButton && (event.key === " " || event.key === "Enter")) return;
    if (event.target.classList.contains("fit") && /Arrow(Up|Down)|Page/.test(event.key)) return;
    if (overview() && onSlide && event.key === "Enter") { event.preventDefault(); return choose(onSlide); }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const does = event.key === " " && event.shiftKey ? back : keys[key];
    if (!does) return;
    event.preventDefault();
    does();
  });

  function choose(slide) {
    toggle("overview", "p");
    show(slides.indexOf(slide), false);
  }

  document.addEventListener("click", (event) => {
    const pressed = event.target.closest("nav button");
    if (pressed) return keys[pressed.dataset.key]();
    const slide = overview() && event.target.closest(".slide");
    if (slide) choose(slide);
  });

  addEventListener("message", (event) => {
    if (!event.data || !Number.isInteger(event.data.at)) return;
    peer = event.source;
    if (event.data.hello) send(); else show(event.data.at, event.data.told, true);
  });

  body.classList.add("live");
  slides.forEach(fit);
  if (location.hash === "#notes" && window.opener) {
    body.classList.add("speaker");
    peer = window.opener;
    peer.postMessage({ at: 0, hello: true }, "*");
  }
  show(Number(location.hash.slice(1)) - 1 || 0, false, speaker());
})();
