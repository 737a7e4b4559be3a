import Testing

@MainActor
@Suite("Sources that use UIKit beside views")
struct UIKitFidelity {
  @Test("What they use of it compiles, and shows")
  func feedback() async {
    #expect(await show { FeedbackOfUIKit() }.contains("3 types, no material"))
  }
}
