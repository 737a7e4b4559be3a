import Observation
import Tracking

extension Store {
  /// Records that whoever is reading now depends on a slot: with the observer that tracks, or else with Observation.
  ///
  /// - Parameters:
  ///   - slot: what is read.
  ///   - member: what Observation calls it. Evaluated once for each slot.
  @inlinable
  func record<Member>(_ slot: Slot, as member: @autoclosure () -> KeyPath<Store, Member>) {
    if Observer.isTracking {
      slot.source.access()
      #if canImport(Darwin)
        register(slot, as: member())
      #endif
    } else {
      register(slot, as: member())
    }
    if !slot.isAwake { slot.wake(in: node.base) }
  }

  /// Registers a read with Observation, for code that tracks with `withObservationTracking`.
  @usableFromInline
  func register<Member>(_ slot: Slot, as member: @autoclosure () -> KeyPath<Store, Member>) {
    if slot.registration?.access() != true {
      let member = member()
      let registration = Slot.Registration(
        access: { [weak self] in
          guard let self else { return false }
          registrar.access(self, keyPath: member)
          return true
        },
        mutate: { [weak self] in
          guard let self else { return }
          registrar.withMutation(of: self, keyPath: member) {}
        }
      )
      slot.registration = registration
      _ = registration.access()
    }
    slot.isRegistered = true
  }

  /// What Observation calls the ids of a collection's rows: not the collection itself, whose rows may change without
  /// them.
  @usableFromInline
  subscript<Row>(idsOf rows: KeyPath<Feature.State, IdentifiedArray<Row>>) -> Int {
    read(rows).count
  }

  /// What Observation calls the presence of a child that may not be there.
  @usableFromInline
  subscript(presenceOf key: ChildKey) -> Bool {
    node.child(key).exists
  }
}
