// File uploads and downloads.
//
// Each file is uploaded by a separate request, see Screens/WebScreens+Files.swift. When all are uploaded, an event
// contains the numbers that the server has assigned. Like other events, it is sent again after a reconnect.
trifecta.part("files", (page) => {
  "use strict";

  const place = location.pathname.replace(/\/$/, "") + "/live/files";
  /** @type {HTMLInputElement | undefined} */
  // deno-lint-ignore no-unused-vars -- The file input must be referenced until the user has chosen.
  let input;
  /** @type {{ request: XMLHttpRequest, button: Element } | undefined} The current request and its button */
  let sending;

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-files]");
    if (!button) return;
    event.stopPropagation();
    if (button.ariaBusy === "true") return;
    if (!page.isLive()) return page.lose();
    const { accept = "", several } = button.dataset;
    const chooser = Object.assign(document.createElement("input"), { type: "file", accept, multiple: several !== undefined });
    chooser.onchange = () => give(button, [...(chooser.files ?? [])]);
    chooser.click();
    input = chooser;
  }, true);

  /** @param {Element} button @param {File[]} files */
  async function give(button, files) {
    button.ariaBusy = "true";
    try {
      const numbers = [];
      // First asks whether each file would be accepted, so that nothing is sent if one would be refused.
      for (const [index, file] of files.entries()) await send(button, file, index, true);
      for (const [index, file] of files.entries()) numbers.push(await send(button, file, index));
      while (!page.isLive() && button.isConnected) await new Promise((resolve) => setTimeout(resolve, 100));
      page.say("");
      if (button.isConnected) page.sendPress(button, "files", numbers.join(" "));
    } catch (error) {
      page.say("");
      if (button.isConnected) page.tell("note", button, String(error), 5000);
    }
    button.ariaBusy = null;
  }

  /** @param {Element} button @param {File} file @param {number} index @param {boolean} [asks] @returns {Promise<number>} */
  function send(button, file, index, asks) {
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { size, type } = file;
      const name = page.wellFormed(file.name);
      const said = { element: page.idOf(button), index, name, size, type, asks: asks ? 1 : 0 };
      const query = Object.entries(said).map(([key, value]) => key + "=" + encodeURIComponent(value));
      request.open("POST", place + "?" + query.join("&"));
      request.setRequestHeader("X-Trifecta-Session", page.session());
      request.onload = () => {
        // The page of a proxy that refused the request is not a message for the user.
        const isOwn = request.getResponseHeader("Content-Type")?.startsWith("text/plain");
        if (request.status === 200) resolve(+request.responseText);
        else if (isOwn) reject(request.responseText.trim());
        else fail();
      };
      const fail = () => reject("The file could not be sent. Try again.");
      request.onerror = fail;
      request.onabort = () => reject("");
      // The status is announced by screen readers, so it does not change with each percent.
      let told = -1;
      request.upload.onprogress = ({ loaded, total }) => {
        const tenth = Math.floor((loaded / total) * 10);
        if (asks || tenth === told) return;
        told = tenth;
        // The name is replaced last, because it may contain a placeholder.
        page.say(page.word("Sending “%1”: %2 %").replace("%2", String(tenth * 10)).replace("%1", () => name));
      };
      sending = { request, button };
      request.send(asks ? null : file);
    });
  }

  // Aborts an upload whose button was removed.
  page.on("applied", () => sending && !sending.button.isConnected && sending.request.abort());

  page.operation("save", ([address]) => {
    const link = Object.assign(document.createElement("a"), { href: address, download: "" });
    document.body.append(link);
    link.click();
    link.remove();
  });
});
