import PortableUI

/// A screen that shows the typed text.
struct EchoScreen: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Text", text: $text)
      Text(text)
    }
  }
}
