import ViewGraph

/// A value that belongs to a gesture while it goes on, and is what it was at first when the gesture ends or is cancelled.
///
/// ``Gesture/updating(_:body:)`` writes it; the view that has it is evaluated when it becomes another.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let reset: @MainActor (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - initialValue: the value while the gesture does not go on.
  ///   - reset: changes the transaction under which the value becomes that again. It is given the last value.
  public init(initialValue: Value, reset: @escaping @MainActor (Value, inout Transaction) -> Void) {
    self.initialValue = initialValue
    self.reset = reset
  }

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value while the gesture does not go on.
  ///   - reset: changes the transaction under which the value becomes that again. It is given the last value.
  public init(wrappedValue: Value, reset: @escaping @MainActor (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - initialValue: the value while the gesture does not go on.
  ///   - resetTransaction: that under which the value becomes that again.
  public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: initialValue) { $1 = resetTransaction }
  }

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value while the gesture does not go on.
  ///   - resetTransaction: that under which the value becomes that again.
  public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }

  /// The value of now.
  public var wrappedValue: Value { location?.value ?? initialValue }

  /// The state itself, as ``Gesture/updating(_:body:)`` takes it.
  public var projectedValue: GestureState<Value> { self }

  /// Lets a gesture that goes on write the value.
  @MainActor
  fileprivate func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.value
    var transaction = Transaction()
    body(&value, &transaction)
    write(value, to: location, under: transaction)
  }

  /// Makes the value what it was at first.
  @MainActor
  fileprivate func end() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.value, &transaction)
    write(initialValue, to: location, under: transaction)
  }

  @MainActor
  private func write(_ value: Value, to location: StateLocation<Value>, under transaction: Transaction) {
    // Without a transaction of its own it is a change like those that the gesture's actions make.
    if transaction.isEmpty { location.value = value } else { withTransaction(transaction) { location.value = value } }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` while the gesture does not go on.
  ///
  /// - Parameter resetTransaction: that under which the value becomes `nil` again.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state that is `nil` while the gesture does not go on.
  ///
  /// - Parameter reset: changes the transaction under which the value becomes `nil` again. It is given the last value.
  public init(reset: @escaping @MainActor (Value, inout Transaction) -> Void) {
    self.init(initialValue: nil, reset: reset)
  }
}

extension GestureState: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    location = context.namedBox { StateLocation(initialValue, name: $0) }
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { true }
}

/// A gesture that keeps a state up to date.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// The value of the gesture.
  public typealias Value = Base.Value
  /// It is recognized as it is.
  public typealias Body = Never

  /// The gesture.
  public var base: Base
  /// What it keeps up to date.
  public var state: GestureState<State>
  fileprivate let write: @MainActor (Value, inout State, inout Transaction) -> Void

  /// What the gesture needs.
  public static var _inputs: _GestureInputs { Base._inputs }

  /// Asks for what the gesture needs.
  public func _ask(_ request: inout _GestureRequest) { base._ask(&request) }

  /// What the gesture makes of a report.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> {
    let outcome = base._recognize(report)
    switch outcome {
    case .possible: break
    case .changed(let value): state.update { write(value, &$0, &$1) }
    case .ended, .failed: state.end()
    }
    return outcome
  }

  /// What the gesture has come to.
  public func _ended(before report: _GestureReport) -> Value? { base._ended(before: report) }
}

extension Gesture {
  /// Keeps a state up to date while the gesture goes on. When it ends or is cancelled the state becomes what it was at first.
  ///
  /// - Parameters:
  ///   - state: the state, as in `$offset`.
  ///   - body: is given the gesture's value, and changes the state's, and the transaction under which it changes.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, write: body)
  }
}
