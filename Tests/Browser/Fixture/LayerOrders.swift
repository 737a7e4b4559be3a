import PortableUI

/// A square with the same four modifiers in every possible order.
struct LayerOrdersScreen: View {
  @State private var taps: [String: Int] = [:]

  /// All permutations of the letters: p for padding, b for background, o for opacity, t for tap.
  static let orders = orders(of: ["p", "b", "o", "t"])

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<6) { row in
        HStack(spacing: 0) {
          ForEach(0..<4) { column in cell(Self.orders[row * 4 + column]) }
        }
      }
    }
  }

  private func cell(_ order: String) -> some View {
    VStack(spacing: 0) {
      modified(Color(red: 0, green: 0, blue: 1).frame(width: 20, height: 20), order[...]) {
        taps[order, default: 0] += 1
      }
      .frame(width: 80, height: 60)
      .accessibilityIdentifier(order)
      Text("\(taps[order, default: 0])").accessibilityIdentifier("taps " + order)
    }
  }

  /// Applies the modifiers in the given order, and erases the type, so that the views of all orders have the same type.
  private func modified<Content: View>(
    _ content: Content, _ order: Substring, _ action: @escaping @MainActor () -> Void
  ) -> AnyView {
    let rest = order.dropFirst()
    return switch order.first {
    case "p": modified(content.padding(10), rest, action)
    case "b": modified(content.background(Color(red: 1, green: 0, blue: 0)), rest, action)
    case "o": modified(content.opacity(0.5), rest, action)
    case "t": modified(content.onTapGesture(perform: action), rest, action)
    default: AnyView(content)
    }
  }

  private static func orders(of letters: [String]) -> [String] {
    guard letters.count > 1 else { return letters }
    return letters.flatMap { first in orders(of: letters.filter { $0 != first }).map { first + $0 } }
  }
}

/// Layers with content, which are clipped, moved and framed.
struct LayersScreen: View {
  @State private var isWide = false
  @State private var taps = ""

  var body: some View {
    VStack(spacing: 16) {
      Text("badge").padding(8).background(.yellow)
        .overlay(alignment: .topTrailing) { Color.red.frame(width: 8, height: 8) }
        .accessibilityIdentifier("badge")
      Text("clipped").padding(12).background(.green).border(.black, width: 2).cornerRadius(12)
        .accessibilityIdentifier("clipped")
      Text("moved").background(.yellow).offset(x: 40).accessibilityIdentifier("moved")
      HStack { Text(isWide ? "wide" : "narrow") }
        .padding(4).frame(width: isWide ? nil : 120, height: isWide ? 80 : nil, alignment: .bottomTrailing)
        .background(.orange)
        .accessibilityIdentifier("frame")
      HStack {
        Text("inside")
        Button("control") { taps += "c" }
      }
      .padding().background(.gray.opacity(0.2)).onTapGesture { taps += "t" }
      HStack {
        Text("either").padding().gesture(
          TapGesture(count: 2).onEnded { taps += "D" }.exclusively(before: TapGesture().onEnded { taps += "S" }))
        Text("held").padding().gesture(
          LongPressGesture(minimumDuration: 0.1).onEnded { _ in taps += "h" }
            .simultaneously(with: LongPressGesture(minimumDuration: 0.3).onEnded { _ in taps += "H" }))
      }
      Text("twice").padding().onTapGesture(count: 2) { taps += "2" }.onTapGesture { taps += "1" }
      Text("Taps: \(taps)").accessibilityIdentifier("taps")
      Button("Change") { isWide.toggle() }
    }
    .padding()
  }
}
