// Fields that are typed into: what they keep of the focus, how long a text may be, and what of it is sent.
trifecta.part("typing", (page) => {
  "use strict";

  const typed = "input:is([type=text], [type=password]), textarea";
  // What is pressed leaves a field its focus, as a keyboard on a phone stays where it is, unless it leads away. An input method ends its
  // work first.
  document.addEventListener("mousedown", (event) => {
    const { activeElement } = document;
    if (event.target.closest("button:not([draggable] *, [data-goes], [data-choice])") && activeElement.matches(typed) && !page.fieldOf(activeElement).isComposing)
      event.preventDefault();
  });

  // MARK: Differences

  // How much is the same at the start of two texts, and how much of the rest at their ends, without half of a surrogate pair.
  page.alike = (one, other) => {
    const most = Math.min(one.length, other.length);
    const isHalf = (index, half) => (one.charCodeAt(index) & 0xfc00) === half;
    let [start, end] = [0, 0];
    while (start < most && one[start] === other[start]) start++;
    if (isHalf(start - 1, 0xd800)) start--;
    while (start + end < most && one.at(-1 - end) === other.at(-1 - end)) end++;
    if (isHalf(one.length - end, 0xdc00)) end--;
    return [start, end];
  };

  // An edit of a long text is sent as what it changes of the text before: see Session/TypedTexts.swift.
  page.edit = (input, text) => {
    if (!input.matches(typed)) return [text];
    const field = page.fieldOf(input);
    const size = sizeOf(text);
    if (!fits(input, size, field.refused)) return;
    const { text: base, sequence } = field;
    const [start, end] = base === undefined ? [0, 0] : page.alike(base, text);
    const edit = start + end < 64 ? [text] : [text.slice(start, text.length - end), sequence, start, end];
    field.text = text;
    // What the server counts of it, see Session/MessageRate.swift, at the rate that it allows for long.
    const cost = sizeOf(edit[0]) + size / 16;
    field.delay = cost < 2048 ? 0 : (cost / page.textLimit()) * 2000;
    return edit;
  };

  // The server does not have the text before. The rest of the patch is carried out first.
  page.operations.whole = ([id]) => {
    const input = page.node(id);
    Object.assign(page.fieldOf(input), { text: undefined, isEdited: true, isUnsent: true });
    queueMicrotask(() => page.sendField(input));
  };

  // MARK: Limits

  const encoder = new TextEncoder();
  const sizeOf = (text) => encoder.encode(text).length;
  const amount = (bytes) => Math.ceil(bytes / 1024) + " KB";

  function fits(element, size, refused = Infinity) {
    const limit = Math.min(page.textLimit(), refused - 1);
    const isField = element.matches(typed);
    if (size > limit) page.note(element, `This text is ${amount(size - limit)} too long: at most ${amount(limit)} fits here.${isField ? " Shorten it to go on." : ""}`, isField ? 0 : 5000);
    else if (isField) page.note(element, "");
    return size <= limit;
  }

  // Whether an element takes a text; where not, it says so there.
  page.takes = (element, text) => fits(element, sizeOf(text));

  // What was refused is too long, whatever the server has said of its limit.
  page.refuse = (element) => {
    if (!element) return;
    const isField = element.matches(typed);
    if (isField) Object.assign(page.fieldOf(element), { text: undefined, refused: sizeOf(element.value) });
    page.note(element, "This text is too long.", isField ? 0 : 5000);
  };

  // The text that the server has is not the one that is seen.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches("input[aria-invalid]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  // MARK: Notes at controls

  const notes = new Map(); // by the elements that they are about

  // Says something at an element, until something else or nothing is to be said, or for so many milliseconds.
  page.note = (element, text, forMilliseconds) => {
    const known = notes.get(element);
    clearTimeout(known?.timer);
    if (!text) return known && forget(element);
    const note = known ?? { paragraph: document.createElement("p") };
    notes.set(element, note);
    const { paragraph } = note;
    Object.assign(paragraph, { className: "note", role: "status", popover: "manual", id: "note" + page.idOf(element) });
    show(element, paragraph);
    // A region is spoken of when it changes, not when it comes.
    setTimeout(() => {
      if (paragraph.textContent !== text) paragraph.textContent = text;
      place();
    });
    if (forMilliseconds) note.timer = setTimeout(forget, forMilliseconds, element);
  };

  function forget(element) {
    notes.get(element).paragraph.remove();
    notes.delete(element);
    for (const name of ["aria-invalid", "aria-errormessage"]) element.removeAttribute(name);
  }

  // In front of everything, and part of the dialog that its element is in.
  function show(element, paragraph) {
    const layer = element.closest("dialog") ?? document.querySelector("main");
    if (paragraph.parentNode !== layer) layer.append(paragraph);
    if (!paragraph.matches(":popover-open")) paragraph.showPopover();
    if (!element.matches(typed)) return;
    element.setAttribute("aria-invalid", "true");
    element.setAttribute("aria-errormessage", paragraph.id);
  }

  // Below the element, or at the bottom of a tall one, and where there is no room, as far down as it is seen.
  function place() {
    const { height, width, offsetTop } = visualViewport;
    for (const [element, { paragraph }] of notes) {
      const { left, top, bottom } = element.getBoundingClientRect();
      const { offsetWidth, offsetHeight, style } = paragraph;
      style.visibility = bottom < 0 || top > offsetTop + height ? "hidden" : "";
      style.left = Math.max(8, Math.min(left, width - offsetWidth - 8)) + "px";
      const below = bottom - top >= 2 * offsetHeight ? bottom - offsetHeight - 6 : bottom + 6;
      style.top = Math.max(8, Math.min(below, offsetTop + height - offsetHeight - 8)) + "px";
    }
  }
  addEventListener("scroll", place, { capture: true, passive: true });
  for (const target of [globalThis, visualViewport]) target.addEventListener("resize", place);
  page.on("applied", () => {
    for (const [element, { paragraph }] of notes) {
      if (element.isConnected) show(element, paragraph);
      else forget(element);
    }
    place();
  });
});
