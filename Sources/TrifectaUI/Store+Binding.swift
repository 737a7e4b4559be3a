extension Store {
  /// A binding that reads a field of the state and sends what is written as an action.
  ///
  /// ```swift
  /// TextField("Phone number", text: store.binding(\.phoneNumber) { .phoneNumberChanged($0) })
  /// ```
  ///
  /// A view that reads the binding depends on the field as if it had read it from the store. The state changes only if the
  /// feature handles the action by changing it.
  ///
  /// - Parameters:
  ///   - field: what to read.
  ///   - action: makes an action of what was written. A case of the action that carries the value can be given by its full name,
  ///     as in `Dialer.Action.phoneNumberChanged`.
  /// - Returns: the binding. It keeps the store alive.
  public func binding<Value: Equatable>(
    _ field: KeyPath<Feature.State, Value>, send action: @escaping (Value) -> Feature.Action
  ) -> Binding<Value> {
    // SwiftUI calls both closures on the main actor, and only there, but does not promise so in their types.
    let reach = Reach(store: self, field: field, action: action)
    return Binding(get: { reach.read() }, set: { reach.write($0) })
  }
}

/// What a binding's closures hold.
@MainActor
private final class Reach<Feature: Reducer, Value: Equatable> {
  let store: Store<Feature>
  let field: KeyPath<Feature.State, Value>
  let action: (Value) -> Feature.Action

  init(store: Store<Feature>, field: KeyPath<Feature.State, Value>, action: @escaping (Value) -> Feature.Action) {
    self.store = store
    self.field = field
    self.action = action
  }

  nonisolated func read() -> Value {
    MainActor.assumeIsolated { Carried(value: store[field]) }.value
  }

  nonisolated func write(_ value: Value) {
    let carried = Carried(value: value)
    MainActor.assumeIsolated { _ = store.send(action(carried.value)) }
  }
}

/// A value on its way between two pieces of code that both run on the main actor, which the compiler cannot see. It never
/// meets another thread, so it needs not be `Sendable` itself.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
}
