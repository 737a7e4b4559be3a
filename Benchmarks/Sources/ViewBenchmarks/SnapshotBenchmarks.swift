import Measuring
import Observation
import PortableUI

/// Measures how long a screen's state takes to be saved and restored. A snapshot is saved while a user interacts, so its
/// time delays the answers to events.
@MainActor
enum SnapshotBenchmarks {
  static func run(_ isChosen: (String) -> Bool) {
    if isChosen("snapshot.small") { measure("snapshot.small") { SmallForm() } }
    if isChosen("snapshot.rows1k") { measure("snapshot.rows1k") { Rows() } }
  }

  private static func measure<Shown: View>(_ name: String, of screen: @escaping () -> Shown) {
    let host = CountingHost()
    let hosted = HostedView(host: host, openURL: { $1(false) }, content: screen)
    host.turnIfDue(hosted.graph)
    Measuring.measure(name + ".save", unit: .us, rounds: 30, operations: 20) { operations in
      for _ in 0..<operations { precondition(!hosted.snapshot().data.isEmpty) }
    }
    let snapshot = hosted.snapshot()
    Measuring.measure(name + ".create", unit: .us, rounds: 30, operations: 5) { operations in
      for _ in 0..<operations { show(screen, restoring: nil) }
    }
    Measuring.measure(name + ".restore", unit: .us, rounds: 30, operations: 5) { operations in
      for _ in 0..<operations { show(screen, restoring: snapshot) }
    }
  }

  private static func show<Shown: View>(_ screen: @escaping () -> Shown, restoring snapshot: ScreenSnapshot?) {
    let host = CountingHost()
    let hosted = HostedView(host: host, restoring: snapshot, openURL: { $1(false) }, content: screen)
    host.turnIfDue(hosted.graph)
  }
}

private struct Address: Equatable {
  var street = "12 Main Street"
  var city = "Springfield"
  var note: String?
}

private enum Route: Hashable {
  case settings
  case detail(Int)
}

@Observable
private final class Profile {
  var name = "Ada"
  var tags = ["red", "green", "blue"]
  var address = Address()
}

/// A screen with the state of a typical form.
private struct SmallForm: View {
  @State private var profile = Profile()
  @State private var path = [Route.settings, .detail(7)]
  @State private var isEditing = false
  @State private var query = "search"
  @State private var failure: (any Error)? = CancellationError()

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text(profile.name)
        TextField("Search", text: $query)
        Toggle("Edit", isOn: $isEditing)
        Text("\(profile.tags.count) \(profile.address.city)")
      }
      .navigationDestination(for: Route.self) { route in Text("\(String(describing: route))") }
    }
  }
}

/// A screen with a thousand rows, each with its own state.
private struct Rows: View {
  var body: some View {
    VStack {
      ForEach(0..<1_000) { Row(number: $0) }
    }
  }

  private struct Row: View {
    @State private var text = "note"
    @State private var isOn = true
    let number: Int

    var body: some View { Text("\(number) \(text) \(String(isOn))") }
  }
}
