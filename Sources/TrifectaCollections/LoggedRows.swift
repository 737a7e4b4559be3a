import OrderedCollections

/// A collection of states by id with a change log. A store needs the log to publish elements that have separate stores.
@usableFromInline
package protocol LoggedRows {
  associatedtype ID: Hashable
  associatedtype Element
  /// The states by id, in order.
  var rows: OrderedDictionary<ID, Element> { get }
  /// The changes since a store published the collection.
  var log: ChangeLog<ID> { get set }
}

extension IdentifiedArray: LoggedRows {}

extension StackState: LoggedRows {}
