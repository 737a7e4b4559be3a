import Elements
import ViewGraph

/// A set of options that select which gestures of a view are recognized.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a mask from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gestures.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures inside the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and the gestures inside the view.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// The precedence of gestures at the same location.
enum GesturePriority: String {
  /// The innermost gesture with this priority is recognized.
  case normal
  /// The outermost gesture with this priority is recognized, before all others.
  case high
  /// The gesture is recognized in addition to others.
  case simultaneous
}

@usableFromInline
struct GestureModifier<Content: Gesture>: PrimitiveModifier {
  let gesture: Content
  let priority: GesturePriority
  let isEnabled: Bool

  init(gesture: Content, priority: GesturePriority, isEnabled: Bool) {
    self.gesture = gesture
    self.priority = priority
    self.isEnabled = isEnabled && (gesture as? any AnyOptionalGesture)?.isMissing != true
  }

  @usableFromInline static var kind: ElementKind { Content._inputs == .taps ? .tapGesture : .gesture }
  @usableFromInline static var handlers: [Handler] { Content._inputs.handlers }
  // `true`, because `describe` reads the enabled state and the named coordinate spaces from the environment.
  @usableFromInline var readsEnvironment: Bool { true }

  private var request: _GestureRequest {
    var request = _GestureRequest()
    gesture._ask(&request)
    return request
  }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    let values = EnvironmentValues(scope: writer.environment)
    guard isEnabled, values.isEnabled else {
      writer[.disabled] = .flag(true)
      return
    }
    let request = request
    if let count = request.counts.first, count > 1 { writer[.count] = .number(Double(count)) }
    if request.counts.count > 1 { writer[.furtherCounts] = .numbers(request.counts.dropFirst().map(Double.init)) }
    if request.locatesTap, request.counts == [1] { writer[.locatesTap] = .flag(true) }
    writer[.minimumDistance] = request.minimumDistance.flatMap { $0 == .infinity ? nil : .number($0) }
    writer[.minimumDuration] = request.durations.first.map { .number($0) }
    if request.durations.count > 1 { writer[.furtherDurations] = .numbers(Array(request.durations.dropFirst())) }
    writer[.maximumDistance] = request.maximumDistance.map { $0 == .infinity ? .unlimited : .number($0) }
    writer[.minimumScaleDelta] = request.minimumScaleDelta.map { .number($0) }
    writer[.minimumAngle] = request.minimumAngle.map { .number($0) }
    if priority != .normal { writer[.priority] = .string(priority.rawValue) }
    for name in request.spaces { values.coordinateSpaces.measurement(of: name)?.requestFrame() }
  }

  @usableFromInline
  func isDescribed(like other: Self) -> Bool {
    isEnabled == other.isEnabled && priority == other.priority && request == other.request
  }

  @usableFromInline
  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    let values = EnvironmentValues(scope: environment)
    let kind: _GestureReport.Kind
    switch event.value {
    case .press(let press):
      // Deliver a cancellation even if the view is disabled, because a gesture in progress would otherwise never end.
      guard isEnabled && values.isEnabled || press.phase == .cancelled else { return false }
      kind = .press(press)
    default:
      guard isEnabled, values.isEnabled else { return false }
      // Without a number, a tap is the one that requires the fewest taps.
      kind = .tap(count: event.value.map(Self.count) ?? request.counts.first ?? 1)
    }
    let report = _GestureReport(kind: kind, durations: request.durations) {
      values.coordinateSpaces.measurement(of: $0)?.knownOrigin
    }
    _ = gesture._recognize(report)
    return true
  }

  /// Returns the number of taps that an event reports; 1 if the number is not valid.
  private static func count(_ value: AttributeValue) -> Int {
    if case .number(let number) = value { Int(exactly: number) ?? 1 } else { 1 }
  }
}

extension AttributeValue {
  /// Returns numbers as a string, separated by spaces.
  fileprivate static func numbers(_ numbers: [Double]) -> AttributeValue {
    .string(numbers.map { AttributeValue.number($0).description }.joined(separator: " "))
  }
}

extension View {
  /// Adds a gesture to this view. If several gestures are at one location, the innermost is recognized, unless another
  /// gesture has a higher priority.
  ///
  /// - Parameters:
  ///   - gesture: the gesture, with its actions.
  ///   - mask: the gestures to recognize. Without ``GestureMask/gesture``, the added gesture is disabled. Gestures
  ///     inside the view are always recognized.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, isEnabled: mask.contains(.gesture)))
  }

  /// Adds a gesture to this view.
  ///
  /// - Parameters:
  ///   - gesture: the gesture, with its actions.
  ///   - isEnabled: whether the gesture is recognized.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture to this view that takes precedence over gestures inside the view.
  ///
  /// - Parameters:
  ///   - gesture: the gesture, with its actions.
  ///   - mask: the gestures to recognize, as in ``gesture(_:including:)``.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, isEnabled: mask.contains(.gesture)))
  }

  /// Adds a gesture to this view that takes precedence over gestures inside the view.
  ///
  /// - Parameters:
  ///   - gesture: the gesture, with its actions.
  ///   - isEnabled: whether the gesture is recognized.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture to this view that is recognized simultaneously with gestures inside and around the view.
  ///
  /// - Parameters:
  ///   - gesture: the gesture, with its actions.
  ///   - isEnabled: whether the gesture is recognized.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture to this view that is recognized simultaneously with gestures inside and around the view.
  ///
  /// - Parameters:
  ///   - gesture: the gesture, with its actions.
  ///   - mask: the gestures to recognize, as in ``gesture(_:including:)``.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: mask.contains(.gesture)))
  }
}
