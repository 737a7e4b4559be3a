import Tracking

/// The observed slots that share a base, which is a whole store or one of its rows.
///
/// See ``Core`` for `@exclusivity(unchecked)`.
@MainActor
@usableFromInline
class SlotList {
  @exclusivity(unchecked) @usableFromInline final var slots: ContiguousArray<Slot> = []

  @usableFromInline
  init() {}

  /// Called when the first slot is observed. A row tells its collection.
  @usableFromInline
  func becameObserved() {}

  @usableFromInline
  final func insert(_ slot: Slot) {
    slots.append(slot)
    if slots.count == 1 { becameObserved() }
  }

  /// Compares each slot, collects those that changed, and puts those to sleep that nobody observes any more.
  /// O(observed fields).
  @usableFromInline
  final func refresh(into changed: inout ContiguousArray<Slot>) {
    var index = 0
    while index < slots.count {
      let slot = slots[index]
      if slot.isObserved {
        slot.refresh(into: &changed)
        index += 1
      } else {
        slot.sleep()
        let last = slots.removeLast()
        if last !== slot { slots[index] = last }
      }
    }
  }

  /// Stops waiting for those who read with Observation: what they read is gone, and there is no telling whether they
  /// still care.
  @usableFromInline
  final func forgetRegistrations() {
    for slot in slots { slot.isRegistered = false }
  }

  /// Puts to sleep what nobody observes, comparing nothing. O(observed fields).
  @usableFromInline
  final func sleepUnobserved() {
    for slot in slots where !slot.isObserved { slot.sleep() }
    slots.removeAll { !$0.isAwake }
  }
}
