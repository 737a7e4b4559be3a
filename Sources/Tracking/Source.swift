/// Something that can be read and that can change: a stored state, one field of a store, an environment value.
///
/// Whoever owns the value calls ``access()`` where it is read and ``notify()`` after it has changed. Each ``Observer``
/// that read it while tracking is then invalidated once. A class whose instances are observed may inherit from this
/// one, which saves an object for each.
///
/// Fields marked `@exclusivity(unchecked)` are read and written on the main actor, one load or store at a time, and
/// never held while other code runs. Checking that at run time would cost as much as the tracking itself.
///
/// Both ends of a dependency know their place in the other's list, so that adding and dropping one is O(1) however many
/// observers read the same source.
@MainActor
open class Source {
  /// One observer that read this source, and where in its list of links this source stands.
  @usableFromInline
  struct Entry {
    var observer: Observer
    var link: Int
  }

  @exclusivity(unchecked) @usableFromInline final var entries = ShortList<Entry>()
  /// The evaluation that read this source last: reading twice in one evaluation makes one dependency.
  @exclusivity(unchecked) @usableFromInline final var lastEvaluation: UInt64 = 0

  /// Creates a source that nobody has read.
  public init() {
    #if DEBUG
      LiveObjects.record(self)
    #endif
  }

  /// Whether at least one observer depends on this source.
  @inlinable
  public final var isObserved: Bool { !entries.isEmpty }

  /// Whether every observer that depends on this source has been invalidated already.
  package final var isObservedByInvalidOnly: Bool { entries.allSatisfy { $0.observer.isInvalid } }

  /// Records that the observer which is tracking now, if any, depends on this source. O(1).
  @inlinable
  public final func access() {
    guard let observer = Observer.current, lastEvaluation != observer.evaluation else { return }
    observer.didRead(self)
  }

  /// Invalidates every observer that read this source, and leaves it to the next batch to run them. O(observers).
  package final func invalidateObservers() {
    for position in 0..<entries.count { entries[position].observer.invalidate() }
  }

  /// Invalidates every observer that read this source. They run when the outermost ``batch(_:)`` ends, or at once
  /// outside of one. O(observers).
  public final func notify() {
    guard isObserved else { return }
    batch { invalidateObservers() }
  }

  /// Drops the entry at `index` by putting the last one in its place.
  final func removeEntry(at index: Int) {
    entries.swapRemove(at: index)
    guard index < entries.count else { return }
    let moved = entries[index]
    moved.observer.links[moved.link].entry = index
  }
}
