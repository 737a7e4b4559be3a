import OpenCombine
import Snapshots
import ViewGraph

/// A property wrapper for a value stored under a key for the current user. The value outlives the screen. All views
/// that use the key observe each other's changes.
///
/// In a browser, each visitor has separate values, which a cookie identifies. The server stores them in
/// memory or in its database. All visitors of a server share `UserDefaults.standard`, so it is used only if it is passed
/// as the `store`. In a test each screen has separate values.
///
/// If the property belongs to an object, it uses the storage of the screen that is being evaluated when the object is
/// created. Without a screen, the value is stored in memory for the lifetime of the object.
@propertyWrapper
@MainActor @preconcurrency
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  // Unsafe because an object that is not isolated to the main actor can also have such a property. The values are
  // written once, in the initializer, and read only on the main actor.
  nonisolated(unsafe) private let coding: StoredValueCoding<Value>
  nonisolated(unsafe) private let initialValue: Value
  nonisolated(unsafe) private let store: UserDefaults?
  private var location: StoredLocation<Value>?
  /// The storage of a property that is not installed in a view.
  private let uninstalled: UninstalledLocation<Value>

  nonisolated init(_ initialValue: Value, _ key: String, _ coding: StoredValueCoding<Value>, _ store: UserDefaults?) {
    self.key = key
    self.coding = coding
    self.initialValue = initialValue
    self.store = store
    uninstalled = UninstalledLocation()
  }

  /// The value.
  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { place.binding }

  /// Accesses the property of an object. An `ObservableObject` announces each change.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, AppStorage<Value>>
  ) -> Value {
    get { owner[keyPath: storage].wrappedValue }
    set {
      let announcer = (owner as? any ObservableObject)?.objectWillChange as? ObservableObjectPublisher
      announcer?.send()
      owner[keyPath: storage].wrappedValue = newValue
    }
  }

  private var place: StoredLocation<Value> {
    if let location { return location }
    return uninstalled.location {
      let defaults = store.map { StoredLocation<Value>.Store.defaults($0) }
      return StoredLocation(key, coding, initialValue, in: defaults ?? .values($0?.app ?? StoredValues()))
    }
  }
}

/// The value is saved in its store, so the snapshot of an object with this property does not need it.
extension AppStorage: TransientValue {}

extension AppStorage: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    let values = EnvironmentValues(scope: context.environment)
    let defaults = store ?? values.defaultAppStorage
    let place = defaults.map { StoredLocation<Value>.Store.defaults($0) }
    let store = place ?? .values(values.screenStorage?.app ?? StoredValues())
    let (key, coding, initialValue) = (key, coding, initialValue)
    let location = context.box { StoredLocation(key, coding, initialValue, in: store) }
    if place != nil || values.screenStorage != nil { location.update(key, initialValue, in: store) }
    self.location = location
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    first.key == second.key && first.store === second.store
  }
}

/// The storage of a property that is not installed in a view. It is created on first access.
@MainActor
private final class UninstalledLocation<Value> {
  private let storage: ScreenStorage?
  private var created: StoredLocation<Value>?

  nonisolated init() {
    storage = MainThread.whileRunning { ScreenServices.current?.storage } ?? nil
  }

  func location(_ make: (ScreenStorage?) -> StoredLocation<Value>) -> StoredLocation<Value> {
    if let created { return created }
    let location = make(storage ?? ScreenServices.current?.storage)
    created = location
    return location
  }
}
