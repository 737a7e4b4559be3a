import Trifecta

extension TestStore {
  /// Waits for the running effects to end, then asserts that nothing is left: no unreceived action, no unexpected side
  /// effect or dismissal, no running effect.
  ///
  /// If ``exhaustivity`` is off, the method also waits for the effects. It skips the actions that arrive in the
  /// meantime, and does not fail if anything is left.
  ///
  /// - Parameters:
  ///   - timeout: how long to wait for running effects, in real time; ``timeout`` by default.
  ///   - fileID: the file to which failures are reported.
  ///   - filePath: the path of that file.
  ///   - line: the line to which failures are reported.
  ///   - column: the column to which failures are reported.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = FailureLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let end = ContinuousClock.now + (timeout ?? self.timeout)
    if !core.runningEffects.isEmpty { await settle() }
    while true {
      if exhaustivity != .on { mention(skipped: await reduceWaitingActions(at: location), at: location) }
      guard !core.runningEffects.isEmpty, !inbox.hasActions, ContinuousClock.now < end else { break }
      await settle()
    }
    hasFinished = true
    reportLeftovers(at: location)
  }

  /// Reports everything that is left, as a failure or as skipped. The store's deinit also calls it; at that time there
  /// are no references to the store any more, so nothing changes its properties.
  nonisolated func reportLeftovers(at location: FailureLocation) {
    let actions = inbox.actions.map(\.action)
    let sideEffects = inbox.sideEffects
    let dismissals = inbox.dismissals
    let effects = core.runningEffects
    switch currentExhaustivity {
    case .on:
      if !actions.isEmpty { location.report(Message.unreceived(actions)) }
      if !sideEffects.isEmpty { location.report(Message.unexpected(sideEffects.map { ($0.value, $0.place) })) }
      if !dismissals.isEmpty { location.report(Message.unexpected(dismissals: dismissals)) }
      if !effects.isEmpty { location.report(Message.running(effects)) }
    case .off(showSkipped: true):
      if !actions.isEmpty { location.mention(Message.skipped(actions: actions)) }
      if !sideEffects.isEmpty {
        location.mention(Message.skipped(sideEffects: sideEffects.map { ($0.value, $0.place) }))
      }
      if !dismissals.isEmpty { location.mention(Message.skipped(dismissals: dismissals)) }
      if !effects.isEmpty { location.mention(Message.skipped(effects: effects)) }
    case .off(showSkipped: false):
      return
    }
  }
}
