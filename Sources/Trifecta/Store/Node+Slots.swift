import Tracking

// The observed slots of a base node, which is the root or a row.
extension Node {
  @usableFromInline
  func insert(_ slot: Slot) {
    slots.append(slot)
    if slots.count == 1 { becameObserved() }
  }

  /// Compares each slot's value, collects the slots that changed, and puts slots to sleep that are no longer observed.
  /// O(observed fields).
  @usableFromInline
  func refresh(into changed: inout ShortList<Slot>) {
    var hasComputed = false
    var index = 0
    var count = slots.count
    while index < count {
      // The slot is not retained, because that would cost more than comparing a number. The list keeps the slot alive,
      // and nothing removes slots from the list during a refresh (see `RowIndex.isAtWork`), whatever code the
      // comparison runs. The slot keeps its handler alive.
      let slot = Unmanaged.passUnretained(slots[index])
      if slot.borrowed({ $0.isComputed }) {
        hasComputed = true
        index += 1
      } else if slot.borrowed({ $0.isInUse }) {
        if hasChanged(slot, &changed) { note(slot.takeUnretainedValue(), in: &changed) }
        index += 1
      } else {
        sleepSlot(at: index)
        count = slots.count
      }
    }
    if hasComputed { refreshComputed(into: &changed) }
  }

  /// Compares the slots of computed properties after all others, and only if one of their readers is not invalidated
  /// yet. A computed property may be valid only for some values of another field; its readers have then read that field
  /// first. Slots that will be read again, or are no longer read, are put to sleep.
  private func refreshComputed(into changed: inout ShortList<Slot>) {
    var index = 0
    while index < slots.count {
      let slot = slots[index]
      if !slot.isComputed {
        index += 1
      } else if !slot.isInUse || slot.areAllReadersInvalid {
        sleepSlot(at: index)
      } else {
        if hasChanged(.passUnretained(slot), &changed) { note(slot, in: &changed) }
        index += 1
      }
    }
  }

  @inline(__always)
  private func hasChanged(_ slot: Unmanaged<Slot>, _ changed: inout ShortList<Slot>) -> Bool {
    slot.borrowed { slot in
      Unmanaged.passUnretained(slot.handler).borrowed { $0.closure(.compare, slot, self, &changed) }
    }
  }

  /// Records a changed slot and invalidates its observers. They run when the changes are published.
  private func note(_ slot: Slot, in changed: inout ShortList<Slot>) {
    changed.append(slot)
    slot.invalidateObservers()
  }

  /// Puts slots to sleep that are neither observed nor held, without comparing values. O(observed fields).
  ///
  /// - Parameter tidies: whether to check that held slots are still in use. After a refresh this is unnecessary,
  ///   because the refresh has checked it. The check takes O(observed fields) for each row below.
  @usableFromInline
  func sleepUnobserved(tidying tidies: Bool) {
    var index = 0
    while index < slots.count {
      let slot = slots[index]
      if tidies, slot.isHeld { slot.ask(.tidy, in: self) }
      // Tidying may release objects whose deinit removes slots from the list.
      guard index < slots.count, slots[index] === slot else { continue }
      if slot.isInUse { index += 1 } else { sleepSlot(at: index) }
    }
  }

  private func sleepSlot(at index: Int) {
    // Going to sleep may release objects whose deinit wakes the slot, which inserts it into the list again.
    let slot = slots[index]
    slots.swapRemove(at: index)
    slot.sleep(in: self)
  }
}

extension Unmanaged {
  /// Calls `body` with the object without retaining it. Another reference must keep the object alive during the call.
  ///
  /// Wraps the standard library's function, because closures isolated to the main actor would check their executor at
  /// run time if passed to it directly.
  @inline(__always)
  fileprivate func borrowed<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
