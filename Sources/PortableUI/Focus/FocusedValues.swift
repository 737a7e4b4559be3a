import Tracking

/// The name of a value that what has the focus gives to others, such as commands.
public protocol FocusedValueKey<Value> {
  /// What the value is.
  associatedtype Value
}

/// The values that what has the focus, and what is around it, gives to others.
///
/// Add one's own by an optional property that reads and writes `self[Key.self]`.
@MainActor @preconcurrency
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates values of which there is none.
  init() {}

  /// The value for a key; `nil` where nothing that has the focus gives one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type.
  subscript<Object: AnyObject>(objectOf type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// What the views of a screen give while they have the focus.
@MainActor
final class FocusedValueStore: Source {
  /// What one place gives.
  final class Contribution {
    /// Sets the value that it gives.
    var write: (@MainActor (inout FocusedValues) -> Void)?
    /// How many places that give something are around it; the innermost counts.
    var depth = 0
    /// Whether it gives it wherever on the screen the focus is.
    var isForScene = false
    /// Whether the focus is in it.
    var hasFocus = false
  }

  private var contributions: [Contribution] = []

  /// What is given now. What the focus is in comes before what counts for the whole screen.
  var values: FocusedValues {
    access()
    var values = FocusedValues()
    let given = contributions.filter { $0.isForScene || $0.hasFocus }
    for each in given.sorted(by: { ($0.isForScene ? 0 : 1, $0.depth) < ($1.isForScene ? 0 : 1, $1.depth) }) {
      each.write?(&values)
    }
    return values
  }

  /// A place that gives something is there.
  func add(_ contribution: Contribution) {
    contributions.append(contribution)
    notify()
  }

  /// It has gone.
  func remove(_ contribution: Contribution) {
    contributions.removeAll { $0 === contribution }
    notify()
  }
}

private struct FocusedValueStoreKey: EnvironmentKey {
  static var defaultValue: FocusedValueStore? { nil }
}

private struct FocusedValueDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// What the views of the screen give while they have the focus.
  var focusedValueStore: FocusedValueStore? {
    get { self[FocusedValueStoreKey.self] }
    set { self[FocusedValueStoreKey.self] = newValue }
  }

  /// How many views around give something.
  var focusedValueDepth: Int {
    get { self[FocusedValueDepthKey.self] }
    set { self[FocusedValueDepthKey.self] = newValue }
  }
}
