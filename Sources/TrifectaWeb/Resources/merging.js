// Merges concurrent edits of a text by the user and the app.
trifecta.part("merging", (page) => {
  "use strict";

  // Applies the user's edit of one text to another: see HostKit/TextChange.swift.
  /** @param {string} base @param {string} text @param {string} typed */
  function merge(base, text, typed) {
    const [from, to] = page.ask("alike", base, typed) ?? [0, 0];
    const [start, end] = page.ask("alike", base, text) ?? [0, 0];
    const place = (/** @type {number} */ index) => (index <= start ? index : text.length - Math.min(base.length - index, end));
    const after = Math.max(place(from), place(base.length - to));
    return text.slice(0, place(from)) + typed.slice(from, typed.length - to) + text.slice(after);
  }

  page.operation("merge", ([id, text, base]) => {
    const input = /** @type {Field} */ (page.node(id));
    const field = page.fieldOf(input);
    const change = () => {
      const merged = merge(base, text, input.value);
      if (merged === text && !page.isAhead(input)) field.isEdited = false;
      page.setValue(input, merged);
    };
    // An active input method is not interrupted.
    if (field.isComposing) (field.late ??= []).push(change);
    else change();
  });
});
