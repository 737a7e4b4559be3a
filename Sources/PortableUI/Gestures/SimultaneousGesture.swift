/// Two gestures that may be recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// It is recognized as it is.
  public typealias Body = Never

  /// What has come of the two.
  public struct Value {
    /// What has come of the first; `nil` for nothing.
    public var first: First.Value?
    /// What has come of the second; `nil` for nothing.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  ///
  /// - Parameters:
  ///   - first: one of them.
  ///   - second: the other one.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What both need.
  public static var _inputs: _GestureInputs { First._inputs.union(Second._inputs) }

  /// Asks for what both need.
  public func _ask(_ request: inout _GestureRequest) {
    first._ask(&request)
    second._ask(&request)
  }

  /// What both make of a report.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> {
    let (first, second) = (first._recognize(report), second._recognize(report))
    let value = Value(first: first.value, second: second.value)
    if first.isChange || second.isChange { return .changed(value) }
    if value.first != nil || value.second != nil { return .ended(value) }
    return first.isFailure && second.isFailure ? .failed : .possible
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture, and another one at the same time.
  ///
  /// - Parameter other: the other one.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

extension _GestureOutcome {
  /// What has come of the gesture, on its way or at its end.
  var value: Value? {
    switch self {
    case .changed(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  var isChange: Bool { if case .changed = self { true } else { false } }
  var isFailure: Bool { if case .failed = self { true } else { false } }
}
