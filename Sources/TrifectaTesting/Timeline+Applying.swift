import Trifecta

extension Timeline {
  /// Returns the output of effects. Each event of this timeline starts one effect.
  ///
  /// Time is controlled by a test clock, so nothing waits in real time. Sleeps that are due in a tick end before the
  /// events of that tick. An error that reaches an effect's `catch`, such as a timeout, is output as `#`.
  ///
  /// ```swift
  /// let output = await Timeline("a|").applying(work: ["-#", "--b|"]) { $0.retry(.constant(.ticks(3), retries: 1)) }
  /// #expect(output == "------b-|")
  /// ```
  ///
  /// - Parameters:
  ///   - work: the work of the effects, as timelines. Each start of work, including retries, uses the next timeline;
  ///     further starts use the last timeline again. If there are no timelines, each effect sends its event
  ///     immediately.
  ///   - transform: applies the operators under test.
  ///   - fileID: the file to which a failure to end is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which a failure to end is reported.
  ///   - column: the column to which a failure to end is reported.
  /// - Returns: the actions that the effects sent, each in its tick, up to the end.
  @MainActor
  public func applying(
    work: [Timeline] = [],
    _ transform: @escaping @MainActor (Effect<Character>) -> Effect<Character>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> Timeline {
    let clock = TestClock()
    let worker = TimelineWorker(work, clock)
    let store = Store(initialState: TimelineFeature.State()) {
      TimelineFeature { transform(worker.effect(for: $0)) }
    } withDependencies: {
      $0.continuousClock = clock
    }
    var output: [[Character]] = []
    var tasks: [StoreTask] = []
    var seen = 0
    while output.count < end || !tasks.allSatisfy(\.isFinished) {
      guard output.count < Self.limit else {
        FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column).report(
          """
          The effects of the timeline "\(self)" still run after \(Self.limit) ticks.

          Make the effects end, or cancel them.
          """)
        return Timeline(ticks: output)
      }
      await clock.advance(to: .init(offset: .ticks(output.count)))
      for letter in output.count < end ? ticks[output.count] : [] { tasks.append(store.send(.input(letter))) }
      await clock.advance(by: .zero)
      let received = store.received
      output.append(Array(received[seen...]))
      seen = received.count
    }
    return Timeline(ticks: output + [["|"]])
  }

  private static var limit: Int { 1_000 }
}

/// Starts an effect for each input and stores the actions that it sends.
private struct TimelineFeature: Reducer {
  struct State: Equatable {
    var received: [Character] = []
  }
  enum Action {
    case input(Character)
    case output(Character)
  }

  let effect: @MainActor (Character) -> Effect<Character>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .input(let letter):
      return effect(letter).map(Action.output)
    case .output(let letter):
      state.received.append(letter)
      return .none
    }
  }
}

/// Plays the work timelines, one for each start of work.
@MainActor
private final class TimelineWorker {
  private struct Failure: Error {}

  private var timelines: ArraySlice<Timeline>
  private let clock: TestClock

  init(_ timelines: [Timeline], _ clock: TestClock) {
    self.timelines = timelines[...]
    self.clock = clock
  }

  func effect(for letter: Character) -> Effect<Character> {
    .run(name: "\(letter)") { send in
      guard let timeline = self.timelines.first else { return send(letter) }
      if self.timelines.count > 1 { self.timelines.removeFirst() }
      try await self.play(timeline, send)
    } catch: { _, send in
      send("#")
    }
  }

  private func play(_ timeline: Timeline, _ send: Send<Character>) async throws {
    let start = clock.now
    for (tick, events) in timeline.ticks.enumerated() {
      try await clock.sleep(until: start.advanced(by: .ticks(tick)))
      for event in events {
        if event == "#" { throw Failure() }
        if event != "|" { send(event) }
      }
    }
  }
}
