import Elements

/// A recognizer for a sequence of pointer events, such as a tap, a long press or a drag.
///
/// Define a ``body`` that combines other gestures. The remaining requirements have default implementations, as in
/// SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the value that the gesture reports.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Gesture

  /// The gesture that this gesture consists of.
  var body: Body { get }

  /// The kinds of input that the gesture needs.
  static var _inputs: _GestureInputs { get }

  /// Adds the requirements of the gesture to a request.
  func _ask(_ request: inout _GestureRequest)

  /// Returns the outcome of the gesture for a report.
  ///
  /// The outcome depends only on the report, which includes the history of the press. A gesture can therefore be
  /// recreated while it is in progress.
  func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value>

  /// Returns the final value of the gesture if it had ended before a report. Returns `nil` if it had not ended, or if
  /// it is unknown whether it had.
  func _ended(before report: _GestureReport) -> Value?
}

extension Gesture {
  /// The default implementation returns `nil`.
  public func _ended(before report: _GestureReport) -> Value? { nil }
}

extension Gesture where Body.Value == Value {
  /// The inputs of the body.
  public static var _inputs: _GestureInputs { Body._inputs }

  /// Adds the requirements of the body to a request.
  public func _ask(_ request: inout _GestureRequest) { body._ask(&request) }

  /// Returns the outcome of the body for a report.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> { body._recognize(report) }

  /// Returns the final value of the body if it has already ended.
  public func _ended(before report: _GestureReport) -> Value? { body._ended(before: report) }
}

extension Gesture where Body == Never {
  /// Never evaluated: built-in gestures have no body.
  public var body: Never {
    fatalError("\(Self.self) is a primitive gesture and has no body. Attach it to a view with gesture(_:).")
  }
}

extension Never: Gesture {
  /// The gesture has no value.
  public typealias Value = Never

  /// The empty set.
  public static var _inputs: _GestureInputs { [] }

  /// Never called: `Never` has no instances.
  public func _ask(_ request: inout _GestureRequest) {}

  /// Never called: `Never` has no instances.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Never> { .possible }
}

/// The kinds of input from which gestures are recognized.
public struct _GestureInputs: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Taps, including taps that a control or the keyboard triggers.
  static let taps = _GestureInputs(rawValue: 1)
  /// The events of a pointer while it is pressed.
  static let presses = _GestureInputs(rawValue: 2)

  var handlers: [Handler] {
    (contains(.taps) ? [Handler(.tap, .count)] : []) + (contains(.presses) ? [Handler(.press, .press)] : [])
  }
}

/// The events that a host must report for a gesture.
public struct _GestureRequest: Equatable {
  /// The numbers of consecutive taps, in ascending order.
  private(set) var counts: [Int] = []
  /// Whether a tap needs a location. A host that does not know the location reports the center of the view.
  var locatesTap = false
  /// The distance that a pressed pointer must move before moves are reported.
  var minimumDistance: Double?
  /// The durations, in seconds, after which a held press is reported, in ascending order.
  private(set) var durations: [Double] = []
  /// The distance that a held press may move.
  var maximumDistance: Double?
  /// The minimum change of scale at which a two-finger pinch is reported.
  var minimumScaleDelta: Double?
  /// The minimum angle, in degrees, at which a two-finger rotation is reported.
  var minimumAngle: Double?
  /// The names of the coordinate spaces that the gesture uses.
  var spaces: [AnyHashable] = []

  /// Adds a number of consecutive taps.
  mutating func add(count: Int) {
    if !counts.contains(count) { counts = (counts + [count]).sorted() }
  }

  /// Adds a duration of a held press, in seconds.
  mutating func add(duration: Double) {
    if !durations.contains(duration) { durations = (durations + [duration]).sorted() }
  }
}

/// An event reported by a host.
public struct _GestureReport {
  enum Kind {
    /// A number of consecutive taps.
    case tap(count: Int)
    case press(PressValue)
  }

  let kind: Kind
  /// The durations of a held press that were requested, in ascending order.
  let durations: [Double]
  /// Returns the origin of a named coordinate space on the screen, or `nil` if no enclosing view has the name.
  let origin: @MainActor (AnyHashable) -> PointValue?

  /// Returns whether a press has been held for a duration.
  ///
  /// - Parameters:
  ///   - duration: a duration that was requested, in seconds.
  ///   - holds: the number of requested durations for which the press has been held.
  func isHeld(for duration: Double, after holds: Int) -> Bool {
    guard holds > 0, let last = durations.last else { return false }
    return (holds <= durations.count ? durations[holds - 1] : last) >= duration
  }
}

/// The outcome of a gesture for a report.
public enum _GestureOutcome<Value> {
  /// The gesture is not recognized yet, or is already over.
  case possible
  /// The gesture is in progress, with an updated value.
  case changed(Value)
  /// The gesture has ended.
  case ended(Value)
  /// The gesture has failed.
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
