/// The page for requests while the program does not run. The script shows the reason over it, and loads the page again
/// when the program runs.
enum NoProgramPage {
  static let html = Array(
    """
    <!doctype html>
    <html lang="en">
    <meta charset=utf-8>
    <title>The app is not running</title>
    <meta name=viewport content="width=device-width, initial-scale=1">
    <meta name=color-scheme content="light dark">
    <style>body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem }</style>
    <script src="\(RequestRouter.path)page.js" defer></script>
    <p>The app is not running. This page is loaded again when it runs.</p>
    </html>

    """.utf8)
}
