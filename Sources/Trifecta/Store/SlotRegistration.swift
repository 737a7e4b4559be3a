import Observation

/// What Observation knows a field as.
///
/// It lives with the field's slot and not with a store. A screen may read through a store that nobody holds, as in
/// `store.scope(App.profile).name`, and wants to hear of changes all the same.
@MainActor
final class SlotRegistration: Observable {
  private let registrar = ObservationRegistrar()
  /// What Observation is told was read: it wants a property.
  private nonisolated var field: Void {}

  /// Records a read with whoever tracks now.
  func access() {
    registrar.access(self, keyPath: \.field)
  }

  /// Tells those who read it of a change. The registrar forgets those it told.
  func mutate() {
    registrar.withMutation(of: self, keyPath: \.field) {}
  }
}
