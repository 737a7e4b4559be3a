// Gesture recognition: taps, long presses, drags, and hovering.
//
// `data-press` of a box contains the minimum distance of a drag, the duration of a long press in seconds, and the
// maximum distance during it. The server is informed of a press as soon as it may be relevant, and interprets it. See
// Elements/PressValue.swift.
trifecta.part("gestures", (page) => {
  "use strict";

  const interval = 15; // milliseconds between two reports of moves
  const presses = new Map(); // pointer → press
  let pointed = null; // the element under the pointer
  let over = []; // the boxes around the pointed element that handle hovering
  let place = []; // the pointer location that has not been reported yet
  let pausing = 0; // the timer until the next hover report
  let framed = false; // whether a frame callback is scheduled
  let reported = 0; // the time of the last report of moves
  let swallows = false; // whether the next click belongs to a recognized press

  // Returns the boxes around an element with an attribute, innermost first. The content of a menu does not count as
  // inside the boxes around the menu.
  function around(element, name) {
    const next = (from) => from?.closest(`view-root [data-${name}], menu-items`);
    const boxes = [];
    for (let at = next(element); at && at.localName !== "menu-items"; at = next(at.parentElement)) boxes.push(at);
    return boxes;
  }

  // Returns the outermost box with high priority or else the innermost box, and all boxes with simultaneous gestures.
  function chosen(boxes) {
    const rank = (box) => box.dataset.priority;
    const main = boxes.findLast((box) => rank(box) === "high") ?? boxes.find((box) => !rank(box));
    return boxes.filter((box) => box === main || rank(box) === "simultaneous");
  }

  // Returns the boxes of an element that handle presses, innermost first.
  function boxesOf(element) {
    const boxes = [];
    const outermost = page.node(element) && page.outer(element);
    for (let box = outermost && page.node(element); box; box = box === outermost ? null : box.parentElement) {
      if (box.dataset.press) boxes.push(box);
    }
    return boxes;
  }

  const wishes = (box) => box.dataset.press.split(" ").map(Number);
  const round = (number) => Math.round(number * 100) / 100;

  // A box that may recognize a press.
  class Candidate {
    constructor(box, x, y) {
      [this.distance, this.duration, this.slack] = wishes(box);
      this.own = box;
      this.element = page.locate(box)[0];
      this.boxes = boxesOf(this.element);
      this.isShared = box.dataset.priority === "simultaneous";
      const { left, top } = box.getBoundingClientRect();
      this.origin = [left, top];
      this.start = [x, y];
    }

    // The element may have been moved into other boxes. If it no longer handles presses, the server ignores the event.
    get box() {
      const { own, boxes } = this;
      if (own.isConnected && own.dataset.press) return own;
      const now = boxesOf(this.element);
      return now.length === boxes.length ? now[boxes.indexOf(own)] : own;
    }

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

    end(phase, place) {
      clearTimeout(this.timer);
      if (this.hasBegun) this.send(phase, place);
    }
  }

  class Press {
    constructor(target, x, y) {
      this.start = this.place = [x, y];
      this.length = 0;
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
        each.timer = setTimeout(() => this.hold(each), each.duration * 1000);
      }
    }

    // Cancels the other gestures that need the press exclusively.
    claim(winner) {
      // A simultaneous gesture does not suppress the click of a button.
      if (!winner.isShared || !this.button) swallows = true;
      if (winner.isShared) return;
      for (const each of this.candidates) {
        if (each !== winner && !each.isShared && !each.isRecognized) this.drop(each);
      }
    }

    drop(candidate) {
      candidate.end("cancelled", this.place);
      this.candidates = this.candidates.filter((each) => each !== candidate);
    }

    hold(candidate) {
      candidate.isRecognized = true;
      candidate.send("held", this.place);
      this.claim(candidate);
    }

    move(x, y, pointer) {
      this.place = [x, y];
      this.length = Math.max(this.length, Math.hypot(x - this.start[0], y - this.start[1]));
      for (const each of [...this.candidates]) {
        if (this.length > each.slack && each.duration >= 0 && !each.isRecognized) {
          clearTimeout(each.timer);
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

  const inMiddle = (type, box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return new type(box, left + width / 2, top + height / 2);
  };

  function end(id, phase) {
    presses.get(id)?.end(phase);
    presses.delete(id);
  }

  // Returns the gestures around an element that may recognize a press, by attribute.
  page.gesturesAround = (element, name) => chosen(around(element, name));
  // Cancels all presses.
  page.cancelPresses = () => [...presses.keys()].forEach((id) => end(id, "cancelled"));

  // After a disconnect: the server has cancelled all presses.
  function forget() {
    page.cancelPresses();
    over = [];
  }

  const on = (name, listener, options) => document.addEventListener(name, listener, options);

  on("pointerdown", (event) => {
    swallows = false;
    if (!page.isLive() || page.isPinched || event.button || event.target.closest("input")) return;
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
    pausing = left.length + entered.length && setTimeout(hover, 2 * interval);
  }
  const point = (target) => {
    pointed = target;
    if (!pausing) hover();
  };
  // Reports pointer locations to boxes that handle hover moves, with the same rate limit as for presses.
  function follow({ pointerType, clientX, clientY }) {
    if (pointerType === "touch" || !document.querySelector("[data-hover=move]")) return;
    place = [clientX, clientY];
    schedule();
  }
  function trace() {
    for (const box of place.length && page.isLive() ? over : []) {
      if (!box.dataset.hover || !box.isConnected) continue;
      const { left, top } = box.getBoundingClientRect();
      page.sendPress(box, "hoverMove", [place[0] - left, place[1] - top, left, top].map(round).join(" "));
    }
    place = [];
  }
  on("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    point(event.target);
    follow(event);
  });
  document.documentElement.addEventListener("pointerleave", () => point(null));

  // A held key presses the focused element. Returns whether the key is handled.
  function key({ key, target, repeat }) {
    if (!page.isLive() || (key !== "Enter" && key !== " ")) return false;
    // Content of a button cannot have the focus, so the focused button is searched for a box that handles presses.
    const isButton = target.matches("view-root :is(button, inner-button)");
    const box = isButton ? target.querySelector("[data-press]") : target.matches("view-root [data-press][tabindex]") && target;
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
  let waiting;
  const wanted = (gesture) => Number(gesture.dataset.tap) || 1;
  const gesturesFor = (gestures, taps) => chosen(gestures.filter((gesture) => wanted(gesture) === taps));
  // A tap by pointer on a gesture with a location is handled as a press. So a tap on such a gesture here is from the
  // keyboard, and is reported in the middle of the box.
  function send(gesture) {
    if (gesture.dataset.tap !== "at") return page.sendPress(gesture, "tap");
    const press = inMiddle(Candidate, gesture);
    press.begin();
    press.end("ended", press.start);
  }
  function tapped(element, taps) {
    clearTimeout(waiting);
    const gestures = around(element, "tap");
    let chosen = gesturesFor(gestures, taps);
    if (!chosen.length) chosen = gesturesFor(gestures, 1);
    if (!chosen.length) return false;
    const press = () => (page.isLive() ? chosen.forEach(send) : page.lose());
    if (gestures.some((gesture) => wanted(gesture) > taps)) waiting = setTimeout(press, 300);
    else press();
    return true;
  }
  const tapOnce = (element) => tapped(element, 1) || tapped(element, wanted(element));

  // Sends taps to prioritized gestures around a button. Returns whether one of them replaces the click.
  function shared(button, taps) {
    // A click on a control in a row does not tap the row, except for a navigation link.
    const takes = ({ localName, dataset }) => dataset.priority && (localName !== "view-row" || "goes" in button.dataset);
    const gestures = gesturesFor(around(button, "tap"), taps || 1).filter(takes);
    if (page.isLive()) gestures.forEach(send);
    return gestures.some(({ dataset }) => dataset.priority === "high");
  }

  // In a list with multiple selection, modifier keys toggle a row, or extend the selection to it.
  const added = ({ target, shiftKey, ctrlKey, metaKey }) =>
    (shiftKey || ctrlKey || metaKey) && !target.closest("button, a, input") && target.closest("[data-selects=many] > [data-tap]");
  on("mousedown", (event) => {
    if (added(event)) event.preventDefault(); // prevents text selection
  });
  on("click", (event) => {
    const row = added(event);
    if (!row) return;
    event.stopPropagation();
    const way = page.locate(row)[0] + (event.shiftKey ? " extend" : " toggle");
    page.isLive() ? page.sendPress(row.parentNode, "select", way) : page.lose();
  }, true);

  // Arrow keys select the next row of a list. With Shift, if many can be selected, they extend the selection, or reduce it.
  on("keydown", (event) => {
    const { target, key, shiftKey, ctrlKey, altKey, metaKey } = event;
    const way = { ArrowUp: "previousElementSibling", ArrowDown: "nextElementSibling" }[key];
    if (!way || ctrlKey || altKey || metaKey || !target.matches("[data-selects] > [data-tap]:not([data-leads])")) return;
    const keys = target.closest("[data-keys]")?.dataset.keys ?? "";
    if (keys.includes(key) || keys.includes("*")) return; // the app handles the key
    event.preventDefault();
    const list = target.parentNode;
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

  page.tap = (pressed, taps) => {
    if (pressed.matches("button, inner-button")) return shared(pressed, taps);
    tapped(pressed, taps);
    return true;
  };

  on("keydown", (event) => {
    if (key(event)) return event.preventDefault();
    if ((event.key !== "Enter" && event.key !== " ") || !event.target.matches("view-root [data-tap][tabindex]")) return;
    event.preventDefault();
    tapOnce(event.target);
  });
  page.on("lost", forget);
});
