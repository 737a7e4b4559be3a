extension Effect {
  /// Starts this effect after a delay.
  ///
  /// The delayed effect counts as running while it waits, so it can be cancelled before it starts: by an id around it,
  /// or by the handle that `send` returned.
  ///
  /// - Parameters:
  ///   - duration: how long to wait. With zero or a negative duration the effect starts as soon as the clock's `sleep`
  ///     returns.
  ///   - clock: the clock to wait with; the feature's `continuousClock` dependency if `nil`.
  ///   - fileID: the file reported as the source location of the wait.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the wait.
  ///   - column: the column reported as the source location of the wait.
  /// - Returns: the delayed effect.
  public func delay(
    for duration: Duration,
    clock: (any Clock<Duration>)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    guard !isNone else { return self }
    let place = SourceCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Effect(.wait(EffectWait(.delay, for: duration, clock: clock, at: place), self))
  }
}
