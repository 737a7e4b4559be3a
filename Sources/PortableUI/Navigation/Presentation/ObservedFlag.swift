import Snapshots
import Tracking

/// A Boolean value, initially `false`. Views that read it are updated when it changes.
@MainActor
final class ObservedFlag: DerivedObject {
  private let source = Source()
  private var stored = false

  var isOn: Bool {
    get {
      source.access()
      return stored
    }
    set {
      guard newValue != stored else { return }
      stored = newValue
      source.notify()
    }
  }
}
