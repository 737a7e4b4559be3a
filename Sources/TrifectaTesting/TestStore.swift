import Trifecta

/// A store for exhaustive tests: it asserts how each action changes the state, which actions effects send, which side
/// effects are emitted, and that nothing is left at the end.
///
/// A test states the change that each action makes. Any other change fails the test.
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
/// An action that an effect sends is pending until the test receives it. Actions, side effects and running effects that
/// are left when the store is released fail the test, as in ``finish(timeout:fileID:filePath:line:column:)``. To test
/// one part of a large feature, set ``exhaustivity`` to `.off` and assert only that part. Works in Swift Testing and in
/// XCTest.
@MainActor
public final class TestStore<Feature: Reducer>: SideEffectExpecting {
  let core: TestCore<Feature.State, Feature.Action>
  let inbox: Inbox<Feature.Action>
  let comparison: StateComparison<Feature.State>
  /// The source location of the store's creation.
  private let origin: FailureLocation

  /// How long `receive` and `finish` wait for running effects, in real time. Only a failing test waits that long.
  public var timeout = Duration.seconds(1)

  /// How much the test must assert: everything by default. A new value applies to all later assertions, including the
  /// check at the end.
  public var exhaustivity: Exhaustivity {
    get { currentExhaustivity }
    set { currentExhaustivity = newValue }
  }

  /// Set on the main actor. The deinit reads it when there are no references any more, so the accesses do not overlap.
  nonisolated(unsafe) private(set) var currentExhaustivity = Exhaustivity.on
  /// Set on the main actor and read by the deinit, like `currentExhaustivity`.
  nonisolated(unsafe) var hasFinished = false

  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - initialState: creates the initial state.
  ///   - feature: creates the reducer.
  ///   - update: overrides dependencies for the initial state, the feature and its children.
  ///   - fileID: the file to which failures are reported at the end.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported at the end.
  ///   - column: the column to which failures are reported at the end.
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

  /// Creates a test store for a state that is not `Equatable`, or that is compared only in part.
  ///
  /// ```swift
  /// let store = TestStore(initialState: Player.State(), comparing: \.position) { Player() }
  /// ```
  ///
  /// - Parameters:
  ///   - initialState: creates the initial state.
  ///   - compared: returns the value to compare: a part of the state, or a value derived from it. Expectations still
  ///     change the state.
  ///   - feature: creates the reducer.
  ///   - update: overrides dependencies for the initial state, the feature and its children.
  ///   - fileID: the file to which failures are reported at the end.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported at the end.
  ///   - column: the column to which failures are reported at the end.
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
    origin = FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit {
    guard !hasFinished else { return }
    reportLeftovers(at: origin)
  }

  /// The state after the actions that were sent and received so far.
  public var state: Feature.State { core.state }

  /// The ``TestScope`` of the root feature. Use it to expect side effects of the feature and of its children.
  public var scope: TestScope<Feature> { TestScope(inbox: inbox, reference: core.root) }
}
