// Tells what two fingers do to what is between them: how many times larger they make it, and how far they turn it. On a
// computer the wheel with Control does it, which is what browsers make of a pinch on a trackpad.
trifecta.part("pinches", (page) => {
  "use strict";

  const interval = 15; // milliseconds between two reports
  const rest = 250; // milliseconds after which a wheel that has stopped is let go
  const round = (number) => Math.round(number * 10000) / 10000;
  const fingers = new Map(); // pointer → where it is
  let pinch = null; // what two fingers, or the wheel, are doing

  class Pinch {
    constructor(box, pointers, center) {
      this.box = box;
      this.pointers = pointers;
      this.scale = 1;
      this.radians = 0;
      const { left, top, width, height } = box.getBoundingClientRect();
      this.origin = [left, top];
      this.start = this.center = center;
      this.anchor = [(center[0] - left) / (width || 1), (center[1] - top) / (height || 1)];
      this.send("began");
      page.isPinched = true;
    }

    send(phase) {
      const [left, top] = this.origin;
      const place = [this.center[0] - left, this.center[1] - top, left, top, performance.now() / 1000];
      const numbers = [...place, this.scale, this.radians, ...this.anchor].map(round);
      if (page.isLive()) page.sendPress(this.box, "press", [phase, ...numbers].join(" "));
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

    end(phase) {
      if (this.waits) {
        clearTimeout(this.waits);
        if (phase === "ended") this.send("moved");
      }
      this.send(phase);
      pinch = null;
      page.isPinched = false;
    }
  }

  const boxAround = (target) => page.isLive() && target.closest?.("view-root [data-pinch]");
  const middle = ([a, b]) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const span = ([a, b]) => [Math.hypot(b[0] - a[0], b[1] - a[1]) || 1, Math.atan2(b[1] - a[1], b[0] - a[0])];
  const places = () => pinch.pointers.map((id) => fingers.get(id));
  const on = (name, listener, options) => document.addEventListener(name, listener, options);

  on("pointerdown", ({ target, pointerId, clientX, clientY }) => {
    const box = boxAround(target);
    if (!box) return;
    fingers.set(pointerId, [clientX, clientY]);
    const both = [...fingers.keys()].slice(-2);
    if (pinch || both.length < 2) return;
    // What each finger was doing by itself comes to nothing.
    page.cancelPresses?.();
    pinch = new Pinch(box, both, middle(both.map((id) => fingers.get(id))));
    [pinch.length, pinch.angle] = span(places());
  }, true);
  on("pointermove", ({ pointerId, clientX, clientY }) => {
    if (!fingers.has(pointerId)) return;
    fingers.set(pointerId, [clientX, clientY]);
    if (!pinch?.pointers.includes(pointerId)) return;
    const [length, angle] = span(places());
    pinch.scale = length / pinch.length;
    // The shorter way round: fingers do not jump.
    const turned = angle - pinch.angle;
    pinch.radians += Math.atan2(Math.sin(turned), Math.cos(turned));
    pinch.angle = angle;
    pinch.center = middle(places());
    pinch.change();
  });
  for (const [name, phase] of [["pointerup", "ended"], ["pointercancel", "cancelled"]]) {
    on(name, ({ pointerId }) => {
      if (pinch?.pointers.includes(pointerId)) pinch.end(phase);
      fingers.delete(pointerId);
    });
  }

  on("wheel", (event) => {
    const box = event.ctrlKey && boxAround(event.target);
    if (!box || pinch?.pointers.length) return;
    event.preventDefault();
    pinch ??= new Pinch(box, [], [event.clientX, event.clientY]);
    pinch.scale = Math.min(Math.max(pinch.scale * Math.exp(-event.deltaY / 100), 0.001), 1000);
    pinch.change();
    clearTimeout(pinch.resting);
    pinch.resting = setTimeout((wheel) => pinch === wheel && wheel.end("ended"), rest, pinch);
  }, { passive: false });

  page.on("lost", () => {
    fingers.clear();
    pinch = null;
    page.isPinched = false;
  });
});
