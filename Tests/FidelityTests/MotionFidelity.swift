import SwiftUI
import Testing

private struct CornerRotateModifier: ViewModifier {
  let amount: Double
  let anchor: UnitPoint

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(amount), anchor: anchor).clipped()
  }
}

extension AnyTransition {
  fileprivate static var pivot: AnyTransition {
    .modifier(
      active: CornerRotateModifier(amount: -90, anchor: .topLeading),
      identity: CornerRotateModifier(amount: 0, anchor: .topLeading)
    )
  }
  fileprivate static let moveAndScale = AnyTransition.scale.combined(with: .move(edge: .top))
}

private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .opacity(phase.isIdentity ? 1 : 0)
      .blur(radius: phase.isIdentity ? 0 : 10)
      .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : .zero))
      .brightness(phase == .willAppear ? 1 : 0)
  }
}

private struct Values {
  var scale = 1.0
  var stretch = 1.0
  var translation = 0.0
  var angle = Angle.zero
}

private struct Keyed: View {
  @State private var likes = 0

  var body: some View {
    Text("Keyed")
      .keyframeAnimator(initialValue: Values()) { content, value in
        content
          .rotationEffect(value.angle)
          .scaleEffect(value.scale)
          .scaleEffect(y: value.stretch)
          .offset(y: value.translation)
      } keyframes: { _ in
        KeyframeTrack(\.angle) {
          CubicKeyframe(.zero, duration: 0.58)
          CubicKeyframe(.degrees(16), duration: 0.125)
          CubicKeyframe(.degrees(-16), duration: 0.125)
        }
        KeyframeTrack(\.stretch) {
          CubicKeyframe(1.0, duration: 0.1)
          CubicKeyframe(0.6, duration: 0.15)
        }
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.0, duration: 0.36, timingCurve: .easeIn)
          SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
          SpringKeyframe(1.0, spring: .bouncy)
          MoveKeyframe(1.0)
        }
        KeyframeTrack(\.translation) { LinearKeyframe(0.0, duration: 0.1) }
      }
    Text("Single").keyframeAnimator(initialValue: 0.0, trigger: likes) { content, value in
      content.offset(x: value)
    } keyframes: { _ in
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(0, duration: 1)
    }
    KeyframeAnimator(initialValue: Values(), repeating: false) { value in
      Text("Looped").scaleEffect(value.scale)
    } keyframes: { _ in
      KeyframeTrack(\.scale) { for step in 0..<3 { LinearKeyframe(Double(step), duration: 0.1) } }
    }
  }
}

private struct Hero: View {
  @Namespace private var namespace
  @State private var isExpanded = false

  var body: some View {
    if isExpanded {
      Text("Large").matchedGeometryEffect(id: "title", in: namespace)
    } else {
      Text("Small").matchedGeometryEffect(
        id: "title", in: namespace, properties: .position, anchor: .top, isSource: !isExpanded
      )
      .geometryGroup()
    }
    Group {
      Text("a").transition(.pivot)
      Text("b").transition(Twirl())
      Text("c").transition(.blurReplace)
      Text("d").transition(.blurReplace(.upUp))
      Text("e").transition(.push(from: .bottom))
      Text("f").transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity.combined(with: .scale)))
      Text("g").transition(Twirl().combined(with: OpacityTransition()).animation(.bouncy))
      Text("h").transition(.moveAndScale)
      Text("i").transition(AnyTransition(Twirl()).combined(with: .slide))
      Text("j").transition(.identity)
    }
  }
}

private struct Effects: View {
  @State private var count = 1

  var body: some View {
    Image(systemName: "heart.fill").symbolEffect(.bounce, value: count).symbolEffect(.pulse)
    Image(systemName: "wifi").symbolEffect(
      .variableColor.iterative.reversing, options: .repeating.speed(2), isActive: count > 1)
    Image(systemName: count > 1 ? "play" : "pause").contentTransition(.symbolEffect(.replace.downUp))
    Image(systemName: "bell").symbolEffect(.bounce.up.byLayer, options: .repeat(3), value: count)
    Text("\(count)").contentTransition(.numericText(value: Double(count))).animation(.default, value: count)
    Text("\(count)").contentTransition(.numericText(countsDown: true))
    Text("Shaken").modifier(Shake(animatableData: CGFloat(count)))
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], .init(1, 1)], colors: [.red, .green, .blue, .orange])
    Circle().fill(
      MeshGradient(width: 2, height: 2, points: Array(repeating: [0, 0], count: 4), colors: [.red, .red, .red, .red]))
  }
}

private struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi), y: 0))
  }
}

@MainActor
@Suite("Fidelity: motion")
struct MotionFidelity {
  @Test("Keyframes, custom transitions, matched geometry and symbol effects compile and render")
  func motion() async {
    let tree = await show {
      Keyed()
      Hero()
      Effects()
    }
    #expect(tree.contains("\"Keyed\"") && tree.contains("\"Small\"") && tree.contains("\"Shaken\""))
  }
}
