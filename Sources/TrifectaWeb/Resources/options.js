// Choices that are all seen. See Resources/options.css.
trifecta.part("options", (page) => {
  "use strict";

  const wheels = "[data-style=wheel] > option-list";
  const on = (name, listener, options) => document.addEventListener(name, listener, options);

  // The thumb of choices side by side goes to the one that is chosen.
  function place(list) {
    const inputs = [...list.querySelectorAll("input")];
    list.style.setProperty("--n", inputs.length);
    const at = inputs.findIndex(({ checked }) => checked);
    list.style.setProperty("--at", Math.max(0, at));
    // A wheel is turned to it.
    if (at >= 0 && list.matches(wheels)) list.scrollTop = at * inputs[at].parentElement.offsetHeight;
  }
  on("input", ({ target }) => target.matches("option-list input") && place(target.closest("option-list")));

  const optionsIn = (element) => element.querySelector(":scope > option-list");
  const inputsIn = (list) => [...list.querySelectorAll("input")];

  // Whether the element is such a list. Who is ahead of the server keeps what he has chosen.
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

  // What a wheel comes to rest at is chosen.
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
