import Elements
import Tracking
import ViewGraph

/// What is known of where something is and how large. Who reads it depends on it, and on nothing else.
@MainActor
final class FrameMeasurement {
  /// What a host is asked to measure.
  enum Demand: String {
    /// How large it is.
    case size
    /// Where it is, and how large.
    case frame
  }

  private let sizeSource = Source()
  private let originSource = Source()
  private let demandSource = Source()
  private var frame = FrameValue(width: 0, height: 0)
  private var wanted: Demand?
  /// Whether it was ever measured.
  private var isMeasured = false
  /// How far the values have come that a shape in this place is animated by, where they are.
  var motion: AnyObject?

  /// What is taken for the size as long as nothing was measured.
  func assume(_ size: CGSize) {
    guard !isMeasured else { return }
    (frame.width, frame.height) = (Double(size.width), Double(size.height))
  }

  /// Whether it was measured. Who reads it hears of the first time.
  var isKnown: Bool {
    sizeSource.access()
    return isMeasured
  }

  /// How large it is.
  var size: CGSize {
    sizeSource.access()
    return CGSize(width: frame.width, height: frame.height)
  }

  /// Where it begins on the screen.
  var origin: CGPoint {
    askForFrame()
    originSource.access()
    return CGPoint(x: frame.origin.x, y: frame.origin.y)
  }

  /// Where it begins on the screen, for those who do not depend on it; `nil` where nothing was measured.
  var knownOrigin: PointValue? { isMeasured ? frame.origin : nil }

  /// What a host is to measure; `nil` for nothing. Who reads it depends on it.
  var demand: Demand? {
    demandSource.access()
    return wanted
  }

  /// Has the size measured from now on.
  func askForSize() {
    if wanted == nil { ask(for: .size) }
  }

  /// Has the place and the size measured from now on.
  func askForFrame() {
    if wanted != .frame { ask(for: .frame) }
  }

  private func ask(for demand: Demand) {
    wanted = demand
    demandSource.notify()
  }

  /// Takes over what was measured. The value is valid.
  func report(_ new: FrameValue) {
    let old = frame
    let isFirst = !isMeasured
    frame = new
    isMeasured = true
    batch {
      if isFirst || old.width != new.width || old.height != new.height { sizeSource.notify() }
      if isFirst || old.origin != new.origin { originSource.notify() }
    }
  }
}

/// Has what is inside of it measured.
struct MeasureModifier: PrimitiveModifier {
  let measurement: FrameMeasurement

  static var kind: ElementKind { .measure }
  static var handlers: [Handler] { [Handler(.measure, .frame)] }
  /// It follows what is wanted of the measurement.
  var readsEnvironment: Bool { true }

  func describe(_ writer: inout LayerWriter) {
    writer[.measured] = measurement.demand.map { .string($0.rawValue) }
  }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard case .frame(let frame) = event.value else { return false }
    measurement.report(frame)
    return true
  }
}

extension ElementKind {
  /// Wants to know what is `measured` of the view.
  package static let measure = ElementKind(rawValue: "measure")
}

extension AttributeKey {
  /// What a host is asked to measure: `size`, or `frame` where it matters where the element is, too; absent for nothing.
  package static let measured = AttributeKey(rawValue: "measured")
}

extension EventKind {
  /// An element was measured. Carries a ``FrameValue``.
  package static let measure = EventKind(rawValue: "measure")
}
