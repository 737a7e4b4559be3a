import Trifecta

extension TestStore {
  /// Waits for the next action of an effect, asserts which one it is and what it changes.
  ///
  /// Fails if no action arrives, if it is another one, or as `send` does. Available for actions that are `Equatable`.
  ///
  /// - Parameters:
  ///   - action: the action expected.
  ///   - timeout: how long to wait while effects run, in real time. Only a test that fails waits as long.
  ///   - expectation: changes the state before to the state expected.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  public func receive(
    _ action: Feature.Action,
    timeout: Duration = .seconds(1),
    expecting expectation: ((inout Feature.State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Feature.Action: Equatable {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await receiveNext(timeout, expectation, place, awaited: describe(action)) {
      $0 == action ? nil : Message.otherAction(expected: action, actual: $0)
    }
  }

  /// Waits for the next action of an effect, asserts its case and what it changes.
  ///
  /// For actions that are not `Equatable`, or whose values do not matter.
  ///
  /// - Parameters:
  ///   - path: the case expected.
  ///   - timeout: how long to wait while effects run, in real time. Only a test that fails waits as long.
  ///   - expectation: changes the state before to the state expected.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  public func receive<Value>(
    _ path: CasePath<Feature.Action, Value>,
    timeout: Duration = .seconds(1),
    expecting expectation: ((inout Feature.State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await receiveNext(timeout, expectation, place, awaited: "an action with a \(Value.self)") {
      path.extract($0) != nil ? nil : Message.otherCase($0)
    }
  }

  /// Waits for the next action of an effect, asserts that `predicate` holds for it, and what it changes.
  ///
  /// - Parameters:
  ///   - predicate: whether it is the action expected.
  ///   - timeout: how long to wait while effects run, in real time. Only a test that fails waits as long.
  ///   - expectation: changes the state before to the state expected.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  public func receive(
    where predicate: (Feature.Action) -> Bool,
    timeout: Duration = .seconds(1),
    expecting expectation: ((inout Feature.State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await receiveNext(timeout, expectation, place, awaited: "an action") {
      predicate($0) ? nil : Message.otherCase($0)
    }
  }

  private func receiveNext(
    _ timeout: Duration,
    _ expectation: ((inout Feature.State) throws -> Void)?,
    _ place: CodePlace,
    awaited: String,
    mismatch: (Feature.Action) -> String?
  ) async {
    if inbox.actions.isEmpty, !core.runningEffects.isEmpty { await settle() }
    if inbox.actions.isEmpty, !core.runningEffects.isEmpty { await inbox.waitForAction(atMost: timeout) }
    guard !inbox.actions.isEmpty else {
      return place.report(Message.nothingArrived(awaited: awaited, running: core.runningEffects))
    }
    let (action, task) = inbox.takeAction()
    let before = core.state
    core.receive(action, task)
    // An action that is not the expected one is reduced all the same, and what it changes is not compared.
    if let message = mismatch(action) { return place.report(message) }
    assertChange(from: before, by: action, expectation, at: place)
  }
}
