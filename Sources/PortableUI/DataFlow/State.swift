import Tracking
import ViewGraph

/// A value that belongs to one place on screen and survives evaluations of the view that stands there.
///
/// The initial value counts once, when the view first appears in its place. A write evaluates the views that read the value,
/// unless the new value equals the old one.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates state with an initial value.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Creates state with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The current value. Before the view is on screen it is the initial value, and writes are dropped.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state without an initial value.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    location = context.namedBox { StateLocation(initialValue, name: $0) }
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { true }
}

/// Where the value of one `State` in one place on screen is kept.
@MainActor
final class StateLocation<Value> {
  private let source = Source()
  private var stored: Value

  private let name: PropertyName

  init(_ value: Value, name: PropertyName) {
    stored = value
    self.name = name
  }

  var value: Value {
    get {
      source.access()
      return stored
    }
    set {
      // It is kept in any case: what is equal need not be the same.
      let isSame = areKnownEqual(stored, newValue)
      stored = newValue
      if isSame { return }
      Unrest.current?.noteChange(of: name)
      source.notify()
    }
  }
}

extension StateLocation: StateBox {
  var currentValue: Any { stored }
}
