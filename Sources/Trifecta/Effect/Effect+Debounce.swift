extension Effect {
  /// This effect, started when nothing with the same id has asked for a start for a time.
  ///
  /// Each new effect with the id cancels the one before, whether that still waits or has begun, and waits anew. The
  /// work never starts early. ``cancel(id:)`` cancels it like any other.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   state.query = query
  ///   return search(query).debounce(id: "search", for: .milliseconds(300))
  /// ```
  ///
  /// - Parameters:
  ///   - id: what the effects have in common; as for ``cancellable(id:cancelInFlight:)``.
  ///   - duration: how long it must have been quiet.
  ///   - clock: what to wait by; the feature's `continuousClock` dependency if `nil`.
  ///   - fileID: the file reported as the wait's place.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the wait's place.
  ///   - column: the column reported as the wait's place.
  /// - Returns: the debounced effect. One of ``none`` cancels what waits or runs.
  public func debounce(
    id: some Hashable & Sendable,
    for duration: Duration,
    clock: (any Clock<Duration>)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    guard !isNone else { return .cancel(id: id) }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let kind = EffectWait.Kind.debounce(EffectID(id))
    return Effect(.wait(EffectWait(kind, for: duration, clock: clock, at: place), self))
  }
}
