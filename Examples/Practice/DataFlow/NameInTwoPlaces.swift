import SwiftUI

/// A name that a field writes and a text reads.
struct NameInTwoPlaces: View {
  @State private var name = ""

  var body: some View {
    TextField("Your name", text: $name)
      .textFieldStyle(.roundedBorder)
    if name.count > 2 {
      Text("Hello, \(name)!")
        .accessibilityIdentifier("greeting")
    }
  }
}
