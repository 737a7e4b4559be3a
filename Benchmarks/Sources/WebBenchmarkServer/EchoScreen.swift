import PortableUI

/// Shows what was typed.
struct EchoScreen: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Text", text: $text)
      Text(text)
    }
  }
}
