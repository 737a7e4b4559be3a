import Testing

@testable import Trifecta
@testable import TrifectaTesting

@MainActor
@Suite("Inbox")
struct InboxTests {
  @Test("Actions are taken in order of arrival, even while other actions arrive")
  func order() {
    let inbox = Inbox<Int>()
    func add(_ numbers: ClosedRange<Int>) {
      for number in numbers { inbox.add(SentAction(number, EffectSender(group: nil))) }
    }
    add(1...3)
    #expect(inbox.takeAction().action == 1)
    add(4...5)
    #expect(inbox.nextAction()?.action == 2)
    #expect(inbox.actions.map(\.action) == [2, 3, 4, 5])
    #expect((2...5).map { _ in inbox.takeAction().action } == [2, 3, 4, 5])
    #expect(!inbox.hasActions)
  }

  @Test("The timeout of a finished wait does not end the next wait")
  func waitsAgain() async {
    let inbox = Inbox<Int>()
    for number in 1...20 {
      Task {
        for _ in 0..<10 { await Task.detached { await Task.yield() }.value }
        inbox.add(SentAction(number, EffectSender(group: nil)))
      }
      await inbox.waitForAction(atMost: .seconds(600))
      #expect(inbox.actions.map(\.action) == [number])
      if !inbox.actions.isEmpty { _ = inbox.takeAction() }
    }
  }
}
