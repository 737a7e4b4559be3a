// Matched geometry: a new view moves from the place of the view that it replaces, and views can follow a source view.
trifecta.part("matched", (page) => {
  "use strict";

  const placeOf = (element) => element.getBoundingClientRect();
  const sharing = () => document.querySelectorAll("view-root [data-match]");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const own = ["position", "size"];

  // Returns the transform with which an element appears at another place.
  function turn(element, from, to, parts = element.dataset.matchParts ?? "position size") {
    const [position, size] = own.map((part) => parts.includes(part));
    const middle = (place, start, side) => place[start] + place[side] / 2;
    const x = position ? middle(to, "x", "width") - middle(from, "x", "width") : 0;
    const y = position ? middle(to, "y", "height") - middle(from, "y", "height") : 0;
    const scale = (side) => (size && from[side] && to[side] ? to[side] / from[side] : 1);
    return `translate(${x}px, ${y}px) scale(${scale("width")}, ${scale("height")})`;
  }

  let timing; // the timing of the last animated pass
  // The places of source views by name. The first view with a name is used.
  page.matched = () => {
    const places = new Map();
    for (const element of sharing()) {
      if (!places.has(element.dataset.match)) places.set(element.dataset.match, [element, placeOf(element)]);
    }
    return places;
  };
  page.match = (before, timingOf) => {
    release();
    const pairs = [];
    for (const element of sharing()) {
      const [other, old] = before.get(element.dataset.match) ?? [];
      // If the other view still exists, both are sources of the same name.
      if (!other || (other.isConnected && !other.closest("#leaving"))) continue;
      before.delete(element.dataset.match);
      pairs.push([element, other, old, placeOf(element)]);
    }
    for (const [element, other, old, place] of pairs) {
      const its = timingOf(element);
      element.animate([{ transform: turn(element, place, old), composite: "add" }, {}], its);
      if (other.isConnected) other.animate([{}, { transform: turn(other, old, place), composite: "add" }], { ...its, fill: "both", iterations: 1 });
    }
    timing = timingOf(document.querySelector("view-root"));
  };

  // A view that follows a source is moved by a persistent animation, which changes no attributes. The view shrinks to
  // the size of the source, unless it has a fixed size.
  const following = new Map(); // the animation of each view, and its destination
  function release() {
    for (const [element, { animation }] of following) {
      if (element.isConnected && element.dataset.follow) continue;
      animation.cancel();
      following.delete(element);
    }
  }
  function follow() {
    release();
    let sources; // by name; the first view with a name is used
    for (const element of document.querySelectorAll("view-root [data-follow]")) {
      sources ??= new Map([...sharing()].reverse().map((each) => [each.dataset.match, each]));
      const source = sources.get(element.dataset.follow);
      const last = following.get(element);
      const place = source && placeOf(source);
      const isSame = place && last && last.source === source && ["x", "y", "width", "height"].every((side) => Math.abs(last.place[side] - place[side]) < 0.5);
      if (isSame) continue;
      const seen = placeOf(element);
      last?.animation.cancel();
      following.delete(element);
      if (!source) continue;
      const rest = placeOf(element);
      const isSized = (element.dataset.matchParts ?? "size").includes("size");
      const size = (side) => Math.min(rest[side], isSized ? place[side] : Infinity) + "px";
      const end = { width: size("width"), height: size("height") };
      const still = { duration: 0, fill: "both" };
      // The place of the view depends on its size, so the size is set first.
      const way = (size, to) => {
        const sizing = element.animate([size, size], still);
        const transform = turn(element, placeOf(element), to, "position");
        sizing.cancel();
        return { ...size, transform };
      };
      const start = last ? { width: seen.width + "px", height: seen.height + "px" } : end;
      const its = timing && last && !calm.matches ? { ...timing, fill: "both" } : still;
      const ways = [way(start, last ? seen : place), way(end, place)];
      following.set(element, { source, place, animation: element.animate(ways, its) });
    }
    timing = undefined;
  }
  let isWaiting = false;
  const soon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      follow();
    });
  };
  new MutationObserver(soon).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  addEventListener("resize", soon);
  addEventListener("load", soon);
  soon();
});
