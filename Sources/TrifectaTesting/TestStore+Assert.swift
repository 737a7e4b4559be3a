import Trifecta

extension TestStore {
  /// Asserts the current state, without an action.
  ///
  /// Fails if a value that `expectation` sets differs from the state. Values that it does not set are not checked.
  /// Pending actions of effects have not been reduced, so their changes are not included.
  ///
  /// ```swift
  /// store.assert { $0.results = ["Swift"] }
  /// ```
  ///
  /// - Parameters:
  ///   - expectation: sets the expected values.
  ///   - fileID: the file to which a failure is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which a failure is reported.
  ///   - column: the column to which a failure is reported.
  public func assert(
    _ expectation: (inout Feature.State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let stated = apply(expectation, to: core.state, at: location) else { return }
    guard !comparison.isEqual(stated, core.state) else { return }
    location.report(
      Message.stateDiffers(
        expected: shown(stated), actual: shown(core.state), waiting: inbox.actions.map(\.action)))
  }

  /// Asserts that the current state is the result of applying `expectation` to `before`, as far as ``exhaustivity``
  /// requires.
  func assertChange(
    from before: Feature.State,
    by cause: ChangeCause,
    _ expectation: ((inout Feature.State) throws -> Void)?,
    at location: FailureLocation
  ) {
    let actual = core.state
    guard let expected = apply(expectation ?? { _ in }, to: before, at: location) else { return }
    let isExpected = comparison.isEqual(expected, actual)
    switch exhaustivity {
    case .on where !isExpected && expectation == nil:
      location.report(Message.unassertedChange(by: cause, expected: shown(expected), actual: shown(actual)))
    case .on where !isExpected:
      location.report(Message.stateDiffers(after: cause, expected: shown(expected), actual: shown(actual)))
    case .on:
      if expectation != nil, comparison.isEqual(expected, before) { location.report(Message.nothingChanged(by: cause)) }
    case .off(let showSkipped):
      // A change that would pass an exhaustive assertion also passes a non-exhaustive one.
      guard !isExpected else { return }
      guard let stated = apply(expectation ?? { _ in }, to: actual, at: location) else { return }
      if !comparison.isEqual(stated, actual) {
        location.report(Message.stateDiffers(after: cause, expected: shown(stated), actual: shown(actual)))
      } else if showSkipped {
        location.mention(Message.skippedChange(by: cause, expected: shown(expected), actual: shown(actual)))
      }
    }
  }

  private func shown(_ state: Feature.State) -> Any { comparison.shown(state) }

  /// Returns the result of applying `expectation` to `state`. If `expectation` throws an error, reports the error and
  /// returns `nil`.
  private func apply(
    _ expectation: (inout Feature.State) throws -> Void,
    to state: Feature.State,
    at location: FailureLocation
  ) -> Feature.State? {
    var state = state
    do {
      try expectation(&state)
      return state
    } catch {
      location.report(Message.expectationThrew(error))
      return nil
    }
  }
}
