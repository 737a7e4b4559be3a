import SwiftUI
import Testing

private struct Frames: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Title").frame(width: 100)
        Text("Value").frame(width: 100, height: 40, alignment: .topLeading)
        Text("Rest").frame(maxWidth: .infinity, alignment: .leading).layoutPriority(1)
      }
      HStack(alignment: .lastTextBaseline) {
        Text("A").fixedSize()
        Spacer(minLength: 20)
        Text("B").fixedSize(horizontal: false, vertical: true)
      }
      Divider()
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 10, idealHeight: 20, maxHeight: 30)
        Text("Front").zIndex(1)
        Text("Placed").position(x: 10, y: 20)
        Text("Point").position(CGPoint(x: 10, y: 20))
      }
      Text("Unseen").hidden()
      Text("Untouched").allowsHitTesting(false)
      Text("Frame of nothing").frame(width: nil, height: nil)
    }
  }
}

private struct Builders: View {
  let isOn = true
  let name: String? = "Ada"
  enum Kind { case first, second }
  let kind = Kind.second

  var body: some View {
    Group {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
    }
    if isOn { Text("on") } else { Text("off") }
    if let name { Text(name) }
    switch kind {
    case .first: Text("first")
    case .second: Text("second")
    }
    if #available(iOS 17, macOS 14, *) { Text("new") }
    AnyView(Text("any"))
    EmptyView()
    Text("framed").modifier(Framed(color: .red)).modifier(EmptyModifier())
    ModifiedContent(content: Text("content"), modifier: Framed(color: .blue))
    helper
    made(true)
  }

  @ViewBuilder private var helper: some View {
    if isOn { Text("helper") }
  }

  @ViewBuilder
  private func made(_ isBold: Bool) -> some View {
    if isBold { Text("bold").bold() } else { Text("plain") }
  }
}

private struct Framed: ViewModifier {
  let color: Color

  func body(content: Content) -> some View {
    content.padding(4).background(color)
  }
}

private struct Schemes: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    Text(colorScheme == .dark ? "dark" : "light")
    Text(layoutDirection == .rightToLeft ? "right" : "left")
  }
}

@MainActor
@Suite("Fidelity: layout")
struct LayoutFidelity {
  @Test("Stacks and frames")
  func frames() async {
    let tree = await show { Frames() }
    #expect(tree.contains("layoutPriority"))
  }

  @Test("View builders")
  func builders() async {
    let tree = await show { VStack { Builders() } }
    for text in ["12", "on", "Ada", "second", "any", "framed", "content", "helper", "bold"] {
      #expect(tree.contains("\"\(text)\""))
    }
  }

  @Test("Light, dark, and directions")
  func schemes() async {
    let tree = await show {
      Schemes().preferredColorScheme(.dark).environment(\.layoutDirection, .rightToLeft)
      Schemes().environment(\.colorScheme, .light).preferredColorScheme(nil)
    }
    #expect(tree.contains("\"dark\"") && tree.contains("\"right\"") && tree.contains("\"light\""))
  }
}
