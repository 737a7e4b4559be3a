// Animates the insertions, removals, moves and style changes of an animated pass.
trifecta.part("motion", (page) => {
  "use strict";

  /**
   * An animated pass.
   *
   * @typedef {object} Pass
   * @property {Timing} timing
   * @property {Map<Node | null, Timing>} timings The timings by element
   * @property {Map<Element, DOMRect>} places The previous places
   * @property {Map<Element, string[]>} looks The previous styles
   * @property {Map<number, Way>} ways The transitions of elements other than fades, by number
   * @property {[element: Element, timing: Timing][]} coming The inserted elements
   * @property {Element[]} going The removed elements
   * @property {MatchedPlaces | undefined} matched The places of elements with matched geometry
   */

  // Elements with their own transitions, regardless of the pass.
  const ownWays = "dialog, view-page";
  /** @type {Pass | null} The pass that is being applied */
  let pass = null;

  // The document always corresponds to the server's state. Removed elements are animated outside of it, and moves and
  // style changes are shown only by animations, which change no attributes.
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const names =
    "opacity color backgroundColor width height margin padding gap fontSize scale rotate transform filter borderRadius outline clipPath stroke strokeWidth strokeDasharray strokeDashoffset fill".split(" ");
  const leaving = document.createElement("div");
  leaving.id = "leaving";
  leaving.inert = true;
  // For tools that do not support `inert`.
  leaving.ariaHidden = "true";
  document.body.append(leaving);
  /** @type {WeakMap<Element, Animation>} The animation of the last move, by element */
  const moves = new WeakMap();
  /** @type {WeakMap<Element, Animation>} The animation of the last style change, by element */
  const changes = new WeakMap();

  /** @param {Element} element */
  const placeOf = (element) => element.getBoundingClientRect();
  const properties = names.map((name) => name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase()));
  /** @param {Element} element @returns {string[]} */
  const lookOf = (element) => {
    const style = getComputedStyle(element);
    // In a matrix, a full turn is the identity. During an animation, only the matrix is available.
    const transform = element.getAnimations().length ? null : element.computedStyleMap?.().get("transform");
    return names.map((name, index) => {
      return name === "transform" && transform ? String(transform) : style.getPropertyValue(properties[index]);
    });
  };

  // Called before an element is changed. Stops its repeating animations.
  /** @param {Element} element */
  function touch(element) {
    if (!pass) {
      for (const animations of [moves, changes]) {
        const animation = animations.get(element);
        if ((animation?.effect?.getTiming().iterations ?? 1) > 1) animation?.cancel();
      }
      return;
    }
    // An element that was inserted by an earlier pass is animated from its state at that time.
    const { timing } = pass;
    if (pass.coming.some(([each, its]) => its !== timing && each.contains(element))) {
      endPass();
      beginPass(timing, []);
    }
    noteLook(element);
    own(element);
  }

  /** @param {Element} element */
  function noteLook(element) {
    if (pass?.places.has(element) && !pass.looks.has(element)) pass.looks.set(element, lookOf(element));
  }

  // A move is animated with the timing of the pass that changed the element or a nearby element.
  /** @param {Element | null} element */
  function own(element) {
    if (!pass) return;
    const { timing, timings } = pass;
    timings.set(element, timing);
    for (let at = element?.parentElement ?? null; at && !timings.has(at); at = at.parentElement) timings.set(at, timing);
  }

  /** @param {Timing} timing @returns {Timing} */
  const timed = (timing) => ({ fill: "backwards", ...timing });

  // Returns the distance by which an element has moved along an axis: the movement of its start, its center or its end,
  // whichever has moved least. The remaining difference is a change of size.
  /** @param {number} start @param {number} growth */
  const shiftOf = (start, growth) =>
    [start, start + growth / 2, start + growth].sort((a, b) => Math.abs(a) - Math.abs(b))[0];

  /** @param {Timing} timing @param {Operation[]} rest */
  function beginPass(timing, rest) {
    const elements = document.querySelectorAll("view-root :is([id], view-box, view-row)");
    pass = {
      timing,
      timings: new Map(),
      // On pages with very many elements, only insertions are animated.
      places: new Map(elements.length > 2000 ? [] : [...elements].map((element) => [element, placeOf(element)])),
      looks: new Map(),
      ways: new Map(),
      coming: [],
      going: [],
      matched: page.ask("matched"),
    };
    // Everything is measured before the first change. Afterwards, each measurement would cause a reflow.
    for (const operation of rest) {
      if (operation[0] === "pass" && !operation[1]) break;
      if (operation[0] !== "set") continue;
      const [, path, ...list] = /** @type {["set", ...Operations["set"]]} */ (operation);
      page.each(list, 2, (id) => {
        // An element that the pass inserts is not there yet.
        if (document.getElementById("n" + id)) noteLook(page.box(id, path));
      });
    }
  }

  function endPass() {
    if (!pass) return;
    page.tell("layOut");
    const { timing, timings, places, looks, ways, coming, going, matched } = pass;
    pass = null;
    const timingOf = (/** @type {Element | null} */ element) => {
      while (element && !timings.has(element)) element = element.parentElement;
      return timings.get(element) ?? timing;
    };
    // Style changes that affect the layout come first, so that places are measured in the previous state.
    for (const [element] of looks) changes.get(element)?.cancel();
    const ends = [...looks].map(([element]) => lookOf(element));
    [...looks].forEach(([element, old], index) => {
      /** @type {Keyframe[]} */
      const [start, end] = [{}, {}];
      names.forEach((name, at) => {
        // The brightness of an uncovered page is animated by its own transition.
        if (name === "filter" && element.matches(ownWays)) return;
        // The end value is given too, because lengths cannot be animated to `auto`.
        if (old[at] !== ends[index][at]) [start[name], end[name]] = [old[at], ends[index][at]];
      });
      if (Object.keys(start).length) changes.set(element, element.animate([start, end], timingOf(element)));
    });
    // A removed element is animated at its previous place.
    for (const element of going) moves.get(element)?.cancel();
    const arrivals = going.map(placeOf);
    going.forEach((element, index) => {
      const { x, y } = places.get(element) ?? arrivals[index];
      Object.assign(element.style, { left: x - arrivals[index].x + "px", top: y - arrivals[index].y + "px" });
    });
    // A running move continues if nothing else has moved the element.
    let moved = shifts(places);
    const turned = moved.filter(([element]) => moves.has(element));
    for (const [element] of turned) moves.get(element)?.cancel();
    if (turned.length) moved = shifts(places);
    for (const [element, translate] of moved) {
      const move = element.animate([{ translate }, {}], { ...timingOf(element), composite: "add" });
      move.onfinish = () => page.tell("moved");
      moves.set(element, move);
    }
    if (matched) page.tell("match", matched, (element) => timed(timingOf(element)));
    for (const [element, timing] of coming) {
      const [start = { opacity: 0 }, its] = ways.get(page.locate(element)[0]) ?? [];
      if (start) element.animate([start, {}], { ...timing, ...its });
    }
  }

  // Returns the distances by which elements have moved relative to their parents.
  /** @param {Map<Element, DOMRect>} places @returns {[element: Element, translate: string][]} */
  function shifts(places) {
    /** @type {Map<Node | null, [x: number, y: number]>} */
    const shifts = new Map();
    /** @type {Element[]} */
    const present = [];
    for (const [element, old] of places) {
      // Elements that were hidden have not moved.
      if (!element.isConnected || (!old.width && !old.height)) continue;
      const { x, y, width, height } = placeOf(element);
      present.push(element);
      shifts.set(element, [shiftOf(old.x - x, old.width - width), shiftOf(old.y - y, old.height - height)]);
    }
    return present.flatMap((element) => {
      const [x, y] = shifts.get(element) ?? [0, 0];
      const [aroundX, aroundY] = shifts.get(element.parentNode) ?? [0, 0];
      const isStill = Math.hypot(x - aroundX, y - aroundY) < 0.5;
      return isStill ? [] : [[element, `${x - aroundX}px ${y - aroundY}px`]];
    });
  }

  /** @param {number} id */
  function leave(id) {
    const element = page.outer(id);
    if (!pass || element.matches(ownWays)) return false;
    const { timing, places, ways, going } = pass;
    const [end = { opacity: 0 }, its] = ways.get(id) ?? [];
    own(element.parentElement);
    const place = places.get(element);
    if (!end || !place) {
      element.remove();
      return true;
    }
    const { color, font, scale, translate, transform, filter } = getComputedStyle(element);
    // The element moves out of its ancestors, so their opacity is multiplied into its own.
    let opacity = 1;
    for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    const size = (/** @type {number} */ seen) => seen / (parseFloat(scale) || 1) + "px";
    const style = { color, font, opacity, left: 0, top: 0, width: size(place.width), height: size(place.height) };
    Object.assign(element.style, style);
    for (const part of [element, ...element.querySelectorAll("[id]")]) part.removeAttribute("id");
    leaving.append(element);
    going.push(element);
    // If the element is still being inserted, its removal starts from its current state.
    const animation = element.animate([{ opacity, scale, translate, transform, filter }, end], { ...timing, ...its, fill: "both", iterations: 1 });
    animation.onfinish = animation.oncancel = () => element.remove();
    return true;
  }

  page.operation("pass", ([timing], rest, before) => {
    if (!timing || calm.matches || document.hidden) return endPass();
    // Consecutive passes are measured together, because each row may have its own pass.
    if (pass) pass.timing = timed(timing);
    else {
      // Earlier operations of the patch are not animated: they are complete when the pass begins.
      if (before) page.tell("layOut");
      beginPass(timed(timing), rest);
    }
  });
  page.operation("as", ([id, ...way]) => pass?.ways.set(id, way));
  page.on("come", (container, coming) => {
    if (pass) for (const element of coming) if (!element.matches(ownWays)) pass.coming.push([element, pass.timing]);
    own(container);
  });
  // Shows a copy of an element in front of the page until its animation has ended.
  /** @param {Element} element @param {Keyframe} end @param {Timing} timing */
  function ghost(element, end, timing) {
    const copy = /** @type {Element} */ (element.cloneNode(true));
    const { x, y, width, height } = placeOf(element);
    const { color, font, opacity, textAlign } = getComputedStyle(element);
    for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
    Object.assign(copy.style, { color, font, opacity, textAlign, left: 0, top: 0, width: width + "px", height: height + "px" });
    leaving.append(copy);
    const place = placeOf(copy);
    Object.assign(copy.style, { left: x - place.x + "px", top: y - place.y + "px" });
    const animation = copy.animate([{ opacity }, end], { ...timing, fill: "both", iterations: 1 });
    animation.onfinish = animation.oncancel = () => copy.remove();
  }

  page.on("touch", touch);
  page.on("own", own);
  page.on("leave", leave);
  page.on("endPass", endPass);
  page.on("ghost", ghost);
  page.on("timing", () => pass?.timing);
  page.on("lost", () => (pass = null));
});
