// Text fields: focus during clicks, the maximum length, and sending edits.
trifecta.part("typing", (page) => {
  "use strict";

  const typed = "input:is([type=text], [type=password]), textarea";
  // A click on a button does not remove the focus from a field, so that an on-screen keyboard remains open, unless the
  // button navigates. An active input method ends first.
  document.addEventListener("mousedown", (event) => {
    const { activeElement } = document;
    const isPress = event.target.closest("button:not([draggable] *, [data-goes], [data-choice])");
    if (isPress && activeElement?.matches(typed) && !page.fieldOf(activeElement).isComposing) event.preventDefault();
  });

  // MARK: Differences

  // Returns the length of the common prefix, and of the common suffix of the rest, without splitting surrogate pairs.
  /** @type {Events["alike"]} */
  function alike(one, other) {
    const most = Math.min(one.length, other.length);
    const isHalf = (/** @type {number} */ index, /** @type {number} */ half) => (one.charCodeAt(index) & 0xfc00) === half;
    let [start, end] = [0, 0];
    while (start < most && one[start] === other[start]) start++;
    if (isHalf(start - 1, 0xd800)) start--;
    while (start + end < most && one.at(-1 - end) === other.at(-1 - end)) end++;
    if (isHalf(one.length - end, 0xdc00)) end--;
    return [start, end];
  }
  page.on("alike", alike);

  // An edit of a long text is sent as the difference to the previous text: see Session/TypedTexts.swift.
  page.on("edit", (input, text) => {
    if (!input.matches(typed)) return [text];
    const field = page.fieldOf(input);
    const size = sizeOf(text);
    if (!fits(input, size, field.refused)) return null;
    const { text: base, sequence } = field;
    const [start, end] = base === undefined ? [0, 0] : alike(base, text);
    /** @type {Edit} */
    const edit = start + end < 64 ? [text] : [text.slice(start, text.length - end), sequence, start, end];
    field.text = text;
    // The cost in the server's rate limit, see Session/MessageRate.swift, determines the delay of the next edit.
    const cost = sizeOf(edit[0]) + size / 4;
    field.delay = cost < 2048 ? 0 : (cost / page.textLimit()) * 2000;
    return edit;
  });

  // The server does not have the previous text. The text is sent after the rest of the patch.
  page.operation("whole", ([id]) => {
    const input = /** @type {Field} */ (page.node(id));
    Object.assign(page.fieldOf(input), { text: undefined, isEdited: true, isUnsent: true });
    queueMicrotask(() => page.sendField(input));
  });

  // MARK: Limits

  const encoder = new TextEncoder();
  /** @param {string} text */
  const sizeOf = (text) => encoder.encode(text).length;
  /** @param {number} bytes */
  const amount = (bytes) => Math.ceil(bytes / 1024) + " KB";

  /** @param {Element} element @param {number} size */
  function fits(element, size, refused = Infinity) {
    const limit = Math.min(page.textLimit(), refused - 1);
    const isField = element.matches(typed);
    const advice = isField ? " " + page.word("Shorten it to go on.") : "";
    const template = page.word("This text is %1 too long: at most %2 fits here.");
    const excess = template.replace("%1", amount(size - limit)).replace("%2", amount(limit)) + advice;
    if (size > limit) note(element, excess, isField ? 0 : 5000);
    else if (isField) note(element, "");
    return size <= limit;
  }

  page.on("takes", (element, text) => fits(element, sizeOf(text)));

  // A refused text is too long, regardless of the limit that the server has reported.
  page.on("refuse", (element) => {
    if (!element) return;
    const isField = element.matches(typed);
    const { value } = /** @type {Field} */ (element);
    if (isField) Object.assign(page.fieldOf(element), { text: undefined, refused: sizeOf(value) });
    note(element, "This text is too long.", isField ? 0 : 5000);
  });

  // Prevents submitting a text that was not sent to the server.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches("input[aria-invalid]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  // MARK: Notes at controls

  /** @type {Map<Element, { paragraph: HTMLElement, timer?: number }>} Notes by element */
  const notes = new Map();

  /** @type {Events["note"]} */
  function note(element, text, forMilliseconds) {
    const known = notes.get(element);
    clearTimeout(known?.timer);
    if (!text) {
      if (known) forget(element);
      return;
    }
    const note = known ?? { paragraph: document.createElement("p"), timer: 0 };
    notes.set(element, note);
    const { paragraph } = note;
    const { lang, dir } = page.line;
    text = page.word(text);
    Object.assign(paragraph, { lang, dir, className: "note", role: "status", popover: "manual", id: "note" + page.idOf(element) });
    show(element, paragraph);
    // Live regions are announced when they change, not when they are inserted.
    setTimeout(() => {
      if (paragraph.textContent !== text) paragraph.textContent = text;
      place();
    });
    if (forMilliseconds) note.timer = setTimeout(forget, forMilliseconds, element);
  }
  page.on("note", note);

  /** @param {Element} element */
  function forget(element) {
    notes.get(element)?.paragraph.remove();
    notes.delete(element);
    for (const name of ["aria-invalid", "aria-errormessage"]) element.removeAttribute(name);
  }

  // The note is in front of everything, and in the same dialog as its element.
  /** @param {Element} element @param {Element} paragraph */
  function show(element, paragraph) {
    const layer = element.closest("dialog") ?? document.querySelector("main");
    if (paragraph.parentNode !== layer) layer?.append(paragraph);
    if (!paragraph.matches(":popover-open")) paragraph.showPopover();
    if (!element.matches(typed)) return;
    element.setAttribute("aria-invalid", "true");
    element.setAttribute("aria-errormessage", paragraph.id);
  }

  // Only documents without a window have no visual viewport.
  const viewport = /** @type {VisualViewport} */ (visualViewport);

  // Places notes below their element, or at the bottom of a tall element, within the visible area.
  function place() {
    const { height, width, offsetTop } = viewport;
    for (const [element, { paragraph }] of notes) {
      const { left, top, bottom } = element.getBoundingClientRect();
      const { offsetWidth, offsetHeight, style } = paragraph;
      style.visibility = bottom < 0 || top > offsetTop + height ? "hidden" : "";
      style.left = Math.max(8, Math.min(left, width - offsetWidth - 8)) + "px";
      const below = bottom - top >= 2 * offsetHeight ? bottom - offsetHeight - 6 : bottom + 6;
      style.top = Math.max(8, Math.min(below, offsetTop + height - offsetHeight - 8)) + "px";
    }
  }
  window.addEventListener("scroll", place, { capture: true, passive: true });
  window.addEventListener("resize", place);
  viewport.addEventListener("resize", place);
  page.on("applied", () => {
    for (const [element, { paragraph }] of notes) {
      if (element.isConnected) show(element, paragraph);
      else forget(element);
    }
    place();
  });
});
