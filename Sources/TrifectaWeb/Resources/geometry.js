// Tells the server where those boxes are that ask for it in `data-measure`, and how large: all of them in one message, at
// most every other frame.
trifecta.part("geometry", (page) => {
  "use strict";

  const interval = 30; // milliseconds between two messages
  const limit = 1000; // boxes in one message
  const known = new Map(); // box → what the server was told
  const observer = new ResizeObserver(() => schedule());
  let framed = false; // whether the next frame is waited for
  let told = -interval; // when the last message was sent
  let isMoved = false; // whether a person has scrolled or changed the size of the window since

  const round = (number) => Math.round(number * 100) / 100;

  // Finds boxes that have come.
  function scan() {
    for (const box of document.querySelectorAll("view-root [data-measure]")) {
      if (known.has(box)) continue;
      known.set(box, "");
      observer.observe(box);
    }
    schedule();
  }

  // The server knows nothing of what it was told.
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
      if (now - told < interval) return schedule();
      const moving = targets();
      const news = [...known.keys()].flatMap((box) => look(box, moving));
      if (!news.length) return;
      told = now;
      for (let at = 0; at < news.length; at += 2 * limit) {
        page.send(["measure", Number(isMoved), ...news.slice(at, at + 2 * limit)]);
      }
      isMoved = false;
    });
  }

  // What is on its way to where it will be. What repeats itself for ever never gets there.
  const targets = () =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      // What is there keeps its last place as well when it has come to rest.
      return playState !== "finished" && effect.getTiming().iterations < Infinity ? effect.target : [];
    });

  // What is new of a box: its element, and the frame of which of the boxes around that.
  function look(box, moving) {
    const { measure } = box.dataset;
    if (!measure || !box.closest("view-root")) {
      known.delete(box);
      observer.unobserve(box);
      return [];
    }
    // The server is told where it comes to rest.
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
  addEventListener("scroll", moved, { capture: true, passive: true });
  addEventListener("resize", moved);

  page.measure = (isNew) => (isNew ? scan() : schedule());
  page.on("live", restart);
});
