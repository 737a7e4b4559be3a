import Elements
import Snapshots
import Tracking
import ViewGraph

/// The measured frame of a view. The size and the origin are tracked separately, so a view that reads only one of them
/// does not depend on the other.
@MainActor
package final class FrameMeasurement {
  /// The measurement that a host must report.
  enum Demand: String {
    /// The size.
    case size
    /// The origin and the size.
    case frame
  }

  private let sizeSource = Source()
  private let originSource = Source()
  private let demandSource = Source()
  private var frame = FrameValue(width: 0, height: 0)
  private var wanted: Demand?
  /// Whether a host has reported a measurement.
  private var isMeasured = false
  /// The progress of the animations of a shape that is drawn in this view.
  var motion: AnyObject?

  /// Sets the size that readers get before the first measurement.
  func assume(_ size: CGSize) {
    guard !isMeasured else { return }
    (frame.width, frame.height) = (Double(size.width), Double(size.height))
  }

  /// Whether the frame was measured. Readers are invalidated at the first measurement.
  var isKnown: Bool {
    sizeSource.access()
    return isMeasured
  }

  /// The size of the view.
  var size: CGSize {
    sizeSource.access()
    return CGSize(width: frame.width, height: frame.height)
  }

  /// The origin of the view on the screen.
  var origin: CGPoint {
    requestFrame()
    originSource.access()
    return CGPoint(x: frame.origin.x, y: frame.origin.y)
  }

  /// The origin on the screen, without recording a dependency. It is `nil` before the first measurement.
  package var knownOrigin: PointValue? { isMeasured ? frame.origin : nil }

  /// The measurement that a host must report, or `nil` if none is needed. Reading this property records a dependency.
  var demand: Demand? {
    demandSource.access()
    return wanted
  }

  /// Requests measurements of the size.
  func requestSize() {
    if wanted == nil { ask(for: .size) }
  }

  /// Requests measurements of the origin and the size.
  package func requestFrame() {
    if wanted != .frame { ask(for: .frame) }
  }

  private func ask(for demand: Demand) {
    wanted = demand
    demandSource.notify()
  }

  /// Stores a measurement. The value has been validated.
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

extension FrameMeasurement: SnapshotObject {
  package func saved(by saver: ValueSaver) -> SavedValue? {
    guard isMeasured else { return nil }
    return .list([frame.origin.x, frame.origin.y, frame.width, frame.height].map(SavedValue.double))
  }

  package func restore(from saved: SavedValue, by restorer: ValueRestorer) {
    guard let numbers = saved.list?.compactMap(\.double), numbers.count == 4, numbers.allSatisfy(\.isFinite),
      numbers[2] >= 0, numbers[3] >= 0
    else { return }
    frame = FrameValue(origin: PointValue(x: numbers[0], y: numbers[1]), width: numbers[2], height: numbers[3])
    isMeasured = true
  }
}

/// A layer that requests that the host measures its content.
struct MeasureModifier: PrimitiveModifier {
  let measurement: FrameMeasurement

  static var kind: ElementKind { .measure }
  static var handlers: [Handler] { [Handler(.measure, .frame)] }
  /// `true`, because `describe` reads the `demand` of the measurement and must run again when it changes.
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
