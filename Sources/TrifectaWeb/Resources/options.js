// Pickers that show all options. See Resources/options.css.
trifecta.part("options", (page) => {
  "use strict";

  const wheels = "[data-style=wheel] > option-list";
  const on = (name, listener, options) => document.addEventListener(name, listener, options);

  // Moves the thumb of a segmented picker to the selected option.
  function place(list) {
    const inputs = [...list.querySelectorAll("input")];
    list.style.setProperty("--n", inputs.length);
    const at = inputs.findIndex(({ checked }) => checked);
    list.style.setProperty("--at", Math.max(0, at));
    // Scrolls a wheel to the selected option.
    if (at >= 0 && list.matches(wheels)) list.scrollTop = at * inputs[at].parentElement.offsetHeight;
  }
  on("input", ({ target }) => target.matches("option-list input") && place(target.closest("option-list")));

  const optionsIn = (element) => element.querySelector(":scope > option-list");
  const inputsIn = (list) => [...list.querySelectorAll("input")];

  // Selects an option. Returns whether the element is such a picker. A newer selection by the user is kept.
  page.choose = (element, value) => {
    const list = optionsIn(element);
    if (!list || inputsIn(list).some(page.isAhead)) return list;
    for (const input of inputsIn(list)) input.checked = input.value === value;
    place(list);
    return true;
  };

  page.setOption = (element, name, value) => {
    const list = optionsIn(element);
    if (list && name === "disabled") for (const input of inputsIn(list)) input.disabled = value !== null;
    if (list && name === "aria-label") list.setAttribute(name, value ?? "");
    return list && name === "aria-label";
  };

  // Selects the option at which a wheel has stopped.
  on("scrollend", ({ target }) => {
    if (!target.matches?.(wheels)) return;
    const inputs = [...target.querySelectorAll("input:enabled")];
    inputs[Math.round(target.scrollTop / inputs[0]?.parentElement.offsetHeight)]?.click();
  }, true);

  const placed = new WeakSet();
  page.turn = () => {
    for (const list of document.querySelectorAll(wheels)) if (!placed.has(list)) placed.add(list), place(list);
  };
  page.turn();
});
