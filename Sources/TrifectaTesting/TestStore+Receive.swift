import Trifecta

extension TestStore {
  /// Waits for the next action of an effect, asserts which one it is and what it changes. Returns as `send` does.
  ///
  /// Fails if no action arrives, if it is another one, or as `send` does. With ``exhaustivity`` off, other actions that
  /// arrive before it are skipped. Available for actions that are `Equatable`.
  ///
  /// - Parameters:
  ///   - action: the action expected.
  ///   - timeout: how long to wait while effects run, in real time; ``timeout`` unless given.
  ///   - expectation: changes the state before to the state expected.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  public func receive(
    _ action: Feature.Action,
    timeout: Duration? = nil,
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

  /// Says why an action that is not `Equatable` cannot be received by value; without it Swift would miss a case path.
  @available(
    *, unavailable,
    message:
      "The action is not Equatable: receive its case by name, CasePath(Action.refreshed) if it has no value, or (where:)."
  )
  public func receive(
    _ action: Feature.Action,
    timeout: Duration? = nil,
    expecting expectation: ((inout Feature.State) throws -> Void)? = nil
  ) async {}

  /// Waits for the next action of an effect, asserts its case and what it changes.
  ///
  /// For actions that are not `Equatable`, or whose values do not matter.
  ///
  /// - Parameters:
  ///   - path: the case expected.
  ///   - timeout: how long to wait while effects run, in real time; ``timeout`` unless given.
  ///   - expectation: changes the state before to the state expected.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  public func receive<Value>(
    _ path: CasePath<Feature.Action, Value>,
    timeout: Duration? = nil,
    expecting expectation: ((inout Feature.State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let awaited = "an action of \(path)"
    await receiveNext(timeout, expectation, place, awaited: awaited) {
      path.extract($0) != nil ? nil : Message.otherCase($0, expected: awaited)
    }
  }

  /// Waits for the next action of an effect, asserts its case, the case's value, and what it changes.
  ///
  /// For actions that are not `Equatable`, of a case whose value is.
  ///
  /// ```swift
  /// await store.receive(BoxOffice.bought, "Seat 7") { $0.ticket = "Seat 7" }
  /// ```
  ///
  /// - Parameters:
  ///   - path: the case expected.
  ///   - value: the value expected.
  ///   - timeout: how long to wait while effects run, in real time; ``timeout`` unless given.
  ///   - expectation: changes the state before to the state expected.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  public func receive<Value: Equatable>(
    _ path: CasePath<Feature.Action, Value>,
    _ value: Value,
    timeout: Duration? = nil,
    expecting expectation: ((inout Feature.State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let action = path.embed(value)
    await receiveNext(timeout, expectation, place, awaited: describe(action)) {
      path.extract($0) == value ? nil : Message.otherAction(expected: action, actual: $0)
    }
  }

  /// Waits for the next action of an effect, asserts that `predicate` holds for it, and what it changes.
  ///
  /// - Parameters:
  ///   - predicate: whether it is the action expected.
  ///   - timeout: how long to wait while effects run, in real time; ``timeout`` unless given.
  ///   - expectation: changes the state before to the state expected.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  public func receive(
    where predicate: (Feature.Action) -> Bool,
    timeout: Duration? = nil,
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
    _ timeout: Duration?,
    _ expectation: ((inout Feature.State) throws -> Void)?,
    _ place: CodePlace,
    awaited: String,
    mismatch: (Feature.Action) -> String?
  ) async {
    let end = ContinuousClock.now + (timeout ?? self.timeout)
    let atHand = inbox.actionCount
    var skipped: [Feature.Action] = []
    await waitForAction(until: end)
    keepActionsOfTheCancelled()
    while true {
      if inbox.nextAction() == nil {
        await waitForAction(until: end)
        keepActionsOfTheCancelled()
      }
      guard let next = inbox.nextAction() else {
        return place.report(
          Message.nothingArrived(awaited: awaited, skipped: skipped, running: core.runningEffects))
      }
      // Effects that send for ever must not keep a test that skips what they send.
      guard skipped.count <= atHand || ContinuousClock.now < end else {
        return place.report(Message.stillNotArrived(awaited: awaited, skipped: skipped, next: next.action))
      }
      let sent = inbox.takeAction()
      let action = sent.action
      let before = core.state
      place.whileHandling { core.receive(sent) }
      inbox.dropCancelledActions()
      await core.effectsHaveBegun()
      guard let message = mismatch(action) else {
        mention(skipped: skipped, at: place)
        return assertChange(from: before, by: action, expectation, at: place)
      }
      // An action that is not the expected one is reduced all the same, and what it changes is not compared.
      if exhaustivity == .on { return place.report(message) }
      skipped.append(action)
    }
  }

  /// Waits until an action is there, as long as an effect runs that could send it.
  func waitForAction(until end: ContinuousClock.Instant) async {
    if !inbox.hasActions, !core.runningEffects.isEmpty { await settle() }
    // Another wait of the same test may have ended this one, or have taken what came.
    while !inbox.hasActions, !core.runningEffects.isEmpty, ContinuousClock.now < end {
      await inbox.waitForAction(atMost: end - .now)
    }
  }
}
