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
  // A touch also focuses its button. Return triggers a shortcut then, and presses a button that was focused otherwise.
  /** @type {Element | null | undefined} */
  let touched;
  on("pointerdown", ({ target, pointerType }) => {
    touched = pointerType === "touch" ? target.closest?.("button") : null;
  }, true);
  on("focusin", ({ target }) => {
    if (target !== touched) touched = null;
  }, true);
  on("keydown", (event) => {
    if (event.isComposing || event.repeat) return;
    const isPlain = !(event.metaKey || event.ctrlKey || event.altKey);
    const takesReturn = event.target.closest?.("button, a, select, textarea, [data-tap]");
    if (event.key === "Enter" && isPlain && takesReturn && takesReturn !== touched) return;
    const name = nameOf(event);
    const place = [...document.querySelectorAll("view-root > dialog:modal")].at(-1) ?? document;
    const meant = [...place.querySelectorAll("[data-key]:enabled")].find(
      (each) => each.dataset.key?.replace("Control", "Command") === name && each.checkVisibility(),
    );
    if (!meant) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    meant.click();
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
