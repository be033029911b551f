"use strict";
// The page says all without this: it sorts the class, unfolds, and opens what a link points at.
const reveal = (target) => {
  for (let at = target; at; at = at.parentElement) if (at.tagName === "DETAILS") at.open = true;
  target?.scrollIntoView();
};
const follow = () => reveal(document.getElementById(decodeURIComponent(location.hash.slice(1))));
addEventListener("hashchange", follow);
if (location.hash) follow();

const body = document.querySelector("#heat tbody");
const byName = [...body.rows];
const byPassed = [...byName].sort((a, b) => a.dataset.passed - b.dataset.passed);
document.querySelector("#order").addEventListener("change", (event) => {
  body.append(...(event.target.value === "name" ? byName : byPassed));
});

for (const button of document.querySelectorAll("button[data-of]")) {
  button.addEventListener("click", () => {
    const of = `#${button.dataset.of}`;
    const folds = document.querySelectorAll(`${of} > details, ${of} > section > details`);
    const opened = button.textContent === "Unfold all";
    for (const fold of folds) fold.open = opened;
    button.textContent = opened ? "Fold all" : "Unfold all";
  });
}
for (const tools of document.querySelectorAll(".tools")) tools.hidden = false;
