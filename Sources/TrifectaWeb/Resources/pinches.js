// Two-finger gestures: magnification and rotation. With a trackpad, browsers report a pinch as a wheel event with the
// Control key.
trifecta.part("pinches", (page) => {
  "use strict";

  /** @typedef {[x: number, y: number]} Point */

  // Milliseconds between two reports, and milliseconds after which a wheel gesture ends.
  const interval = 15;
  const rest = 250;
  /** @param {number} number */
  const round = (number) => Math.round(number * 10000) / 10000;
  /** @type {Map<number, Point>} The locations of fingers by pointer */
  const fingers = new Map();
  /** @type {Pinch | null} The current gesture of two fingers or the wheel */
  let pinch = null;

  class Pinch {
    scale = 1;
    radians = 0;
    // The last distance between the fingers, and the last angle of the line through them.
    length = 1;
    angle = 0;
    // Timers of the next report, and of the end of a wheel gesture.
    waits = 0;
    resting = 0;

    /** @param {Element[]} boxes @param {number[]} pointers @param {Point} center */
    constructor(boxes, pointers, center) {
      this.pointers = pointers;
      this.center = center;
      this.boxes = boxes.map((box) => {
        const { left, top, width, height } = box.getBoundingClientRect();
        return { box, left, top, anchor: [(center[0] - left) / (width || 1), (center[1] - top) / (height || 1)] };
      });
      this.send("began");
    }

    /** @param {string} phase */
    send(phase) {
      if (!page.isLive()) return;
      const [x, y] = this.center;
      for (const { box, left, top, anchor } of this.boxes) {
        const numbers = [x - left, y - top, left, top, performance.now() / 1000, this.scale, this.radians, ...anchor];
        page.sendPress(box, "press", [phase, ...numbers.map(round)].join(" "));
      }
    }

    change() {
      if (this.waits) return;
      this.waits = setTimeout(() => {
        this.waits = 0;
        if (pinch !== this) return;
        if (page.isBusy()) return this.change();
        this.send("moved");
      }, interval);
    }

    /** @param {string} phase */
    end(phase) {
      if (this.waits) {
        clearTimeout(this.waits);
        if (phase === "ended") this.send("moved");
      }
      this.send(phase);
      pinch = null;
    }
  }

  /** @param {Element} target */
  const boxesAround = (target) => (page.isLive() ? (page.ask("gesturesAround", target, "pinch") ?? []) : []);
  /** @param {Point[]} points @returns {Point} */
  const middle = ([a, b]) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  /** @param {Point[]} points @returns {[length: number, angle: number]} */
  const span = ([a, b]) => [Math.hypot(b[0] - a[0], b[1] - a[1]) || 1, Math.atan2(b[1] - a[1], b[0] - a[0])];
  /** @param {number[]} pointers */
  const placesOf = (pointers) => pointers.map((id) => fingers.get(id) ?? /** @type {Point} */ ([0, 0]));
  const on = page.listen;

  on("pointerdown", ({ target, pointerId, clientX, clientY }) => {
    const boxes = boxesAround(target);
    if (!boxes.length) return;
    fingers.set(pointerId, [clientX, clientY]);
    const both = [...fingers.keys()].slice(-2);
    if (pinch || both.length < 2) return;
    // Cancels the presses of the single fingers.
    page.tell("cancelPresses");
    pinch = new Pinch(boxes, both, middle(placesOf(both)));
    [pinch.length, pinch.angle] = span(placesOf(both));
  }, true);
  on("pointermove", ({ pointerId, clientX, clientY }) => {
    if (!fingers.has(pointerId)) return;
    fingers.set(pointerId, [clientX, clientY]);
    if (!pinch?.pointers.includes(pointerId)) return;
    const places = placesOf(pinch.pointers);
    const [length, angle] = span(places);
    pinch.scale = length / pinch.length;
    // Normalizes the change of the angle to at most half a turn, because fingers do not turn farther between two
    // events.
    const turned = angle - pinch.angle;
    pinch.radians += Math.atan2(Math.sin(turned), Math.cos(turned));
    pinch.angle = angle;
    pinch.center = middle(places);
    pinch.change();
  });
  for (const [name, phase] of /** @type {const} */ ([["pointerup", "ended"], ["pointercancel", "cancelled"]])) {
    on(name, ({ pointerId }) => {
      if (pinch?.pointers.includes(pointerId)) pinch.end(phase);
      fingers.delete(pointerId);
    });
  }

  on("wheel", (event) => {
    const boxes = event.ctrlKey ? boxesAround(event.target) : [];
    if (!boxes.length || pinch?.pointers.length) return;
    event.preventDefault();
    pinch ??= new Pinch(boxes, [], [event.clientX, event.clientY]);
    pinch.scale = Math.min(Math.max(pinch.scale * Math.exp(-event.deltaY / 100), 0.001), 1000);
    pinch.change();
    clearTimeout(pinch.resting);
    pinch.resting = setTimeout((/** @type {Pinch} */ wheel) => pinch === wheel && wheel.end("ended"), rest, pinch);
  }, { passive: false });

  page.on("lost", () => {
    fingers.clear();
    pinch = null;
  });
  page.on("isPinched", () => !!pinch);
});
