import Testing

@testable import Trifecta
@testable import TrifectaTesting

@MainActor
@Suite("What waits for a test to receive it")
struct InboxTests {
  @Test("The limit of a wait that is over does not end the next one")
  func waitsAgain() async {
    let inbox = Inbox<Int>()
    for number in 1...20 {
      Task {
        for _ in 0..<10 { await Task.detached { await Task.yield() }.value }
        inbox.add(SentAction(action: number, owner: .nobody, sender: nil))
      }
      await inbox.waitForAction(atMost: .seconds(600))
      #expect(inbox.actions.map(\.action) == [number])
      if !inbox.actions.isEmpty { _ = inbox.takeAction() }
    }
  }
}
