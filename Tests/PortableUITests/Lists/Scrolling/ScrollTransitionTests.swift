import ScreenTesting
import SwiftUI
import Testing

@testable import PortableLists

@MainActor
@Suite("Scroll transitions")
struct ScrollTransitionTests {
  private func phase(
    _ y: CGFloat, height: CGFloat = 100, _ configuration: ScrollTransitionConfiguration = .interactive
  ) -> ScrollTransitionPhase {
    ScreenRelativePosition(
      frame: CGRect(x: 0, y: y, width: 100, height: height), screen: CGSize(width: 100, height: 400), axis: .vertical
    ).phase(configuration, configuration)
  }

  @Test("A view is in the identity phase while at least half visible")
  func half() {
    #expect(phase(150) == .identity)
    #expect(phase(-49) == .identity)
    #expect(phase(-60) == .topLeading)
    #expect(phase(360) == .bottomTrailing)
    #expect(phase(-60).value == -1 && phase(360).value == 1 && phase(0).value == 0)
  }

  @Test("A threshold sets the required visible fraction")
  func thresholds() {
    #expect(phase(-60, .animated.threshold(.visible(0.3))) == .identity)
    #expect(phase(-80, .animated.threshold(.visible(0.3))) == .topLeading)
    #expect(phase(-1, .animated.threshold(.visible)) == .topLeading)
    #expect(phase(-99, .animated.threshold(.hidden)) == .identity)
    #expect(phase(-101, .animated.threshold(.hidden)) == .topLeading)
    #expect(phase(20, .animated.threshold(.visible.inset(by: 30))) == .topLeading)
    #expect(phase(-300, .identity) == .identity)
    let middle = ScrollTransitionConfiguration.Threshold.hidden.interpolated(towards: .visible, amount: 0.5)
    #expect(middle == .visible(0.5))
    #expect(ScrollTransitionConfiguration.Threshold.visible(.nan) == .visible)
  }

  @Test("The centered threshold matches a view that covers the middle")
  func centered() {
    #expect(phase(150, .interactive.threshold(.centered)) == .identity)
    #expect(phase(90, .interactive.threshold(.centered)) == .topLeading)
    #expect(phase(210, .interactive.threshold(.centered)) == .bottomTrailing)
  }

  @Test("A view that is longer than the screen counts as visible while it fills the screen")
  func long() {
    #expect(phase(-500, height: 1_000, .animated.threshold(.visible)) == .identity)
    #expect(phase(-800, height: 1_000, .animated.threshold(.visible)) == .topLeading)
  }

  @Test("Without an axis, the phase depends on the edge at which the view leaves the screen")
  func anyAxis() {
    func phase(_ x: CGFloat, _ y: CGFloat) -> ScrollTransitionPhase {
      ScreenRelativePosition(
        frame: CGRect(x: x, y: y, width: 100, height: 100), screen: CGSize(width: 400, height: 400), axis: nil
      ).phase(.interactive, .interactive)
    }
    #expect(phase(100, 100) == .identity)
    #expect(phase(-80, 100) == .topLeading)
    #expect(phase(100, 380) == .bottomTrailing)
  }

  @Test("A scroll transition follows the view's position")
  func screen() async throws {
    let screen = await Screen {
      Text("Card").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
    }
    #expect(try screen.find("Card").attribute("opacity") != "0.5")
    try await screen.setSize(CGSize(width: 100, height: 100), of: "Card", at: CGPoint(x: 0, y: -80))
    #expect(try screen.find("Card").attribute("opacity") == "0.5")
    try await screen.setSize(CGSize(width: 100, height: 100), of: "Card", at: CGPoint(x: 0, y: 80))
    #expect(try screen.find("Card").attribute("opacity") != "0.5")
  }

  @Test("The visibility action runs when a view crosses its threshold")
  func visibility() async throws {
    final class Log { var seen: [Bool] = [] }
    let log = Log()
    let screen = await Screen { Text("Card").onScrollVisibilityChange(threshold: 0.8) { log.seen.append($0) } }
    try await screen.setSize(CGSize(width: 100, height: 100), of: "Card", at: CGPoint(x: 0, y: 0))
    try await screen.setSize(CGSize(width: 100, height: 100), of: "Card", at: CGPoint(x: 0, y: -10))
    try await screen.setSize(CGSize(width: 100, height: 100), of: "Card", at: CGPoint(x: 0, y: -30))
    #expect(log.seen == [true, false])
  }
}
