// Pickers that show all options. See Resources/options.css.
trifecta.part("options", (page) => {
  "use strict";

  const wheels = "[data-style=wheel] > option-list";
  const on = page.listen;

  // Moves the thumb of a segmented picker to the selected option.
  /** @param {Element} list */
  function place(list) {
    const inputs = inputsIn(list);
    list.style.setProperty("--n", String(inputs.length));
    const at = inputs.findIndex(({ checked }) => checked);
    list.style.setProperty("--at", String(Math.max(0, at)));
    // Scrolls a wheel to the selected option.
    if (at >= 0 && list.matches(wheels)) list.scrollTop = at * heightOf(inputs[at]);
  }
  on("input", ({ target }) => {
    const list = target.matches("option-list input") && target.closest("option-list");
    if (list) place(list);
  });

  /** @param {Element} element */
  const optionsIn = (element) => element.querySelector(":scope > option-list");
  /** @param {Element} list */
  const inputsIn = (list) => [...list.querySelectorAll("input")];

  // The height of an option is the height of its label.
  /** @param {Element | undefined} input */
  const heightOf = (input) => input?.parentElement?.offsetHeight ?? 0;

  // A newer selection by the user is kept.
  page.on("choose", (element, value) => {
    const list = optionsIn(element);
    if (!list) return false;
    if (inputsIn(list).some(page.isAhead)) return true;
    for (const input of inputsIn(list)) input.checked = input.value === value;
    place(list);
    return true;
  });

  page.on("setOption", (element, name, value) => {
    const list = optionsIn(element);
    if (list && name === "disabled") for (const input of inputsIn(list)) input.disabled = value !== null;
    if (list && name === "aria-label") list.setAttribute(name, value ?? "");
    return !!list && name === "aria-label";
  });

  // Selects the option at which a wheel has stopped.
  on("scrollend", ({ target }) => {
    if (!target.matches?.(wheels)) return;
    const inputs = [...target.querySelectorAll("input:enabled")];
    inputs[Math.round(target.scrollTop / heightOf(inputs[0]))]?.click();
  }, true);

  const placed = new WeakSet();
  function turn() {
    for (const list of document.querySelectorAll(wheels)) {
      if (placed.has(list)) continue;
      placed.add(list);
      place(list);
    }
  }
  page.on("turn", turn);
  turn();
});
