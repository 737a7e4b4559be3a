// Gesture recognition: taps, long presses, drags, and hovering.
//
// `data-press` of a box contains the minimum distance of a drag, the duration of a long press in seconds, the maximum
// distance during it, and the durations of other long presses. The server is informed of a press as soon as it may be
// relevant, and interprets it. See Elements/PressValue.swift.
trifecta.part("gestures", (page) => {
  "use strict";

  /** @typedef {[x: number, y: number]} Point */

  // Milliseconds between two reports of moves.
  const interval = 15;
  /** @type {Map<number | string, Press>} By pointer or key */
  const presses = new Map();
  /** @type {Element | null} The element under the pointer */
  let pointed = null;
  /** @type {Element[]} The boxes around the pointed element that handle hovering */
  let over = [];
  /** @type {Point | null} The pointer location that has not been reported yet */
  let place = null;
  // The timer until the next hover report.
  let pausing = 0;
  // Whether a frame callback is scheduled.
  let framed = false;
  // The time of the last report of moves.
  let reported = 0;
  // Whether the next click belongs to a recognized press.
  let swallows = false;

  // Returns the boxes around an element with an attribute, innermost first. The content of a menu does not count as
  // inside the boxes around the menu.
  /** @param {Element | null} element @param {string} name */
  function around(element, name) {
    const next = (/** @type {Element | null} */ from) => from?.closest(`view-root [data-${name}], menu-items`);
    const boxes = [];
    for (let at = next(element); at && at.localName !== "menu-items"; at = next(at.parentElement)) boxes.push(at);
    return boxes;
  }

  // Returns the outermost box with high priority or else the innermost box, and all boxes with simultaneous gestures:
  // see HostKit/Element+EventTargets.swift.
  /** @param {Element[]} boxes */
  function chosen(boxes) {
    const rank = (/** @type {Element} */ box) => box.dataset.priority;
    const main = boxes.findLast((box) => rank(box) === "high") ?? boxes.find((box) => !rank(box));
    return boxes.filter((box) => box === main || rank(box) === "simultaneous");
  }

  // Returns the boxes of an element that handle presses, innermost first.
  /** @param {number} element */
  function boxesOf(element) {
    const boxes = [];
    // The element may have been removed.
    const outermost = page.node(element) && page.outer(element);
    /** @type {Element | null} */
    let box = page.node(element);
    for (; box; box = box === outermost ? null : box.parentElement) {
      if (box.dataset.press) boxes.push(box);
    }
    return boxes;
  }

  /** @param {Element} box */
  const wishes = (box) => (box.dataset.press ?? "").split(" ").map(Number);
  /** @param {number} number */
  const round = (number) => Math.round(number * 100) / 100;

  // A box that may recognize a press.
  class Candidate {
    hasBegun = false;
    isRecognized = false;
    isMoving = false;
    /** @type {number[]} */
    timers = [];

    /** @param {Element} box @param {number} x @param {number} y */
    constructor(box, x, y) {
      const [distance, duration, slack, ...more] = wishes(box);
      this.distance = distance;
      this.duration = duration;
      this.slack = slack;
      this.more = more;
      this.own = box;
      this.element = page.locate(box)[0];
      this.boxes = boxesOf(this.element);
      this.isShared = box.dataset.priority === "simultaneous";
      const { left, top } = box.getBoundingClientRect();
      this.origin = [left, top];
      /** @type {Point} */
      this.start = [x, y];
    }

    // The element may have been moved into other boxes. If it no longer handles presses, the server ignores the event.
    /** @returns {Element} */
    get box() {
      const { own, boxes } = this;
      if (own.isConnected && own.dataset.press) return own;
      const now = boxesOf(this.element);
      return now.length === boxes.length ? now[boxes.indexOf(own)] : own;
    }

    /** @param {string} phase @param {Point} place */
    send(phase, [x, y]) {
      const [left, top] = this.origin;
      const numbers = [x - left, y - top, left, top, performance.now() / 1000];
      if (page.isLive() && this.box.isConnected) page.sendPress(this.box, "press", [phase, ...numbers.map(round)].join(" "));
    }

    begin() {
      if (this.hasBegun) return;
      this.hasBegun = true;
      this.send("began", this.start);
    }

    /** @param {string} phase @param {Point} place */
    end(phase, place) {
      this.timers.forEach(clearTimeout);
      if (this.hasBegun) this.send(phase, place);
    }
  }

  class Press {
    // The maximum distance from the start.
    length = 0;
    hasMoved = false;

    /** @param {Element} target @param {number} x @param {number} y */
    constructor(target, x, y) {
      /** @type {Point} */
      this.start = [x, y];
      /** @type {Point} */
      this.place = [x, y];
      this.button = target.closest("button, a");
      const boxes = around(target, "press");
      const held = chosen(boxes.filter((box) => wishes(box)[1] >= 0));
      const dragged = chosen(boxes.filter((box) => wishes(box)[0] >= 0));
      this.candidates = [...new Set([...held, ...dragged])].map((box) => new Candidate(box, x, y));
      for (const each of this.candidates) {
        const { box } = each;
        if (!held.includes(box)) each.duration = NaN;
        if (!dragged.includes(box)) each.distance = NaN;
        if (!(each.duration >= 0)) continue;
        each.begin();
        each.timers = [each.duration, ...each.more].map((time) => setTimeout(() => this.hold(each), time * 1000));
      }
    }

    // Cancels the other gestures that need the press exclusively.
    /** @param {Candidate} winner */
    claim(winner) {
      // A simultaneous gesture does not suppress the click of a button.
      if (!winner.isShared || !this.button) swallows = true;
      if (winner.isShared) return;
      for (const each of this.candidates) {
        if (each !== winner && !each.isShared && !each.isRecognized) this.drop(each);
      }
    }

    /** @param {Candidate} candidate */
    drop(candidate) {
      candidate.end("cancelled", this.place);
      this.candidates = this.candidates.filter((each) => each !== candidate);
    }

    /** @param {Candidate} candidate */
    hold(candidate) {
      candidate.isRecognized = true;
      candidate.send("held", this.place);
      this.claim(candidate);
    }

    /** @param {number} x @param {number} y @param {number} [pointer] */
    move(x, y, pointer) {
      this.place = [x, y];
      this.length = Math.max(this.length, Math.hypot(x - this.start[0], y - this.start[1]));
      for (const each of [...this.candidates]) {
        if (this.length > each.slack && each.duration >= 0 && !each.isRecognized) {
          each.timers.forEach(clearTimeout);
          if (!(each.distance >= 0)) this.drop(each);
        }
        // A button takes precedence over gestures around it, unless the pointer moves.
        const isBehind = this.button && !each.own.dataset.priority;
        const distance = isBehind ? Math.max(each.distance, 10) : each.distance;
        if (each.isMoving || !(this.length >= distance) || !this.candidates.includes(each)) continue;
        each.isMoving = each.isRecognized = true;
        each.begin();
        this.claim(each);
        // The pointer may leave the box and the window during a drag.
        if (pointer && each.box.isConnected) each.box.setPointerCapture(pointer);
      }
      this.hasMoved = true;
      schedule();
    }

    report() {
      if (!this.hasMoved) return;
      this.hasMoved = false;
      for (const each of this.candidates) if (each.isMoving) each.send("moved", this.place);
    }

    /** @param {string} phase */
    end(phase) {
      for (const each of this.candidates) each.end(phase, this.place);
      this.candidates = [];
    }
  }

  // Moves are reported once per frame, and not faster than the server responds.
  function schedule() {
    if (framed) return;
    framed = true;
    requestAnimationFrame((now) => {
      framed = false;
      if (now - reported < interval || page.isBusy()) return schedule();
      reported = now;
      for (const press of presses.values()) press.report();
      trace();
    });
  }

  // Creates a press or a candidate in the middle of a box.
  /** @template Made @param {new (box: Element, x: number, y: number) => Made} type @param {Element} box */
  const inMiddle = (type, box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return new type(box, left + width / 2, top + height / 2);
  };

  /** @param {number | string} id @param {string} phase */
  function end(id, phase) {
    presses.get(id)?.end(phase);
    presses.delete(id);
  }

  page.on("gesturesAround", (element, name) => chosen(around(element, name)));
  function cancelPresses() {
    for (const id of [...presses.keys()]) end(id, "cancelled");
  }
  page.on("cancelPresses", cancelPresses);

  // After a disconnect: the server has cancelled all presses.
  function forget() {
    cancelPresses();
    over = [];
  }

  const on = page.listen;

  on("pointerdown", (event) => {
    swallows = false;
    if (!page.isLive() || page.ask("isPinched") || event.button || event.target.closest("input")) return;
    const press = new Press(event.target, event.clientX, event.clientY);
    if (!press.candidates.length) return;
    presses.set(event.pointerId, press);
    press.move(event.clientX, event.clientY);
  });
  on("pointermove", (event) => {
    presses.get(event.pointerId)?.move(event.clientX, event.clientY, event.pointerId);
    follow(event);
  });
  on("pointerup", ({ pointerId }) => end(pointerId, "ended"));
  on("pointercancel", ({ pointerId }) => end(pointerId, "cancelled"));
  on("click", (event) => {
    // A click may follow long after a touch. Clicks by keyboard or script have no detail.
    if (!swallows || !event.detail) return;
    swallows = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, true);
  // A long press on a view with a gesture opens no context menu.
  on("contextmenu", (event) => presses.size && event.preventDefault());
  on("dragstart", (event) => presses.size && event.preventDefault());

  // Hovering is reported only for boxes over which the pointer remains for a moment.
  function hover() {
    const boxes = page.isLive() ? around(pointed, "hover") : [];
    const left = over.filter((box) => !boxes.includes(box) && box.closest("view-root"));
    const entered = boxes.filter((box) => !over.includes(box));
    if (page.isLive()) left.forEach((box) => page.sendPress(box, "hover", "false"));
    entered.forEach((box) => page.sendPress(box, "hover", "true"));
    over = boxes;
    pausing = left.length + entered.length ? setTimeout(hover, 2 * interval) : 0;
  }
  /** @param {Element | null} target */
  const point = (target) => {
    pointed = target;
    if (!pausing) hover();
  };
  // Reports pointer locations to boxes that handle hover moves, with the same rate limit as for presses.
  /** @param {PointerEvent} event */
  function follow({ pointerType, clientX, clientY }) {
    if (pointerType === "touch" || !document.querySelector("[data-hover=move]")) return;
    place = [clientX, clientY];
    schedule();
  }
  function trace() {
    const [x, y] = place ?? [0, 0];
    for (const box of place && page.isLive() ? over : []) {
      if (!box.dataset.hover || !box.isConnected) continue;
      const { left, top } = box.getBoundingClientRect();
      page.sendPress(box, "hoverMove", [x - left, y - top, left, top].map(round).join(" "));
    }
    place = null;
  }
  on("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    point(event.target);
    follow(event);
  });
  document.documentElement.addEventListener("pointerleave", () => point(null));

  // A held key presses the focused element. Returns whether the key is handled.
  /** @param {Aimed<KeyboardEvent>} event */
  function key({ key, target, repeat }) {
    if (!page.isLive() || (key !== "Enter" && key !== " ")) return false;
    // Content of a button cannot have the focus, so the focused button is searched for a box that handles presses.
    const isButton = target.matches("view-root :is(button, inner-button)");
    const box = isButton ? target.querySelector("[data-press]") : target.matches("view-root [data-press][tabindex]") ? target : null;
    if (!box || !(wishes(box)[1] >= 0)) return false;
    if (repeat || presses.has(key)) return true;
    presses.set(key, inMiddle(Press, box));
    return true;
  }
  on("keyup", (event) => {
    const { key, target } = event;
    const press = presses.get(key);
    if (!press) return;
    event.preventDefault();
    const isHeld = press.candidates.some((each) => each.isRecognized);
    end(key, "ended");
    // A short press is a tap.
    if (!isHeld && target.matches("button, inner-button")) target.click();
    else if (!isHeld && target.dataset?.tap !== undefined) tapOnce(target);
  });
  on("focusout", () => ["Enter", " "].forEach((key) => end(key, "cancelled")));

  // The innermost gesture for this number of taps is recognized. If there is a gesture for more taps, a single tap is
  // delayed until no other tap has followed. High-priority gestures take precedence over inner gestures, and
  // simultaneous gestures are recognized in addition.
  let waiting = 0;
  /** @type {Element | undefined} The element that was tapped last */
  let last;
  /** @type {(() => void) | undefined} Sends the delayed tap */
  let late;
  /** @param {Element} gesture */
  const wanted = ({ dataset }) => (dataset.tap ?? "").split(" ").map((count) => Number(count) || 1);
  /** @param {Element[]} gestures @param {number} taps */
  const gesturesFor = (gestures, taps) => chosen(gestures.filter((gesture) => wanted(gesture).includes(taps)));
  // A tap by pointer on a gesture with a location is handled as a press. So a tap on such a gesture here is from the
  // keyboard, and is reported in the middle of the box.
  /** @param {Element} gesture @param {number} taps */
  function send(gesture, taps) {
    if (gesture.dataset.tap !== "at") return page.sendPress(gesture, "tap", taps > 1 ? String(taps) : undefined);
    const press = inMiddle(Candidate, gesture);
    press.begin();
    press.end("ended", press.start);
  }
  /** @param {Element} element @param {number} taps */
  function tapped(element, taps) {
    clearTimeout(waiting);
    // A delayed tap on another element is not part of this tap.
    if (element !== last) late?.();
    last = element;
    late = undefined;
    const gestures = around(element, "tap");
    let count = taps;
    let chosen = gesturesFor(gestures, count);
    if (!chosen.length) chosen = gesturesFor(gestures, (count = 1));
    if (!chosen.length) return false;
    const press = () => {
      late = undefined;
      page.isLive() ? chosen.forEach((gesture) => send(gesture, count)) : page.lose();
    };
    if (gestures.some((gesture) => Math.max(...wanted(gesture)) > taps)) {
      late = press;
      waiting = setTimeout(press, 300);
    } else press();
    return true;
  }
  /** @param {Element} element */
  const tapOnce = (element) => tapped(element, 1) || tapped(element, wanted(element)[0]);

  // Sends taps to prioritized gestures around a button. Returns whether one of them replaces the click.
  /** @param {Element} button @param {number} taps */
  function shared(button, taps) {
    // A click on a control in a row does not tap the row, except for a navigation link.
    const takes = (/** @type {Element} */ { localName, dataset }) => dataset.priority && (localName !== "view-row" || "goes" in button.dataset);
    const gestures = gesturesFor(around(button, "tap"), taps || 1).filter(takes);
    if (page.isLive()) gestures.forEach((gesture) => send(gesture, taps));
    return gestures.some(({ dataset }) => dataset.priority === "high");
  }

  // In a list with multiple selection, modifier keys toggle a row, or extend the selection to it.
  /** @param {Aimed<MouseEvent>} event @returns {Element | null} */
  function added({ target, shiftKey, ctrlKey, metaKey }) {
    const isPlain = !(shiftKey || ctrlKey || metaKey) || target.closest("button, a, input");
    return isPlain ? null : target.closest("[data-selects=many] > [data-tap]");
  }
  on("mousedown", (event) => {
    // Prevents text selection.
    if (added(event)) event.preventDefault();
  });
  on("click", (event) => {
    const row = added(event);
    const list = row?.parentElement;
    if (!row || !list) return;
    event.stopPropagation();
    const way = page.locate(row)[0] + (event.shiftKey ? " extend" : " toggle");
    if (page.isLive()) page.sendPress(list, "select", way);
    else page.lose();
  }, true);

  // Arrow keys select the next row of a list. With Shift, if many can be selected, they extend the selection, or reduce it.
  /** @type {Record<string, "previousElementSibling" | "nextElementSibling">} */
  const ways = { ArrowUp: "previousElementSibling", ArrowDown: "nextElementSibling" };
  on("keydown", (event) => {
    const { target, key, shiftKey, ctrlKey, altKey, metaKey } = event;
    const way = ways[key];
    if (!way || ctrlKey || altKey || metaKey || !target.matches("[data-selects] > [data-tap]:not([data-leads])")) return;
    const keys = target.closest("[data-keys]")?.dataset.keys ?? "";
    const list = target.parentElement;
    // The app may handle the key.
    if (!list || keys.includes(key) || keys.includes("*")) return;
    event.preventDefault();
    let row = target[way];
    while (row && !row.matches("[data-tap][tabindex]")) row = row[way];
    if (!row) return;
    row.focus();
    if (!page.isLive()) return page.lose();
    const isExtending = shiftKey && list.dataset.selects === "many";
    const isReducing = isExtending && row.matches("[aria-current]");
    const action = isReducing ? " toggle" : isExtending ? " extend" : " only";
    page.sendPress(list, "select", page.locate(isReducing ? target : row)[0] + action);
  });

  page.on("tap", (pressed, taps) => {
    if (pressed.matches("button, inner-button")) return shared(pressed, taps);
    tapped(pressed, taps);
    return true;
  });

  on("keydown", (event) => {
    if (key(event)) return event.preventDefault();
    if ((event.key !== "Enter" && event.key !== " ") || !event.target.matches("view-root [data-tap][tabindex]")) return;
    event.preventDefault();
    tapOnce(event.target);
  });
  page.on("lost", forget);
});
