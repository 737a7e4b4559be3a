// Keyboard shortcuts, paste buttons and share links.
trifecta.part("shortcuts", (page) => {
  "use strict";

  const on = page.listen;

  // A keyboard shortcut clicks a button in the topmost modal presentation.
  /** @param {string} key */
  const keyOf = (key) => (key === " " ? "Space" : key.length === 1 ? key.toLowerCase() : key);
  /** @param {KeyboardEvent} event */
  const nameOf = ({ key, metaKey, ctrlKey, altKey, shiftKey }) =>
    [(metaKey || ctrlKey) && "Command", altKey && "Alt", shiftKey && "Shift", keyOf(key)].filter(Boolean).join("+");
  // The target of the last press, until a key is pressed.
  /** @type {Element | null} */
  let pointed = null;
  on("pointerdown", ({ target }) => void (pointed = target), true);
  // The window gets the key before other listeners can stop it.
  window.addEventListener("keydown", () => (pointed = null), true);
  // The controls that have the focus because of a press. Keys with a shortcut do not press them.
  /** @type {WeakSet<Element>} */
  const clicked = new WeakSet();
  on("focusin", ({ target }) => {
    if (!pointed) clicked.delete(target);
    else if (target.contains(pointed) && !target.matches("input, select, textarea")) clicked.add(target);
  }, true);
  // Browsers press a button by Return on `keypress`, and by Space on `keyup`.
  for (const kind of /** @type {const} */ (["keypress", "keyup"])) {
    on(kind, (event) => {
      if (clicked.has(event.target) && buttonsFor(nameOf(event)).length) event.preventDefault();
    }, true);
  }

  // The visible buttons with a shortcut.
  /** @param {string} name */
  function buttonsFor(name) {
    const place = [...document.querySelectorAll("view-root > dialog:modal")].at(-1) ?? document;
    return [...place.querySelectorAll("[data-key]")].filter(
      (each) => each.dataset.key?.replace("Control", "Command") === name && each.checkVisibility(),
    );
  }
  /** @param {Element} button */
  const isEnabled = (button) => button.matches(":enabled");
  // A button may be disabled only because the server has not handled the typed text yet. The shortcut waits for it.
  /** @type {{ name: string, target: Element } | null} */
  let waiting = null;
  const isTyping = () => [...document.querySelectorAll("view-root :is(input, select, textarea)")].some(page.isAhead);
  function proceed() {
    if (!waiting || isTyping()) return;
    const { name, target } = waiting;
    waiting = null;
    const meant = buttonsFor(name).find(isEnabled);
    if (meant) meant.click();
    else if (name === "Enter" && target.matches("input:is([type=text], [type=password])")) page.sendPress(target, "submit");
  }
  page.on("applied", proceed);
  page.on("acknowledged", proceed);
  page.on("lost", () => (waiting = null));

  on("keydown", (event) => {
    if (event.isComposing || event.repeat) return;
    const { target } = event;
    const isPlain = !(event.metaKey || event.ctrlKey || event.altKey);
    // Return presses the focused control, unless a press has moved the focus.
    const takesReturn = target.closest?.("button, a, select, textarea, [data-tap]");
    if (event.key === "Enter" && isPlain && takesReturn && !clicked.has(takesReturn)) return;
    const name = nameOf(event);
    const buttons = buttonsFor(name);
    const meant = buttons.find(isEnabled);
    if (!meant && !(buttons.length && isTyping())) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (meant) meant.click();
    else if (page.isLive()) waiting = { name, target };
    else page.lose();
  }, true);

  on("click", async (event) => {
    const button = event.target.closest?.("[data-paste]");
    if (!button) return;
    event.stopPropagation();
    let text;
    try {
      text = page.wellFormed(await navigator.clipboard.readText());
    } catch {
      return page.say("This browser does not allow pasting here.", 3000);
    }
    if (!text) page.say("There is no text to paste.", 3000);
    else if (!page.isLive()) page.lose();
    else if (button.isConnected && page.ask("takes", button, text)) page.sendPress(button, "paste", text);
  }, true);

  on("click", async (event) => {
    const button = event.target.closest?.("button[data-share]");
    if (!button) return;
    event.stopPropagation();
    const text = button.dataset.share ?? "";
    try {
      if (navigator.share) return await navigator.share(/^https?:\S+$/.test(text) ? { url: text } : { text });
      await navigator.clipboard.writeText(text);
      page.say("Copied.", 2000);
    } catch (error) {
      // The user has cancelled sharing.
      if (!(error instanceof DOMException && error.name === "AbortError")) page.say("That cannot be shared here.", 3000);
    }
  }, true);
});
