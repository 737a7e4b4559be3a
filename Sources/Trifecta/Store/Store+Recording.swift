import Tracking

extension Store {
  /// Records that whoever is reading now depends on a slot: with the observer that tracks, or else with Observation.
  @inlinable
  func record(_ slot: Slot) {
    if Observer.isTracking {
      slot.access()
      #if canImport(Darwin)
        slot.register()
      #endif
    } else {
      slot.register()
    }
    if !slot.isAwake { slot.wake(in: node.base) }
  }
}
