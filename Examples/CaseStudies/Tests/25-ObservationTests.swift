import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: observation")
@MainActor
struct ObservationTests {
  /// The lines that a presenter has written.
  @MainActor
  private final class Output {
    private var lines: [String] = []

    func write(_ line: String) { lines.append(line) }

    /// Returns the lines since the last call.
    func next() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let clock = TestClock()
  private let output = Output()

  private func presenter() -> CounterPresenter {
    let store = Store(initialState: ObservedCounter.State()) {
      ObservedCounter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    return CounterPresenter(store: store)
  }

  @Test("The current values are written at once, and later only values that change")
  func writes() {
    let presenter = presenter()
    presenter.start { [output] in output.write($0) }
    #expect(output.next() == ["The count is 0.", "It is even.", "It counts taps."])
    presenter.incrementTapped()
    #expect(output.next() == ["The count is 1.", "It is odd."])
    presenter.resetTapped()
    #expect(output.next() == ["The count is 0.", "It is even."])
    presenter.resetTapped()
    #expect(output.next() == [])
  }

  @Test("Changes by an effect are written")
  func ticks() async {
    let presenter = presenter()
    presenter.start { [output] in output.write($0) }
    _ = output.next()
    presenter.automaticTapped()
    #expect(output.next() == ["It counts by itself."])
    await clock.advance(by: .seconds(2))
    #expect(output.next() == ["The count is 1.", "It is odd.", "The count is 2.", "It is even."])
    presenter.automaticTapped()
    await clock.advance(by: .seconds(2))
    #expect(output.next() == ["It counts taps."])
  }

  @Test("A stopped presenter and a released presenter write nothing")
  func stops() {
    let store = Store(initialState: ObservedCounter.State()) { ObservedCounter() }
    var presenter: CounterPresenter? = CounterPresenter(store: store)
    presenter?.start { [output] in output.write($0) }
    presenter?.stop()
    _ = output.next()
    store.send(.incrementTapped)
    #expect(output.next() == [])
    presenter?.start { [output] in output.write($0) }
    #expect(output.next().first == "The count is 1.")
    presenter = nil
    store.send(.incrementTapped)
    #expect(output.next() == [])
  }

  @Test("The screen shows the presenter's lines, and no new ones while observation is off")
  func screen() async throws {
    let screen = await Screen { ObservationStudy() }
    try await screen.tap("Increment")
    #expect(screen.contains("The count is 1."))
    try await screen.tap("Observe")
    try await screen.tap("Increment")
    #expect(!screen.contains("The count is 2."))
    try await screen.tap("Observe")
    #expect(screen.contains("The count is 2."))
  }
}
