import PortableUI
import TrifectaWeb

/// Serves a counter to a driver that clicks as fast as it can; `web.py` is the driver.
@main
struct WebBenchmarkServer {
  static func main() async throws {
    var options = WebOptions()
    options.eventBurst = .max
    options.logger.logLevel = .warning
    var web = WebScreens(options: options)
    web.screen("/counter", title: "Counter") { CounterScreen() }
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
