import Elements
import ViewGraph

/// Which of a view's gestures are recognized.
public struct GestureMask: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32

  /// Creates a mask from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None of them.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those inside of the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// The gesture that is added, and those inside of the view.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Which of several gestures around one place are recognized.
enum GesturePriority: String {
  /// The innermost of these.
  case normal
  /// The outermost of these, before all others.
  case high
  /// Beside others.
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
    self.isEnabled = isEnabled && (gesture as? any MissableGesture)?.isMissing != true
  }

  @usableFromInline static var kind: ElementKind { Content._inputs == .taps ? .tapGesture : .gesture }
  @usableFromInline static var handlers: [Handler] { Content._inputs.handlers }
  // Whether the view is disabled, and which spaces have names.
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
    if let count = request.count, count > 1 { writer[.count] = .number(Double(count)) }
    if request.locatesTap, request.count == 1 { writer[.locatesTap] = .flag(true) }
    writer[.minimumDistance] = request.minimumDistance.flatMap { $0 == .infinity ? nil : .number($0) }
    writer[.minimumDuration] = request.minimumDuration.map { .number(min(max($0, 0), 86_400)) }
    writer[.maximumDistance] = request.maximumDistance.map { $0 == .infinity ? .unlimited : .number($0) }
    writer[.minimumScaleDelta] = request.minimumScaleDelta.map { .number($0) }
    writer[.minimumAngle] = request.minimumAngle.map { .number($0) }
    if priority != .normal { writer[.priority] = .string(priority.rawValue) }
    for name in request.spaces { values.coordinateSpaces.measurement(of: name)?.askForFrame() }
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
      // What goes on in a view that was disabled comes to its end.
      guard isEnabled && values.isEnabled || press.phase == .cancelled else { return false }
      kind = .press(press)
    default:
      guard isEnabled, values.isEnabled else { return false }
      kind = .tap
    }
    _ = gesture._recognize(_GestureReport(kind: kind) { values.coordinateSpaces.measurement(of: $0)?.knownOrigin })
    return true
  }
}

extension View {
  /// Adds a gesture to the view. Of several around one place the innermost is recognized, unless one has a higher priority.
  ///
  /// - Parameters:
  ///   - gesture: the gesture, with what it does.
  ///   - mask: which gestures are recognized. Without the one that is added, it is not; those inside of the view are
  ///     recognized in any case.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, isEnabled: mask.contains(.gesture)))
  }

  /// Adds a gesture to the view.
  ///
  /// - Parameters:
  ///   - gesture: the gesture, with what it does.
  ///   - isEnabled: whether it is recognized.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture to the view that is recognized before those inside of it.
  ///
  /// - Parameters:
  ///   - gesture: the gesture, with what it does.
  ///   - mask: which gestures are recognized, as in ``gesture(_:including:)``.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, isEnabled: mask.contains(.gesture)))
  }

  /// Adds a gesture to the view that is recognized before those inside of it.
  ///
  /// - Parameters:
  ///   - gesture: the gesture, with what it does.
  ///   - isEnabled: whether it is recognized.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture to the view that is recognized beside those inside of it and around it.
  ///
  /// - Parameters:
  ///   - gesture: the gesture, with what it does.
  ///   - isEnabled: whether it is recognized.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture to the view that is recognized beside those inside of it and around it.
  ///
  /// - Parameters:
  ///   - gesture: the gesture, with what it does.
  ///   - mask: which gestures are recognized, as in ``gesture(_:including:)``.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: mask.contains(.gesture)))
  }
}

extension ElementKind {
  /// Handles `press`es on the view, and `tap`s where it says how many. What it wants to know of presses: moves, once the pointer
  /// has gone `minimumDistance` from where it went down; that it was held for `minimumDuration` seconds without going farther than
  /// `maximumDistance`. One that is `disabled` wants nothing.
  package static let gesture = ElementKind(rawValue: "gesture")
}

extension AttributeKey {
  /// Numbers, of a `gesture`; the last one may be unlimited.
  package static let minimumDistance = AttributeKey(rawValue: "minimumDistance")
  package static let minimumDuration = AttributeKey(rawValue: "minimumDuration")
  package static let maximumDistance = AttributeKey(rawValue: "maximumDistance")
  /// A flag, of a `gesture`: a tap is reported as a press that begins and ends at one point, the center where the tap has no
  /// location of its own.
  package static let locatesTap = AttributeKey(rawValue: "locatesTap")
  /// Numbers, of a `gesture`: it wants to know what two fingers do, once they have made it so much larger or smaller, or have turned
  /// it so many degrees.
  package static let minimumScaleDelta = AttributeKey(rawValue: "minimumScaleDelta")
  package static let minimumAngle = AttributeKey(rawValue: "minimumAngle")
}

extension EventKind {
  /// A pointer is held down, moves, and is let go. Carries a ``PressValue``.
  package static let press = EventKind(rawValue: "press")
}
