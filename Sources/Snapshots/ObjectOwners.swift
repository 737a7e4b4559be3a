/// The objects that views hold as state, with the screen that had each object first.
///
/// An object that two screens have had belongs to the program. A restored screen must not change it, because other
/// screens show it, or because it has changed since the snapshot.
@MainActor
package enum ObjectOwners {
  private struct Entry {
    weak var object: AnyObject?
    let screen: ObjectSerial
    var isShared = false
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of released objects are removed. O(1) amortized.
  private static var sweepAt = 64

  /// Records that a view of a screen has an object.
  package static func note(_ object: AnyObject, in screen: ObjectSerial) {
    let id = ObjectIdentifier(object)
    // An object may have the address of a released one.
    if let known = entries[id], known.object === object {
      if known.screen != screen { entries[id]?.isShared = true }
      return
    }
    if entries.count >= sweepAt {
      entries = entries.filter { $0.value.object != nil }
      sweepAt = max(64, entries.count * 2)
    }
    entries[id] = Entry(object: object, screen: screen)
  }

  /// Returns whether views of several screens have had an object.
  package static func isShared(_ object: AnyObject) -> Bool {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return false }
    return entry.isShared
  }
}
