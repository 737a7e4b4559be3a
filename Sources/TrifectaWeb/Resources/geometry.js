// Reports the frames of boxes with `data-measure` to the server: all of them in one message, at most every other frame.
trifecta.part("geometry", (page) => {
  "use strict";

  // Milliseconds between two messages, and the maximum number of boxes in a message.
  const interval = 30;
  const limit = 1000;
  /** @type {Map<Element, string>} The reported frame by box */
  const known = new Map();
  const observer = new ResizeObserver(() => schedule());
  // Whether a frame callback is scheduled.
  let framed = false;
  // The time of the last message.
  let sent = -interval;
  // Whether the user has scrolled or resized the window since the last message.
  let isMoved = false;

  /** @param {number} number */
  const round = (number) => Math.round(number * 100) / 100;

  // Finds new boxes.
  function scan() {
    for (const box of document.querySelectorAll("view-root [data-measure]")) {
      if (known.has(box)) continue;
      known.set(box, "");
      observer.observe(box);
    }
    schedule();
  }

  // Reports all boxes again to a new session.
  function restart() {
    for (const box of known.keys()) known.set(box, "");
    scan();
  }

  function schedule() {
    if (framed || !known.size) return;
    framed = true;
    requestAnimationFrame((now) => {
      framed = false;
      if (!page.isLive()) return;
      if (now - sent < interval) return schedule();
      const moving = targets();
      const news = [...known.keys()].flatMap((box) => look(box, moving));
      if (!news.length) return;
      sent = now;
      for (let at = 0; at < news.length; at += 2 * limit) {
        page.send(["measure", Number(isMoved), ...news.slice(at, at + 2 * limit)]);
      }
      isMoved = false;
    });
  }

  // Elements with a running animation, except for animations that repeat forever.
  const targets = () =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      // With a fill mode, finished animations are listed too.
      if (!(effect instanceof KeyframeEffect) || playState === "finished") return [];
      return effect.target && (effect.getTiming().iterations ?? 1) < Infinity ? [effect.target] : [];
    });

  // Returns the changes of a box: the number of the element, and the level and frame of the box.
  /** @param {Element} box @param {Element[]} moving */
  function look(box, moving) {
    const { measure } = box.dataset;
    if (!measure || !box.closest("view-root")) {
      known.delete(box);
      observer.unobserve(box);
      return [];
    }
    // A box on a hidden page keeps its frame.
    if (!box.checkVisibility()) return [];
    // Only the frame at the end of an animation is reported.
    if (moving.some((each) => each.contains(box) || box.contains(each))) {
      schedule();
      return [];
    }
    const { left, top, width, height } = box.getBoundingClientRect();
    const frame = [left, top, width, height].map(round);
    const now = (measure === "frame" ? frame : frame.slice(2)).join(" ");
    if (known.get(box) === now) return [];
    known.set(box, now);
    const [id, level] = page.locate(box);
    return [id, [level, ...frame].join(" ")];
  }

  const moved = () => {
    isMoved = true;
    schedule();
  };
  window.addEventListener("scroll", moved, { capture: true, passive: true });
  window.addEventListener("resize", moved);

  page.on("measure", (isNew) => (isNew ? scan() : schedule()));
  page.on("live", restart);
});
