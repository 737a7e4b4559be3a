import Elements
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Animatable values")
struct AnimatableTests {
  private struct Counted: AnimatableModifier {
    var number: Double
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    func body(content: Content) -> some View {
      content
      Text("modifier \(Int(number.rounded()))")
    }
  }

  private struct Number: View, Animatable {
    var number: Double
    @State private var name = "view"
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    var body: some View { Text("\(name) \(Int(number.rounded()))") }
  }

  private struct Wedge: Shape {
    var end: Double
    var animatableData: Double {
      get { end }
      set { end = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: end, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 10))
      }
    }
  }

  private struct Moving: View {
    @State private var isOn = false

    var body: some View {
      Button("animate") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      Button("set") { isOn.toggle() }
      Text("a").modifier(Counted(number: isOn ? 100 : 0))
      Number(number: isOn ? 100 : 0)
      Wedge(end: isOn ? 100 : 0).rotation(.degrees(0)).fill(.red)
      Wedge(end: isOn ? 100 : 0).stroke(style: StrokeStyle(lineWidth: 2))
      AnyShape(Wedge(end: isOn ? 100 : 0)).fill(.red)
      Wedge(end: isOn ? 100 : 0).size(width: 9, height: 9).fill(.red)
    }
  }

  /// Performs an action on a screen whose clock shows each step of an animation, and returns the shown texts and path.
  private func shown(_ traits: HostTraits = HostTraits(), _ act: (HostedView, ViewClock) -> Void) -> String {
    let clock = ViewClock(isRunning: false, takesSteps: true)
    let hosted = HostedView(
      host: PictureHost(), rowsAtFirst: 100, viewport: .zero, traits: traits, storage: ScreenStorage(), clock: clock,
      openURL: { _, _ in }, content: { Moving() })
    hosted.graph.turn()
    act(hosted, clock)
    hosted.graph.turn()
    var words: [String] = []
    func collect(_ element: Element) {
      if element.kind == .text, let text = element[.text]?.description, text.contains(" ") { words.append(text) }
      if case .shape(let shape)? = element[.shape], case .path(let path) = shape.outline,
        case .line(let place) = path.steps[1]
      {
        words.append("shape \(Int(place.x.points.rounded()))")
      }
      var child = element.firstChild
      while let current = child {
        collect(current)
        child = current.nextSibling
      }
    }
    collect(hosted.graph.root)
    return words.joined(separator: ", ")
  }

  /// The shown texts and paths when all values are equal to a number.
  private static func shown(_ number: Int) -> String {
    "modifier \(number), view \(number)" + String(repeating: ", shape \(number)", count: 4)
  }

  private func press(_ index: Int, _ hosted: HostedView) {
    var button = hosted.graph.root.firstChild
    for _ in 0..<index { button = button?.nextSibling }
    hosted.graph.dispatch(Event(EventKind(rawValue: "tap")), to: button?.id ?? 0)
    hosted.graph.turn()
  }

  @Test("Animatable modifiers, views and shapes show intermediate values")
  func steps() {
    #expect(shown { _, _ in } == Self.shown(0))
    let half = shown { hosted, clock in
      press(0, hosted)
      for _ in 0..<10 {
        clock.advance(by: 0.05)
        hosted.graph.turn()
      }
    }
    #expect(half == Self.shown(50))
    let end = shown { hosted, clock in
      press(0, hosted)
      for _ in 0..<30 {
        clock.advance(by: 0.05)
        hosted.graph.turn()
      }
    }
    #expect(end == Self.shown(100))
  }

  @Test("An animation that interrupts another starts from the current value")
  func turned() {
    let shown = shown { hosted, clock in
      press(0, hosted)
      for _ in 0..<10 {
        clock.advance(by: 0.05)
        hosted.graph.turn()
      }
      press(0, hosted)
      for _ in 0..<10 {
        clock.advance(by: 0.05)
        hosted.graph.turn()
      }
    }
    #expect(shown == Self.shown(25))
  }

  @Test("The values of type-erased shapes are interpolated only between shapes of one type")
  func typeErased() {
    let one = AnyShape(Wedge(end: 1)).animatableData
    var sum = one + AnyShape(Wedge(end: 5)).animatableData
    sum.scale(by: 0.5)
    #expect(sum == AnyShape(Wedge(end: 3)).animatableData && sum.magnitudeSquared == 9)
    #expect(one - one == .zero && one + .zero == one && .zero + one == one && .zero - one != one)
    let other = AnyShape(Circle()).animatableData
    #expect(one + other == one && one - other == .zero && one != other)
    var shape = AnyShape(Circle())
    shape.animatableData = one
    #expect(shape.animatableData == other)
  }

  @Test("Without animation or with reduced motion the final value is shown at once")
  func atOnce() async throws {
    #expect(shown { hosted, _ in press(1, hosted) } == Self.shown(100))
    var traits = HostTraits()
    traits.reducesMotion = true
    #expect(shown(traits) { hosted, _ in press(0, hosted) } == Self.shown(100))
    let screen = await Screen { Moving() }
    try await screen.tap("animate")
    #expect(screen.contains("modifier 100") && screen.contains("view 100"))
  }

  @Test("Repeating animations reverse, and finite ones end")
  func forever() {
    let timing = Animation.linear(duration: 1).repeatForever().delay(1).timing
    #expect([0, 1, 1.5, 2.25, 3.5].map { timing.share(after: $0) } == [0, 0, 0.5, 0.75, 0.5])
    #expect(Animation.linear(duration: 1).repeatCount(2).timing.share(after: 9) == 1)
    #expect(abs(Animation.easeIn(duration: 1).timing.share(after: 0.5) - 0.315) < 0.01)
    #expect(Animation.bouncy.timing.share(after: 0.4) > 1)
  }
}
