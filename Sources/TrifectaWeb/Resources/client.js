// Keeps a page live: sends user events, and applies the patches of the server.
//
// The server owns the state. The browser owns a field from the user's edit until the server has acknowledged it, so
// that typing over a slow connection loses no characters. See Protocol/ClientMessage.swift and Protocol/Patch.swift for
// the frames.
//
// Features that only some screens need are in separate scripts, see Page/PagePart.swift. Each registers handlers of
// events and operations with `page`, see Types/page.d.ts. A patch that needs a script waits until it is loaded.
// deno-lint-ignore no-unused-vars -- The scripts of parts use it.
const trifecta = (() => {
  "use strict";

  /** @template {Element} E @param {string} selector @returns {E} */
  const found = (selector) => /** @type {E} */ (document.querySelector(selector));

  const path = location.pathname.replace(/\/$/, "") + "/live";
  /** @type {Page["listen"]} */
  const listen = (name, listener, options) => document.addEventListener(name, listener, options);
  /** @type {HTMLElement} */
  const line = found("#line");
  /** @type {HTMLMetaElement} */
  const meta = found("meta[name=trifecta-token]");

  let token = meta.content;
  /** @type {WebSocket | null} */
  let socket = null;
  // Whether the WebSocket connection is open.
  let isOpen = false;
  // Whether the server has this page's elements, so that events may be sent.
  let joined = false;
  /** @type {(() => void) | null | undefined} Repeats a click from before the page was first joined; undefined after that */
  let early = null;
  // The session ID; empty before the first session.
  let session = "";
  // The newest applied patch, and the newest patch that was acknowledged.
  let applied = 0;
  let reported = 0;
  // The newest event that was sent, and the newest event that the server has handled.
  let sequence = 0;
  let acknowledged = 0;
  /** @type {UserEvent[]} Events that the server may not have received */
  let unacknowledged = [];
  // The maximum length of a text, in bytes.
  let textLimit = 0;
  // Matches as much of a text as fits into a message.
  let piece = /[^]+/g;
  // The connection attempts since the last success.
  let failures = 0;
  // The number of the last element. The next element has the next number, unless it states another.
  let numbered = 0;
  /** @type {{ [Timer in "reconnecting" | "reporting" | "doubting" | "showing"]?: number }} */
  const timers = {};

  /** @type {WeakMap<Element, FieldState>} The state of each field that the user has edited */
  const fields = new WeakMap();
  /** @param {Element} input @returns {FieldState} */
  const fieldOf = (input) => {
    const field = fields.get(input) ?? { sequence: 0 };
    fields.set(input, field);
    return field;
  };
  /** @param {FieldState} field */
  const isAhead = (field) => field.isUnsent || field.isComposing || field.sequence > acknowledged;

  /** @template {Element} E @param {string} selector @returns {E[]} */
  const inScreen = (selector) => [.../** @type {NodeListOf<E>} */ (document.querySelectorAll("view-root " + selector))];
  /** @returns {Field[]} */
  const fieldsInScreen = () => inScreen(":is(input, select, textarea)");
  // The server refers only to elements of the page. A request to scroll may be late; its part checks for the element.
  /** @param {number} id */
  const node = (id) => /** @type {HTMLElement} */ (document.getElementById("n" + id));
  /** @param {Element} element */
  const idOf = (element) => Number(element.id.slice(1));
  // An element may be inside boxes for its modifiers, which also contain backgrounds and overlays.
  /** @param {Element} element */
  const isBox = (element) => element.localName === "view-box" || element.localName === "view-row";
  // An element of the screen is inside the root.
  /** @param {Element} element */
  const around = (element) => /** @type {Element} */ (element.parentElement);
  // The name of a box's attribute is prefixed with `^` for each level of nesting.
  /** @param {string} path */
  const nameOf = (path) => path.replace(/^\^+/, "");
  /** @param {number} id @param {string} path */
  const box = (id, path) => {
    /** @type {Element} */
    let element = node(id);
    for (let level = path.length - nameOf(path).length; level > 0; level--) element = around(element);
    return element;
  };
  /** @param {number} id */
  const outer = (id) => {
    /** @type {Element} */
    let element = node(id);
    while (isBox(around(element))) element = around(element);
    return element;
  };
  // A form field may be part of an element.
  /** @param {Element} input */
  const elementOf = (input) => /** @type {Element} */ (input.closest("[id]"));
  /** @param {Element} element */
  const fieldIn = (element) =>
    /** @type {Field | null} */ (
      element.matches("input, textarea") ? element : element.querySelector(":scope > :is(input, select)")
    );
  /** @param {Field} input */
  const valueOf = (input) => (input.type === "checkbox" ? String(input.checked) : input.value);
  // A box always contains the element or another box of it.
  /** @param {Element} box */
  const inBox = (box) => /** @type {Element} */ ([...box.children].find((child) => child.localName !== "view-layer"));
  /** @param {Element} element @returns {Element} */
  const inner = (element) => (isBox(element) ? inner(inBox(element)) : element);
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  // Whether new elements may have to be measured.
  let isUnmeasured = false;
  /** @param {string} html */
  const fragment = (html) => {
    if (html.includes("data-measure")) isUnmeasured = true;
    const template = document.createElement("template");
    template.innerHTML = html;
    for (const element of template.content.querySelectorAll("[id]")) {
      numbered = element.id ? idOf(element) : numbered + 1;
      element.id = "n" + numbered;
    }
    return template.content;
  };

  // MARK: The status line

  /** @type {Record<string, string>} The texts of messages in the page's language, by their English texts */
  const words = JSON.parse(line.dataset.words ?? "{}");
  // Returns a message in the page's language, see Messages/WebMessage.swift. The caller replaces its placeholders.
  /** @type {Page["word"]} */
  const word = (text) => words[text] ?? text;

  /** @param {string} text @param {number} [forMilliseconds] */
  function say(text, forMilliseconds) {
    clearTimeout(timers.showing);
    line.textContent = word(text);
    line.hidden = !text;
    if (forMilliseconds) timers.showing = setTimeout(() => say(joined ? "" : notice), forMilliseconds);
  }
  const disconnected = "The server does not reply. Your input is kept.";
  /** @type {Record<number, string>} The messages for the user, by the close status of the connection */
  const notices = {
    1008: "The server closed the connection. Reconnecting soon.",
    1013: "The server is at capacity. Reconnecting soon.",
  };
  // The message about the connection.
  let notice = disconnected;

  // MARK: Messages to the server

  /** @param {ClientMessage} frame */
  const send = (frame) => socket?.send(JSON.stringify(frame));

  // The window size and the device traits: see Protocol/ClientDevice.swift.
  const wishes = ["color-scheme:dark", "reduced-motion:reduce", "contrast:more", "reduced-transparency:reduce"]
    .map((wish) => "prefers-" + wish)
    .concat("inverted-colors:inverted")
    .map((wish) => matchMedia(`(${wish})`));
  /** @returns {Device} */
  const device = () => [
    innerWidth,
    innerHeight,
    wishes.reduce((sum, { matches }, bit) => sum + (Number(matches) << bit), Number(document.hidden) << 5),
    Math.round(devicePixelRatio * 100),
    Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize) * 10),
    Intl.DateTimeFormat().resolvedOptions().timeZone ?? "",
  ];
  // The device that the server knows, and the timer of the next message about it.
  let told = "";
  /** @type {number | undefined} */
  let telling;
  function tellDevice() {
    clearTimeout(telling);
    telling = setTimeout(() => {
      if (!joined || told === String(device())) return;
      told = String(device());
      send(["device", ...device()]);
    }, 50);
  }
  for (const wish of wishes) wish.addEventListener("change", tellDevice);
  addEventListener("resize", tellDevice);
  listen("visibilitychange", tellDevice);

  // How the user came to the page: navigate, reload, back_forward or prerender.
  const arrival = /** @type {PerformanceNavigationTiming} */ (performance.getEntriesByType("navigation")[0])?.type ?? "";

  // Identifies the browser tab for scene storage, and for the state that the server restores.
  let scene = "";
  try {
    scene = sessionStorage.trifecta ??= Math.random().toString(36).slice(2);
  } catch {
    // If the browser does not allow storage, the tab has no scene ID.
  }

  /** @param {number} element @param {string} kind @param {[] | Edit} value */
  function sendEvent(element, kind, ...value) {
    /** @type {UserEvent} */
    const event = [++sequence, applied, element, kind, ...value];
    unacknowledged.push(event);
    transmit(event);
    clearTimeout(timers.reporting);
    awaitAcknowledgement();
  }

  // When an event is sent again, its number of the applied patch does not change. A text that exceeds the message limit
  // is sent in parts.
  /** @param {UserEvent} event */
  function transmit(event) {
    const pieces = event[4]?.match(piece) ?? [];
    for (const part of pieces.slice(0, -1)) send(["part", part]);
    /** @type {UserEvent} */
    const last = [...event];
    if (pieces.length) last[4] = pieces.at(-1);
    send(last);
    reported = Math.max(reported, event[1]);
  }

  // Browsers may not report that a connection is dead. If the server does not answer for this long, a new connection is
  // opened.
  function awaitAcknowledgement() {
    clearTimeout(timers.doubting);
    if (unacknowledged.length) timers.doubting = setTimeout(drop, 10000);
  }

  /** @param {Field} input */
  function sendField(input) {
    const field = fieldOf(input);
    field.isEdited = field.isUnsent = true;
    if (!joined || field.isComposing || field.pause) return;
    sendText(input, field);
    if (!field.delay) return;
    field.pause = setTimeout(() => {
      field.pause = 0;
      if (field.isUnsent) sendField(input);
    }, field.delay);
  }

  // The server rejects unpaired surrogates, which a broken paste may contain.
  /** @param {string} text */
  const wellFormed = (text) => text.replace(/\p{Cs}/gu, "\ufffd");

  /** @param {Field} input @param {FieldState} field */
  function sendText(input, field) {
    const text = wellFormed(valueOf(input));
    /** @type {Edit | null | undefined} */
    const value = page.ask("edit", input, text);
    if (value === null) return;
    field.isUnsent = false;
    sendEvent(idOf(elementOf(input)), input.dataset.event ?? "input", ...(value ?? [text]));
    field.sequence = sequence;
  }

  // Typed text is sent before a click.
  function sendUnsentFields() {
    for (const input of fieldsInScreen()) {
      const field = fields.get(input);
      // Unselected radio buttons send nothing.
      if (input.type === "radio" && !input.checked) continue;
      if (field?.isUnsent && !field.isComposing) sendText(input, field);
    }
  }

  for (const kind of /** @type {const} */ (["focusin", "focusout"])) {
    listen(kind, ({ target, relatedTarget }) => {
      for (let box = target.closest("[data-focus]"); box; box = around(box).closest("[data-focus]")) {
        if (joined && !box.contains(relatedTarget ?? null)) sendPress(box, "focus", String(kind === "focusin"));
      }
    });
  }

  // Returns the element of a box, and the level of the box around it.
  /** @param {Element} box @returns {[id: number, level: number]} */
  function locate(box) {
    let level = 0;
    for (; isBox(box); level++) box = inBox(box);
    return [idOf(box), level];
  }

  /** @param {Element} box @param {string} kind @param {string} [value] */
  function sendPress(box, kind, value) {
    sendUnsentFields();
    const [element, level] = locate(box);
    sendEvent(element, "^".repeat(level) + kind, .../** @type {[] | Edit} */ (value === undefined ? [] : [value]));
  }

  // Handles a click that cannot be sent. A click before the page was first joined is repeated on the same element when
  // it is live. The element is found by its text, because a window of an unexpected size may show other
  // elements in its place. After a disconnect, the screen may have changed, so the click is dropped.
  /** @param {Element} [pressed] */
  function lose(pressed) {
    if (!pressed || early === undefined) return say("The action was not sent.", 3000);
    const { localName, textContent, ariaLabel } = pressed;
    const namesakes = () =>
      inScreen(localName).filter((other) => other.textContent === textContent && other.ariaLabel === ariaLabel);
    const place = namesakes().indexOf(pressed);
    early = () => {
      const again = namesakes()[place];
      again ? again.click() : lose();
    };
  }

  function report() {
    clearTimeout(timers.reporting);
    if (applied - reported >= 8) acknowledge();
    else if (applied > reported) timers.reporting = setTimeout(acknowledge, 400);
  }

  function acknowledge() {
    if (!joined || applied === reported) return;
    reported = applied;
    send([applied]);
  }

  // A press of a container that is hit only because of its tooltip or hovering goes to the view behind it.
  /** @param {Element} element */
  const isHollow = (element) => getComputedStyle(element).pointerEvents === "visible";
  /** @param {MouseEvent} event */
  function passOn(event) {
    const { target, clientX, clientY } = event;
    if (!event.isTrusted || !(target instanceof Element)) return;
    if (!target.matches("view-root :is([title], [data-hover])") || !isHollow(target)) return;
    event.stopImmediatePropagation();
    const behind = document.elementsFromPoint(clientX, clientY).find((element) => !isHollow(element)) ?? root;
    if (behind instanceof HTMLElement && behind.matches("input, textarea")) behind.focus();
    const Copy = /** @type {typeof MouseEvent} */ (event.constructor);
    behind.dispatchEvent(new Copy(event.type, event));
  }
  addEventListener("pointerdown", passOn, true);
  addEventListener("click", passOn, true);

  listen("click", (event) => {
    const link = event.target.closest("view-root span a");
    if (link) return press(link, event);
    const pressed = event.target.closest("view-root :is(button, inner-button, input, select, textarea, [data-tap])");
    if (!pressed || pressed.matches("input, select, textarea")) return;
    if (page.ask("tap", pressed, event.detail)) return;
    if (!joined) return lose(pressed);
    // A button that is part of another element sends an event of that element, or selects an option.
    const { event: kind, choice } = pressed.dataset;
    // The handle for moving a row.
    if (kind === "move") return;
    const bar = choice && pressed.closest("tab-bar");
    if (bar) return sendPress(bar, "change", choice);
    sendPress(kind ? around(pressed) : pressed, kind ?? "tap");
    awaitFocus(document.activeElement);
  });

  // The app handles links. Browsers may open the addresses that they support in another tab.
  /** @param {Element} link @param {MouseEvent} event */
  function press(link, event) {
    if (link.hasAttribute("href") && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    const address = link.getAttribute("href") ?? link.dataset.link;
    if (joined) sendPress(elementOf(link), "openLink", address);
    else lose(link);
  }

  const anyField = "view-root :is(input, select, textarea)";
  listen("input", (event) => {
    const target = /** @type {Field} */ (event.target);
    const { inputType, data } = /** @type {InputEvent} */ (/** @type {Event} */ (event));
    if (submitted?.field === target) inputType === "insertText" ? (submitted.rest += data) : (submitted = null);
    if (target.matches(anyField) && !isHalf(target)) sendField(target);
  });
  // An incomplete date has no value.
  /** @param {Field} field */
  const isHalf = ({ type, value, validity }) => /^(date|time)/.test(type) && !(value && validity.valid);
  listen("focusout", ({ target }) => {
    const field = /** @type {Field} */ (target);
    if (isHalf(field)) sendField(field);
  });

  listen("compositionstart", ({ target }) => {
    if (target.matches("view-root :is(input, textarea)")) fieldOf(target).isComposing = true;
  });

  listen("compositionend", ({ target }) => {
    if (!target.matches("view-root :is(input, textarea)")) return;
    const input = /** @type {Field} */ (target);
    const field = fieldOf(input);
    field.isComposing = false;
    field.late?.forEach((change) => change());
    field.late = null;
    sendField(input);
  });

  // Marks keyboard navigation, so that fields show their focus too.
  const root = document.documentElement;
  listen("pointerdown", () => root.removeAttribute("data-by-keys"));

  listen("keydown", (event) => {
    const { target } = event;
    if (event.key === "Tab") root.setAttribute("data-by-keys", "");
    if (event.key === "Enter" && target.matches("view-root a[data-link]")) return target.click();
    if (/^(Enter| )$/.test(event.key) && target.matches("inner-button")) {
      event.preventDefault();
      return target.click();
    }
    const isField = target.matches("view-root input:is([type=text], [type=password])");
    if (event.key !== "Enter" || event.isComposing || !isField) return;
    if (!joined) return lose();
    sendPress(target, "submit");
    awaitFocus(target);
  });

  // Text that is typed after submitting a field or clicking a button is meant for the field that gets the focus as a
  // result, even if the connection is slow.
  const typed = "input:is([type=text], [type=password]), textarea";
  /** @type {{ field: Field, number: number, rest: string } | null} The text typed at the field's end after the event */
  let submitted = null;
  /** @param {Element | null} element */
  function awaitFocus(element) {
    const field = /** @type {Field} */ (element);
    submitted = field?.matches(typed) ? { field, number: sequence, rest: "" } : null;
  }
  /** @param {Element} element */
  function carryOn(element) {
    const { field, rest } = submitted ?? {};
    if (!field || !rest || field === element || !element.matches(typed)) return;
    if (field.isConnected && field.value.endsWith(rest)) {
      field.value = field.value.slice(0, -rest.length);
      sendField(field);
    }
    const next = /** @type {Field} */ (element);
    next.setRangeText(rest, next.value.length, next.value.length, "end");
    sendField(next);
  }

  // MARK: History

  // Each page and presentation has an entry in the browser's history, so that the browser's back navigation works. The
  // screen decides whether it navigates, and the history is updated accordingly.
  // Whether a history traversal is in progress.
  let travelling = false;
  /** @type {number[]} The events that request back navigation and that the server may not have handled */
  let leaving = [];
  /** @returns {number} */
  const left = () => history.state?.depth ?? 0;

  function follow() {
    if (travelling || !joined || unacknowledged.length) return;
    const wanted = page.ask("depth") ?? 0;
    for (let number = left() + 1; number <= wanted; number++) history.pushState({ depth: number }, "");
    if (left() > wanted) leave(left() - wanted);
  }

  // Chromium counts entries incorrectly after a reload during pushState: `go()` could leave the page.
  /** @param {number} ways */
  function leave(ways) {
    const { navigation } = self;
    const before = navigation?.entries().slice(0, navigation.currentEntry?.index);
    const own = before?.slice(1 + before.findLastIndex(({ url }) => url !== location.href));
    const entry = own?.at(-ways) ?? own?.[0];
    if (own && !entry) return history.replaceState(null, "");
    travelling = true;
    if (navigation && entry) navigation.traverseTo(entry.key).committed?.catch(() => (travelling = false));
    else history.go(-ways);
  }

  addEventListener("popstate", () => {
    const ways = (page.ask("depth") ?? 0) - left();
    if (travelling || ways < 0) {
      travelling = false;
      return follow();
    }
    leaving = leaving.filter((number) => number > acknowledged);
    for (let way = leaving.length; way < ways; way++) {
      const before = sequence;
      page.tell("goBack", way);
      if (sequence > before) leaving.push(sequence);
    }
  });

  // MARK: Patches from the server

  // A list of elements contains the first number, and then the differences between numbers.
  /** @template Value @param {Pairs<Value>} list @param {1 | 2} width @param {(id: number, value: Value) => void} act */
  function each(list, width, act) {
    for (let index = 0, id = 0; index < list.length; index += width) {
      act((id += /** @type {number} */ (list[index])), /** @type {Value} */ (list[index + 1]));
    }
  }

  /** @param {number} id */
  const siblingOf = (id) => (id ? outer(id) : null);
  /** @param {Pairs<string>} list */
  const text = (list) => each(list, 2, (id, text) => {
    const element = node(id);
    page.tell("exchange", element, text);
    element.textContent = text;
  });
  // The attributes that a form field inside an element gets. For a picker, that includes `aria-label`.
  const ofFields = ["disabled", "aria-label", "min", "max"];
  /** @type {{ [Name in keyof Operations]?: Performer<Name> }} */
  const operations = {
    value: (list) =>
      each(list, 2, (id, text) => {
        if (page.ask("choose", node(id), text)) return;
        const input = fieldIn(node(id));
        if (!input || isAhead(fieldOf(input))) return;
        fieldOf(input).isEdited = false;
        setValue(input, text);
      }),
    set: ([path, ...list]) =>
      each(list, 2, (id, value) => {
        const name = nameOf(path);
        const element = box(id, path);
        page.tell("touch", element);
        if (name === "data-symbol" || name === "data-effect") page.tell("exchange", element, value, name);
        const field = ofFields.includes(name) && fieldIn(element);
        if (page.ask("setOption", element, name, value)) return;
        if (field && name === "disabled") field.disabled = value !== null;
        else if (field && (name !== "aria-label" || field.matches("select"))) return field.setAttribute(name, value ?? "");
        if (name === "data-measure") isUnmeasured = true;
        // The list of tabs has the accessibility name of a tab bar.
        const named = (name === "aria-label" && element.querySelector(":scope > tab-list")) || element;
        if (value === null) named.removeAttribute(name);
        else named.setAttribute(name, value);
        if (name === "hidden") page.tell("cover", element, value !== null);
      }),
    insert: ([parent, ...list]) =>
      each(list, 2, (sibling, html) => {
        const content = fragment(html);
        const container = node(parent);
        const coming = [...content.children];
        page.tell("come", container, coming);
        container.insertBefore(content, siblingOf(sibling));
        page.tell("arrive", coming);
      }),
    options: ([id, html]) => {
      const picker = fieldIn(node(id));
      if (!picker) {
        const list = /** @type {Element} */ (node(id).firstElementChild);
        const active = /** @type {Field | null} */ (document.activeElement);
        const focused = active && list.contains(active) && (active.dataset.choice ?? active.value);
        list.replaceChildren(fragment(html));
        /** @type {Field | null} */
        const checked = list.querySelector("[checked]");
        page.ask("choose", node(id), checked?.value);
        if (focused) list.querySelector(`:is([data-choice="${focused}"], [value="${focused}"])`)?.focus();
        return;
      }
      const { value } = picker;
      picker.replaceChildren(fragment(html));
      if (isAhead(fieldOf(picker))) picker.value = value;
    },
    runs: ([id, html]) => {
      const runs = fragment(html);
      page.tell("exchange", node(id), runs.textContent);
      node(id).replaceChildren(runs);
    },
    move: (list) =>
      each(list, 2, (id, sibling) => {
        page.tell("own", outer(id));
        moveBefore(outer(id), siblingOf(sibling));
      }),
    remove: (list) => each(list, 1, (id) => page.ask("leave", id) || putAway(outer(id))),
    focus: (target) => (focused = target),
    again: ([id, html]) => rewrite(id, /** @type {Element} */ (fragment(html).firstElementChild)),
    render: ([id, html]) => {
      page.tell("render");
      document.getElementById("styles")?.remove();
      sheet.replaceSync("");
      // Elements that are being removed, and the status line, are not part of the rendered screen.
      document.querySelectorAll("view-root > dialog:not([id])").forEach((dialog) => dialog.remove());
      document.querySelector("main")?.append(line);
      morphChildren(node(id), fragment(html));
    },
    styles: (rules) => rules.forEach((rule) => sheet.insertRule(rule, sheet.cssRules.length)),
    need: () => {},
  };

  // Removes an element, unless a part removes it in its own way.
  /** @param {Element} element */
  function putAway(element) {
    if (!page.ask("putAway", element)) element.remove();
  }

  // Returns whether this page is in a frame without the focus.
  const isAside = () => self !== parent && !document.hasFocus();
  /** @type {Operations["focus"] | undefined} The element to focus after the patch */
  let focused;
  const focusable = "input, button, inner-button, select, textarea, a[href], [tabindex]";
  /** @param {Operations["focus"]} target */
  function moveFocus([id, stays]) {
    const element = id ? node(id) : null;
    const control = /** @type {Field | null | undefined} */ (
      element?.matches(focusable) ? element : (element?.querySelector(focusable) ?? element?.closest("[tabindex]"))
    );
    if (control) {
      control.focus({ preventScroll: !!stays || isAside() });
      // In a new field, the caret is before the text.
      if (control.selectionEnd === 0) control.setSelectionRange(control.value.length, control.value.length);
      carryOn(control);
    } else if (!id) document.activeElement?.blur();
  }

  // A page in a frame must not take the focus from the surrounding page.
  /** @param {() => void} act */
  function stayOut(act) {
    const held = isAside() ? parent.document.activeElement : null;
    act();
    if (!held || !document.hasFocus()) return;
    frameElement?.blur();
    held.focus({ preventScroll: true });
  }

  /** @param {Operation[]} patch */
  function apply(patch) {
    patch.forEach((operation, index) => {
      const [name, ...operands] = operation;
      // TypeScript does not relate the name and the operands of an operation. The type of `operation` does.
      const perform = /** @type {Performer<any> | undefined} */ (operations[/** @type {keyof Operations} */ (name)]);
      // The most common operation has no name.
      if (perform) perform(operands, patch.slice(index + 1), index);
      else text(/** @type {Pairs<string>} */ (operation));
    });
    page.tell("present");
    if (focused) moveFocus(focused);
    focused = undefined;
    // A patch may move elements that it does not change.
    page.tell("measure", isUnmeasured);
    isUnmeasured = false;
    page.tell("turn");
  }

  // The caret keeps its distance from the end of the text if the text after it is unchanged.
  /** @param {Field} input @param {string} text */
  function setValue(input, text) {
    if (valueOf(input) === text) return;
    if (input.type === "radio") return;
    if (input.type === "checkbox") input.checked = text === "true";
    else if (typeof input.selectionStart !== "number") input.value = text;
    else setText(input, text);
  }

  /** @param {Field} input @param {string} text */
  function setText(input, text) {
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    const rest = input.value.slice(end);
    input.value = text;
    if (document.activeElement !== input) return;
    const caret = text.endsWith(rest) ? text.length - rest.length : Math.min(start, text.length);
    input.setSelectionRange(caret, caret);
  }

  // A move must not remove the focus, which happens in browsers without `moveBefore`.
  /** @param {Element} element @param {Element | null} sibling @param {Element} [parent] */
  function moveBefore(element, sibling, parent = around(element)) {
    if (parent.moveBefore) return parent.moveBefore(element, sibling);
    const focused = document.activeElement;
    parent.insertBefore(element, sibling);
    if (element.contains(focused)) focused?.focus();
  }

  // Makes the children of `old` equal to the children of `fresh`. Elements of the same kind are kept, with their focus
  // and carets.
  /** @param {Element} old @param {ParentNode & Node} fresh */
  function morphChildren(old, fresh) {
    const kept = [...old.childNodes];
    const wanted = [...fresh.childNodes];
    wanted.forEach((child, index) => {
      if (!kept[index]) old.append(child);
      else replace(kept[index], child);
    });
    for (const child of kept.slice(wanted.length)) remove(child);
  }

  // Moves an element into new boxes. The element and its fields are kept.
  /** @param {number} id @param {Element} fresh */
  function rewrite(id, fresh) {
    const old = outer(id);
    const kept = node(id);
    const place = inner(fresh);
    page.tell("touch", kept);
    morph(kept, place);
    old.before(fresh);
    moveBefore(kept, place, around(place));
    place.remove();
    if (old !== kept) old.remove();
  }

  /** @param {ChildNode} old @param {ChildNode} fresh */
  function replace(old, fresh) {
    if (old.nodeName === fresh.nodeName) return morph(old, fresh);
    old.before(fresh);
    remove(old);
  }

  /** @param {ChildNode} old */
  function remove(old) {
    if (old instanceof Element) putAway(old);
    else old.remove();
  }

  /** @param {ChildNode} old @param {ChildNode} fresh */
  function morph(old, fresh) {
    if (!(old instanceof Element && fresh instanceof Element)) {
      old.nodeValue = fresh.nodeValue;
      return;
    }
    for (const { name } of [...old.attributes]) {
      // An open dialog remains open.
      if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name);
    }
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    const [field, wanted] = /** @type {Field[]} */ ([old, fresh]);
    // A list of options loses its value with its options, which may move into the old list.
    const text = valueOf(wanted);
    if (old.nodeName !== "INPUT") morphChildren(old, fresh);
    if (!old.matches("input, select, textarea")) return;
    // If the user has selected a radio button and the server has not handled that yet, the server's selection is
    // outdated.
    if (field.type === "radio" && ![...elementOf(old).querySelectorAll("input")].some(page.isAhead)) field.checked = wanted.checked;
    morphField(field, text);
  }

  /** @param {Field} input @param {string} text */
  function morphField(input, text) {
    const field = fields.get(input);
    if (field && isAhead(field)) return;
    setValue(input, text);
  }

  // MARK: Parts

  /** @type {Set<string>} The names, without versions, of loaded files */
  const loaded = new Set();
  /** @param {string} address */
  const nameOfFile = (address) => address.replace(/.*\/|-\w+(?=\.)/g, "");
  // A style sheet that failed to load exists without rules, and accessing its rules throws.
  /** @param {CSSStyleSheet} sheet */
  const hasRules = (sheet) => {
    try {
      return sheet.cssRules.length > 0;
    } catch {
      return false;
    }
  };
  /** @param {string} address */
  const isHere = (address) => {
    const name = nameOfFile(address);
    const isLinked = (/** @type {CSSStyleSheet} */ { href }) => href && nameOfFile(href) === name;
    return loaded.has(name) || [...document.styleSheets].some((sheet) => isLinked(sheet) && hasRules(sheet));
  };
  const { nonce, dataset } = /** @type {HTMLScriptElement} */ (document.currentScript);
  /** @type {ServerMessage[] | null} Messages that wait for parts */
  let awaited = null;

  /** @param {string} address */
  function load(address) {
    return new Promise((resolve, reject) => {
      const element = document.createElement(address.endsWith("js") ? "script" : "link");
      Object.assign(element, { nonce, rel: "stylesheet", onload: resolve });
      element.onerror = () => {
        element.remove();
        reject();
      };
      if (element instanceof HTMLScriptElement) element.src = address;
      else element.href = address;
      document.head.append(element);
    });
  }

  // Loads a script when something is scrolled. If the connection is lost, it is loaded at the next scroll.
  /** @param {string} [address] */
  const loadAtScroll = (address) => listen("scroll", () => loadNow(address), { capture: true, once: true });
  /** @param {string} [address] @returns {void} */
  const loadNow = (address = "") => void load(address).catch(() => loadAtScroll(address));

  // Browsers with scroll anchoring preserve the scroll position without the script, unless there are long lists.
  if (!CSS.supports("overflow-anchor", "auto")) loadNow(dataset.keep);
  // Scroll positions matter as soon as something has been scrolled, and to a page to which the user returns.
  if (/^(r|b)/.test(arrival)) loadNow(dataset.offsets);
  else loadAtScroll(dataset.offsets);

  // Patches are applied in order, so patches after a waiting one wait too. After a reconnect they are sent again.
  /** @param {string[]} addresses @param {ServerMessage[]} frames */
  async function fetchParts(addresses, frames) {
    awaited = frames;
    const line = socket;
    const results = await Promise.allSettled(addresses.map(load));
    if (awaited !== frames) return;
    if (results.some(({ status }) => status === "rejected")) {
      setTimeout(() => awaited === frames && drop(), 1000);
      return;
    }
    awaited = null;
    for (const frame of frames) if (socket === line) receive(frame);
  }

  /** @param {ServerMessage} frame @returns {unknown} */
  function receive(frame) {
    if (awaited) return awaited.push(frame);
    const last = frame.at(-1);
    const needed = Array.isArray(last) && last[0] === "need" ? /** @type {string[]} */ (last.slice(1)) : [];
    const missing = needed.filter((address) => !isHere(address));
    if (missing.length) return fetchParts(missing, [frame]);
    if (frame[0] === "joined") return begin(frame);
    const [number, handled = number, ...patch] = frame;
    acknowledged = Math.max(acknowledged, handled);
    unacknowledged = unacknowledged.filter(([sequence]) => sequence > acknowledged);
    awaitAcknowledgement();
    if (frame.length < 2 || number <= applied) {
      page.tell("acknowledged");
      return follow();
    }
    applied = number;
    try {
      stayOut(() => {
        page.tell("before");
        apply(patch);
        page.tell("after", patch.some(([name]) => name === "render"));
        page.tell("endPass");
        page.tell("settled");
        page.tell("applied");
      });
      if (submitted && submitted.number < acknowledged) submitted = null;
    } catch (error) {
      // The page differs from the server's state: request the whole screen.
      // deno-lint-ignore no-console -- The error has no other place, and browser tests fail on it.
      console.error(error);
      applied = reported = 0;
      return drop();
    }
    failures = 0;
    if (!joined) goLive();
    follow();
    report();
  }

  // MARK: The connection

  /** @param {Extract<ServerMessage, ["joined", ...unknown[]]>} message */
  function begin([, id, handled, messageLimit, mostText, name]) {
    textLimit = mostText;
    // A character takes at most six bytes in JSON, and the rest of an event less than 600.
    piece = RegExp(`.{1,${Math.max(1, (messageLimit / 6 - 100) | 0)}}`, "gsu");
    const isNew = id !== session;
    const isLost = isNew && session && name === undefined;
    if (name) scene = sessionStorage.trifecta = name;
    session = id;
    acknowledged = handled;
    if (isNew) {
      // The server does not know this page. Only text that the user has typed is preserved.
      sequence = applied = reported = 0;
      unacknowledged = [];
      for (const input of fieldsInScreen()) {
        const field = fields.get(input);
        if (field) Object.assign(field, { sequence: 0, text: undefined, isUnsent: field.isEdited });
      }
    } else {
      unacknowledged = unacknowledged.filter(([sequence]) => sequence > acknowledged);
      unacknowledged.forEach(transmit);
      goLive();
    }
    if (isLost) say("The session has ended. Your input is kept.", 5000);
    else say("");
  }

  // From now on, the server has the elements of this page, so events may be sent.
  function goLive() {
    joined = true;
    page.tell("live");
    document.documentElement.dataset.line = "live";
    sendUnsentFields();
    awaitAcknowledgement();
    follow();
    const press = early;
    early = undefined;
    press?.();
  }

  function connect() {
    clearTimeout(timers.reconnecting);
    if (socket) return;
    socket = new WebSocket(location.origin.replace(/^http/, "ws") + path);
    isOpen = false;
    socket.onopen = () => {
      isOpen = true;
      const address = location.search || location.hash ? location.href : "";
      told = String(device());
      const isReturning = !session && /^(r|b)/.test(arrival);
      send(["join", token, session, applied, ...device(), scene, address.length > 400 ? "" : address, Number(isReturning)]);
    };
    socket.onmessage = ({ data }) => receive(JSON.parse(data));
    socket.onclose = ({ code }) => lost(code);
  }

  // Closing a dead connection may take minutes, so it is abandoned immediately.
  function drop() {
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
    lost();
  }

  /** @param {number} [code] */
  function lost(code) {
    const wasJoined = joined;
    socket = null;
    joined = false;
    awaited = null;
    page.tell("lost");
    early = undefined;
    // Events of unfinished pointer gestures are dropped. If they were sent again, the server would see a start without
    // an end.
    unacknowledged = unacknowledged.filter(([, , , kind]) => !/^\^*(press|hover|hold|editing|dragged|drop|offers)/.test(kind));
    // A message that was too long would be refused again.
    const refused = code === 1009 && unacknowledged.find(([, , , , text]) => text && text.length > 999);
    if (refused) {
      unacknowledged = unacknowledged.filter((event) => event !== refused);
      page.tell("refuse", node(refused[2]));
    }
    clearTimeout(timers.doubting);
    clearTimeout(timers.reporting);
    document.documentElement.dataset.line = "cut";
    notice = notices[code ?? 0] ?? disconnected;
    // Keep a message that is already shown.
    if (wasJoined) setTimeout(() => joined || (line.hidden && say(notice)), 300);
    else say(notice);
    if (!isOpen) askWhy();
    failures = code === 4401 ? Math.max(failures, 2) : failures + 1;
    const isSentAway = code === 1008 || code === 1013;
    timers.reconnecting = setTimeout(retry, isSentAway ? spread(5000) : pause());
  }

  // Browsers do not report why a connection was refused, so the server is asked.
  async function askWhy() {
    try {
      const response = await fetch(path, { method: "POST" });
      if (joined || (response.status !== 403 && response.status !== 421)) return;
      notice = await response.text();
      document.documentElement.dataset.line = "refused";
      say(notice);
    } catch {
      // Without a response, the page is offline, which the status line already states.
    }
  }

  // Pages that were disconnected at the same time do not return at the same time.
  /** @param {number} time */
  const spread = (time) => time * (0.75 + Math.random() / 2);
  const pause = () => spread(Math.min(5000, 125 * 2 ** failures));

  // After several failures, the token may be invalid, for example because the server has restarted. Fetch a new token.
  async function retry() {
    if (failures > 1) {
      try {
        const response = await fetch(location.href, { headers: { accept: "text/html" } });
        // Parsing it as a document would check its styles against this page's policy.
        const [, newToken] = /trifecta-token content="([^"]*)/.exec(await response.text()) ?? [];
        if (!newToken) throw Error("The page has no token.");
        token = newToken;
      } catch {
        failures += 1;
        clearTimeout(timers.reconnecting);
        timers.reconnecting = setTimeout(retry, pause());
        return;
      }
    }
    connect();
  }

  addEventListener("online", () => socket || connect());
  addEventListener("offline", drop);
  addEventListener("pageshow", ({ persisted }) => persisted && connect());
  addEventListener("pagehide", ({ persisted }) => {
    if (joined && !persisted) send(["leave"]);
    if (persisted) drop();
  });

  // MARK: Interface for parts

  /** @type {{ [Name in keyof Events]?: Events[Name][] }} */
  const handlers = {};
  // All handlers of an event. TypeScript cannot check their arguments here; the declarations in `Page` have the types.
  /** @param {keyof Events} event @returns {Function[]} */
  const handlersOf = (event) => handlers[event] ?? [];
  /** @type {Page} */
  const page = {
    part(name, begin) {
      if (loaded.has(name + ".js")) return;
      loaded.add(name + ".js");
      begin(page);
    },
    on: (event, handler) => void (/** @type {Record<string, unknown[]>} */ (handlers)[event] ??= []).push(handler),
    tell(event, ...values) {
      for (const handle of handlersOf(event)) handle(...values);
    },
    ask(event, ...values) {
      for (const handle of handlersOf(event)) {
        const result = handle(...values);
        if (result !== undefined) return result;
      }
      return undefined;
    },
    operation(name, perform) {
      if (operations[name]) throw Error(`Two scripts implement the operation "${name}".`);
      /** @type {Record<string, unknown>} */ (operations)[name] = perform;
    },
    isLive: () => joined,
    session: () => session,
    isBusy: () => unacknowledged.length > 8,
    isWaiting: () => unacknowledged.length > 0,
    isAhead: (input) => isAhead(fieldOf(input)),
    textLimit: () => textLimit,
    ...{ box, each, fieldOf, follow, idOf, line, listen, locate, lose, node, outer },
    ...{ say, send, sendEvent, sendField, sendPress, setValue, wellFormed, word },
  };

  // At this event, the parts of the initial page are loaded, and the user may already have typed text or selected
  // options. After a reload, the browser restores old values of fields, which are ignored.
  addEventListener("DOMContentLoaded", () => {
    const isNew = arrival === "navigate";
    for (const input of fieldsInScreen()) {
      if (isNew && input.value !== input.defaultValue && typeof input.selectionEnd === "number") sendField(input);
      if (isNew && input.checked !== input.defaultChecked) sendField(input);
    }
    connect();
  });
  return page;
})();
