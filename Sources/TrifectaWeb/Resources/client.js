// Keeps a page live: sends user events, and applies the patches of the server.
//
// The server owns the state. The browser owns a field from the user's edit until the server has acknowledged it, so
// that typing over a slow connection loses no characters. See Protocol/ClientMessage.swift and Protocol/Patch.swift for
// the frames.
//
// Features that only some screens need are in separate scripts, see Page/PagePart.swift. Each of them replaces no-op
// functions of `page` below. A patch that needs a script waits until it is loaded.
const trifecta = (() => {
  "use strict";

  const path = location.pathname.replace(/\/$/, "") + "/live";
  const line = document.getElementById("line");

  let token = document.querySelector("meta[name=trifecta-token]").content;
  let socket = null;
  let isOpen = false; // whether the WebSocket connection is open
  let joined = false; // whether the server has this page's elements, so that events may be sent
  let early = null; // repeats a click from before the page was first joined; undefined after that
  let session = ""; // the session ID; empty before the first session
  let applied = 0; // the newest applied patch
  let reported = 0; // the newest patch that was acknowledged
  let sequence = 0; // the newest event that was sent
  let acknowledged = 0; // the newest event that the server has handled
  let unacknowledged = []; // possibly unreceived events: [sequence, applied, element, kind, value?, …], see ClientMessage
  let textLimit = 0; // the maximum length of a text, in bytes
  let piece; // matches as much of a text as fits into a message
  let failures = 0; // connection attempts since the last success
  let numbered; // the number of the last element; the next element has the next number, unless it states another
  let reconnecting, reporting, doubting, showing; // timers

  // The state of each field that the user has edited. sequence: the event with the newest edit; isUnsent: whether there
  // is an edit that was not sent; isEdited: whether the value comes from the user; isComposing: whether an input method
  // is active; text: the text of that event; delay: the milliseconds until the next event may be sent, because the
  // server limits bytes per second; pause: the timer of that delay; late: changes that are deferred until the input
  // method ends.
  const fields = new WeakMap();
  const fieldOf = (input) => {
    if (!fields.has(input)) fields.set(input, { sequence: 0 });
    return fields.get(input);
  };
  const isAhead = (field) => field.isUnsent || field.isComposing || field.sequence > acknowledged;

  const inScreen = (selector) => [...document.querySelectorAll("view-root " + selector)];
  const node = (id) => document.getElementById("n" + id);
  const idOf = (element) => Number(element.id.slice(1));
  // An element may be inside boxes for its modifiers, which also contain backgrounds and overlays.
  const isBox = (element) => element.localName === "view-box" || element.localName === "view-row";
  // The name of a box's attribute is prefixed with `^` for each level of nesting.
  const nameOf = (path) => path.replace(/^\^+/, "");
  const box = (id, path) => {
    let element = node(id);
    for (let level = path.length - nameOf(path).length; level > 0; level--) element = element?.parentNode;
    return element;
  };
  const outer = (id) => {
    let element = node(id);
    while (isBox(element.parentNode)) element = element.parentNode;
    return element;
  };
  // A form field may be part of an element.
  const elementOf = (input) => input.closest("[id]");
  const fieldIn = (element) => (element.matches("input, textarea") ? element : element.querySelector(":scope > :is(input, select)"));
  const valueOf = (input) => (input.type === "checkbox" ? String(input.checked) : input.value);
  const inBox = (box) => [...box.children].find((child) => child.localName !== "view-layer");
  const inner = (element) => (isBox(element) ? inner(inBox(element)) : element);
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  let isUnmeasured = false; // whether new elements may have to be measured
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

  function say(text, forMilliseconds) {
    clearTimeout(showing);
    line.textContent = text;
    line.hidden = !text;
    if (forMilliseconds) showing = setTimeout(() => say(joined ? "" : notice), forMilliseconds);
  }
  const disconnected = "The server does not reply. Your input is kept.";
  // The messages for the user, by the close status of the connection.
  const notices = {
    1008: "The server closed the connection. Reconnecting soon.",
    1013: "The server is at capacity. Reconnecting soon.",
  };
  let notice = disconnected; // the message about the connection

  // MARK: Messages to the server

  const send = (frame) => socket.send(JSON.stringify(frame));

  // The window size and the device traits: see Protocol/ClientDevice.swift.
  const wishes = ["color-scheme:dark", "reduced-motion:reduce", "contrast:more", "reduced-transparency:reduce"]
    .map((wish) => "prefers-" + wish)
    .concat("inverted-colors:inverted")
    .map((wish) => matchMedia(`(${wish})`));
  const device = () => [
    innerWidth,
    innerHeight,
    wishes.reduce((sum, { matches }, bit) => sum + (matches << bit), document.hidden << 5),
    Math.round(devicePixelRatio * 100),
    Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize) * 10),
    Intl.DateTimeFormat().resolvedOptions().timeZone ?? "",
  ];
  let told, telling;
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
  document.addEventListener("visibilitychange", tellDevice);

  // Identifies the browser tab for scene storage.
  let scene = "";
  try {
    scene = sessionStorage.trifecta ??= Math.random().toString(36).slice(2);
  } catch {
    // If the browser does not allow storage, the tab has no scene ID.
  }

  function sendEvent(element, kind, value, ...edit) {
    const event = [++sequence, applied, element, kind];
    if (value !== undefined) event.push(value, ...edit);
    unacknowledged.push(event);
    transmit(event);
    clearTimeout(reporting);
    awaitAcknowledgement();
  }

  // When an event is sent again, its number of the applied patch does not change. A text that exceeds the message limit
  // is sent in parts.
  function transmit(event) {
    const pieces = event[4]?.match(piece) ?? [];
    while (pieces.length > 1) send(["part", pieces.shift()]);
    send(Object.assign([...event], pieces.length && { 4: pieces[0] }));
    reported = Math.max(reported, event[1]);
  }

  // Browsers may not report that a connection is dead. If the server does not answer for this long, a new connection is
  // opened.
  function awaitAcknowledgement() {
    clearTimeout(doubting);
    if (unacknowledged.length) doubting = setTimeout(drop, 10000);
  }

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
  const wellFormed = (text) => text.replace(/\p{Cs}/gu, "\ufffd");

  function sendText(input, field) {
    const value = page.edit(input, wellFormed(valueOf(input)));
    if (!value) return;
    field.isUnsent = false;
    sendEvent(idOf(elementOf(input)), input.dataset.event ?? "input", ...value);
    field.sequence = sequence;
  }

  // Typed text is sent before a click.
  function sendUnsentFields() {
    for (const input of inScreen(":is(input, select, textarea)")) {
      const field = fields.get(input);
      // Unselected radio buttons send nothing.
      if (input.type === "radio" && !input.checked) continue;
      if (field?.isUnsent && !field.isComposing) sendText(input, field);
    }
  }

  for (const kind of ["focusin", "focusout"]) {
    document.addEventListener(kind, ({ target, relatedTarget }) => {
      for (let box = target.closest("[data-focus]"); box; box = box.parentElement.closest("[data-focus]")) {
        if (joined && !box.contains(relatedTarget)) sendPress(box, "focus", String(kind === "focusin"));
      }
    });
  }

  // Returns the element of a box, and the level of the box around it.
  function locate(box) {
    let level = 0;
    for (; isBox(box); level++) box = inBox(box);
    return [idOf(box), level];
  }

  function sendPress(box, kind, value) {
    sendUnsentFields();
    const [element, level] = locate(box);
    sendEvent(element, "^".repeat(level) + kind, value);
  }

  // Handles a click that cannot be sent. A click before the page was first joined is repeated on the same element when
  // it is live. The element is found by its text, because a window of another size than expected may show other
  // elements in its place. After a disconnect, the screen may have changed, so the click is dropped.
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
    clearTimeout(reporting);
    if (applied - reported >= 8) acknowledge();
    else if (applied > reported) reporting = setTimeout(acknowledge, 400);
  }

  function acknowledge() {
    if (!joined || applied === reported) return;
    reported = applied;
    send([applied]);
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest("view-root span a");
    if (link) return press(link, event);
    const pressed = event.target.closest("view-root :is(button, inner-button, input, select, textarea, [data-tap])");
    if (!pressed || pressed.matches("input, select, textarea")) return;
    if (page.tap(pressed, event.detail)) return;
    if (!joined) return lose(pressed);
    // A button that is part of another element sends an event of that element, or selects an option.
    const { event: kind, choice } = pressed.dataset;
    // The handle for moving a row.
    if (kind === "move") return;
    if (choice) return sendPress(pressed.closest("tab-bar"), "change", choice);
    sendPress(kind ? pressed.parentElement : pressed, kind ?? "tap");
    awaitFocus(document.activeElement);
  });

  // The app handles links. Browsers may open the addresses that they support in another tab.
  function press(link, event) {
    if (link.href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    const address = link.getAttribute("href") ?? link.dataset.link;
    if (joined) sendPress(link.closest("[id]"), "openLink", address);
    else lose(link);
  }

  document.addEventListener("input", ({ target, inputType, data }) => {
    if (submitted?.field === target) inputType === "insertText" ? (submitted.rest += data) : (submitted = null);
    if (target.matches("view-root :is(input, select, textarea)") && !isHalf(target)) sendField(target);
  });
  // An incomplete date has no value.
  const isHalf = ({ type, value, validity }) => /^(date|time)/.test(type) && !(value && validity.valid);
  document.addEventListener("focusout", ({ target }) => isHalf(target) && sendField(target));

  document.addEventListener("compositionstart", ({ target }) => {
    if (target.matches("view-root :is(input, textarea)")) fieldOf(target).isComposing = true;
  });

  document.addEventListener("compositionend", ({ target }) => {
    if (!target.matches("view-root :is(input, textarea)")) return;
    const field = fieldOf(target);
    field.isComposing = false;
    field.late?.forEach((change) => change());
    field.late = null;
    sendField(target);
  });

  // Marks keyboard navigation, so that fields show their focus too.
  const root = document.documentElement;
  document.addEventListener("pointerdown", () => root.removeAttribute("data-by-keys"));

  document.addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.key === "Tab") root.setAttribute("data-by-keys", "");
    if (event.key === "Enter" && target.matches("view-root a[data-link]")) return target.click();
    if (/^(Enter| )$/.test(event.key) && target.matches("inner-button")) {
      event.preventDefault();
      return target.click();
    }
    if (event.key !== "Enter" || event.isComposing || !target.matches("view-root input:is([type=text], [type=password])")) return;
    if (!joined) return lose();
    sendPress(target, "submit");
    awaitFocus(target);
  });

  // Text that is typed after submitting a field or clicking a button is meant for the field that gets the focus as a
  // result, even if the connection is slow.
  const typed = "input:is([type=text], [type=password]), textarea";
  let submitted; // the field, the number of the event, and the text typed at the field's end after the event
  function awaitFocus(field) {
    submitted = field.matches(typed) ? { field, number: sequence, rest: "" } : null;
  }
  function carryOn(element) {
    const { field, rest } = submitted ?? {};
    if (!rest || field === element || !element.matches(typed)) return;
    if (field.isConnected && field.value.endsWith(rest)) {
      field.value = field.value.slice(0, -rest.length);
      sendField(field);
    }
    element.setRangeText(rest, element.value.length, element.value.length, "end");
    sendField(element);
  }

  // MARK: History

  // Each page and presentation has an entry in the browser's history, so that the browser's back navigation works. The
  // screen decides whether it navigates, and the history is updated accordingly.
  let travelling = false; // whether a history traversal is in progress
  let leaving = []; // the events that request back navigation and that the server may not have handled
  const left = () => history.state?.depth ?? 0;

  function follow() {
    if (travelling || !joined || unacknowledged.length) return;
    const wanted = page.depth();
    for (let number = left() + 1; number <= wanted; number++) history.pushState({ depth: number }, "");
    if (left() > wanted) leave(left() - wanted);
  }

  // Chromium counts entries incorrectly after a reload during pushState: `go()` could leave the page.
  function leave(ways) {
    const { navigation } = globalThis;
    const before = navigation?.entries().slice(0, navigation.currentEntry.index);
    const own = before?.slice(1 + before.findLastIndex(({ url }) => url !== location.href));
    const entry = own?.at(-ways) ?? own?.[0];
    if (own && !entry) return history.replaceState(null, "");
    travelling = true;
    if (entry) navigation.traverseTo(entry.key).committed.catch(() => (travelling = false));
    else history.go(-ways);
  }

  addEventListener("popstate", () => {
    const ways = page.depth() - left();
    if (travelling || ways < 0) {
      travelling = false;
      return follow();
    }
    leaving = leaving.filter((number) => number > acknowledged);
    for (let way = leaving.length; way < ways; way++) {
      const before = sequence;
      page.goBack(way);
      if (sequence > before) leaving.push(sequence);
    }
  });

  // MARK: Patches from the server

  // A list of elements contains the first number, and then the differences between numbers.
  function each(list, width, act) {
    for (let index = 0, id = 0; index < list.length; index += width) act((id += list[index]), list[index + 1]);
  }

  const siblingOf = (id) => (id ? outer(id) : null);
  const text = (list) => each(list, 2, (id, text) => {
    const element = node(id);
    page.exchange(element, text);
    element.textContent = text;
  });
  const operations = {
    value: (list) =>
      each(list, 2, (id, text) => {
        if (page.choose(node(id), text)) return;
        const input = fieldIn(node(id));
        const field = fieldOf(input);
        if (isAhead(field)) return;
        field.isEdited = false;
        setValue(input, text);
      }),
    set: ([path, ...list]) =>
      each(list, 2, (id, value) => {
        const name = nameOf(path);
        const element = box(id, path);
        page.touch(element);
        if (name === "data-symbol" || name === "data-effect") page.exchange(element, value, name);
        // A form field inside an element gets some of its attributes, such as `disabled`, and `aria-label` for a
        // picker.
        const field = ["disabled", "aria-label", "min", "max"].includes(name) && fieldIn(element);
        if (page.setOption(element, name, value)) return;
        if (field && name === "disabled") field.disabled = value !== null;
        if (field && name !== "disabled" && (name !== "aria-label" || field.matches("select"))) return field.setAttribute(name, value ?? "");
        if (name === "data-measure") isUnmeasured = true;
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
        if (name === "hidden") page.cover(element, value !== null);
      }),
    insert: ([parent, ...list]) =>
      each(list, 2, (sibling, html) => {
        const content = fragment(html);
        const container = node(parent);
        const coming = [...content.children];
        page.come(container, coming);
        container.insertBefore(content, siblingOf(sibling));
        page.arrive(coming);
      }),
    options: ([id, html]) => {
      const picker = fieldIn(node(id));
      if (!picker) {
        const list = node(id).firstElementChild;
        const { activeElement } = document;
        const focused = list.contains(activeElement) && (activeElement.dataset.choice ?? activeElement.value);
        list.replaceChildren(fragment(html));
        page.choose(list.parentElement, list.querySelector("[checked]")?.value);
        return focused && list.querySelector(`:is([data-choice="${focused}"], [value="${focused}"])`)?.focus();
      }
      const { value } = picker;
      picker.replaceChildren(fragment(html));
      if (isAhead(fieldOf(picker))) picker.value = value;
    },
    runs: ([id, html]) => {
      const runs = fragment(html);
      page.exchange(node(id), runs.textContent);
      node(id).replaceChildren(runs);
    },
    move: (list) =>
      each(list, 2, (id, sibling) => {
        page.own(outer(id));
        moveBefore(outer(id), siblingOf(sibling));
      }),
    remove: (list) =>
      each(list, 1, (id) => {
        if (!page.leave(id)) page.putAway(outer(id));
      }),
    focus: ([id]) => (focused = id),
    again: ([id, html]) => rewrite(id, fragment(html).firstElementChild),
    render: ([id, html]) => {
      document.getElementById("styles")?.remove();
      sheet.replaceSync("");
      // Elements that are being removed, and the status line, are not part of the rendered screen.
      document.querySelectorAll("view-root > dialog:not([id])").forEach((dialog) => dialog.remove());
      document.querySelector("main").append(line);
      morphChildren(node(id), fragment(html));
    },
    styles: (rules) => rules.forEach((rule) => sheet.insertRule(rule, sheet.cssRules.length)),
    need: () => {},
  };

  // Returns whether this page is in a frame without the focus.
  const isAside = () => self !== parent && !document.hasFocus();
  let focused; // the element to focus after the patch; 0 for none
  const focusable = "input, button, inner-button, select, textarea, a[href], [tabindex]";
  function moveFocus(id) {
    const element = id ? node(id) : null;
    const control = element?.matches(focusable) ? element : (element?.querySelector(focusable) ?? element?.closest("[tabindex]"));
    if (control) {
      control.focus({ preventScroll: isAside() });
      carryOn(control);
    } else if (!id) document.activeElement?.blur();
  }

  // A page in a frame must not take the focus from the surrounding page.
  function stayOut(act) {
    const held = isAside() && parent.document.activeElement;
    act();
    if (!held || !document.hasFocus()) return;
    frameElement.blur();
    held.focus({ preventScroll: true });
  }

  function apply(patch) {
    patch.forEach((operation, index) => {
      const change = operations[operation[0]];
      // The most common operation has no name.
      change ? change(operation.slice(1), patch.slice(index + 1), index) : text(operation);
    });
    page.present();
    if (focused !== undefined) moveFocus(focused);
    focused = undefined;
    // A patch may move elements that it does not change.
    page.measure(isUnmeasured);
    isUnmeasured = false;
    page.turn();
  }

  // The caret keeps its distance from the end of the text if the text after it is unchanged.
  function setValue(input, text) {
    if (valueOf(input) === text) return;
    if (input.type === "radio") return;
    if (input.type === "checkbox") input.checked = text === "true";
    else if (input.selectionStart == null) input.value = text;
    else setText(input, text);
  }

  function setText(input, text) {
    const { selectionStart: start, selectionEnd: end } = input;
    const rest = input.value.slice(end);
    input.value = text;
    if (document.activeElement !== input) return;
    const caret = text.endsWith(rest) ? text.length - rest.length : Math.min(start, text.length);
    input.setSelectionRange(caret, caret);
  }

  // A move must not remove the focus, which happens in browsers without `moveBefore`.
  function moveBefore(element, sibling, parent = element.parentNode) {
    if (parent.moveBefore) return parent.moveBefore(element, sibling);
    const focused = document.activeElement;
    parent.insertBefore(element, sibling);
    if (element.contains(focused)) focused.focus();
  }

  // Makes the children of `old` equal to the children of `young`. Elements of the same kind are kept, and so are focus
  // and carets.
  function morphChildren(old, young) {
    const kept = [...old.childNodes];
    const wanted = [...young.childNodes];
    wanted.forEach((child, index) => {
      if (!kept[index]) old.append(child);
      else replace(kept[index], child);
    });
    kept.slice(wanted.length).forEach((child) => page.putAway(child));
  }

  // Moves an element into new boxes. The element and its fields are kept.
  function rewrite(id, young) {
    const old = outer(id);
    const kept = node(id);
    const place = inner(young);
    page.touch(kept);
    morph(kept, place);
    old.before(young);
    moveBefore(kept, place, place.parentNode);
    place.remove();
    if (old !== kept) old.remove();
  }

  function replace(old, young) {
    if (old.nodeName === young.nodeName) return morph(old, young);
    old.before(young);
    page.putAway(old);
  }

  function morph(old, young) {
    if (old.nodeType !== Node.ELEMENT_NODE) {
      old.data = young.data;
      return;
    }
    for (const { name } of [...old.attributes]) {
      // An open dialog remains open.
      if (!young.hasAttribute(name) && name !== "open") old.removeAttribute(name);
    }
    for (const { name, value } of young.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    if (old.nodeName !== "INPUT") morphChildren(old, young);
    // If the user has selected a radio button and the server has not handled that yet, the server's selection is
    // outdated.
    if (old.type === "radio" && ![...elementOf(old).querySelectorAll("input")].some(page.isAhead)) old.checked = young.checked;
    if (old.matches("input, select, textarea")) morphField(old, valueOf(young));
  }

  function morphField(input, text) {
    const field = fields.get(input);
    if (field && isAhead(field)) return;
    setValue(input, text);
  }

  // MARK: Parts

  const loaded = new Set(); // the names, without versions, of loaded files
  const nameOfFile = (address) => address.replace(/.*\/|-\w+(?=\.)/g, "");
  // A style sheet that failed to load exists without rules, and accessing its rules throws.
  const hasRules = (sheet) => {
    try {
      return sheet.cssRules.length > 0;
    } catch {
      return false;
    }
  };
  const isHere = (address) => {
    const name = nameOfFile(address);
    const isLinked = ({ href }) => href && nameOfFile(href) === name;
    return loaded.has(name) || [...document.styleSheets].some((sheet) => isLinked(sheet) && hasRules(sheet));
  };
  const { nonce, dataset } = document.currentScript;
  let awaited = null; // frames that wait for parts

  function load(address) {
    return new Promise((resolve, reject) => {
      const element = document.createElement(address.endsWith("js") ? "script" : "link");
      Object.assign(element, { nonce, rel: "stylesheet", onload: resolve });
      element.onerror = () => {
        element.remove();
        reject();
      };
      element[element.localName === "script" ? "src" : "href"] = address;
      document.head.append(element);
    });
  }

  // Browsers with scroll anchoring preserve the scroll position without the script, unless there are long lists.
  if (!CSS.supports("overflow-anchor", "auto")) load(dataset.keep);

  // Patches are applied in order, so patches after a waiting one wait too. After a reconnect they are sent again.
  async function fetchParts(addresses, frames) {
    awaited = frames;
    const line = socket;
    const results = await Promise.allSettled(addresses.map(load));
    if (awaited !== frames) return;
    if (results.some(({ status }) => status === "rejected")) {
      return setTimeout(() => awaited === frames && drop(), 1000);
    }
    awaited = null;
    for (const frame of frames) if (socket === line) receive(frame);
  }

  function receive(frame) {
    if (awaited) return awaited.push(frame);
    const last = frame.at(-1);
    const missing = last[0] === "need" ? last.slice(1).filter((address) => !isHere(address)) : [];
    if (missing.length) return fetchParts(missing, [frame]);
    if (frame[0] === "joined") return begin(...frame.slice(1));
    const [number, handled = number, ...patch] = frame;
    acknowledged = Math.max(acknowledged, handled);
    unacknowledged = unacknowledged.filter(([sequence]) => sequence > acknowledged);
    awaitAcknowledgement();
    if (frame.length < 2 || number <= applied) return follow();
    applied = number;
    try {
      stayOut(() => {
        page.around(() => apply(patch), patch.some(([name]) => name === "render"));
        tell("applied");
      });
      if (submitted?.number < acknowledged) submitted = null;
    } catch (error) {
      // The page differs from the server's state: request the whole screen.
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

  function begin(id, handled, messageLimit, mostText) {
    textLimit = mostText;
    // A character takes at most six bytes in JSON, and the rest of an event less than 600.
    piece = RegExp(`.{1,${Math.max(1, (messageLimit / 6 - 100) | 0)}}`, "gsu");
    const isNew = id !== session;
    const isLost = isNew && session;
    session = id;
    acknowledged = handled;
    if (isNew) {
      // The server does not know this page. Only text that the user has typed is preserved.
      sequence = applied = reported = 0;
      unacknowledged = [];
      for (const input of inScreen(":is(input, select, textarea)")) {
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
    tell("live");
    document.documentElement.dataset.line = "live";
    sendUnsentFields();
    awaitAcknowledgement();
    follow();
    const press = early;
    early = undefined;
    press?.();
  }

  function connect() {
    clearTimeout(reconnecting);
    if (socket) return;
    socket = new WebSocket(location.origin.replace(/^http/, "ws") + path);
    isOpen = false;
    socket.onopen = () => {
      isOpen = true;
      const address = location.search || location.hash ? location.href : "";
      told = String(device());
      send(["join", token, session, applied, ...device(), scene, address.length > 400 ? "" : address]);
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

  function lost(code) {
    const wasJoined = joined;
    socket = null;
    joined = false;
    awaited = null;
    tell("lost");
    early = undefined;
    // Events of unfinished pointer gestures are dropped. If they were sent again, the server would see a start without
    // an end.
    unacknowledged = unacknowledged.filter(([, , , kind]) => !/^\^*(press|hover|hold|editing|dragged|drop|offers)/.test(kind));
    // A message that was too long would be refused again.
    const refused = code === 1009 && unacknowledged.find(([, , , , text]) => text?.length > 999);
    if (refused) {
      unacknowledged = unacknowledged.filter((event) => event !== refused);
      page.refuse(node(refused[2]));
    }
    clearTimeout(doubting);
    clearTimeout(reporting);
    document.documentElement.dataset.line = "cut";
    notice = notices[code] ?? disconnected;
    // Keep a message that is already shown.
    if (wasJoined) setTimeout(() => joined || (line.hidden && say(notice)), 300);
    else say(notice);
    if (!isOpen) askWhy();
    failures = code === 4401 ? Math.max(failures, 2) : failures + 1;
    const isSentAway = code === 1008 || code === 1013;
    reconnecting = setTimeout(retry, isSentAway ? 5000 : pause());
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

  const pause = () => Math.min(5000, 125 * 2 ** failures) * (0.75 + Math.random() / 2);

  // After several failures, the token may be invalid, for example because the server has restarted. Fetch a new token.
  async function retry() {
    if (failures > 1) {
      try {
        const response = await fetch(location.href, { headers: { accept: "text/html" } });
        // Parsing it as a document would check its styles against this page's policy.
        token = /trifecta-token content="([^"]*)/.exec(await response.text())[1];
      } catch {
        failures += 1;
        clearTimeout(reconnecting);
        reconnecting = setTimeout(retry, pause());
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

  const nothing = () => {};
  const listeners = { live: [], lost: [], applied: [] };
  const tell = (event) => listeners[event].forEach((listener) => listener());
  const page = {
    // Starts a part when its script is loaded.
    part(name, begin) {
      if (loaded.has(name + ".js")) return;
      loaded.add(name + ".js");
      begin(page);
    },
    // Adds a listener: the page is live, the connection was lost, or a patch was applied.
    on: (event, listener) => listeners[event].push(listener),
    isLive: () => joined,
    session: () => session,
    isBusy: () => unacknowledged.length > 8,
    isAhead: (input) => isAhead(fieldOf(input)),
    textLimit: () => textLimit,
    ...{ box, each, fieldOf, follow, idOf, inner, line, locate, lose, node, operations, outer },
    ...{ say, send, sendEvent, sendField, sendPress, setValue, wellFormed },

    // Long lists: applies a patch without moving visible content.
    around(change) {
      change();
      page.endPass();
    },
    moved: nothing,
    // Motion: elements are about to be changed, inserted or removed. `leave` returns whether the removal is animated.
    touch: nothing,
    own: nothing,
    come: nothing,
    leave: nothing,
    endPass: nothing,
    // Effects: a text or symbol is about to change.
    exchange: nothing,
    // Texts: the part of a text to send, or nothing if it is too long; an element's text was refused.
    edit: (input, text) => [text],
    refuse: nothing,
    // Gestures: returns whether a gesture handles a click.
    tap: nothing,
    // Presentations.
    dialogs: () => [],
    raise: nothing,
    dismiss: nothing,
    // Navigation.
    present: nothing,
    arrive: nothing,
    cover: nothing,
    putAway: (element) => element.remove(),
    depth: () => 0,
    goBack: nothing,
    // Styles: selects an option, and sets an attribute of all options; scrolls wheels to the selection.
    choose: nothing,
    setOption: nothing,
    turn: nothing,
    // Geometry: a patch was applied. The parameter is whether new elements may have to be measured.
    measure: nothing,
  };

  // At this event, the parts of the initial page are loaded, and the user may already have typed text or selected
  // options. After a reload, the browser restores old values of fields, which are ignored.
  addEventListener("DOMContentLoaded", () => {
    const isNew = performance.getEntriesByType("navigation")[0]?.type === "navigate";
    for (const input of inScreen(":is(input, select, textarea)")) {
      if (isNew && input.value !== input.defaultValue && input.selectionEnd != null) sendField(input);
      if (isNew && input.checked !== input.defaultChecked) sendField(input);
    }
    connect();
  });
  return page;
})();
