import SwiftUI

/// A screen with one of everything that can be acted on.
struct Form: View {
  @State private var name = ""
  @State private var greeting = "Nobody yet"
  @State private var submits = 0
  var isDisabled = false

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Greet") { greeting = "Hello, \(name)!" }
        .disabled(isDisabled)
        .accessibilityIdentifier("greet")
      Text(greeting)
      Text("Submitted \(submits) times")
      Divider()
    }
    .onSubmit { submits += 1 }
  }
}

/// A screen that says something after work that leaves the main actor.
struct Loading: View {
  let load: @Sendable () async -> String
  @State private var text = "Loading"

  var body: some View {
    Text(text).task { text = await load() }
  }
}

/// Work that waits until a test lets it go on.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func pass() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
