import PortableUI

/// Custom transitions, matched geometry, keyframes, and effects of texts and symbols.
struct EffectsScreen: View {
  @State private var isShown = false
  @State private var isLarge = false
  @State private var tab = 0
  @State private var count = 8
  @State private var end = 90.0
  @Namespace private var places

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Button("Show") { withAnimation(.linear(duration: 4)) { isShown.toggle() } }
        Button("Hero") { withAnimation(.linear(duration: 4)) { isLarge.toggle() } }
        Button("Tab") { withAnimation(.linear(duration: 4)) { tab = 1 - tab } }
        Button("Count") { withAnimation(.linear(duration: 4)) { count += 1 } }
        Button("Wedge") { withAnimation(.linear(duration: 2)) { end = 360 - end } }
      }
      HStack {
        if isShown {
          Text("Pivot").transition(.modifier(active: Turned(degrees: -90), identity: Turned(degrees: 0)))
          Text("Blur").transition(.blurReplace)
        }
      }
      .frame(height: 30)
      ZStack(alignment: isLarge ? .bottomTrailing : .topLeading) {
        Color.gray.opacity(0.1)
        if isLarge {
          RoundedRectangle(cornerRadius: 12).fill(.blue).matchedGeometryEffect(id: "hero", in: places)
            .frame(width: 120, height: 80).accessibilityIdentifier("large")
        } else {
          RoundedRectangle(cornerRadius: 12).fill(.blue).matchedGeometryEffect(id: "hero", in: places)
            .frame(width: 40, height: 40).accessibilityIdentifier("small")
        }
      }
      .frame(width: 300, height: 140)
      HStack(spacing: 40) {
        Text("First").padding(8).matchedGeometryEffect(id: 0, in: places)
        Text("Second one").padding(8).matchedGeometryEffect(id: 1, in: places)
      }
      .background {
        Capsule().stroke(.blue, lineWidth: 2).matchedGeometryEffect(id: tab, in: places, isSource: false)
      }
      HStack {
        Text("\(count)").font(.largeTitle).contentTransition(.numericText(value: Double(count)))
          .accessibilityIdentifier("count")
        Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.red).symbolEffect(.bounce, value: count)
          .accessibilityIdentifier("heart")
        Image(systemName: "wifi").font(.largeTitle).symbolEffect(.variableColor.iterative)
          .accessibilityIdentifier("wifi")
        Image(systemName: "gear").symbolEffect(.rotate.counterClockwise)
        Image(systemName: "bell").symbolEffect(.bounce.down)
      }
      HStack {
        Wedge(end: end).fill(.orange).frame(width: 100, height: 100).accessibilityIdentifier("wedge")
        Text("0").hidden().modifier(Number(value: end)).frame(width: 60).accessibilityIdentifier("number")
        Text("Keyed").keyframeAnimator(initialValue: 1.0, trigger: count) { content, scale in
          content.scaleEffect(scale)
        } keyframes: { _ in
          CubicKeyframe(2, duration: 1)
          SpringKeyframe(1, duration: 1)
        }
        .accessibilityIdentifier("keyed")
      }
    }
    .padding()
  }
}

private struct Turned: ViewModifier {
  let degrees: Double

  func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees), anchor: .bottomLeading) }
}

/// A slice of a pie chart.
private struct Wedge: Shape {
  var end: Double
  var animatableData: Double {
    get { end }
    set { end = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(0),
        endAngle: .degrees(end), clockwise: false)
      path.closeSubpath()
    }
  }
}

/// An animated number over its content.
private struct Number: AnimatableModifier {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func body(content: Content) -> some View { content.overlay { Text("\(Int(value))").fixedSize() } }
}
