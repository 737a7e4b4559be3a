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

private struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Preferences: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("Chosen")
        .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
        .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { value, anchor in value = value ?? anchor }
      Text("Measured")
        .background {
          GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) }
        }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .transformPreference(WidthKey.self) { $0 += 1 }
    .overlayPreferenceValue(BoundsKey.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          let frame = proxy[anchor]
          Color.red.frame(width: frame.width, height: 2).offset(x: frame.minX, y: frame.maxY)
        }
      }
    }
    .backgroundPreferenceValue(WidthKey.self, alignment: .bottom) { value in Text("\(value)") }
  }
}

private enum MiddleID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(MiddleID.self)
}

private struct Guides: View {
  @State private var isWide = true
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
    VStack(alignment: .leading) {
      Text("Guided").alignmentGuide(.leading) { d in d[.trailing] }
      Text("Shifted").alignmentGuide(HorizontalAlignment.leading) { _ in -10 }
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      HStack(alignment: .middle) {
        Text("Middle").alignmentGuide(.middle) { d in d[VerticalAlignment.center] }
        Text("Lines").alignmentGuide(VerticalAlignment.firstTextBaseline) { $0.height / 2 }
      }
      Color.blue.overlay(alignment: .topTrailing) {
        Text("3").alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
      }
      layout {
        Text("One")
        Text("Two")
      }
      ZStackLayout(alignment: .bottomLeading) { Text("Three") }
      ViewThatFits {
        Text("A long label that may not fit")
        Text("Short")
      }
      ViewThatFits(in: .horizontal) { Text("Only") }
      Text("Half").containerRelativeFrame(.horizontal, count: 2, spacing: 8)
      Text("Most").containerRelativeFrame(.horizontal) { length, axis in length * 0.8 }
      Text("All").containerRelativeFrame([.horizontal, .vertical], alignment: .top)
    }
  }
}

private struct FlowLayout: Layout {
  struct CacheData { var sizes: [CGSize] = [] }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: Subviews) -> CacheData {
    CacheData(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: width, height: cache.sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
    var y = bounds.minY
    for index in subviews.indices {
      let size = subviews[index].dimensions(in: ProposedViewSize(width: bounds.width, height: nil))
      subviews[index].place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: ProposedViewSize(bounds.size))
      y += size.height + subviews[index].spacing.distance(to: subviews[index].spacing, along: .vertical)
    }
  }
}

private struct Arranged: View {
  var body: some View {
    FlowLayout {
      Text("First of the flow")
      ForEach(0..<3) { Text("Item \($0)") }
    }
    AnyLayout(FlowLayout()) { Text("Erased") }
  }
}

private struct Measured: View {
  var body: some View {
    GeometryReader { geometry in
      VStack {
        Text("\(geometry.size.width)")
        Text("\(geometry.safeAreaInsets.top)")
        Text("\(geometry.frame(in: .global).minX) \(geometry.frame(in: .local).midY)")
        Text("\(geometry.frame(in: .named("board")).maxX)")
      }
      .frame(width: geometry.size.width / 2, height: geometry.size.height)
    }
    .coordinateSpace(name: "board")
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: { _ in
    }
  }
}

@MainActor
@Suite("Fidelity: layout")
struct LayoutFidelity {
  @Test("Stacks and frames compile and render")
  func frames() async {
    let tree = await show { Frames() }
    #expect(tree.contains("layoutPriority"))
  }

  @Test("Alignment guides, AnyLayout and ViewThatFits compile and render")
  func guides() async {
    let tree = await show { Guides() }
    #expect(tree.contains("\"Guided\"") && tree.contains("\"Two\"") && tree.contains("\"Half\""))
  }

  @Test("Preferences, anchors, geometry readers and custom layouts compile and render")
  func preferences() async {
    let tree = await show {
      Preferences()
      Measured()
      Arranged()
    }
    #expect(tree.contains("\"Chosen\"") && tree.contains("\"390.000000\""))
  }

  @Test("View builders compile and render")
  func builders() async {
    let tree = await show { VStack { Builders() } }
    for text in ["12", "on", "Ada", "second", "any", "framed", "content", "helper", "bold"] {
      #expect(tree.contains("\"\(text)\""))
    }
  }

  @Test("Color schemes and layout directions compile and render")
  func schemes() async {
    let tree = await show {
      Schemes().preferredColorScheme(.dark).environment(\.layoutDirection, .rightToLeft)
      Schemes().environment(\.colorScheme, .light).preferredColorScheme(nil)
    }
    #expect(tree.contains("\"dark\"") && tree.contains("\"right\"") && tree.contains("\"light\""))
  }
}
