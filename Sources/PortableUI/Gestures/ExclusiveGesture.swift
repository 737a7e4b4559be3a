/// Two gestures of which one is recognized: the first, where it can be, or else the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// It is recognized as it is.
  public typealias Body = Never

  /// What has come of one of the two.
  public enum Value {
    /// Of the first.
    case first(First.Value)
    /// Of the second.
    case second(Second.Value)
  }

  /// The gesture that comes first.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates a gesture of two.
  ///
  /// - Parameters:
  ///   - first: the one that comes first.
  ///   - second: the other one.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What both need.
  public static var _inputs: _GestureInputs { First._inputs.union(Second._inputs) }

  /// Asks for what both need.
  public func _ask(_ request: inout _GestureRequest) {
    second._ask(&request)
    first._ask(&request)
  }

  /// What the first makes of a report, or else the second.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> {
    let first = first._recognize(report)
    if first.value != nil { return first.map(Value.first) }
    let second = second._recognize(report)
    if second.value != nil { return second.map(Value.second) }
    return first.isFailure && second.isFailure ? .failed : .possible
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture, or another one where it is not recognized.
  ///
  /// - Parameter other: the other one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
