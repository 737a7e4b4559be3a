/// A gesture that recognizes one of two gestures: the first if it succeeds, otherwise the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// The value of the recognized gesture.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture.
    case second(Second.Value)
  }

  /// The gesture that has precedence.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates a gesture from two exclusive gestures.
  ///
  /// - Parameters:
  ///   - first: the gesture that has precedence.
  ///   - second: the other gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The inputs of both gestures.
  public static var _inputs: _GestureInputs { First._inputs.union(Second._inputs) }

  /// Adds the requirements of both gestures to a request.
  public func _ask(_ request: inout _GestureRequest) {
    second._ask(&request)
    first._ask(&request)
  }

  /// Returns the outcome of the first gesture, or of the second if the first has no value.
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
  /// Returns a gesture that recognizes this gesture, or another one if this one is not recognized.
  ///
  /// - Parameter other: the other gesture.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
