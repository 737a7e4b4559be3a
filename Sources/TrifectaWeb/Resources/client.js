// Keeps a page live: sends what a person does, applies the patches that come back.
//
// The server holds the state. The browser owns a field from the moment a person edits it until the server has
// acknowledged the edit, so that typing over a slow line loses no character. See Protocol/ClientMessage.swift and
// Protocol/Patch.swift for the frames.
(() => {
  "use strict";

  const schemes = /^(https?|mailto|tel|sms|facetime):/i;
  const path = location.pathname.replace(/\/$/, "") + "/live";
  const line = document.getElementById("line");
  const tokenOf = (page) => page.querySelector("meta[name=trifecta-token]").content;

  let token = tokenOf(document);
  let socket = null;
  let isOpen = false; // the server has let this page connect
  let joined = false; // the server knows this page's elements: events may be sent
  let session = ""; // the name of our session, empty before the first
  let applied = 0; // the newest patch that was applied
  let reported = 0; // the newest patch the server knows to be applied
  let sequence = 0; // the newest event that was sent
  let acknowledged = 0; // the newest event the server has handled
  let unacknowledged = []; // events the server may not have seen: [sequence, element, kind, value?]
  let failures = 0; // attempts to connect since the last success
  let pass; // how the operations that are being applied are animated; nothing where they are not
  let numbered; // the number of the element that came last: the next one has the next, unless it says another
  let reconnecting, reporting, doubting, showing; // timers

  // What is known of each field a person has edited.
  // sequence: the event that carried the newest edit; isUnsent: an edit no event has carried yet;
  // isEdited: what it holds comes from a person; isComposing: an input method is at work in it;
  // pause: the timer after which a long text may be sent again.
  const fields = new WeakMap();
  const fieldOf = (input) => {
    if (!fields.has(input)) fields.set(input, { sequence: 0 });
    return fields.get(input);
  };
  const isAhead = (field) => field.isUnsent || field.isComposing || field.sequence > acknowledged;

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
  const elementOf = (input) => (input.id ? input : input.parentElement);
  const fieldIn = (element) => (element.matches("input") ? element : element.querySelector(":scope > :is(input, select)"));
  const valueOf = (input) => (input.type === "checkbox" ? String(input.checked) : input.value);
  const inBox = (box) => [...box.children].find((child) => child.localName !== "view-layer");
  const inner = (element) => (isBox(element) ? inner(inBox(element)) : element);
  // What stands in front of the screen; what is on its way out has no id any more.
  const ownWays = "dialog, view-page"; // what comes and goes in a way of its own, whatever the pass says
  const dialogs = () => [...document.querySelectorAll("view-root > dialog[id]")];
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
  const offline = "You are offline. What you type is kept; presses of buttons are lost.";
  // By the status of a closed line. What is said of presses in the first holds for all.
  const notices = {
    1008: "The server has closed the line. This page tries again in a moment.",
    1013: "The server has no room now. This page tries again in a moment.",
  };
  let notice = offline; // what is wrong with the line

  // MARK: Up

  const send = (frame) => socket.send(JSON.stringify(frame));

  function sendEvent(element, kind, value) {
    const event = [++sequence, element, kind];
    if (value !== undefined) event.push(value);
    unacknowledged.push(event);
    transmit(event);
    clearTimeout(reporting);
    awaitAcknowledgement();
  }

  function transmit([sequence, ...rest]) {
    send([sequence, applied, ...rest]);
    reported = applied;
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
    // The server takes so many KiB a second: a long text, which is sent as a whole, is not sent for every key.
    if (input.value.length < 1024) return;
    field.pause = setTimeout(() => {
      field.pause = 0;
      if (field.isUnsent) sendField(input);
    }, input.value.length / 32);
  }

  function sendText(input, field) {
    field.isUnsent = false;
    // Half a surrogate pair, as a broken paste may leave, is no text that the server could read.
    const value = valueOf(input);
    sendEvent(idOf(elementOf(input)), input.dataset.event ?? "input", value.toWellFormed?.() ?? value);
    field.sequence = sequence;
  }

  // What was typed comes before what is pressed.
  function sendUnsentFields() {
    for (const input of document.querySelectorAll("view-root :is(input, select)")) {
      const field = fields.get(input);
      if (field?.isUnsent && !field.isComposing) sendText(input, field);
    }
  }

  // The element of a box, and which of the boxes around it that is.
  function locate(box) {
    let level = 0;
    for (; isBox(box); level++) box = inBox(box);
    return [idOf(box), level];
  }
  geometry.locate = locate;

  function sendPress(box, kind, value) {
    sendUnsentFields();
    const [element, level] = locate(box);
    sendEvent(element, "^".repeat(level) + kind, value);
  }

  const lose = () => say("That press was not sent, and is lost.", 3000);

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
    const pressed = event.target.closest("view-root :is(button, input, select, [data-tap])");
    if (!pressed || pressed.matches("input, select")) return;
    if (pressed.localName === "button" && shared(pressed, event.detail)) return;
    if (pressed.localName !== "button") return tapped(pressed, event.detail);
    if (!joined) return lose();
    // A button that is part of another element stands for one of its events, or of what can be chosen in it.
    const { event: kind, choice } = pressed.dataset;
    if (choice) return sendPress(pressed.closest("tab-bar"), "change", choice);
    sendPress(kind ? pressed.parentElement : pressed, kind ?? "tap");
  });

  // The innermost gesture for so many taps gets them. One tap waits, where others are waited for, until it is the only one.
  // One of high priority comes before those inside of it, and simultaneous ones get taps beside others.
  let waiting;
  const wanted = (gesture) => Number(gesture.dataset.tap) || 1;
  const gesturesFor = (gestures, taps) => pointers.chosen(gestures.filter((gesture) => wanted(gesture) === taps));
  function tapped(element, taps) {
    clearTimeout(waiting);
    const gestures = pointers.around(element, "tap");
    let chosen = gesturesFor(gestures, taps);
    if (!chosen.length) chosen = gesturesFor(gestures, 1);
    if (!chosen.length) return false;
    const press = () => (joined ? chosen.forEach((each) => sendPress(each, "tap")) : lose());
    if (gestures.some((gesture) => wanted(gesture) > taps)) waiting = setTimeout(press, 300);
    else press();
    return true;
  }
  pointers.tap = (element) => tapped(element, 1) || tapped(element, wanted(element));

  // Gestures around a button that do not wait for it: returns whether one takes the press in its place.
  function shared(button, taps) {
    const gestures = gesturesFor(pointers.around(button, "tap"), taps || 1).filter(({ dataset }) => dataset.priority);
    if (joined) gestures.forEach((each) => sendPress(each, "tap"));
    return gestures.some(({ dataset }) => dataset.priority === "high");
  }

  // What a link does is the program's to say. A browser may open those it can in another tab.
  function press(link, event) {
    if (link.href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    const address = link.getAttribute("href") ?? link.dataset.link;
    if (joined) sendPress(link.closest("[id]"), "openLink", address);
    else lose();
  }

  document.addEventListener("input", ({ target }) => {
    if (target.matches("view-root :is(input, select)")) sendField(target);
  });

  document.addEventListener("compositionstart", ({ target }) => {
    if (target.matches("view-root input")) fieldOf(target).isComposing = true;
  });

  document.addEventListener("compositionend", ({ target }) => {
    if (!target.matches("view-root input")) return;
    fieldOf(target).isComposing = false;
    sendField(target);
  });

  document.addEventListener("keydown", (event) => {
    const { target } = event;
    if (pointers.key(event)) return event.preventDefault();
    if ((event.key === "Enter" || event.key === " ") && target.matches("view-root [data-tap][tabindex]")) {
      event.preventDefault();
      return pointers.tap(target);
    }
    if (event.key === "Enter" && target.matches("view-root a[data-link]")) return target.click();
    if (event.key === "Escape" && !event.isComposing) {
      // A browser would put a dialog away by itself; whether it goes is the screen's to say.
      if (dialogs().length) event.preventDefault();
      if (dialogs().length) return askToDismiss(dialogs().at(-1));
      if (stacks().length && !target.matches("input, select")) return goBack();
    }
    if (event.key !== "Enter" || event.isComposing || !target.matches("view-root input[type=text]")) return;
    if (joined) sendPress(target, "submit");
    else say("That was not sent, and is lost.", 3000);
  });

  // MARK: In front

  // The button of an alert that leaves things as they are, or its only one, is what puts it away.
  function askToDismiss(dialog) {
    const buttons = dialog.querySelectorAll("alert-actions button");
    const button = dialog.querySelector("alert-actions button[data-role=cancel]") ?? (buttons.length === 1 && buttons[0]);
    if (button) button.click();
    else if (joined) sendPress(dialog, "dismiss");
    else lose();
  }

  // A device has ways of its own to close a dialog. Neither event bubbles.
  document.addEventListener(
    "cancel",
    (event) => {
      if (!event.target.matches("view-root > dialog[id]")) return;
      event.preventDefault();
      askToDismiss(event.target);
    },
    true,
  );
  document.addEventListener(
    "close",
    ({ target }) => {
      if (!target.matches("view-root > dialog[id]") || target.open) return;
      present();
      askToDismiss(target);
    },
    true,
  );

  // Brings to the front what has come. The focus goes there, and comes back when it is closed.
  function present() {
    for (const dialog of dialogs()) {
      if (dialog.open) continue;
      dialog.showModal();
      if (dialog.hasAttribute("autofocus")) dialog.focus();
    }
    const place = dialogs().at(-1) ?? document.querySelector("main");
    // What is behind a dialog is not spoken of.
    if (line.parentNode !== place) place.append(line);
  }

  // Takes an element away. One in front of the screen gives the focus back; that and a page are seen to go.
  function putAway(element) {
    const isPage = element.localName === "view-page" && element.checkVisibility();
    if (!isPage && !element.open) return element.remove();
    for (const gone of [element, ...element.querySelectorAll("[id]")]) if (gone !== line) gone.removeAttribute("id");
    if (element.contains(line)) document.querySelector("main").append(line);
    if (isPage) slide(element, { to: 100 });
    else element.close();
    element.inert = true;
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => element.remove());
  }

  // Scrolls to an element, or to where a row will be that is not here yet.
  function scroll([id, row, x, y]) {
    const element = node(id) && outer(id);
    if (!element) return;
    const at = (part) => (part === undefined ? "nearest" : part < 334 ? "start" : part > 666 ? "end" : "center");
    element.scrollIntoView({ block: at(y), inline: at(x) });
    const scroller = row > 0 && element.closest("view-list, view-scroll");
    if (!scroller) return;
    const way = (row + 0.5) / element.style.getPropertyValue("--rows");
    const [place, region] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
    const part = (y ?? 500) / 1000;
    scroller.scrollTop += place.top + place.height * way - (region.top + region.height * part);
    scroller.scrollLeft += element.closest("lazy-h-stack") ? place.left + place.width * way - (region.left + region.width / 2) : 0;
  }

  // MARK: Pages

  const pagesIn = (stack) => stack.querySelectorAll(":scope > view-page[id]");
  // The stacks with a page to go back from that can be seen, in front of the screen or where nothing is.
  const stacks = (place = dialogs().at(-1) ?? document) =>
    [...place.querySelectorAll("view-navigation")].filter((stack) => pagesIn(stack).length > 1 && stack.checkVisibility());

  let targets = []; // what is to be scrolled to when the patch has been applied: [element, row, anchor?]
  let entered = []; // the pages that came with the patch being applied

  function slide(page, { from = 0, to = 0 }) {
    if (!page.parentNode.matches("view-navigation") || calm.matches) return;
    const at = (place) => ({ translate: `${place * (getComputedStyle(page).direction === "rtl" ? -1 : 1)}% 0` });
    return page.animate([at(from), at(to)], { duration: 350, easing: "cubic-bezier(0.32, 0.72, 0, 1)" });
  }

  // A page that comes gets the focus, and gives it back when it goes.
  function enter(page) {
    if (!page.previousElementSibling) return;
    slide(page, { from: 100 });
    page.focus({ preventScroll: true });
  }

  function cover(page, isCovered) {
    const { activeElement } = document;
    if (isCovered) page.focused = page.contains(activeElement) ? activeElement : null;
    if (!isCovered) {
      slide(page, { from: -30 });
      page.focused?.focus({ preventScroll: true });
    } else {
      const motion = slide(page, { to: -30 });
      if (!motion) return;
      page.dataset.moving = "";
      motion.finished.finally(() => delete page.dataset.moving);
    }
  }

  // What a person leaves first: a page in front, what is in front, a page.
  function goBack() {
    const stack = stacks().at(-1);
    if (stack && joined) return sendPress(stack, "back");
    if (stack) return lose();
    if (dialogs().length) askToDismiss(dialogs().at(-1));
  }

  // The browser's own way back leads out of pages and of what is in front: there is an entry in its history for each. The screen
  // decides; the history follows it.
  let travelling = false; // whether the history is on its way
  const left = () => history.state?.depth ?? 0;
  const depth = () =>
    stacks(document).reduce((sum, stack) => sum + pagesIn(stack).length - 1, dialogs().length);

  function follow() {
    if (travelling || !joined || unacknowledged.length) return;
    const wanted = depth();
    for (let number = left() + 1; number <= wanted; number++) history.pushState({ depth: number }, "");
    if (left() <= wanted) return;
    travelling = true;
    history.go(wanted - left());
  }

  addEventListener("popstate", () => {
    const ways = depth() - left();
    if (travelling || ways < 0) {
      travelling = false;
      return follow();
    }
    for (let way = 0; way < ways; way++) goBack();
  });

  // A sheet can be pulled down by the bar at its top.
  document.addEventListener("pointerdown", (event) => {
    const bar = event.target.closest("dialog > [data-event=dismiss]");
    if (!bar || !event.isPrimary) return;
    const dialog = bar.parentElement;
    const ending = new AbortController();
    let way = 0;
    const follow = ({ clientY }) => {
      way = Math.max(0, clientY - event.clientY);
      dialog.style.transition = "none";
      dialog.style.translate = way ? `0 ${way}px` : "";
    };
    const end = () => {
      ending.abort();
      dialog.style.transition = dialog.style.translate = "";
      // A press without a way is a click, and comes by itself.
      if (way > 80) askToDismiss(dialog);
      if (way > 4) bar.addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    };
    bar.setPointerCapture(event.pointerId);
    bar.addEventListener("pointermove", follow, { signal: ending.signal });
    for (const kind of ["pointerup", "pointercancel"]) bar.addEventListener(kind, end, { signal: ending.signal });
  });

  // MARK: Down

  // What is done to several elements names the first, and each other one by its distance from the one before.
  function each(list, width, act) {
    for (let index = 0, id = 0; index < list.length; index += width) act((id += list[index]), list[index + 1]);
  }

  const siblingOf = (id) => (id ? outer(id) : null);
  const text = (list) => each(list, 2, (id, text) => (node(id).textContent = text));
  const operations = {
    value: (list) =>
      each(list, 2, (id, text) => {
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
        touch(element);
        // A field that is part of an element is disabled with it, and a picker's has its name.
        const field = (name === "disabled" || name === "aria-label") && fieldIn(element);
        if (field && name === "disabled") field.disabled = value !== null;
        if (field && field.matches("select") && name === "aria-label") return field.setAttribute(name, value ?? "");
        if (name === "data-measure") isUnmeasured = true;
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
        if (name === "hidden") cover(element, value !== null);
      }),
    insert: ([parent, ...list]) =>
      each(list, 2, (sibling, html) => {
        const content = fragment(html);
        const container = node(parent);
        const coming = [...content.children];
        if (pass) for (const element of coming) if (!element.matches(ownWays)) pass.coming.push([element, pass.timing]);
        own(container);
        container.insertBefore(content, siblingOf(sibling));
        entered.push(...coming.filter((element) => element.matches("view-navigation > view-page")));
      }),
    options: ([id, html]) => {
      const picker = fieldIn(node(id));
      if (!picker) {
        const list = node(id).firstElementChild;
        const focused = list.contains(document.activeElement) && document.activeElement.dataset.choice;
        list.replaceChildren(fragment(html));
        return focused && list.querySelector(`[data-choice="${focused}"]`)?.focus();
      }
      const { value } = picker;
      picker.replaceChildren(fragment(html));
      if (isAhead(fieldOf(picker))) picker.value = value;
    },
    runs: ([id, html]) => node(id).replaceChildren(fragment(html)),
    move: (list) =>
      each(list, 2, (id, sibling) => {
        own(outer(id));
        moveBefore(outer(id), siblingOf(sibling));
      }),
    remove: (list) =>
      each(list, 1, (id) => {
        const element = outer(id);
        if (pass && !element.matches(ownWays)) leave(id);
        else putAway(element);
      }),
    pass: ([timing], rest) => {
      if (!timing || calm.matches || document.hidden) return endPass();
      // Those that follow one another are measured together: each row may have its own.
      if (pass) pass.timing = timed(timing);
      else beginPass(timed(timing), rest);
    },
    as: ([id, ...way]) => pass?.ways.set(id, way),
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
    open,
    scroll: (place) => targets.push(place),
  };

  function apply(patch) {
    patch.forEach((operation, index) => {
      const change = operations[operation[0]];
      // The commonest operation has no name.
      change ? change(operation.slice(1), patch.slice(index + 1)) : text(operation);
    });
    present();
    for (const page of entered) enter(page);
    entered = [];
    // What a patch changes may move what was not changed.
    if (isUnmeasured) geometry.scan();
    else geometry.schedule();
    isUnmeasured = false;
  }

  // MARK: Motion

  // The picture always is what the server says it is: elements that go are moved out of it before they are seen to go,
  // and what moves or changes its looks does so by animations alone, which touch no attribute.
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const names =
    "opacity color backgroundColor width height margin padding gap fontSize scale rotate borderRadius outline clipPath".split(" ");
  const leaving = document.createElement("div");
  leaving.id = "leaving";
  leaving.inert = true;
  leaving.ariaHidden = "true"; // for tools that do not know `inert`
  document.body.append(leaving);
  const moves = new WeakMap(); // the animation of each element that was moved last
  const changes = new WeakMap(); // and of each that has changed its looks

  const placeOf = (element) => element.getBoundingClientRect();
  const lookOf = (element) => {
    const style = getComputedStyle(element);
    return names.map((name) => style[name]);
  };

  // An element is about to be changed. What repeats itself does so until then.
  function touch(element) {
    if (!pass) {
      for (const animations of [moves, changes]) {
        const animation = animations.get(element);
        if (animation?.effect.getTiming().iterations > 1) animation.cancel();
      }
      return;
    }
    // What has come in an earlier pass is changed from what it was then.
    const { timing } = pass;
    if (pass.coming.some(([each, its]) => its !== timing && each.contains(element))) {
      endPass();
      beginPass(timing, []);
    }
    noteLook(element);
    own(element);
  }

  function noteLook(element) {
    if (pass.places.has(element) && !pass.looks.has(element)) pass.looks.set(element, lookOf(element));
  }

  // What moves is moved by the pass that has changed it, or something near it.
  function own(element) {
    if (!pass) return;
    const { timing, timings } = pass;
    timings.set(element, timing);
    for (let at = element.parentElement; at && !timings.has(at); at = at.parentElement) timings.set(at, timing);
  }

  const timed = (timing) => ({ fill: "backwards", ...timing });

  // How far one side of an element, or its middle, was from where it is: what has moved least counts, the rest is growth.
  const shiftOf = (start, growth) =>
    [start, start + growth / 2, start + growth].sort((a, b) => Math.abs(a) - Math.abs(b))[0];

  function beginPass(timing, rest) {
    const elements = document.querySelectorAll("view-root :is([id], view-box, view-row)");
    pass = {
      timing,
      timings: new Map(), // by element
      // Where they were seen last. Of a page with very many elements only what comes is animated.
      places: new Map(elements.length > 2000 ? [] : [...elements].map((element) => [element, placeOf(element)])),
      looks: new Map(), // what they were before, by element
      ways: new Map(), // how elements come and go that do not fade, by number
      coming: [],
      going: [],
    };
    // All that is to be read is read before the first change: afterwards each look would lay out the page anew.
    for (const [name, path, ...list] of rest) {
      if (name === "pass" && !path) break;
      if (name === "set") each(list, 2, (id) => noteLook(box(id, path)));
    }
  }

  function endPass() {
    if (!pass) return;
    const { timing, timings, places, looks, ways, coming, going } = pass;
    pass = null;
    const timingOf = (element) => {
      while (element && !timings.has(element)) element = element.parentElement;
      return timings.get(element) ?? timing;
    };
    // First what lays elements out anew over time: it still looks as before when places are taken.
    for (const [element] of looks) changes.get(element)?.cancel();
    const ends = [...looks].map(([element]) => lookOf(element));
    [...looks].forEach(([element, old], index) => {
      const [start, end] = [{}, {}];
      names.forEach((name, at) => {
        // The end is said as well: a length cannot become `auto` little by little.
        if (old[at] !== ends[index][at]) [start[name], end[name]] = [old[at], ends[index][at]];
      });
      if (Object.keys(start).length) changes.set(element, element.animate([start, end], timingOf(element)));
    });
    // What goes is seen to go from where it was, whatever moves it there.
    for (const element of going) moves.get(element)?.cancel();
    const arrivals = going.map(placeOf);
    going.forEach((element, index) => {
      const { x, y } = places.get(element);
      Object.assign(element.style, { left: x - arrivals[index].x + "px", top: y - arrivals[index].y + "px" });
    });
    // What is moving goes on doing so where nothing else has moved it.
    let moved = shifts(places);
    const turned = moved.filter(([element]) => moves.has(element));
    for (const [element] of turned) moves.get(element).cancel();
    if (turned.length) moved = shifts(places);
    for (const [element, translate] of moved) {
      const move = element.animate([{ translate }, {}], { ...timingOf(element), composite: "add" });
      move.onfinish = lists.look;
      moves.set(element, move);
    }
    for (const [element, timing] of coming) {
      const [start = { opacity: 0 }, its] = ways.get(idOf(inner(element))) ?? [];
      if (start) element.animate([start, {}], { ...timing, ...its });
    }
  }

  // By how much elements have moved, apart from those that what is around them has taken along.
  function shifts(places) {
    const shifts = new Map();
    for (const [element, old] of places) {
      // What was covered has not moved.
      if (!element.isConnected || (!old.width && !old.height)) continue;
      const { x, y, width, height } = placeOf(element);
      shifts.set(element, [shiftOf(old.x - x, old.width - width), shiftOf(old.y - y, old.height - height)]);
    }
    return [...shifts].flatMap(([element, [x, y]]) => {
      const [aroundX, aroundY] = shifts.get(element.parentNode) ?? [0, 0];
      const isStill = Math.hypot(x - aroundX, y - aroundY) < 0.5;
      return isStill ? [] : [[element, `${x - aroundX}px ${y - aroundY}px`]];
    });
  }

  function leave(id) {
    const element = outer(id);
    const { timing, places, ways, going } = pass;
    const [end = { opacity: 0 }, its] = ways.get(id) ?? [];
    own(element.parentNode);
    const place = places.get(element);
    if (!end || !place) return element.remove();
    const { color, font, scale, translate } = getComputedStyle(element);
    // What is around it is not there any more to make it translucent.
    let opacity = 1;
    for (let at = element; at; at = at.parentElement) opacity *= getComputedStyle(at).opacity;
    const size = (seen) => seen / (parseFloat(scale) || 1) + "px";
    const style = { color, font, opacity, left: 0, top: 0, width: size(place.width), height: size(place.height) };
    Object.assign(element.style, style);
    for (const part of [element, ...element.querySelectorAll("[id]")]) part.removeAttribute("id");
    leaving.append(element);
    going.push(element);
    // It may be on its way in, and goes from there.
    const animation = element.animate([{ opacity, scale, translate }, end], { ...timing, ...its, fill: "both", iterations: 1 });
    animation.onfinish = animation.oncancel = () => element.remove();
  }

  // The caret stays where it is in the text: as far from the end where the rest is the same.
  function setValue(input, text) {
    if (valueOf(input) === text) return;
    if (input.type === "checkbox") input.checked = text === "true";
    else if (input.type !== "text") input.value = text;
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
    kept.slice(wanted.length).forEach(putAway);
  }

  // Puts an element into other boxes. It stays itself, and so do the fields in it.
  function rewrite(id, young) {
    const old = outer(id);
    const kept = node(id);
    const place = inner(young);
    touch(kept);
    morph(kept, place);
    old.before(young);
    moveBefore(kept, place, place.parentNode);
    place.remove();
    if (old !== kept) old.remove();
  }

  function replace(old, young) {
    if (old.nodeName === young.nodeName) return morph(old, young);
    old.before(young);
    putAway(old);
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
    if (old.matches("input, select")) morphField(old, valueOf(young));
  }

  function morphField(input, text) {
    const field = fields.get(input);
    if (field && isAhead(field)) return;
    setValue(input, text);
  }

  function receive(frame) {
    if (frame[0] === "joined") return begin(frame[1], frame[2]);
    const [number, handled = number, ...patch] = frame;
    acknowledged = Math.max(acknowledged, handled);
    unacknowledged = unacknowledged.filter(([sequence]) => sequence > acknowledged);
    awaitAcknowledgement();
    if (frame.length < 2 || number <= applied) return follow();
    applied = number;
    try {
      lists.around(() => apply(patch), patch.some(([name]) => name === "render"), endPass);
    } catch (error) {
      // The page is not what the server believes it to be: ask for the whole picture.
      console.error(error);
      pass = null;
      entered = [];
      applied = reported = 0;
      return drop();
    }
    targets.splice(0).forEach(scroll);
    if (!joined) goLive();
    follow();
    report();
  }

  // MARK: The line

  function begin(id, handled) {
    const isNew = id !== session;
    const isLost = isNew && session !== "";
    failures = 0;
    session = id;
    acknowledged = handled;
    if (isNew) {
      // The server knows nothing of this page: what a person has typed is all that goes on from here.
      sequence = applied = reported = 0;
      unacknowledged = [];
      for (const input of document.querySelectorAll("view-root :is(input, select)")) {
        const field = fields.get(input);
        if (field) Object.assign(field, { sequence: 0, isUnsent: field.isEdited });
      }
    } else {
      unacknowledged = unacknowledged.filter(([sequence]) => sequence > acknowledged);
      unacknowledged.forEach(transmit);
      goLive();
    }
    if (isLost) say("The earlier session has ended. What you typed is kept.", 5000);
    else say("");
  }

  // From here on events have elements to go to.
  function goLive() {
    joined = true;
    lists.send = send;
    pointers.send = sendPress;
    geometry.send = send;
    geometry.restart();
    document.documentElement.dataset.line = "live";
    sendUnsentFields();
    awaitAcknowledgement();
    follow();
  }

  function connect() {
    clearTimeout(reconnecting);
    if (socket) return;
    socket = new WebSocket(location.origin.replace(/^http/, "ws") + path);
    isOpen = false;
    socket.onopen = () => {
      isOpen = true;
      send(["join", token, session, applied, innerWidth, innerHeight]);
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
    lists.send = null;
    pointers.send = geometry.send = null;
    pointers.forget();
    // What a pointer has done is over: sent again, it would begin without an end.
    unacknowledged = unacknowledged.filter(([, , kind]) => !/^\^*(press|hover)$/.test(kind));
    clearTimeout(doubting);
    clearTimeout(reporting);
    document.documentElement.dataset.line = "cut";
    notice = notices[code] ?? offline;
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
        token = tokenOf(new DOMParser().parseFromString(await response.text(), "text/html"));
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

  // MARK: Effects

  // Pages and tests may listen for `trifecta:open-url` and cancel it to open the URL their own way.
  function open([request, url]) {
    const answer = (isOpen) => joined && sendEvent(request, isOpen ? "opened" : "unopened");
    if (!schemes.test(url)) return answer(false);
    const event = new CustomEvent("trifecta:open-url", { detail: { url }, cancelable: true });
    if (!document.dispatchEvent(event)) return answer(true);
    const isPage = /^http/i.test(url);
    if (isPage) answer(true);
    const link = Object.assign(document.createElement("a"), { href: url });
    document.body.append(link);
    link.click();
    link.remove();
    if (!isPage) awaitHandOver(answer);
  }

  // The browser does not say whether an app took a URL; a page that loses the focus or is hidden was left for one.
  function awaitHandOver(answer) {
    const signs = new AbortController();
    const decide = (isOpen) => {
      clearTimeout(timer);
      signs.abort();
      answer(isOpen);
    };
    const timer = setTimeout(decide, 1500, false);
    for (const sign of ["blur", "pagehide", "visibilitychange"]) {
      addEventListener(sign, () => decide(true), { signal: signs.signal, capture: true });
    }
  }

  pointers.isBusy = () => unacknowledged.length > 8;

  connect();
})();
