import ViewGraph

/// A property wrapper like ``State`` for a value that a restored screen does not have: after a restoration, it has its
/// initial value.
///
/// A snapshot of a screen contains the values of `@State`. Use this wrapper for a value that belongs to the running
/// program, such as whether a button is pressed, and for a value that must not be stored.
@propertyWrapper
public struct TransientState<Value>: DynamicProperty {
  private var state: State<Value>

  /// Creates state with an initial value.
  nonisolated public init(wrappedValue: Value) {
    state = State(wrappedValue: wrappedValue)
  }

  /// The current value. Before the view is on screen, it is the initial value and writes are dropped.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension TransientState where Value: ExpressibleByNilLiteral {
  /// Creates state without an initial value.
  nonisolated public init() {
    self.init(wrappedValue: nil)
  }
}

extension TransientState: NodeProperty, TransientProperty {
  package mutating func install(in context: inout PropertyContext) { state.install(in: &context) }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { true }
}

extension TransientState: LocationProperty {
  package static var valueType: Any.Type { Value.self }

  // The state is the only stored property, so it is at the beginning.
  package static var locationOffset: Int? { State<Value>.locationOffset }
}
