import Foundation
import PortableUI
import TrifectaSQLite
import TrifectaWeb

/// Serves the measured screens. With the argument `unlimited`, the event rate of pages is not limited. With `--state` and
/// a file or the URL of a database, sessions are stored in it, and neither the number of sessions nor of stored ones is
/// limited. With `--before-answer`, they are stored before answers are sent.
@main
struct WebBenchmarkServer {
  static func main() async throws {
    var options = WebOptions()
    if CommandLine.arguments.contains("unlimited") { options.eventBurst = .max }
    if let index = CommandLine.arguments.firstIndex(of: "--state") {
      options.storage = try StateStorage(option: CommandLine.arguments[index + 1], app: "benchmark")
      options.keptSessionLimit = 1_000_000
      options.keptSessionByteLimit = 1 << 40
    }
    if CommandLine.arguments.contains("--before-answer") { options.sessionDurability = .beforeAnswer }
    options.logger.logLevel = .warning
    var web = WebScreens(options: options)
    web.screen("/counter", title: "Counter") { CounterScreen() }
    web.screen("/controls", title: "Controls") { ControlsScreen() }
    web.screen("/onebody", title: "One body") { OneBodyScreen() }
    web.screen("/echo", title: "Echo") { EchoScreen() }
    web.screen("/shared", title: "Shared number") { SharedNumberScreen() }
    web.screen("/table", title: "Table") { TableScreen() }
    web.screen("/table8", title: "Modified table") { ModifiedTableScreen() }
    let application = web.application(port: 0) { port in
      print("listening on \(port)")
      fflush(nil)
    }
    try await application.runService()
  }
}

private struct CounterScreen: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Increment") { count += 1 }
    }
  }
}
