/// A command of the gallery.
///
/// The gallery parses its few options itself, because the package swift-argument-parser takes longer to compile than the
/// gallery: see Docs/Decisions/0095.
enum GalleryCommand {
  case serve(ServeCommand)
  case graph(GraphCommand)
  case help

  /// The output of `--help`.
  static let helpText = """
    Serves the example screens to browsers, or prints the statechart of an example.

    usage: gallery [--port <port>] [--host <host>] [--open] [--inspect] [--news <url>]
                   [--state <path>]
           gallery graph <chart> [--format <format>]

      --port <port>      The port to listen on. 0 selects a free port. (default: 8080)
      --host <host>      The host name or IP address to listen on. (default: 127.0.0.1)
      --open             Open the start page in this machine's browser.
      --inspect          Serve the inspector to those who know the printed address. Debug builds always serve it to this
                         machine.
      --news <url>       The URL of a JSON Feed or RSS feed to show instead of the built-in news.
      --state <path>     The database that keeps sessions across restarts, or memory to keep them only while the gallery
                         runs. (default: ~/.local/state/gallery/state.sqlite)

      <chart>            The name of the chart: \(DrawnChart.all.map(\.name).joined(separator: ", ")).
      --format <format>  The output format: \(ChartFormat.names). (default: mermaid)

      -h, --help         Show this text.

    """

  /// Parses the arguments after the name of the program.
  ///
  /// - Throws: A ``UsageError`` with the valid values if an argument is invalid.
  init(arguments: [String]) throws(UsageError) {
    var list = ArgumentList(arguments)
    if list.takeFlag("--help") || list.takeFlag("-h") {
      self = .help
      return
    }
    switch list.takeWord() {
    case nil: self = .serve(try ServeCommand(&list))
    case "graph": self = .graph(try GraphCommand(&list))
    case let word?: throw UsageError("There is no command “\(word)”. The only command is graph.")
    }
    try list.finish()
  }
}
