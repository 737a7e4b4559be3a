import Snapshots
import Tracking

/// A key for a value that the focused view provides to other views, such as commands.
public protocol FocusedValueKey<Value> {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view and its ancestors provide to other views.
///
/// To add a value, define an optional property that reads and writes `self[Key.self]`.
@MainActor @preconcurrency
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty collection of values.
  init() {}

  /// Accesses the value for a key. It is `nil` if the focused view does not provide one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Accesses the object of a type.
  package subscript<Object: AnyObject>(objectOf type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// The focused values that the views of a screen provide.
@MainActor
package final class FocusedValueStore: Source {
  /// A value provided by one modifier.
  package final class Contribution: DerivedObject {
    /// A closure that writes the provided value.
    package var write: (@MainActor (inout FocusedValues) -> Void)?
    /// The number of enclosing modifiers that provide a value. The innermost one wins.
    package var depth = 0
    /// Whether the value is provided regardless of the focus.
    package var isForScene = false
    /// Whether the focus is inside the modified view.
    package var hasFocus = false

    package init() {}
  }

  private var contributions: [Contribution] = []

  package override init() {}

  /// The currently provided values. Values of focused views override values that views provide for the whole screen.
  var values: FocusedValues {
    access()
    var values = FocusedValues()
    let given = contributions.filter { $0.isForScene || $0.hasFocus }
    for each in given.sorted(by: { ($0.isForScene ? 0 : 1, $0.depth) < ($1.isForScene ? 0 : 1, $1.depth) }) {
      each.write?(&values)
    }
    return values
  }

  /// Adds the contribution of a modifier whose view has appeared.
  package func add(_ contribution: Contribution) {
    contributions.append(contribution)
    notify()
  }

  /// Removes the contribution of a modifier whose view has disappeared.
  package func remove(_ contribution: Contribution) {
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
  /// The store of the screen's focused values.
  package var focusedValueStore: FocusedValueStore? {
    get { self[FocusedValueStoreKey.self] }
    set { self[FocusedValueStoreKey.self] = newValue }
  }

  /// The number of enclosing modifiers that provide a focused value.
  package var focusedValueDepth: Int {
    get { self[FocusedValueDepthKey.self] }
    set { self[FocusedValueDepthKey.self] = newValue }
  }
}
