import Elements
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Custom transitions")
struct OwnTransitionTests {
  private func words(_ transition: AnyTransition) -> String { transition.value.description }

  private struct Turned: ViewModifier {
    let degrees: Double
    @State private var isUsed = true
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
      content.rotationEffect(.degrees(degrees), anchor: .topLeading).modifier(Faint(isFaint: isUsed && isEnabled))
    }
  }

  private struct Faint: ViewModifier {
    let isFaint: Bool

    func body(content: Content) -> some View {
      if isFaint { content.opacity(0.5).offset(x: 3) } else { content }
    }
  }

  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }

  @Test("A modifier transition collects the effects of nested modifiers, innermost first")
  func modifier() {
    #expect(
      words(.modifier(active: Turned(degrees: 90), identity: Turned(degrees: 0)))
        == "rotation(90) + fade(0.5) + offset(x: 3.0, y: 0.0)")
    #expect(words(.modifier(active: Plain(), identity: Plain())) == "opacity")
  }

  private final class Model: ObservableObject {}

  private struct Informed: ViewModifier {
    @EnvironmentObject private var model: Model

    func body(content: Content) -> some View { content.offset(x: model === model ? 1 : 2) }
  }

  @Test("A transition modifier that reads an environment object falls back to opacity")
  func object() {
    #expect(words(.modifier(active: Informed(), identity: Informed())) == "opacity")
  }

  private struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
        .blur(radius: phase.isIdentity ? 0 : 8).rotationEffect(.degrees(phase.value * 180))
    }
  }

  @Test("A custom transition's body determines insertion and removal effects")
  func transition() {
    #expect(
      words(AnyTransition(Twirl()))
        == "scale(0.5, x: 0.5, y: 0.5) + opacity + blur(8) + rotation(-180) / scale(0.5, x: 0.5, y: 0.5) + opacity + blur(8) + rotation(180)"
    )
    #expect(words(AnyTransition(Twirl()).combined(with: .slide)).hasSuffix("rotation(180) + move(trailing)"))
    let timed = AnyTransition(Twirl()).animation(.easeIn).value
    #expect(timed.insertionTiming == Animation.easeIn.timing && timed.removalTiming == Animation.easeIn.timing)
  }

  @Test("Built-in transition types have equivalent effects and can be combined")
  func platform() {
    #expect(words(AnyTransition(.blurReplace)) == "blur(12) + scale(0.85, x: 0.5, y: 0.5) + opacity")
    #expect(words(AnyTransition(.blurReplace(.upUp))).contains("/ blur(12) + scale(1.15"))
    #expect(words(AnyTransition(MoveTransition(edge: .top))) == "move(top)")
    #expect(words(AnyTransition(PushTransition(edge: .top))) == "move(top) + opacity / move(bottom) + opacity")
    #expect(words(AnyTransition(ScaleTransition(0.2, anchor: .top))) == "scale(0.2, x: 0.5, y: 0.0)")
    #expect(words(AnyTransition(OpacityTransition().combined(with: SlideTransition()))).hasPrefix("opacity + move"))
    #expect(
      words(
        AnyTransition(
          AsymmetricTransition(insertion: OffsetTransition(CGSize(width: 1, height: 2)), removal: IdentityTransition()))
      )
        == "offset(x: 1.0, y: 2.0) / identity")
  }
}
