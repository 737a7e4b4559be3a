/// A gesture, and another one after it in the same press: a press that is held and then drags.
///
/// The first is one that a press shows to have ended: a ``LongPressGesture``, or one made of it. After any other the second never
/// begins.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// It is recognized as it is.
  public typealias Body = Never

  /// What has come of the two.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended, and something or nothing has come of the second.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Creates a gesture of two.
  ///
  /// - Parameters:
  ///   - first: the one that comes first.
  ///   - second: the one that follows.
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

  /// What the first makes of a report, or the second where the first has ended.
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

  /// Where the second has ended.
  public func _ended(before report: _GestureReport) -> Value? {
    guard let first = first._ended(before: report), let second = second._ended(before: report) else { return nil }
    return .second(first, second)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture, and another one after it in the same press.
  ///
  /// - Parameter other: the one that follows.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
