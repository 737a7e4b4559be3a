import ViewGraph

/// A value that is kept under a name for one window of the person who uses the screen. All views in it with that name see each other's
/// changes.
///
/// In a browser a window is a tab at one address: it finds its values again when it is loaded anew, also from a server
/// that has begun anew where that was given a folder for what visitors keep. In a test each screen has its own.
@propertyWrapper
@MainActor @preconcurrency
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let coding: StoredValueCoding<Value>
  private let initialValue: Value
  private var location: StoredLocation<Value>?

  init(_ initialValue: Value, _ key: String, _ coding: StoredValueCoding<Value>) {
    self.key = key
    self.coding = coding
    self.initialValue = initialValue
  }

  /// The value. Before the view is on screen it is the initial value, and writes are dropped.
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
