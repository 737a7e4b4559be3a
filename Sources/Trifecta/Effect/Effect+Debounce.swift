extension Effect {
  /// Delays this effect until no effect with the same id has been returned for the given duration.
  ///
  /// Each new effect with the id cancels the previous one, whether it is still waiting or already running, and restarts
  /// the wait. The effect never starts early. ``cancel(id:)`` cancels it like any other effect.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   state.query = query
  ///   return search(query).debounce(id: "search", for: .milliseconds(300))
  /// ```
  ///
  /// - Parameters:
  ///   - id: identifies the effects that are debounced together; see ``cancellable(id:cancelInFlight:)``.
  ///   - duration: how long to wait after the last effect with the id.
  ///   - clock: the clock to wait with; the feature's `continuousClock` dependency if `nil`.
  ///   - fileID: the file reported as the source location of the wait.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the wait.
  ///   - column: the column reported as the source location of the wait.
  /// - Returns: the debounced effect. Debouncing ``none`` cancels the waiting or running effect.
  public func debounce(
    id: some Hashable & Sendable,
    for duration: Duration,
    clock: (any Clock<Duration>)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    guard !isNone else { return .cancel(id: id) }
    let place = SourceCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let kind = EffectWait.Kind.debounce(EffectID(id))
    return Effect(.wait(EffectWait(kind, for: duration, clock: clock, at: place), self))
  }
}
