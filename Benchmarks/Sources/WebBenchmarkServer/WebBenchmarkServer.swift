import PortableUI
import TrifectaWeb

/// Serves the screens that are measured; `web.py` clicks and types as fast as it can.
@main
struct WebBenchmarkServer {
  static func main() async throws {
    var options = WebOptions()
    options.eventBurst = .max
    options.sessionLimit = .max
    options.logger.logLevel = .warning
    var web = WebScreens(options: options)
    web.screen("/counter", title: "Counter") { CounterScreen() }
    web.screen("/onebody", title: "One body") { OneBodyScreen() }
    web.screen("/table", title: "Table") { TableScreen() }
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

/// A counter and 1,000 rows in one body, which is evaluated anew whenever one of them changes.
private struct OneBodyScreen: View {
  private struct Row: Identifiable {
    let id: Int
    var label: String
  }

  @State private var count = 0
  @State private var rows = (1...1_000).map { Row(id: $0, label: "row number \($0)") }

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Increment") { count += 1 }
      Button("Update") {
        for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += "!" }
      }
      ForEach(rows) { row in
        HStack {
          Text(String(row.id))
          Button(row.label) { count = row.id }
        }
      }
    }
  }
}
