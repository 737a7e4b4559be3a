import ViewGraph

/// A value that is kept elsewhere and can be read and written here.
@propertyWrapper
@dynamicMemberLookup
@MainActor
public struct Binding<Value>: DynamicProperty {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void
  /// What tells this binding from others; `nil` for one made of closures, which cannot be told apart.
  fileprivate let origin: BindingOrigin?

  /// Creates a binding from a pair of closures.
  ///
  /// - Parameters:
  ///   - get: reads the value.
  ///   - set: writes it.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(get: get, set: set, origin: nil)
  }

  fileprivate init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void, origin: BindingOrigin?
  ) {
    self.get = get
    self.set = set
    self.origin = origin
  }

  init(location: StateLocation<Value>) {
    self.init(
      get: { location.value }, set: { location.value = $0 },
      origin: BindingOrigin(location: ObjectIdentifier(location), steps: []))
  }

  /// A binding to a property of an object, which is told from others by the object and the property.
  init<Root: AnyObject>(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 },
      origin: BindingOrigin(location: ObjectIdentifier(object), steps: [keyPath]))
  }

  /// Creates a binding from another's projection, as in `init($text)`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding whose value never changes: writes are dropped.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value. Writing it writes the whole value with that part changed.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    var origin = origin
    origin?.steps.append(keyPath)
    let get = get
    let set = set
    return Binding<Part>(
      get: { get()[keyPath: keyPath] },
      set: {
        var whole = get()
        whole[keyPath: keyPath] = $0
        set(whole)
      },
      origin: origin)
  }
}

extension Binding {
  /// A binding to an optional value from a binding to one that is always there. Writing `nil` changes nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } }, origin: base.origin)
  }

  /// A binding to the value inside an optional.
  ///
  /// The last known value is read after the optional has become `nil`, so that a view on its way out can still be evaluated;
  /// writes are dropped then.
  ///
  /// - Returns: `nil` when there is no value now.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? current }, set: { if base.wrappedValue != nil { base.wrappedValue = $0 } },
      origin: base.origin)
  }
}

extension Binding: @MainActor Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {}

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    first.origin != nil && first.origin == second.origin
  }
}

/// The object that keeps a bound value, and the way from there.
private struct BindingOrigin: Equatable {
  let location: ObjectIdentifier
  var steps: [AnyKeyPath]
}
