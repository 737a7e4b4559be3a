import SwiftUI

/// A screen with one of each interactive control.
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
