import Trifecta

extension TestStore {
  /// Waits for the next action of an effect, and asserts the action and its state change. Like `send`, returns when the
  /// started effects have run up to their first suspension.
  ///
  /// Fails if no action arrives, if another action arrives, or if the state change is not the expected one. If
  /// ``exhaustivity`` is off, other actions that arrive before the expected one are skipped. Available if the action is
  /// `Equatable`.
  ///
  /// - Parameters:
  ///   - action: the expected action.
  ///   - timeout: how long to wait for running effects, in real time; ``timeout`` by default.
  ///   - expectation: changes the previous state to the expected one.
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
    let location = FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await receiveNext(timeout, expectation, location, awaited: describe(action)) {
      $0 == action ? nil : Message.otherAction(expected: action, actual: $0)
    }
  }

  /// Unavailable: the action is not `Equatable`. Without this overload, the compiler would report a missing case path.
  @available(
    *, unavailable,
    message:
      "The action is not Equatable: receive it by its case, CasePath(Action.refreshed) if it has no value, or with (where:)."
  )
  public func receive(
    _ action: Feature.Action,
    timeout: Duration? = nil,
    expecting expectation: ((inout Feature.State) throws -> Void)? = nil
  ) async {}

  /// Waits for the next action of an effect, and asserts its case and its state change.
  ///
  /// Use it for actions that are not `Equatable`, or whose values do not matter.
  ///
  /// - Parameters:
  ///   - path: the expected case.
  ///   - timeout: how long to wait for running effects, in real time; ``timeout`` by default.
  ///   - expectation: changes the previous state to the expected one.
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
    let location = FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let awaited = "an action of \(path)"
    await receiveNext(timeout, expectation, location, awaited: awaited) {
      path.extract($0) != nil ? nil : Message.otherCase($0, expected: awaited)
    }
  }

  /// Waits for the next action of an effect, and asserts its case, the case's value and its state change.
  ///
  /// Use it if the action is not `Equatable` but the value of the case is.
  ///
  /// ```swift
  /// await store.receive(BoxOffice.bought, "Seat 7") { $0.ticket = "Seat 7" }
  /// ```
  ///
  /// - Parameters:
  ///   - path: the expected case.
  ///   - value: the expected value.
  ///   - timeout: how long to wait for running effects, in real time; ``timeout`` by default.
  ///   - expectation: changes the previous state to the expected one.
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
    let location = FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let action = path.embed(value)
    await receiveNext(timeout, expectation, location, awaited: describe(action)) {
      path.extract($0) == value ? nil : Message.otherAction(expected: action, actual: $0)
    }
  }

  /// Waits for the next action of an effect. Asserts that `predicate` returns true for the action, and asserts its
  /// state change.
  ///
  /// - Parameters:
  ///   - predicate: returns whether an action is the expected one.
  ///   - timeout: how long to wait for running effects, in real time; ``timeout`` by default.
  ///   - expectation: changes the previous state to the expected one.
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
    let location = FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await receiveNext(timeout, expectation, location, awaited: "an action") {
      predicate($0) ? nil : Message.otherCase($0)
    }
  }

  private func receiveNext(
    _ timeout: Duration?,
    _ expectation: ((inout Feature.State) throws -> Void)?,
    _ location: FailureLocation,
    awaited: String,
    mismatch: (Feature.Action) -> String?
  ) async {
    let end = ContinuousClock.now + (timeout ?? self.timeout)
    let atHand = inbox.actionCount
    var skipped: [Feature.Action] = []
    await waitForAction(until: end)
    keepActionsOfCancelledEffects()
    while true {
      if inbox.nextAction() == nil {
        await waitForAction(until: end)
        keepActionsOfCancelledEffects()
      }
      guard let next = inbox.nextAction() else {
        return location.report(
          Message.nothingArrived(awaited: awaited, skipped: skipped, running: core.runningEffects))
      }
      // A test that skips actions must end even if effects send them forever.
      guard skipped.count <= atHand || ContinuousClock.now < end else {
        return location.report(Message.notYetReceived(awaited: awaited, skipped: skipped, next: next.action))
      }
      let sent = inbox.takeAction()
      let action = sent.action
      let before = core.state
      location.whileHandling { core.receive(sent) }
      inbox.dropCancelledActions()
      await core.waitForEffectsToStart()
      guard let message = mismatch(action) else {
        mention(skipped: skipped, at: location)
        return assertChange(from: before, by: .action(action), expectation, at: location)
      }
      // In an exhaustive test an unexpected action is reduced as well, but its state change is not compared.
      if exhaustivity == .on { return location.report(message) }
      skipped.append(action)
    }
  }

  /// Waits until an action is pending. Stops waiting when no effect is running that could send one.
  func waitForAction(until end: ContinuousClock.Instant) async {
    if !inbox.hasActions, !core.runningEffects.isEmpty { await settle() }
    // The condition is checked again after each wait, because another wait of the same test may have ended this one or
    // taken the action.
    while !inbox.hasActions, !core.runningEffects.isEmpty, ContinuousClock.now < end {
      await inbox.waitForAction(atMost: end - .now)
    }
  }
}
