// Opens URLs for the app, and reports whether that succeeded.
trifecta.part("opening", (page) => {
  "use strict";

  const schemes = /^(https?|mailto|tel|sms|facetime):/i;

  // Pages and tests may listen for `trifecta:open-url` and cancel it to open the URL their own way.
  page.operation("open", ([request, url]) => {
    const answer = (/** @type {boolean} */ isOpen) => page.isLive() && page.sendEvent(request, isOpen ? "opened" : "unopened");
    // A URL without a scheme is a page of the same origin.
    const isBeside = !/^[a-z][a-z\d+.-]*:/i.test(url) && URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;
    if (!isBeside && !schemes.test(url)) return answer(false);
    const event = new CustomEvent("trifecta:open-url", { detail: { url }, cancelable: true });
    if (!document.dispatchEvent(event)) return answer(true);
    const isPage = isBeside || /^http/i.test(url);
    if (isPage) answer(true);
    const link = Object.assign(document.createElement("a"), { href: url });
    document.body.append(link);
    link.click();
    link.remove();
    if (!isPage) awaitHandOver(answer);
  });

  // Browsers do not report whether another app has opened a URL. If the page loses the focus or is hidden, it assumes
  // that one has.
  /** @param {(isOpen: boolean) => void} answer */
  function awaitHandOver(answer) {
    const signs = new AbortController();
    const decide = (/** @type {boolean} */ isOpen) => {
      clearTimeout(timer);
      signs.abort();
      answer(isOpen);
    };
    const timer = setTimeout(decide, 1500, false);
    for (const sign of ["blur", "pagehide", "visibilitychange"]) {
      window.addEventListener(sign, () => decide(true), { signal: signs.signal, capture: true });
    }
  }
});
