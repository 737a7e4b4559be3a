import Tracking

// The observed slots that share a base, which is a whole store or one of its rows.
extension Node {
  @usableFromInline
  func insert(_ slot: Slot) {
    slots.append(slot)
    if slots.count == 1 { becameObserved() }
  }

  /// Compares each slot, collects those that changed, and puts those to sleep that nobody observes any more.
  /// O(observed fields).
  @usableFromInline
  func refresh(into changed: inout ShortList<Slot>) {
    var hasComputed = false
    var index = 0
    var count = slots.count
    while index < count {
      // Retaining it would cost more than comparing a number. This list holds it: while it is refreshed nobody else takes
      // slots from it (see `RowIndex.isAtWork`), whatever code the comparison runs. The slot holds its answer.
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

  /// Compares the slots of computed properties, after all others, and only for those who do not run anyway: a property
  /// may make sense only while another field has some value, and then its readers have asked that one first. What will
  /// be read anew, or not at all, is put to sleep.
  private func refreshComputed(into changed: inout ShortList<Slot>) {
    var index = 0
    while index < slots.count {
      let slot = slots[index]
      if !slot.isComputed {
        index += 1
      } else if !slot.isInUse || slot.isReadByTheInvalidOnly {
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
      Unmanaged.passUnretained(slot.answer).borrowed { $0.closure(.compare, slot, self, &changed) }
    }
  }

  /// Notes a slot that has changed. Its observers will run when what has changed is published.
  private func note(_ slot: Slot, in changed: inout ShortList<Slot>) {
    changed.append(slot)
    slot.invalidateObservers()
  }

  /// Puts to sleep what nobody observes or holds any more, comparing nothing. O(observed fields).
  ///
  /// - Parameter tidies: whether what is held is asked if it is still in use, which a refresh has done already. That takes as
  ///   much for each row below.
  @usableFromInline
  func sleepUnobserved(tidying tidies: Bool) {
    var index = 0
    while index < slots.count {
      let slot = slots[index]
      if tidies, slot.isHeld { slot.ask(.tidy, in: self) }
      // Tidying may drop what runs code, which may take slots from the list.
      guard index < slots.count, slots[index] === slot else { continue }
      if slot.isInUse { index += 1 } else { sleepSlot(at: index) }
    }
  }

  private func sleepSlot(at index: Int) {
    // It may drop what runs code, which may wake it: then it is in the list again.
    let slot = slots[index]
    slots.swapRemove(at: index)
    slot.sleep(in: self)
  }
}

extension Unmanaged {
  /// Calls `body` with the object, which somebody else holds meanwhile, without retaining it.
  ///
  /// The standard library's own function, for closures of the main actor: given to it directly, they would check at run
  /// time where they are.
  @inline(__always)
  fileprivate func borrowed<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
