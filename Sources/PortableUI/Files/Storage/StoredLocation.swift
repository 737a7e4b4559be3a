import Tracking
import ViewGraph

/// The connection of one stored property to its key in a store.
@MainActor
final class StoredLocation<Value> {
  /// The store of the values.
  enum Store {
    case values(StoredValues)
    case defaults(UserDefaults)
  }

  private(set) var key: String
  private var coding: StoredValueCoding<Value>
  private var initialValue: Value
  private var store: Store

  init(_ key: String, _ coding: StoredValueCoding<Value>, _ initialValue: Value, in store: Store) {
    self.key = key
    self.coding = coding
    self.initialValue = initialValue
    self.store = store
  }

  /// Updates the key, initial value and store after the property was evaluated again.
  func update(_ key: String, _ initialValue: Value, in store: Store) {
    self.key = key
    self.initialValue = initialValue
    self.store = store
  }

  /// The value. If the stored value cannot be decoded, this property returns the initial value, and the stored value
  /// remains unchanged.
  var value: Value {
    get {
      switch store {
      case .values(let values): return values[key].flatMap(coding.decode) ?? initialValue
      case .defaults(let defaults):
        if MainThread.isCurrent { DefaultsSources.source(of: key).access() }
        return defaults.storedValue(key, as: coding.kind).flatMap(coding.decode) ?? initialValue
      }
    }
    set {
      let stored = coding.encode(newValue)
      switch store {
      case .values(let values): values[key] = stored
      case .defaults(let defaults):
        guard defaults.storedValue(key, as: coding.kind) != stored else { return }
        defaults.store(stored, as: key)
        let key = key
        MainThread.perform { DefaultsSources.source(of: key).notify() }
      }
    }
  }

  /// A binding to the value.
  var binding: Binding<Value> { Binding(location: self) }
}

extension StoredLocation: StateBox {
  var currentValue: Any { untracked { value } }
}

extension Binding {
  /// Creates a binding to a stored value, identified by its location and key.
  fileprivate init(location: StoredLocation<Value>) {
    self.init(
      get: { location.value }, set: { location.value = $0 },
      origin: BindingOrigin(ObjectIdentifier(location)).appending(.element(id: location.key, index: 0)))
  }
}

/// Dependencies on `UserDefaults`, which do not notify readers of changes themselves. There is one source per key,
/// which all `UserDefaults` objects share.
@MainActor
private enum DefaultsSources {
  private static var sources: [String: Source] = [:]

  static func source(of key: String) -> Source {
    if let source = sources[key] { return source }
    let source = ViewSource()
    sources[key] = source
    return source
  }
}
