import ViewGraph

/// A property wrapper for a value that a gesture updates while it is in progress. The value is reset to its initial
/// value when the gesture ends or is cancelled.
///
/// ``Gesture/updating(_:body:)`` writes the value. A change invalidates the view that owns the state.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  // Unsafe so that the state can be created outside of the main actor, as in SwiftUI. The initial value is read only on
  // the main actor.
  nonisolated(unsafe) private let initialValue: Value
  private let reset: @MainActor (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Creates a gesture state.
  ///
  /// - Parameters:
  ///   - initialValue: the value while no gesture is in progress.
  ///   - reset: receives the last value, and modifies the transaction in which the state is reset.
  nonisolated public init(initialValue: Value, reset: @escaping @MainActor (Value, inout Transaction) -> Void) {
    self.initialValue = initialValue
    self.reset = reset
  }

  /// Creates a gesture state.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value while no gesture is in progress.
  ///   - reset: receives the last value, and modifies the transaction in which the state is reset.
  nonisolated public init(wrappedValue: Value, reset: @escaping @MainActor (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  /// Creates a gesture state.
  ///
  /// - Parameters:
  ///   - initialValue: the value while no gesture is in progress.
  ///   - resetTransaction: the transaction in which the state is reset.
  nonisolated public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
    // Safe because the transaction is used only on the main actor.
    nonisolated(unsafe) let resetTransaction = resetTransaction
    self.init(initialValue: initialValue) { $1 = resetTransaction }
  }

  /// Creates a gesture state.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value while no gesture is in progress.
  ///   - resetTransaction: the transaction in which the state is reset.
  nonisolated public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }

  /// The current value.
  public var wrappedValue: Value { location?.value ?? initialValue }

  /// The gesture state, to pass to ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  /// Updates the value while the gesture is in progress.
  @MainActor
  fileprivate func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.value
    var transaction = Transaction()
    body(&value, &transaction)
    write(value, to: location, under: transaction)
  }

  /// Resets the value to the initial value.
  @MainActor
  fileprivate func end() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.value, &transaction)
    write(initialValue, to: location, under: transaction)
  }

  @MainActor
  private func write(_ value: Value, to location: StateLocation<Value>, under transaction: Transaction) {
    // If the transaction is empty, the change is part of the transaction in which the gesture's actions run.
    if transaction.isEmpty { location.value = value } else { withTransaction(transaction) { location.value = value } }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a gesture state whose value is `nil` while no gesture is in progress.
  ///
  /// - Parameter resetTransaction: the transaction in which the state is reset.
  nonisolated public init(resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a gesture state whose value is `nil` while no gesture is in progress.
  ///
  /// - Parameter reset: receives the last value, and modifies the transaction in which the state is reset.
  nonisolated public init(reset: @escaping @MainActor (Value, inout Transaction) -> Void) {
    self.init(initialValue: nil, reset: reset)
  }
}

extension GestureState: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    location = context.namedBox { StateLocation(initialValue, name: $0) }
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { true }
}

extension GestureState: TransientProperty {}

/// A gesture that updates a gesture state.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// The value of the gesture.
  public typealias Value = Base.Value
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// The gesture that updates the state.
  public var base: Base
  /// The state that the gesture updates.
  public var state: GestureState<State>
  fileprivate let write: @MainActor (Value, inout State, inout Transaction) -> Void

  /// The inputs of the gesture.
  public static var _inputs: _GestureInputs { Base._inputs }

  /// Adds the requirements of the gesture to a request.
  public func _ask(_ request: inout _GestureRequest) { base._ask(&request) }

  /// Returns the outcome of the gesture for a report, and updates or resets the state.
  public func _recognize(_ report: _GestureReport) -> _GestureOutcome<Value> {
    let outcome = base._recognize(report)
    switch outcome {
    case .possible: break
    case .changed(let value): state.update { write(value, &$0, &$1) }
    case .ended, .failed: state.end()
    }
    return outcome
  }

  /// Returns the final value of the gesture if it has already ended.
  public func _ended(before report: _GestureReport) -> Value? { base._ended(before: report) }
}

extension Gesture {
  /// Updates a gesture state while the gesture is in progress. The state is reset when the gesture ends or is
  /// cancelled.
  ///
  /// - Parameters:
  ///   - state: the state, such as `$offset`.
  ///   - body: updates the state from the gesture's value. It can also modify the transaction of the change.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, write: body)
  }
}
