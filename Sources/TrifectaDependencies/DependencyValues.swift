import Locking

/// The services a feature can use, each found by its ``DependencyKey``.
///
/// Extend it with a property for each key, and read it with ``Dependency``.
public struct DependencyValues: Sendable {
  /// A value and its number: where two scopes set the same key, the later one counts.
  private struct Entry: Sendable {
    let value: any Sendable
    let number: UInt64
  }

  /// How often something has been set in this process. A clock would not do: two readings of it may be equal.
  private static let changeCount = Locked<UInt64>(0)

  private static func nextNumber() -> UInt64 {
    changeCount.withLock { count in
      count += 1
      return count
    }
  }

  /// What ``withDependencies(_:operation:)`` has set around the code that runs now, `nil` outside of it.
  @TaskLocal private static var overrides: DependencyValues?

  private var entries: [ObjectIdentifier: Entry] = [:]

  private init() {}

  /// Which values count where none was set.
  public var context: DependencyContext {
    get { entries[ObjectIdentifier(DependencyContext.self)]?.value as? DependencyContext ?? .current }
    set { entries[ObjectIdentifier(DependencyContext.self)] = Entry(value: newValue, number: Self.nextNumber()) }
  }

  /// The value of a key: the one that was set, or else the key's own value for the context.
  public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get {
      // The entry first: of a value type that is optional itself, no entry would be a `nil` that somebody has set.
      if let entry = entries[ObjectIdentifier(key)], let value = entry.value as? Key.Value { return value }
      return switch context {
      case .live: Key.liveValue
      case .test: Key.testValue
      case .preview: Key.previewValue
      }
    }
    set { entries[ObjectIdentifier(key)] = Entry(value: newValue, number: Self.nextNumber()) }
  }

  /// The values in force where this is read.
  @usableFromInline package static var current: DependencyValues { overrides ?? DependencyValues() }

  /// Whether the code that runs now is inside of ``withDependencies(_:operation:)``.
  @usableFromInline
  package static var isOverridden: Bool { overrides != nil }

  /// These values, with those in force now where they were set later.
  package func mergingCurrent() -> DependencyValues {
    guard let overrides = Self.overrides else { return self }
    var merged = self
    merged.entries.merge(overrides.entries) { $0.number < $1.number ? $1 : $0 }
    return merged
  }

  /// What an update has set, apart from what was in force before.
  package struct Changes: Sendable {
    fileprivate let values: [ObjectIdentifier: any Sendable]
  }

  /// What `update` sets.
  package func changes(_ update: (inout DependencyValues) -> Void) -> Changes {
    let changed = updated(update).entries.filter { key, entry in entry.number != entries[key]?.number }
    return Changes(values: changed.mapValues(\.value))
  }

  /// These values with `changes` set now, so that they count more than what was set before.
  package func applying(_ changes: Changes) -> DependencyValues {
    var values = self
    let number = Self.nextNumber()
    for (key, value) in changes.values { values.entries[key] = Entry(value: value, number: number) }
    return values
  }

  /// Runs `operation` as if nothing were overridden around it.
  @usableFromInline
  package static func withoutOverrides<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try $overrides.withValue(nil, operation: operation)
  }

  /// What is overridden around the code that runs now, for what it makes and what runs later.
  @usableFromInline package static var overridden: DependencyValues? { overrides }

  /// Runs `operation` with these values in force.
  @usableFromInline
  package func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Self.$overrides.withValue(self, operation: operation)
  }

  /// Runs `operation` with these values in force.
  func run<Result>(
    isolation: isolated (any Actor)?,
    _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$overrides.withValue(self, operation: operation, isolation: isolation)
  }
}
