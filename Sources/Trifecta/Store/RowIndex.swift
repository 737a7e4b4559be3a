import OrderedCollections
import Tracking

/// The observed rows of one collection at one place, and the slot of its structure.
///
/// At each publication it refreshes the rows that the collection's log lists. When the collection is not the one it
/// adopted last, because a whole value was put in its place, it compares ids and every observed row instead.
@MainActor
@usableFromInline
final class RowIndex<Element: Identifiable> {
  @usableFromInline typealias Rows = IdentifiedArray<Element>

  /// Where the collection is, if it is a stored part of the root's state; see ``Place/address``.
  @usableFromInline let address: UnsafeMutablePointer<Rows>?
  @usableFromInline let find: @MainActor () -> Rows?
  /// The live slots of each observed row.
  @usableFromInline var lists: [Element.ID: SlotList] = [:]
  @usableFromInline var sweepAt = 64
  /// The number under which the collection was adopted.
  @usableFromInline var adoption: UInt64 = 0
  /// The ids that were published, while somebody observes the structure.
  @usableFromInline var ids: OrderedSet<Element.ID>?
  /// Its observers depend on the ids and their order.
  @usableFromInline lazy var slot = Slot { [unowned self] request, changed in
    switch request {
    case .wake:
      adopt()
      return false
    case .compare: return refresh(into: &changed)
    case .sleep:
      ids = nil
      return false
    }
  }

  @inlinable
  init(place: Place<Rows>) {
    self.address = place.address
    self.find = place.find
  }

  /// Reads the collection in place, or an empty one if the row it belongs to is gone.
  @inlinable
  func read<Result>(_ body: (Rows) -> Result) -> Result {
    if let address { return body(address.pointee) }
    return body(find() ?? Rows())
  }

  @inlinable
  func row(_ id: Element.ID) -> Element? {
    if let address { return address.pointee.rows[id] }
    return find()?.rows[id]
  }

  /// Notes that a row has its first observed field.
  @inlinable
  func insert(_ list: SlotList, for id: Element.ID) {
    lists[id] = list
    slot.hasObservedRows = true
    guard lists.count >= sweepAt else { return }
    sweep()
    sweepAt = max(64, lists.count * 2)
  }

  /// Forgets the rows that nobody observes any more. O(observed rows).
  @inlinable
  func sweep() {
    lists = lists.filter {
      $0.value.sleepUnobserved()
      return !$0.value.slots.isEmpty
    }
    slot.hasObservedRows = !lists.isEmpty
  }

  /// Refreshes what may have changed. True if the ids or their order have.
  @inlinable
  func refresh(into changed: inout ContiguousArray<Slot>) -> Bool {
    guard let address, address.pointee.log.adoption == adoption else {
      refreshAll(into: &changed)
      adopt()
      return refreshStructure()
    }
    let log = address.pointee.log
    guard log.isStructural || log.hasOverflown || !log.touched.isEmpty else { return false }
    if log.hasOverflown {
      refreshAll(into: &changed)
    } else {
      for id in log.touched { lists[id]?.refresh(into: &changed) }
    }
    adopt()
    return log.isStructural && refreshStructure()
  }

  @inlinable
  func refreshAll(into changed: inout ContiguousArray<Slot>) {
    for list in lists.values { list.refresh(into: &changed) }
    sweep()
  }

  @inlinable
  func refreshStructure() -> Bool {
    guard slot.isReadDirectly else {
      ids = nil
      return false
    }
    let current = read { $0.ids }
    defer { ids = current }
    return current != ids
  }

  /// Starts a new log in the collection, under a number no collection has had.
  @inlinable
  func adopt() {
    guard let address else { return }
    Adoptions.last += 1
    adoption = Adoptions.last
    address.pointee.log.adopt(adoption)
  }
}

/// The number of the last adoption of a collection by any store.
@MainActor
@usableFromInline
enum Adoptions {
  @usableFromInline static var last: UInt64 = 0
}
