import PortableUI

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Increment") { count += 1 }
    }
  }
}

/// A form whose text passes through a filter before it is stored.
struct Form: View {
  var filter: @Sendable (String) -> String = { $0 }
  @State private var text = ""
  @State private var sent = ""

  var body: some View {
    VStack {
      TextField("Text", text: Binding(get: { text }, set: { text = filter($0) }))
        .onSubmit {
          sent = text
          text = ""
        }
      Text(sent)
      Button("Clear") { text = "" }
    }
  }
}

struct Opener: View {
  let url: String
  @Environment(\.openURL) private var openURL
  @State private var outcome = "not asked"

  var body: some View {
    VStack {
      Text(outcome)
      Button("Open") {
        guard let url = URL(string: url) else { return }
        openURL(url) { outcome = $0 ? "opened" : "not opened" }
      }
    }
  }
}

/// A remote control that changes a screen's model from outside of the screen.
@MainActor
final class Remote {
  fileprivate var write: @MainActor (Int) -> Void = { _ in }

  /// Changes the number immediately, as a timer or a task of the screen would.
  func show(_ number: Int) { write(number) }
}

/// Shows the number of a remote.
struct Watcher: View {
  let remote: Remote
  @State private var number = 0

  var body: some View {
    Text("\(number)").onAppear { remote.write = { number = $0 } }
  }
}

/// A button that disables itself.
struct Once: View {
  let action: @MainActor () -> Void
  @State private var isDone = false

  var body: some View {
    Button("Once") {
      isDone = true
      action()
    }
    .disabled(isDone)
  }
}
