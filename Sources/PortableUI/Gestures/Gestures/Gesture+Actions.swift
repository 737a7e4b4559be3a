/// A gesture that calls a closure with each outcome of another gesture.
struct ActingGesture<Content: Gesture>: Gesture {
  typealias Value = Content.Value
  typealias Body = Never

  let content: Content
  let act: @MainActor (_GestureOutcome<Value>) -> Void

  static var _inputs: _GestureInputs { Content._inputs }

  func _ask(_ request: inout _GestureRequest) { content._ask(&request) }

  func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> {
    let outcome = content._recognize(report)
    act(outcome)
    return outcome
  }

  func _ended(before report: _GestureReport) -> Value? { content._ended(before: report) }
}

/// A gesture that transforms the value of another gesture.
struct MappedGesture<Content: Gesture, Value>: Gesture {
  typealias Body = Never

  let content: Content
  let transform: @MainActor (Content.Value) -> Value

  static var _inputs: _GestureInputs { Content._inputs }

  func _ask(_ request: inout _GestureRequest) { content._ask(&request) }

  func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> { content._recognize(report).map(transform) }
  func _ended(before report: _GestureReport) -> Value? { content._ended(before: report).map(transform) }
}

extension Gesture {
  /// Runs an action when the gesture ends. It does not run for a cancelled gesture.
  ///
  /// - Parameter action: receives the final value.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value> {
    ActingGesture(content: self) { if case .ended(let value) = $0 { action(value) } }
  }

  /// Returns a gesture that transforms the value of this gesture.
  ///
  /// - Parameter body: transforms the value.
  public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> some Gesture<T> {
    MappedGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action whenever the value of the gesture is updated.
  ///
  /// - Parameter action: receives the value.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value> {
    ActingGesture(content: self) { if case .changed(let value) = $0 { action(value) } }
  }
}
