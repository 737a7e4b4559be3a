// Matched geometry: a new view moves from the place of the view that it replaces, and views can follow a source view.
trifecta.part("matched", (page) => {
  "use strict";

  /** @param {Element} element */
  const placeOf = (element) => element.getBoundingClientRect();
  const sharing = () => document.querySelectorAll("view-root [data-match]");
  /** @param {Element} element */
  const nameOf = (element) => element.dataset.match ?? "";
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const own = ["position", "size"];
  /** @typedef {"width" | "height"} Side */
  const sides = /** @type {const} */ (["x", "y", "width", "height"]);

  // Returns the transform with which an element appears at another place.
  /** @param {Element} element @param {DOMRect} from @param {DOMRect} to */
  function turn(element, from, to, parts = element.dataset.matchParts ?? "position size") {
    const [position, size] = own.map((part) => parts.includes(part));
    const middle = (/** @type {DOMRect} */ place, /** @type {"x" | "y"} */ start, /** @type {Side} */ side) => place[start] + place[side] / 2;
    const x = position ? middle(to, "x", "width") - middle(from, "x", "width") : 0;
    const y = position ? middle(to, "y", "height") - middle(from, "y", "height") : 0;
    const scale = (/** @type {Side} */ side) => (size && from[side] && to[side] ? to[side] / from[side] : 1);
    return `translate(${x}px, ${y}px) scale(${scale("width")}, ${scale("height")})`;
  }

  /** @type {Timing | undefined} The timing of the last animated pass */
  let timing;
  // The places of source views by name. The first view with a name is used.
  page.on("matched", () => {
    /** @type {MatchedPlaces} */
    const places = new Map();
    for (const element of sharing()) {
      const name = nameOf(element);
      if (!places.has(name)) places.set(name, [element, placeOf(element)]);
    }
    return places;
  });
  page.on("match", (before, timingOf) => {
    release();
    const pairs = [];
    for (const element of sharing()) {
      const [other, old] = before.get(nameOf(element)) ?? [];
      // If the other view still exists, both are sources of the same name.
      if (!other || !old || (other.isConnected && !other.closest("#leaving"))) continue;
      before.delete(nameOf(element));
      pairs.push({ element, other, old, place: placeOf(element) });
    }
    for (const { element, other, old, place } of pairs) {
      const its = timingOf(element);
      element.animate([{ transform: turn(element, place, old), composite: "add" }, {}], its);
      if (other.isConnected) other.animate([{}, { transform: turn(other, old, place), composite: "add" }], { ...its, fill: "both", iterations: 1 });
    }
    timing = timingOf(document.querySelector("view-root"));
  });

  // A view that follows a source is moved by a persistent animation, which changes no attributes. The view shrinks to
  // the size of the source, unless it has a fixed size.
  /** @type {Map<Element, { source: Element, place: DOMRect, animation: Animation }>} By view, with its destination */
  const following = new Map();
  function release() {
    for (const [element, { animation }] of following) {
      if (element.isConnected && element.dataset.follow) continue;
      animation.cancel();
      following.delete(element);
    }
  }
  function follow() {
    release();
    /** @type {Map<string | undefined, Element> | undefined} By name; the first view with a name is used */
    let sources;
    for (const element of document.querySelectorAll("view-root [data-follow]")) {
      sources ??= new Map([...sharing()].reverse().map((each) => [nameOf(each), each]));
      const source = sources.get(element.dataset.follow);
      const last = following.get(element);
      const place = source && placeOf(source);
      const isSame = place && last && last.source === source && sides.every((side) => Math.abs(last.place[side] - place[side]) < 0.5);
      if (isSame) continue;
      const seen = placeOf(element);
      last?.animation.cancel();
      following.delete(element);
      if (!source || !place) continue;
      const rest = placeOf(element);
      const isSized = (element.dataset.matchParts ?? "size").includes("size");
      const size = (/** @type {Side} */ side) => Math.min(rest[side], isSized ? place[side] : Infinity) + "px";
      const end = { width: size("width"), height: size("height") };
      /** @type {Timing} */
      const still = { duration: 0, fill: "both" };
      // The place of the view depends on its size, so the size is set first.
      const way = (/** @type {Keyframe} */ size, /** @type {DOMRect} */ to) => {
        const sizing = element.animate([size, size], still);
        const transform = turn(element, placeOf(element), to, "position");
        sizing.cancel();
        return { ...size, transform };
      };
      const start = last ? { width: seen.width + "px", height: seen.height + "px" } : end;
      /** @type {Timing} */
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
  window.addEventListener("resize", soon);
  window.addEventListener("load", soon);
  soon();
});
