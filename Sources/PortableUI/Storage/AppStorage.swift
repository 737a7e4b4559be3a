import OpenCombine
import ViewGraph

/// A value that is kept under a name for the person who uses the screen, beyond the screen's life. All views with that name see each
/// other's changes.
///
/// In a browser each visitor has values of their own, which the server keeps by the browser's cookie, in memory or in a folder that it was given: what `UserDefaults.standard`
/// has is shared by all visitors of a server, so it is used only where it is named as the `store`. In a test each screen has
/// its own.
///
/// In an object, the property belongs to the screen that is being evaluated when the object is made; made elsewhere it keeps its
/// value for as long as the object is there.
@propertyWrapper
@MainActor @preconcurrency
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  // An object off the main actor has such a property as well. These are written once, before anybody else has the property, and
  // read on the main actor.
  nonisolated(unsafe) private let coding: StoredValueCoding<Value>
  nonisolated(unsafe) private let initialValue: Value
  nonisolated(unsafe) private let store: UserDefaults?
  private var location: StoredLocation<Value>?
  /// Where the value is kept of a property that is no view's.
  private let free: FreeLocation<Value>

  nonisolated init(_ initialValue: Value, _ key: String, _ coding: StoredValueCoding<Value>, _ store: UserDefaults?) {
    self.key = key
    self.coding = coding
    self.initialValue = initialValue
    self.store = store
    free = FreeLocation()
  }

  /// The value.
  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { place.binding }

  /// A property of an object. One that is an `ObservableObject` announces each change.
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
    return free.location {
      let defaults = store.map { StoredLocation<Value>.Store.defaults($0) }
      return StoredLocation(key, coding, initialValue, in: defaults ?? .values($0?.app ?? StoredValues()))
    }
  }
}

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

/// The place of a value that is no view's, made when it is first asked for.
@MainActor
private final class FreeLocation<Value> {
  private let storage: ScreenStorage?
  private var made: StoredLocation<Value>?

  nonisolated init() {
    storage = MainThread.whileRunning { ScreenServices.current?.storage } ?? nil
  }

  func location(_ make: (ScreenStorage?) -> StoredLocation<Value>) -> StoredLocation<Value> {
    if let made { return made }
    let location = make(storage ?? ScreenServices.current?.storage)
    made = location
    return location
  }
}
