// Merges concurrent edits of a text by the user and the app.
trifecta.part("merging", (page) => {
  "use strict";

  // Applies the user's edit of one text to another: see Session/PageField.swift.
  function merge(base, text, typed) {
    const [from, to] = page.alike(base, typed);
    const [start, end] = page.alike(base, text);
    const place = (index) => (index <= start ? index : text.length - Math.min(base.length - index, end));
    const after = Math.max(place(from), place(base.length - to));
    return text.slice(0, place(from)) + typed.slice(from, typed.length - to) + text.slice(after);
  }

  page.operations.merge = ([id, text, base]) => {
    const input = page.node(id);
    const field = page.fieldOf(input);
    const change = () => {
      const merged = merge(base, text, input.value);
      if (merged === text && !page.isAhead(input)) field.isEdited = false;
      page.setValue(input, merged);
    };
    // An active input method is not interrupted.
    if (field.isComposing) (field.late ??= []).push(change);
    else change();
  };
});
