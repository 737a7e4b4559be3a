/// A value that can be read and can change: stored state, a field of a store, an environment value.
///
/// The owner of the value calls ``access()`` when it is read and ``notify()`` after it has changed, which invalidates
/// each ``Observer`` that has read it while tracking. A class whose instances are observed may inherit from this class,
/// which saves an allocation per instance.
///
/// Fields marked `@exclusivity(unchecked)` are accessed only on the main actor, one load or store at a time, and no
/// access is held while other code runs. Checking this at run time would cost as much as the tracking itself.
///
/// Both ends of a dependency store their index in the other's list. So adding and removing a dependency is O(1),
/// regardless of the number of observers of the source.
@MainActor
open class Source {
  /// An observer that has read this source, and the index of the source in the observer's links.
  @usableFromInline
  struct Entry {
    var observer: Observer
    var link: Int
  }

  @exclusivity(unchecked) @usableFromInline final var entries = ShortList<Entry>()
  /// The last evaluation that has read this source, so that reading twice in one evaluation adds one dependency.
  @exclusivity(unchecked) @usableFromInline final var lastEvaluation: UInt64 = 0

  #if DEBUG
    /// What the source represents, for tools: its text is shown as the cause of evaluations.
    package final var label: Any?
  #endif

  /// Creates a source without observers.
  public init() {
    #if DEBUG
      LiveObjects.record(self)
    #endif
  }

  /// Whether at least one observer depends on this source.
  @inlinable
  public final var isObserved: Bool { !entries.isEmpty }

  /// Whether every observer that depends on this source is already invalidated.
  package final var areAllObserversInvalid: Bool { entries.allSatisfy { $0.observer.isInvalid } }

  /// Records that the tracking observer, if there is one, depends on this source. O(1).
  @inlinable
  public final func access() {
    guard let observer = Observer.current, lastEvaluation != observer.evaluation else { return }
    observer.didRead(self)
  }

  /// Invalidates every observer of this source without running them. The next batch runs them. O(observers).
  package final func invalidateObservers() {
    for position in 0..<entries.count {
      #if DEBUG
        if Observer.recordsCauses { entries[position].observer.note(self) }
      #endif
      entries[position].observer.invalidate()
    }
  }

  /// Invalidates every observer of this source. They run when the outermost ``batch(_:)`` ends, or immediately outside
  /// of a batch. O(observers).
  public final func notify() {
    guard isObserved else { return }
    batch { invalidateObservers() }
  }

  /// Whether the source is a property of a view. Only code that views evaluate depends on it, see ``ViewSource``.
  var isOfView: Bool { false }

  /// Removes the entry at `index` by replacing it with the last one.
  final func removeEntry(at index: Int) {
    entries.swapRemove(at: index)
    guard index < entries.count else { return }
    let moved = entries[index]
    moved.observer.links[moved.link].entry = index
  }
}
