/// A gesture that recognizes a second gesture after a first in the same press, such as a long press followed by a drag.
///
/// The first gesture must be a ``LongPressGesture``, or a gesture derived from one: only for these does a report show
/// whether they have ended. After any other gesture, the second gesture is never recognized.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// The state of the sequence.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has ended. The second has a value once it is recognized.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The gesture that follows the first.
  public var second: Second

  /// Creates a gesture from two consecutive gestures.
  ///
  /// - Parameters:
  ///   - first: the first gesture.
  ///   - second: the gesture that follows.
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

  /// Returns the outcome of the first gesture, or of the second if the first has ended.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> {
    if let ended = first._ended(before: report) {
      switch second._recognize(report) {
      case .changed(let value): return .changed(.second(ended, value))
      case .ended(let value): return .ended(.second(ended, value))
      case .possible: return .changed(.second(ended, nil))
      case .failed: return .failed
      }
    }
    switch first._recognize(report) {
    case .changed(let value): return .changed(.first(value))
    case .ended(let value): return .changed(.second(value, nil))
    case .possible: return .possible
    case .failed: return .failed
    }
  }

  /// Returns the values of both gestures if the second has already ended.
  public func _ended(before report: _GestureReport) -> Value? {
    guard let first = first._ended(before: report), let second = second._ended(before: report) else { return nil }
    return .second(first, second)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Returns a gesture that recognizes another gesture after this one in the same press.
  ///
  /// - Parameter other: the gesture that follows.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
