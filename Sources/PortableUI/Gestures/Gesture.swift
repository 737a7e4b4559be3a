import Elements

/// Something that a person does with a pointer, and what it comes to: a tap, a press that is held, a drag.
///
/// Give a ``body`` made of other gestures; the rest is provided. After SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells those who follow it.
  associatedtype Value
  /// What the gesture is made of.
  associatedtype Body: Gesture

  /// The gesture that this one stands for.
  var body: Body { get }

  /// What has to be reported for the gesture to be recognized.
  static var _inputs: _GestureInputs { get }

  /// Says what has to be reported of which presses.
  func _ask(_ request: inout _GestureRequest)

  /// What a report comes to. It depends on the report alone, which has what is to be known of those before: so a gesture may be
  /// made anew while it is going on.
  func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value>

  /// What the gesture came to, where a report shows that it has ended before; `nil` where it has not, or where that is not known.
  func _ended(before report: _GestureReport) -> Value?
}

extension Gesture {
  /// Nothing is known of that.
  public func _ended(before report: _GestureReport) -> Value? { nil }
}

extension Gesture where Body.Value == Value {
  /// What the body needs.
  public static var _inputs: _GestureInputs { Body._inputs }

  /// Asks for what the body needs.
  public func _ask(_ request: inout _GestureRequest) { body._ask(&request) }

  /// What the body makes of a report.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> { body._recognize(report) }

  /// What the body has come to.
  public func _ended(before report: _GestureReport) -> Value? { body._ended(before: report) }
}

extension Gesture where Body == Never {
  /// Never evaluated: such a gesture is recognized as it is.
  public var body: Never {
    fatalError("\(Self.self) is recognized as it is and has no body. Use gesture(_:) with it instead.")
  }
}

extension Never: Gesture {
  /// There is none.
  public typealias Value = Never

  /// Nothing.
  public static var _inputs: _GestureInputs { [] }

  /// Never called: there is no such gesture.
  public func _ask(_ request: inout _GestureRequest) {}

  /// Never called: there is no such gesture.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Never> { .possible }
}

/// What gestures are recognized from.
public struct _GestureInputs: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Taps, which a control or a keyboard may stand for.
  static let taps = _GestureInputs(rawValue: 1)
  /// What a pointer does that is held down.
  static let presses = _GestureInputs(rawValue: 2)

  var handlers: [Handler] {
    (contains(.taps) ? [Handler(.tap)] : []) + (contains(.presses) ? [Handler(.press, .press)] : [])
  }
}

/// What a host has to report for a gesture.
public struct _GestureRequest: Equatable {
  /// How many taps in a row.
  var count: Int?
  /// Whether a tap needs a location, which a host that has none for it takes from the center of the view.
  var locatesTap = false
  /// Moves of a press, once it has gone so far.
  var minimumDistance: Double?
  /// A press that was held for so many seconds.
  var minimumDuration: Double?
  /// How far that press may have gone.
  var maximumDistance: Double?
  /// What two fingers do, once they have made what is between them so much larger or smaller.
  var minimumScaleDelta: Double?
  /// What two fingers do, once they have turned what is between them so far, in degrees.
  var minimumAngle: Double?
  /// The spaces in which the gesture wants to know where something is.
  var spaces: [AnyHashable] = []
}

/// Something that a host has reported.
public struct _GestureReport {
  enum Kind {
    case tap
    case press(PressValue)
  }

  let kind: Kind
  /// Where the space of a name begins on the screen; `nil` for a name that no view around has.
  let origin: @MainActor (AnyHashable) -> PointValue?
}

/// What a report comes to.
public enum _GestureOutcome<Value> {
  /// Nothing yet, or nothing any more.
  case possible
  /// The gesture goes on, with another value.
  case changed(Value)
  /// It has come to its end.
  case ended(Value)
  /// It is something else.
  case failed

  func map<Other>(_ transform: (Value) -> Other) -> _GestureOutcome<Other> {
    switch self {
    case .possible: .possible
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}
