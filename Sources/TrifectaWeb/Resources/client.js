// Keeps a page live: sends what a person does, applies the patches that come back.
//
// The server holds the state. The browser owns a field from the moment a person edits it until the server has
// acknowledged the edit, so that typing over a slow line loses no character. See Protocol/ClientMessage.swift and
// Protocol/Patch.swift for the frames.
//
// What only some screens need is in scripts of their own, see Page/PagePart.swift: each puts its functions in the place of
// those of `page` below that do nothing. A patch that needs one waits for it.
const trifecta = (() => {
  "use strict";

  const path = location.pathname.replace(/\/$/, "") + "/live";
  const line = document.getElementById("line");

  let token = document.querySelector("meta[name=trifecta-token]").content;
  let socket = null;
  let isOpen = false; // the server has let this page connect
  let joined = false; // the server knows this page's elements: events may be sent
  let early = null; // presses what was pressed before that was so for the first time; undefined from then on
  let session = ""; // the name of our session, empty before the first
  let applied = 0; // the newest patch that was applied
  let reported = 0; // the newest patch the server knows to be applied
  let sequence = 0; // the newest event that was sent
  let acknowledged = 0; // the newest event the server has handled
  let unacknowledged = []; // events the server may not have seen: [sequence, applied, element, kind, value?, …], see ClientMessage
  let textLimit = 0; // the most bytes of a text that the server takes
  let piece; // matches as much of a text as fits into a message
  let failures = 0; // attempts to connect since the last success
  let numbered; // the number of the element that came last: the next one has the next, unless it says another
  let reconnecting, reporting, doubting, showing; // timers

  // What is known of each field a person has edited.
  // sequence: the event that carried the newest edit; isUnsent: an edit no event has carried yet;
  // isEdited: what it holds comes from a person; isComposing: an input method is at work in it;
  // text: the text of that event; delay: the milliseconds until the next event may follow, as the server takes so many bytes a second;
  // pause: the timer of that delay; late: changes that wait for the input method.
  const fields = new WeakMap();
  const fieldOf = (input) => {
    if (!fields.has(input)) fields.set(input, { sequence: 0 });
    return fields.get(input);
  };
  const isAhead = (field) => field.isUnsent || field.isComposing || field.sequence > acknowledged;

  const inScreen = (selector) => [...document.querySelectorAll("view-root " + selector)];
  const node = (id) => document.getElementById("n" + id);
  const idOf = (element) => Number(element.id.slice(1));
  // Around an element there may be boxes for its modifiers, and in those what stands behind or in front of it.
  const isBox = (element) => element.localName === "view-box" || element.localName === "view-row";
  // An attribute is named with a `^` for each box that it is further out.
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
  // A field may be part of an element.
  const elementOf = (input) => input.closest("[id]");
  const fieldIn = (element) => (element.matches("input, textarea") ? element : element.querySelector(":scope > :is(input, select)"));
  const valueOf = (input) => (input.type === "checkbox" ? String(input.checked) : input.value);
  const inBox = (box) => [...box.children].find((child) => child.localName !== "view-layer");
  const inner = (element) => (isBox(element) ? inner(inBox(element)) : element);
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  let isUnmeasured = false; // whether something may have come that is to be measured
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
  const disconnected = "The app does not answer. What you type is kept.";
  // By the status of a closed line.
  const notices = {
    1008: "The server closed the line. This page tries again soon.",
    1013: "The server is full. This page tries again soon.",
  };
  let notice = disconnected; // what is wrong with the line

  // MARK: Up

  const send = (frame) => socket.send(JSON.stringify(frame));

  // What the window and the device are: see Protocol/ClientDevice.swift.
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

  // By this the tab finds again what is kept for it.
  let scene = "";
  try {
    scene = sessionStorage.trifecta ??= Math.random().toString(36).slice(2);
  } catch {
    // A browser that keeps nothing for us.
  }

  function sendEvent(element, kind, value, ...edit) {
    const event = [++sequence, applied, element, kind];
    if (value !== undefined) event.push(value, ...edit);
    unacknowledged.push(event);
    transmit(event);
    clearTimeout(reporting);
    awaitAcknowledgement();
  }

  // Sent again, it still happened when that patch was the newest one. A text that does not fit into a message is sent in parts.
  function transmit(event) {
    const pieces = event[4]?.match(piece) ?? [];
    while (pieces.length > 1) send(["part", pieces.shift()]);
    send(Object.assign([...event], pieces.length && { 4: pieces[0] }));
    reported = Math.max(reported, event[1]);
  }

  // A line can be dead without anybody being told: no answer for this long means a new one is needed.
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

  // The server can read no half of a surrogate pair, as a broken paste may leave.
  const wellFormed = (text) => text.replace(/\p{Cs}/gu, "\ufffd");

  function sendText(input, field) {
    const value = page.edit(input, wellFormed(valueOf(input)));
    if (!value) return;
    field.isUnsent = false;
    sendEvent(idOf(elementOf(input)), input.dataset.event ?? "input", ...value);
    field.sequence = sequence;
  }

  // What was typed comes before what is pressed.
  function sendUnsentFields() {
    for (const input of inScreen(":is(input, select, textarea)")) {
      const field = fields.get(input);
      // Of those of which one is chosen the others say nothing.
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

  // The element of a box, and which of the boxes around it that is.
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

  // A page that has just come is pressed when it is live: what has the same words then, as a window of another size than was
  // expected may show other things in its place. One that has lost its line may show something else by then.
  function lose(pressed) {
    if (!pressed || early === undefined) return say("That press was not sent.", 3000);
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
    // A button that is part of another element stands for one of its events, or of what can be chosen in it.
    const { event: kind, choice } = pressed.dataset;
    // A row is dragged by it.
    if (kind === "move") return;
    if (choice) return sendPress(pressed.closest("tab-bar"), "change", choice);
    sendPress(kind ? pressed.parentElement : pressed, kind ?? "tap");
    awaitFocus(document.activeElement);
  });

  // What a link does is the program's to say. A browser may open those it can in another tab.
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
  // A date that is being typed is none for a while.
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

  // Who comes by the keyboard sees where they are, in fields too.
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

  // What is typed after a field was submitted, or a button was pressed, is meant for the one that gets the focus for that, however slow
  // the line.
  const typed = "input:is([type=text], [type=password]), textarea";
  let submitted; // the field, the number of the event, and what has been typed at its end since
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

  // The browser's own way back leads out of pages and of what is in front: there is an entry in its history for each. The screen
  // decides; the history follows it.
  let travelling = false; // whether the history is on its way
  let leaving = []; // the numbers of the events that ask to leave something, which the server may not have seen
  const left = () => history.state?.depth ?? 0;

  function follow() {
    if (travelling || !joined || unacknowledged.length) return;
    const wanted = page.depth();
    for (let number = left() + 1; number <= wanted; number++) history.pushState({ depth: number }, "");
    if (left() > wanted) leave(left() - wanted);
  }

  // Chromium numbers entries wrongly where it was reloaded while one was added: to go by numbers would be to leave the page.
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

  // MARK: Down

  // What is done to several elements names the first, and each other one by its distance from the one before.
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
        // A field that is part of an element is disabled with it, and a picker's has its name.
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
      // The picture knows nothing of what is on its way out, nor of the status line.
      document.querySelectorAll("view-root > dialog:not([id])").forEach((dialog) => dialog.remove());
      document.querySelector("main").append(line);
      morphChildren(node(id), fragment(html));
    },
    styles: (rules) => rules.forEach((rule) => sheet.insertRule(rule, sheet.cssRules.length)),
    need: () => {},
  };

  // Whether this page is in a frame that nobody is in.
  const isAside = () => self !== parent && !document.hasFocus();
  let focused; // the element that is to have the focus when the patch has been applied; 0 for none
  const focusable = "input, button, inner-button, select, textarea, a[href], [tabindex]";
  function moveFocus(id) {
    const element = id ? node(id) : null;
    const control = element?.matches(focusable) ? element : (element?.querySelector(focusable) ?? element?.closest("[tabindex]"));
    if (control) {
      control.focus({ preventScroll: isAside() });
      carryOn(control);
    } else if (!id) document.activeElement?.blur();
  }

  // What comes there takes no focus from the page around it.
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
      // The commonest operation has no name.
      change ? change(operation.slice(1), patch.slice(index + 1), index) : text(operation);
    });
    page.present();
    if (focused !== undefined) moveFocus(focused);
    focused = undefined;
    // What a patch changes may move what was not changed.
    page.measure(isUnmeasured);
    isUnmeasured = false;
    page.turn();
  }

  // The caret stays where it is in the text: as far from the end where the rest is the same.
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

  // A move must not take the focus away; browsers without `moveBefore` do that.
  function moveBefore(element, sibling, parent = element.parentNode) {
    if (parent.moveBefore) return parent.moveBefore(element, sibling);
    const focused = document.activeElement;
    parent.insertBefore(element, sibling);
    if (element.contains(focused)) focused.focus();
  }

  // Makes `old`'s children equal to `new`'s, keeping elements of the same kind in the same place, and so focus and carets.
  function morphChildren(old, young) {
    const kept = [...old.childNodes];
    const wanted = [...young.childNodes];
    wanted.forEach((child, index) => {
      if (!kept[index]) old.append(child);
      else replace(kept[index], child);
    });
    kept.slice(wanted.length).forEach((child) => page.putAway(child));
  }

  // Puts an element into other boxes. It stays itself, and so do the fields in it.
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
      // A dialog that is open stays so.
      if (!young.hasAttribute(name) && name !== "open") old.removeAttribute(name);
    }
    for (const { name, value } of young.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    if (old.nodeName !== "INPUT") morphChildren(old, young);
    // Of those of which one is chosen none is as the server says if another one was chosen since.
    if (old.type === "radio" && ![...elementOf(old).querySelectorAll("input")].some(page.isAhead)) old.checked = young.checked;
    if (old.matches("input, select, textarea")) morphField(old, valueOf(young));
  }

  function morphField(input, text) {
    const field = fields.get(input);
    if (field && isAhead(field)) return;
    setValue(input, text);
  }

  // MARK: Parts

  const loaded = new Set(); // the files of parts that are here, by their names without a version
  const nameOfFile = (address) => address.replace(/.*\/|-\w+(?=\.)/g, "");
  // A style sheet that could not be loaded is there without rules, and its rules must not be asked for.
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
  let awaited = null; // the frames that wait for parts

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

  // A browser that keeps the place of what scrolls does so by itself where lists are short.
  if (!CSS.supports("overflow-anchor", "auto")) load(dataset.keep);

  // Patches come in their order: those after one that waits do so too. A line that is cut meanwhile brings them again.
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
      // The page is not what the server believes it to be: ask for the whole picture.
      console.error(error);
      applied = reported = 0;
      return drop();
    }
    failures = 0;
    if (!joined) goLive();
    follow();
    report();
  }

  // MARK: The line

  function begin(id, handled, messageLimit, mostText) {
    textLimit = mostText;
    // A character takes six bytes at most in JSON, and the rest of an event fewer than 600.
    piece = RegExp(`.{1,${Math.max(1, (messageLimit / 6 - 100) | 0)}}`, "gsu");
    const isNew = id !== session;
    const isLost = isNew && session;
    session = id;
    acknowledged = handled;
    if (isNew) {
      // The server knows nothing of this page: what a person has typed is all that goes on from here.
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
    if (isLost) say("The session has ended. What you typed is kept.", 5000);
    else say("");
  }

  // From here on events have elements to go to.
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

  // A dead line may take minutes to close: let go of it now.
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
    // What a pointer has done is over: sent again, it would begin without an end.
    unacknowledged = unacknowledged.filter(([, , , kind]) => !/^\^*(press|hover|hold|editing|dragged|drop|offers)/.test(kind));
    // Sent again, it would be refused again.
    const refused = code === 1009 && unacknowledged.find(([, , , , text]) => text?.length > 999);
    if (refused) {
      unacknowledged = unacknowledged.filter((event) => event !== refused);
      page.refuse(node(refused[2]));
    }
    clearTimeout(doubting);
    clearTimeout(reporting);
    document.documentElement.dataset.line = "cut";
    notice = notices[code] ?? disconnected;
    // What is said already, of a press for one, is followed by the notice.
    if (wasJoined) setTimeout(() => joined || (line.hidden && say(notice)), 300);
    else say(notice);
    if (!isOpen) askWhy();
    failures = code === 4401 ? Math.max(failures, 2) : failures + 1;
    const isSentAway = code === 1008 || code === 1013;
    reconnecting = setTimeout(retry, isSentAway ? 5000 : pause());
  }

  // A browser does not tell a page why its connection was refused; the server does when it is asked.
  async function askWhy() {
    try {
      const response = await fetch(path, { method: "POST" });
      if (joined || (response.status !== 403 && response.status !== 421)) return;
      notice = await response.text();
      document.documentElement.dataset.line = "refused";
      say(notice);
    } catch {
      // No answer: the page is offline, as it says.
    }
  }

  const pause = () => Math.min(5000, 125 * 2 ** failures) * (0.75 + Math.random() / 2);

  // After a few failures the token may be the reason, as when the server was started anew: fetch another.
  async function retry() {
    if (failures > 1) {
      try {
        const response = await fetch(location.href, { headers: { accept: "text/html" } });
        // Parsed as a page its styles would be held against this one's policy.
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

  // MARK: For parts

  const nothing = () => {};
  const listeners = { live: [], lost: [], applied: [] };
  const tell = (event) => listeners[event].forEach((listener) => listener());
  const page = {
    // Begins a part, whose script is here.
    part(name, begin) {
      if (loaded.has(name + ".js")) return;
      loaded.add(name + ".js");
      begin(page);
    },
    // Calls a part when the line is live, has been cut, or when a patch is in its place.
    on: (event, listener) => listeners[event].push(listener),
    isLive: () => joined,
    session: () => session,
    isBusy: () => unacknowledged.length > 8,
    isAhead: (input) => isAhead(fieldOf(input)),
    textLimit: () => textLimit,
    ...{ box, each, fieldOf, follow, idOf, inner, line, locate, lose, node, operations, outer },
    ...{ say, send, sendEvent, sendField, sendPress, setValue, wellFormed },

    // Long lists: a patch is applied without moving what is seen.
    around(change) {
      change();
      page.endPass();
    },
    moved: nothing,
    // Motion: elements are about to be changed, to come and to go; whether it is seen to leave.
    touch: nothing,
    own: nothing,
    come: nothing,
    leave: nothing,
    endPass: nothing,
    // Effects: a text or a symbol is about to become another.
    exchange: nothing,
    // Texts: what of a text is sent, nothing where it is too long; an element's text was refused.
    edit: (input, text) => [text],
    refuse: nothing,
    // Gestures: whether they take a press.
    tap: nothing,
    // What is in front.
    dialogs: () => [],
    raise: nothing,
    dismiss: nothing,
    // Pages.
    present: nothing,
    arrive: nothing,
    cover: nothing,
    putAway: (element) => element.remove(),
    depth: () => 0,
    goBack: nothing,
    // Styles: of choices that are all seen, which one is chosen, and what is said of all; wheels are turned to it.
    choose: nothing,
    setOption: nothing,
    turn: nothing,
    // Geometry: a patch has been applied, which may have brought what is to be measured.
    measure: nothing,
  };

  // Parts that the page has come with are there by then, and perhaps what a person has typed and chosen before. A page that is
  // loaded again is filled in by the browser.
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
