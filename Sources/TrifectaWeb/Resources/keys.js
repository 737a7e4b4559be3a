// Reports keys that are pressed while the focus is in a view with a key handler.
//
// `data-keys` contains the phases that are handled (`d` down, `r` repeat, `u` up), and the keys; `*` for all keys. A
// key with `!` is not reported if the focused control needs it. The server decides whether a key is handled. Keys that
// are listed by name have no other effect on the page.
trifecta.part("keys", (page) => {
  "use strict";

  /** @param {string} key */
  const nameOf = (key) => (key === " " ? "Space" : key.length === 1 ? key.toLowerCase() : key);
  const scrolls = /^(Arrow|Page|Home|End|Space)/;
  const known = /^(.|Arrow(Up|Down|Left|Right)|Page(Up|Down)|Home|End|Space|Escape|Enter|Tab|Backspace|Delete)$/u;

  /** @param {Aimed<KeyboardEvent>} event @param {"d" | "r" | "u"} phase */
  function press(event, phase) {
    const { target, key, isComposing, shiftKey, ctrlKey, altKey, metaKey } = event;
    const box = target.closest?.("view-root [data-keys]");
    if (!box?.dataset.keys || isComposing || !page.isLive()) return;
    const [phases, ...keys] = box.dataset.keys.split(" ");
    const name = nameOf(key);
    // The control takes precedence for keys with `!`.
    const isControls = target.matches("input, textarea, select") || (name === "Space" && target.matches("button, inner-button, a"));
    const isNamed = keys.includes(name) || (keys.includes(name + "!") && !isControls);
    if (!known.test(name) || !phases.includes(phase) || !(isNamed || keys.includes("*"))) return;
    const isTyped = target.matches("input, textarea, select") && (key.length === 1 || /^(Backspace|Delete)$/.test(key));
    if (isNamed ? !isTyped : scrolls.test(name) && !target.matches("input, textarea, select")) event.preventDefault();
    const held = Number(shiftKey) * 2 + Number(ctrlKey) * 4 + Number(altKey) * 8 + Number(metaKey) * 16;
    page.sendPress(box, "keyPress", [phase, held, key === " " ? "Space" : key].join(" "));
  }

  document.addEventListener("keydown", (event) => event.defaultPrevented || press(event, event.repeat ? "r" : "d"));
  document.addEventListener("keyup", (event) => press(event, "u"));
});
