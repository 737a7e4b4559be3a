import Locking

/// The dependencies of features, by ``DependencyKey``.
///
/// Extend it with a property for each key, and read the property with ``Dependency``.
public struct DependencyValues: Sendable {
  /// A value with a sequence number. If two scopes set the same key, the higher number takes precedence.
  struct Entry: Sendable {
    /// The key; `nil` for the context.
    var key: (any DependencyKey.Type)?
    let value: any Sendable
    let number: UInt64
  }

  /// The sequence number of the last change in this process. Clock readings would not work, because two of them may be
  /// equal.
  private static let changeCount = Locked<UInt64>(0)

  static func nextNumber() -> UInt64 {
    changeCount.withLock { count in
      count += 1
      return count
    }
  }

  /// The values set by the surrounding ``withDependencies(_:operation:)``; `nil` outside of such a call.
  @TaskLocal private static var overrides: DependencyValues?

  var entries: [ObjectIdentifier: Entry] = [:]
  /// More entries that are read like ``entries``; of two entries for a key, the later one takes precedence. A property
  /// wrapper that reads one key sets them instead of merging two dictionaries.
  private var otherEntries: [ObjectIdentifier: Entry] = [:]
  /// The keys that are read, for tools; `nil` if no tool needs them.
  package var reads: DependencyReads?

  private init() {}

  /// The context whose default values are used for keys without an override.
  public var context: DependencyContext {
    get { entry(ObjectIdentifier(DependencyContext.self))?.value as? DependencyContext ?? .current }
    set { entries[ObjectIdentifier(DependencyContext.self)] = Entry(value: newValue, number: Self.nextNumber()) }
  }

  /// The value of a key: the override, or otherwise the key's default value for the context.
  public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get {
      reads?.add(key)
      // The entry is unwrapped first. Without this step, a missing entry would look like an override with `nil` if the
      // value's type is optional.
      if let entry = entry(ObjectIdentifier(key)), let value = entry.value as? Key.Value { return value }
      return switch context {
      case .live: Key.liveValue
      case .test: Key.testValue
      case .preview: Key.previewValue
      }
    }
    set { entries[ObjectIdentifier(key)] = Entry(key: key, value: newValue, number: Self.nextNumber()) }
  }

  private func entry(_ id: ObjectIdentifier) -> Entry? {
    let entry = entries[id]
    guard !otherEntries.isEmpty, let other = otherEntries[id] else { return entry }
    return entry.map { $0.number < other.number ? other : $0 } ?? other
  }

  /// The current values.
  @usableFromInline package static var current: DependencyValues { overrides ?? DependencyValues() }

  /// Whether the current code runs inside ``withDependencies(_:operation:)``.
  @usableFromInline
  package static var isOverridden: Bool { overrides != nil }

  /// Returns these values with the current ones. The later of two overrides takes precedence. O(1); reading a key of the
  /// result is O(1) too.
  package func withCurrent() -> DependencyValues {
    guard let overrides = Self.overrides else { return self }
    var values = self
    values.otherEntries = overrides.entries
    values.reads = overrides.reads ?? reads
    return values
  }

  /// Returns these values with the current ones, in one dictionary.
  package func mergingCurrent() -> DependencyValues { withCurrent().flattened }

  /// These values with all entries in one dictionary.
  private var flattened: DependencyValues {
    guard !otherEntries.isEmpty else { return self }
    var values = self
    values.entries.merge(otherEntries) { $0.number < $1.number ? $1 : $0 }
    values.otherEntries = [:]
    return values
  }

  /// The overrides set by an update closure.
  package struct Changes: Sendable {
    let entries: [ObjectIdentifier: Entry]
  }

  /// Returns the overrides that `update` sets.
  package func changes(_ update: (inout DependencyValues) -> Void) -> Changes {
    let values = flattened
    let changed = values.updated(update).entries.filter { key, entry in entry.number != values.entries[key]?.number }
    return Changes(entries: changed)
  }

  /// Returns these values with `changes` set now, so that they take precedence over earlier overrides.
  package func applying(_ changes: Changes) -> DependencyValues {
    var values = flattened
    let number = Self.nextNumber()
    for (key, entry) in changes.entries {
      values.entries[key] = Entry(key: entry.key, value: entry.value, number: number)
    }
    return values
  }

  /// Runs `operation` without the surrounding overrides.
  @usableFromInline
  package static func withoutOverrides<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try $overrides.withValue(nil, operation: operation)
  }

  /// The current overrides, to capture for objects that are created now and for code that runs later.
  @usableFromInline package static var overridden: DependencyValues? { overrides }

  /// Runs `operation` with these values as the current ones.
  @usableFromInline
  package func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Self.$overrides.withValue(flattened, operation: operation)
  }

  /// Runs `operation` with these values as the current ones.
  func run<Result>(
    isolation: isolated (any Actor)?,
    _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$overrides.withValue(flattened, operation: operation, isolation: isolation)
  }
}
