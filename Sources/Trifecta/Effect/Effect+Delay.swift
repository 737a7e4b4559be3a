extension Effect {
  /// This effect, started after a time.
  ///
  /// While it waits it counts as a running effect: cancelling an id around it, or the handle that `send` returned,
  /// cancels it before it has begun.
  ///
  /// - Parameters:
  ///   - duration: how long to wait. Zero and less start the effect as soon as the clock returns.
  ///   - clock: what to wait by; the feature's `continuousClock` dependency if `nil`.
  ///   - fileID: the file reported as the wait's place.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the wait's place.
  ///   - column: the column reported as the wait's place.
  /// - Returns: the delayed effect.
  public func delay(
    for duration: Duration,
    clock: (any Clock<Duration>)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    guard !isNone else { return self }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return Effect(.wait(EffectWait(.delay, for: duration, clock: clock, at: place), self))
  }
}
