import PortableUI

/// A long list, and buttons that scroll it.
struct ScrollReaderScreen: View {
  var body: some View {
    ScrollViewReader { proxy in
      HStack {
        Button("To 0") { proxy.scrollTo(0, anchor: .top) }
        Button("To 700") { proxy.scrollTo(700, anchor: .center) }
      }
      List(0..<1_000, id: \.self) { Text("Row \($0)") }
    }
  }
}
