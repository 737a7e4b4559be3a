// What controls in styles do that HTML has no elements for. See Resources/styles.css.
trifecta.part("styles", (page) => {
  "use strict";

  const wheels = "[data-style=wheel] > option-list";
  const on = (name, listener, options) => document.addEventListener(name, listener, options);

  // A button that looks otherwise while it is pressed is told of that, by pointers and by keys.
  let held = null;
  function hold(button) {
    if (button === held) return;
    if (held?.isConnected && page.isLive()) page.sendPress(held, "hold", "false");
    held = button;
    if (held && page.isLive()) page.sendPress(held, "hold", "true");
  }
  const pressed = (target) => target.closest?.("view-root button[data-style=custom]:enabled") ?? null;
  on("pointerdown", ({ target, button }) => button || hold(pressed(target)));
  on("keydown", ({ key, target }) => (key === " " || key === "Enter") && hold(pressed(target)));
  for (const name of ["pointerup", "pointercancel", "keyup", "focusout"]) on(name, () => hold(null), true);

  // A field that asks for it is told while a person types into it.
  const tell = (isEditing) => ({ target }) => {
    if (target.matches?.("view-root [data-editing]") && page.isLive()) page.sendPress(target, "editing", String(isEditing));
  };
  on("focusin", tell(true));
  on("focusout", tell(false));

  // Keys stand for presses, of what is in front.
  const keyOf = (key) => (key === " " ? "Space" : key.length === 1 ? key.toLowerCase() : key);
  const nameOf = ({ key, metaKey, ctrlKey, altKey, shiftKey }) =>
    [(metaKey || ctrlKey) && "Command", altKey && "Alt", shiftKey && "Shift", keyOf(key)].filter(Boolean).join("+");
  on("keydown", (event) => {
    if (event.isComposing || event.repeat) return;
    if (event.key === "Enter" && event.target.closest?.("button, a, select, textarea, [data-tap]")) return;
    const name = nameOf(event);
    const place = [...document.querySelectorAll("view-root > dialog[open]")].at(-1) ?? document;
    const meant = [...place.querySelectorAll("[data-key]:enabled")].find(
      (each) => each.dataset.key.replace("Control", "Command") === name && each.checkVisibility(),
    );
    if (!meant) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    meant.click();
  }, true);

  on("click", async (event) => {
    const button = event.target.closest?.("button[data-share]");
    if (!button) return;
    event.stopPropagation();
    const text = button.dataset.share;
    try {
      if (navigator.share) return await navigator.share(/^https?:\S+$/.test(text) ? { url: text } : { text });
      await navigator.clipboard.writeText(text);
      page.say("Copied.", 2000);
    } catch (error) {
      // Who thought better of it has been asked already.
      if (error.name !== "AbortError") page.say("That cannot be shared here.", 3000);
    }
  }, true);

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
