import SwiftUI

/// A binding without its dollar sign: the projected value of the wrapper.
struct ProjectedValue: View {
  private var name = State(initialValue: "")

  init() {}

  var body: some View {
    TextField("Your name", text: name.projectedValue)
      .textFieldStyle(.roundedBorder)
    if name.wrappedValue.count > 2 {
      Text("Hello, \(name.wrappedValue)!")
        .accessibilityIdentifier("greeting")
    }
  }
}
