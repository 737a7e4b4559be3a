/// A gesture that recognizes two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; `nil` while it is not recognized.
    public var first: First.Value?
    /// The value of the second gesture; `nil` while it is not recognized.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two simultaneous gestures.
  ///
  /// - Parameters:
  ///   - first: the first gesture.
  ///   - second: the second gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The inputs of both gestures.
  public static var _inputs: _GestureInputs { First._inputs.union(Second._inputs) }

  /// Adds the requirements of both gestures to a request.
  public func _ask(_ request: inout _GestureRequest) {
    first._ask(&request)
    second._ask(&request)
  }

  /// Returns the combined outcome of both gestures for a report. The gesture ends when both gestures have ended, or at
  /// the end of the press if one of them has ended. Until then, it keeps the value of the gesture that has ended.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> {
    let (first, second) = (first._recognize(report), second._recognize(report))
    let (firstEnd, secondEnd) = (self.first._ended(before: report), self.second._ended(before: report))
    let value = Value(first: first.value ?? firstEnd, second: second.value ?? secondEnd)
    if first.isChange || second.isChange { return .changed(value) }
    if firstEnd != nil, secondEnd != nil { return .possible }
    let hasValue = value.first != nil || value.second != nil
    let isFailure = first.isFailure && second.isFailure
    switch report.stage {
    case .last: return hasValue ? .ended(value) : isFailure ? .failed : .possible
    case .cancelled: return hasValue || isFailure ? .failed : .possible
    case .inProgress:
      if value.first != nil, value.second != nil { return .ended(value) }
      if first.value != nil || second.value != nil { return .changed(value) }
      return isFailure ? .failed : .possible
    }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Returns a gesture that recognizes this gesture and another at the same time.
  ///
  /// - Parameter other: the other gesture.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

extension _GestureOutcome {
  /// The value of the gesture while it is in progress or when it has ended.
  var value: Value? {
    switch self {
    case .changed(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  var isChange: Bool { if case .changed = self { true } else { false } }
  var isFailure: Bool { if case .failed = self { true } else { false } }
}

extension _GestureReport {
  fileprivate enum Stage {
    case inProgress
    case last
    case cancelled
  }

  /// Whether other reports of the same press follow. A tap is a single report.
  fileprivate var stage: Stage {
    guard case .press(let press) = kind else { return .last }
    return switch press.phase {
    case .began, .moved, .held: .inProgress
    case .ended: .last
    case .cancelled: .cancelled
    }
  }
}
