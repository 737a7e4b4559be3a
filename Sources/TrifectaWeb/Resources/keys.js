// Tells of keys that are pressed while the focus is in a view which waits for them.
//
// A box says in `data-keys` when it is told, `d` for down, `r` for again and `u` for up, and which keys, with `!` those that are not for it
// where a control needs them; `*` for all of them. What
// becomes of a key is for the server to say, so one that was named is the view's, and does nothing else on the page.
trifecta.part("keys", (page) => {
  "use strict";

  const nameOf = (key) => (key === " " ? "Space" : key.length === 1 ? key.toLowerCase() : key);
  const scrolls = /^(Arrow|Page|Home|End|Space)/;
  const known = /^(.|Arrow(Up|Down|Left|Right)|Page(Up|Down)|Home|End|Space|Escape|Enter|Tab|Backspace|Delete)$/u;

  function press(event, phase) {
    const { target, key, isComposing, shiftKey, ctrlKey, altKey, metaKey } = event;
    const box = target.closest?.("view-root [data-keys]");
    if (!box || isComposing || !page.isLive()) return;
    const [phases, ...keys] = box.dataset.keys.split(" ");
    const name = nameOf(key);
    // What a control does with a key comes first, for those who say so.
    const isControls = target.matches("input, textarea, select") || (name === "Space" && target.matches("button, inner-button, a"));
    const isNamed = keys.includes(name) || (keys.includes(name + "!") && !isControls);
    if (!known.test(name) || !phases.includes(phase) || !(isNamed || keys.includes("*"))) return;
    const isTyped = target.matches("input, textarea, select") && (key.length === 1 || /^(Backspace|Delete)$/.test(key));
    if (isNamed ? !isTyped : scrolls.test(name) && !target.matches("input, textarea, select")) event.preventDefault();
    const held = shiftKey * 2 + ctrlKey * 4 + altKey * 8 + metaKey * 16;
    page.sendPress(box, "keyPress", [phase, held, key === " " ? "Space" : key].join(" "));
  }

  document.addEventListener("keydown", (event) => event.defaultPrevented || press(event, event.repeat ? "r" : "d"));
  document.addEventListener("keyup", (event) => press(event, "u"));
});
