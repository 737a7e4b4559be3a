import OrderedCollections

/// States that are found by their ids, and a log of what happens to them: what a store has to know of a collection whose
/// elements have stores of their own.
@usableFromInline
package protocol LoggedRows {
  associatedtype ID: Hashable
  associatedtype Element
  /// The states by their ids, in order.
  var rows: OrderedDictionary<ID, Element> { get }
  /// What has happened to them since a store published them.
  var log: ChangeLog<ID> { get set }
}

extension IdentifiedArray: LoggedRows {}

extension StackState: LoggedRows {}
