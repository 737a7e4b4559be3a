import ViewGraph

/// A property wrapper for a value stored under a key for one window. All views in the window that use the key observe
/// each other's changes.
///
/// In a browser, a window is one tab at one address. Its values survive a reload of the page. They also survive a
/// restart of the server if it has a database. In a test each screen has separate values.
@propertyWrapper
@MainActor @preconcurrency
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  // Unsafe so that the property can be created outside of the main actor, as in SwiftUI. The stored values are used
  // only on the main actor.
  nonisolated(unsafe) private let coding: StoredValueCoding<Value>
  nonisolated(unsafe) private let initialValue: Value
  private var location: StoredLocation<Value>?

  nonisolated init(_ initialValue: Value, _ key: String, _ coding: StoredValueCoding<Value>) {
    self.key = key
    self.coding = coding
    self.initialValue = initialValue
  }

  /// The value. Before the view is on screen, it is the initial value and writes are dropped.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { location?.binding ?? .constant(initialValue) }
}

extension SceneStorage: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    let storage = EnvironmentValues(scope: context.environment).screenStorage
    let (key, coding, initialValue) = (key, coding, initialValue)
    let location = context.box {
      StoredLocation(key, coding, initialValue, in: .values(storage?.scene ?? StoredValues()))
    }
    if let storage { location.update(key, initialValue, in: .values(storage.scene)) }
    self.location = location
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { first.key == second.key }
}
