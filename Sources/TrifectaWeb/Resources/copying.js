// Puts on a person's clipboard what the program gives them, in answer to a press.
trifecta.part("copying", (page) => {
  "use strict";

  page.operations.copy = async ([text]) => {
    try {
      if (navigator.clipboard) return await navigator.clipboard.writeText(text);
      // A page that came by an unsafe way has an older one.
      const give = (event) => {
        event.clipboardData.setData("text/plain", text);
        event.preventDefault();
      };
      document.addEventListener("copy", give, { capture: true, once: true });
      if (document.execCommand("copy")) return;
      document.removeEventListener("copy", give, { capture: true });
    } catch {}
    page.say("This browser lets nothing be copied here.", 3000);
  };
});
