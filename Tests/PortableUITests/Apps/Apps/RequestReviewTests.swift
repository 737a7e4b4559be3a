import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("requestReview")
struct RequestReviewTests {
  private struct Rating: View {
    let asksAtOnce: Bool
    @Environment(\.requestReview) private var requestReview

    var body: some View {
      Button("rate") { requestReview() }
        .task {
          await Task.yield()
          if asksAtOnce { requestReview() }
        }
    }
  }

  @Test("A review request is recorded only on the screen that makes it")
  func counted() async throws {
    let screen = await Screen { Rating(asksAtOnce: true) }
    let other = await Screen { Rating(asksAtOnce: false) }
    try await screen.tap("rate")
    #expect(screen.reviewRequests == 2)
    #expect(other.reviewRequests == 0)
  }

  @Test("A review request outside a screen does not crash")
  func outside() {
    EnvironmentValues().requestReview()
  }
}
