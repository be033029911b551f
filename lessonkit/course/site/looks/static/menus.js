// The lists beside a page open by key as by touch, and Escape closes them.
document.addEventListener("keydown", (event) => {
  const button = event.target.closest("label [role=button]");
  if (button && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    button.click();
  }
  if (event.key === "Escape") {
    document.querySelectorAll("#__navigation, #__toc").forEach((one) => { one.checked = false; });
  }
});
