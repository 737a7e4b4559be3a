// Copies a text from the app to the clipboard, in response to a click.
trifecta.part("copying", (page) => {
  "use strict";

  page.operation("copy", async ([text]) => {
    try {
      if (navigator.clipboard) return await navigator.clipboard.writeText(text);
      // Pages over insecure connections have only the older API.
      const give = (/** @type {ClipboardEvent} */ event) => {
        event.clipboardData?.setData("text/plain", text);
        event.preventDefault();
      };
      document.addEventListener("copy", give, { capture: true, once: true });
      if (document.execCommand("copy")) return;
      document.removeEventListener("copy", give, { capture: true });
    } catch {
      // The browser has refused. The message is the same as where there is no API.
    }
    page.say("This browser does not allow copying here.", 3000);
  });
});
