// Connects a page to the development server: shows errors over the page, and reconnects the page to a new version of
// the app. It is only part of pages that a development server serves.
(() => {
  "use strict";

  const address = location.origin.replace(/^http/, "ws") + "/-/development/pages";
  // Whether the page has a live connection that can be made again.
  const isLive = document.querySelector("meta[name=trifecta-token]") !== null;
  let hasConnected = false;
  /** @type {HTMLElement | null} */
  let overlay = null;

  const rules = `
    :host { all: initial }
    section {
      all: initial; position: fixed; inset: auto 0 0 0; max-height: 45vh; overflow: auto; box-sizing: border-box;
      padding: 1rem 1.25rem; font: 15px/1.5 system-ui, sans-serif; color: #1d1d1f; background: #fff;
      border-top: 4px solid #c4001a; box-shadow: 0 -4px 24px rgb(0 0 0 / 0.3); color-scheme: light dark;
    }
    header { display: flex; gap: 0.75rem; align-items: center }
    h2 { font-size: 1.1em; margin: 0; flex: 1; color: #b00018 }
    pre { font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.75rem 0 0 }
    button { font: inherit; padding: 0.3em 0.9em; min-height: 2.2em }
    @media (prefers-color-scheme: dark) {
      section { color: #f5f5f7; background: #1c1c1e }
      h2 { color: #ff8a8f }
    }`;

  /** @param {string} text @param {() => void} act */
  function button(text, act) {
    const button = document.createElement("button");
    button.textContent = text;
    button.onclick = act;
    return button;
  }

  function dismiss() {
    overlay?.remove();
    overlay = null;
  }

  /** @param {{ title: string, text: string, canRestart: boolean }} message */
  function show({ title, text, canRestart }) {
    dismiss();
    overlay = document.createElement("trifecta-error");
    const shadow = overlay.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    shadow.adoptedStyleSheets = [sheet];
    const section = document.createElement("section");
    section.setAttribute("role", "alert");
    const header = document.createElement("header");
    const heading = document.createElement("h2");
    heading.textContent = title;
    header.append(heading);
    if (canRestart) header.append(button("Restart", () => socket?.send("restart")));
    header.append(button("Dismiss", dismiss));
    const lines = document.createElement("pre");
    // A text is never parsed as HTML.
    lines.textContent = text;
    section.append(header, lines);
    shadow.append(section);
    // A popover is in front of all other content, and does not take the focus.
    overlay.popover = "manual";
    overlay.style.cssText = "border: 0; padding: 0; margin: 0; background: none";
    // The content outside of an open modal dialog cannot be used.
    (document.querySelector("dialog:modal") ?? document.body).append(overlay);
    overlay.showPopover();
  }

  function reconnect() {
    if (!isLive) return location.reload();
    // The script of pages drops its connection when the browser is offline, and connects at once when it is online.
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
  }

  /** @type {WebSocket | undefined} */
  let socket;
  function connect() {
    socket = new WebSocket(address);
    socket.onopen = () => {
      // The development server itself was started again.
      if (hasConnected) reconnect();
      hasConnected = true;
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.kind === "error") show(message);
      else if (message.kind === "clear") dismiss();
      else if (message.kind === "reload") location.reload();
      else reconnect();
    };
    socket.onclose = () => setTimeout(connect, 1000);
  }

  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && overlay) dismiss();
  });
  connect();
})();
