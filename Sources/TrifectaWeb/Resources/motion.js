// Shows changes over time: what comes, goes, moves and looks otherwise with a pass of a patch that says so.
trifecta.part("motion", (page) => {
  "use strict";

  const ownWays = "dialog, view-page"; // what comes and goes in a way of its own, whatever the pass says
  let pass; // how the operations that are being applied are animated; nothing where they are not

  // The picture always is what the server says it is: elements that go are moved out of it before they are seen to go,
  // and what moves or changes its looks does so by animations alone, which touch no attribute.
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const names =
    "opacity color backgroundColor width height margin padding gap fontSize scale rotate transform filter borderRadius outline clipPath stroke strokeWidth strokeDasharray strokeDashoffset fill".split(" ");
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
    // As a matrix a whole turn is none. What is on its way has no other.
    const transform = element.getAnimations().length ? null : element.computedStyleMap?.().get("transform");
    return names.map((name) => (name === "transform" && transform ? String(transform) : style[name]));
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
      matched: page.matched?.(), // the places that elements share by a name
    };
    // All that is to be read is read before the first change: afterwards each look would lay out the page anew.
    for (const [name, path, ...list] of rest) {
      if (name === "pass" && !path) break;
      if (name === "set") page.each(list, 2, (id) => noteLook(page.box(id, path)));
    }
  }

  function endPass() {
    if (!pass) return;
    page.layOut?.();
    const { timing, timings, places, looks, ways, coming, going, matched } = pass;
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
        // A page that is uncovered becomes brighter by itself.
        if (name === "filter" && element.matches(ownWays)) return;
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
      move.onfinish = () => page.moved();
      moves.set(element, move);
    }
    if (matched) page.match(matched, (element) => timed(timingOf(element)));
    for (const [element, timing] of coming) {
      const [start = { opacity: 0 }, its] = ways.get(page.idOf(page.inner(element))) ?? [];
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
    const element = page.outer(id);
    if (!pass || element.matches(ownWays)) return false;
    const { timing, places, ways, going } = pass;
    const [end = { opacity: 0 }, its] = ways.get(id) ?? [];
    own(element.parentNode);
    const place = places.get(element);
    if (!end || !place) {
      element.remove();
      return true;
    }
    const { color, font, scale, translate, transform, filter } = getComputedStyle(element);
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
    const animation = element.animate([{ opacity, scale, translate, transform, filter }, end], { ...timing, ...its, fill: "both", iterations: 1 });
    animation.onfinish = animation.oncancel = () => element.remove();
    return true;
  }

  page.operations.pass = ([timing], rest, before) => {
    if (!timing || calm.matches || document.hidden) return endPass();
    // Those that follow one another are measured together: each row may have its own.
    if (pass) pass.timing = timed(timing);
    else {
      // What came before in the patch is not animated: it is in its place when the pass begins.
      if (before) page.layOut?.();
      beginPass(timed(timing), rest);
    }
  };
  page.operations.as = ([id, ...way]) => pass?.ways.set(id, way);
  page.come = (container, coming) => {
    if (pass) for (const element of coming) if (!element.matches(ownWays)) pass.coming.push([element, pass.timing]);
    own(container);
  };
  // Shows a copy of something in front of the page, where it stands, until it has come to an end.
  function ghost(element, end, timing) {
    const copy = element.cloneNode(true);
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

  Object.assign(page, { touch, own, leave, endPass, ghost, timing: () => pass?.timing });
  page.on("lost", () => (pass = null));
});
