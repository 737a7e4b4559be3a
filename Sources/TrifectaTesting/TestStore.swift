import Trifecta

/// A store for tests that asserts everything: how each action changes the state, which actions effects send back, which
/// side effects reach the screen, and that nothing is left at the end.
///
/// A test states the difference each action makes. What it does not state must not happen.
///
/// ```swift
/// let store = TestStore(initialState: Dialer.State()) { Dialer() }
/// await store.send(.appeared)
/// await store.receive(.usernameLoaded("Ada")) { $0.username = "Ada" }
/// await store.send(.dialButtonTapped)
/// store.expectSideEffect(.dial(""))
/// await store.finish()
/// ```
///
/// An action that an effect sends waits until the test receives it. What is left when the store is dropped fails the
/// test as ``finish(timeout:fileID:filePath:line:column:)`` does. A test that is about one part of a large feature sets
/// ``exhaustivity`` to `.off` and states only what it is about. It works in Swift Testing and in XCTest.
@MainActor
public final class TestStore<Feature: Reducer>: SideEffectExpecting {
  let core: TestCore<Feature.State, Feature.Action>
  let inbox: Inbox<Feature.Action>
  let comparison: StateComparison<Feature.State>
  /// Where the store was made.
  private let origin: CodePlace

  /// How long `receive` and `finish` wait for effects that run, in real time. Only a test that fails waits as long.
  public var timeout = Duration.seconds(1)

  /// How much the test must assert: everything, unless it is set to `.off`. Counts for what comes after it is set, and
  /// for what is left at the end.
  public var exhaustivity: Exhaustivity {
    get { currentExhaustivity }
    set { currentExhaustivity = newValue }
  }

  /// Set on the main actor; read by the deinit, when no reference is left.
  nonisolated(unsafe) private(set) var currentExhaustivity = Exhaustivity.on
  /// As `currentExhaustivity`.
  nonisolated(unsafe) var hasFinished = false

  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - initialState: makes the state to start with.
  ///   - feature: makes the reducer.
  ///   - update: overrides dependencies for the initial state, the feature and its children.
  ///   - fileID: the file to which leftovers are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which leftovers are reported.
  ///   - column: the column to which leftovers are reported.
  public convenience init(
    initialState: @autoclosure () -> Feature.State,
    _ feature: () -> Feature,
    withDependencies update: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Feature.State: Equatable {
    self.init(
      initialState: initialState(), comparing: { $0 }, feature, withDependencies: update,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a test store for a state that is not `Equatable`, or of which not everything matters.
  ///
  /// ```swift
  /// let store = TestStore(initialState: Player.State(), comparing: \.position) { Player() }
  /// ```
  ///
  /// - Parameters:
  ///   - initialState: makes the state to start with.
  ///   - compared: what is compared of a state: a part of it, or something made of it. A closure that states a change
  ///     still changes the state.
  ///   - feature: makes the reducer.
  ///   - update: overrides dependencies for the initial state, the feature and its children.
  ///   - fileID: the file to which leftovers are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which leftovers are reported.
  ///   - column: the column to which leftovers are reported.
  public init(
    initialState: @autoclosure () -> Feature.State,
    comparing compared: @escaping (Feature.State) -> some Equatable,
    _ feature: () -> Feature,
    withDependencies update: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let inbox = Inbox<Feature.Action>()
    self.inbox = inbox
    comparison = StateComparison(of: compared)
    core = Trifecta.withDependencies(update) {
      TestCore(
        state: initialState(),
        reducer: feature().compiled(),
        receiveAction: { inbox.add($0) },
        receiveSideEffect: { inbox.add(.init(value: $0, place: $1.name)) },
        receiveDismissal: { inbox.add(dismissalOf: $0.name) }
      )
    }
    origin = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit {
    guard !hasFinished else { return }
    reportLeftovers(at: origin)
  }

  /// The state after the actions sent and received so far.
  public var state: Feature.State { core.state }

  /// The place of the feature itself, whose side effects and whose children's are expected.
  public var place: TestPlace<Feature> { TestPlace(inbox: inbox, reference: core.root) }
}
