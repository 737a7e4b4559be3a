import SwiftUI

/// A button that counts and shows the number that it was given.
struct Tally: View {
  let shown: Int
  let add: @MainActor () -> Void

  init(_ shown: Int, add: @escaping @MainActor () -> Void) {
    self.shown = shown
    self.add = add
  }

  var body: some View {
    Button(action: add) {
      Text("Answered: \(shown)")
        .monospacedDigit()
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(.bordered)
    .controlSize(.large)
    .accessibilityIdentifier("tally")
  }
}
