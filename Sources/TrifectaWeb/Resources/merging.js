// Texts that a person and the program change at the same time.
trifecta.part("merging", (page) => {
  "use strict";

  // What a person has made of a text, made of the one that is in its place: see Session/PageField.swift.
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
    // An input method that is at work is not disturbed.
    if (field.isComposing) (field.late ??= []).push(change);
    else change();
  };
});
