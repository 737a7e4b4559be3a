import Testing

@testable import TrifectaWeb

@Suite("Log budget")
@MainActor
struct LogBudgetTests {
  let time = TestTime()
  let log = TestLog()

  @Test("An address has a limited share of log lines, which renews after a minute")
  func shares() {
    let budget = LogBudget(log.logger, time: time.timekeeper, perAddress: 2, inAll: 3)
    #expect((0..<4).map { _ in budget.take(for: "flood") } == [true, true, false, false])
    #expect(budget.take(for: "home"))
    #expect(!budget.take(for: "office"))
    #expect(log.all.isEmpty)
    time.advance(by: .seconds(60))
    #expect(budget.take(for: "flood"))
    #expect(log.all.map { $0.contains("suppressed 3 log lines") } == [true])
  }
}
