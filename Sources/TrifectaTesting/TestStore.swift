import IssueReporting
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
/// test as ``finish(timeout:fileID:filePath:line:column:)`` does.
@MainActor
public final class TestStore<Feature: Reducer> where Feature.State: Equatable {
  let core: TestCore<Feature.State, Feature.Action>
  let inbox: Inbox<Feature.Action>
  private let place: CodePlace
  /// Set on the main actor; read by the deinit, when no reference is left.
  nonisolated(unsafe) private var hasFinished = false

  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - initialState: the state to start with.
  ///   - feature: makes the reducer.
  ///   - update: overrides dependencies for the feature and its children.
  ///   - fileID: the file to which leftovers are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which leftovers are reported.
  ///   - column: the column to which leftovers are reported.
  public init(
    initialState: Feature.State,
    _ feature: () -> Feature,
    withDependencies update: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let inbox = Inbox<Feature.Action>()
    self.inbox = inbox
    core = Trifecta.withDependencies(update) {
      TestCore(
        state: initialState,
        reducer: feature().compiled(),
        receiveAction: { inbox.add($0, $1) },
        receiveSideEffect: { inbox.add(.init(value: $0, place: $1, name: $2)) }
      )
    }
    place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit {
    guard !hasFinished else { return }
    reportLeftovers(at: place)
  }

  /// The state after the actions sent and received so far.
  public var state: Feature.State { core.state }

  /// Sends an action and asserts what it changes.
  ///
  /// Fails if the state differs from what `expectation` makes of the state before, if `expectation` changes nothing, or
  /// if actions of effects wait to be received.
  ///
  /// - Parameters:
  ///   - action: what happens.
  ///   - expectation: changes the state before to the state expected. Leave it out if the action changes nothing.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  /// - Returns: a handle of the effects that the action started.
  @discardableResult
  public func send(
    _ action: Feature.Action,
    expecting expectation: ((inout Feature.State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> StoreTask {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if !inbox.actions.isEmpty {
      place.report(Message.unreceivedBeforeSend(action, inbox.actions.map(\.action)))
    }
    let before = core.state
    let task = core.send(action)
    assertChange(from: before, by: action, expectation, at: place)
    await Task.yield()
    return task
  }

  /// Asserts that the state is now what `expectation` makes of `before`.
  func assertChange(
    from before: Feature.State,
    by action: Feature.Action,
    _ expectation: ((inout Feature.State) throws -> Void)?,
    at place: CodePlace
  ) {
    var expected = before
    do {
      try expectation?(&expected)
    } catch {
      return place.report(Message.expectationThrew(error))
    }
    let actual = core.state
    if expected != actual {
      place.report(
        expectation == nil
          ? Message.unassertedChange(by: action, expected: expected, actual: actual)
          : Message.stateDiffers(after: action, expected: expected, actual: actual))
    } else if expectation != nil, expected == before {
      place.report(Message.nothingChanged(by: action))
    }
  }

  /// Waits for the running effects to end, then asserts that nothing is left: no action that was not received, no side
  /// effect that was not expected, no effect that still runs.
  ///
  /// - Parameters:
  ///   - timeout: how long to wait for effects that run, in real time.
  ///   - fileID: the file to which leftovers are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which leftovers are reported.
  ///   - column: the column to which leftovers are reported.
  public func finish(
    timeout: Duration = .seconds(1),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let end = ContinuousClock.now + timeout
    if !core.runningEffects.isEmpty { await settle() }
    while !core.runningEffects.isEmpty, inbox.actions.isEmpty, ContinuousClock.now < end { await settle() }
    hasFinished = true
    reportLeftovers(at: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private nonisolated func reportLeftovers(at place: CodePlace) {
    if !inbox.actions.isEmpty { place.report(Message.unreceived(inbox.actions.map(\.action))) }
    if !inbox.sideEffects.isEmpty { place.report(Message.unexpected(inbox.sideEffects.map { ($0.value, $0.name) })) }
    if !core.runningEffects.isEmpty { place.report(Message.running(core.runningEffects)) }
  }
}
