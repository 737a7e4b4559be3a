// Controls that keyboard focus skips, because assistive technology skips them too.
//
// `data-skipped` is `all` for a view with its content, and `inside` for the content only. It is `second` for the default
// action of a view, which is a tab stop only if the view has no other. Skipped controls still react to pointers.
trifecta.part("tabstops", (page) => {
  "use strict";

  const controls = ":is(a[href], button, inner-button, input, select, textarea, [tabindex])";
  const stops = controls + ":not(:disabled, dialog, view-list, view-page, view-scroll)";
  /** @param {Element} control */
  const isHidden = (control) => control.matches("[data-skipped=all], :is([data-skipped=all], [data-skipped=inside]) *");

  // Returns whether a control is the default action of a view that is in a control, is one or contains one. Other actions
  // of the view do not count.
  /** @param {Element} control */
  function isSecond(control) {
    const layer = control.closest("[data-skipped=second]")?.closest("view-layer");
    const owner = layer?.parentElement;
    if (!owner) return false;
    const isStop = (/** @type {Element} */ each) => !isHidden(each) && !owner.contains(each.closest(".unseen"));
    return Boolean(owner.closest(stops)) || [...owner.querySelectorAll(stops)].some(isStop);
  }

  // `data-stop` contains the value of `tabindex` that a skipped control had.
  function update() {
    for (const control of document.querySelectorAll(`[data-stop], :is([data-skipped=all], [data-skipped] *):is(${controls})`)) {
      const index = control.getAttribute("tabindex");
      const wasSkipped = "stop" in control.dataset && index === "-1";
      if ((isHidden(control) || isSecond(control)) === wasSkipped) continue;
      if (!wasSkipped) {
        control.dataset.stop = index ?? "";
        control.setAttribute("tabindex", "-1");
        continue;
      }
      if (control.dataset.stop) control.setAttribute("tabindex", control.dataset.stop);
      else control.removeAttribute("tabindex");
      delete control.dataset.stop;
    }
  }
  page.on("applied", update);
  page.on("live", update);
});
