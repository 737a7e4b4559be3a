import Trifecta

extension Timeline {
  /// What comes back when each thing that happens in this timeline starts an effect.
  ///
  /// Time is a test clock's, so nothing waits for real. What is due in a tick happens before what this timeline says
  /// for it. An error that reaches an effect's `catch`, such as a timeout, is a `#`.
  ///
  /// ```swift
  /// let output = await Timeline("a|").applying(work: ["-#", "--b|"]) { $0.retry(.constant(.ticks(3), retries: 1)) }
  /// #expect(output == "------b-|")
  /// ```
  ///
  /// - Parameters:
  ///   - work: what the effects do: the first timeline is for the work that starts first, retries included, and so on;
  ///     the last is for all the others as well. Without any, each effect sends its letter at once.
  ///   - transform: applies the operators to test.
  ///   - fileID: the file to which a timeline that does not end is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which it is reported.
  ///   - column: the column to which it is reported.
  /// - Returns: what the effects sent, each in its tick, up to the end.
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
        CodePlace(fileID: fileID, filePath: filePath, line: line, column: column).report(
          """
          The effects of the timeline "\(self)" still run after \(Self.limit) ticks.

          Give the effects an end, or cancel them.
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

/// Starts an effect for each input and keeps what it sends.
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

/// Plays the timelines of the work, one for each time that work starts.
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
