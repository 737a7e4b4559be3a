extension Store {
  /// A binding that reads a field of the state and sends what is written as an action.
  ///
  /// ```swift
  /// TextField("Phone number", text: store.binding(\.phoneNumber) { .phoneNumberChanged($0) })
  /// ```
  ///
  /// A view that reads the binding depends on the field as if it had read it from the store. The state changes only if
  /// the feature handles the action by changing it.
  ///
  /// - Parameters:
  ///   - field: what to read.
  ///   - action: makes an action of what was written. A case of the action that carries the value can be given by its
  ///     full name, as in `Dialer.Action.phoneNumberChanged`.
  /// - Returns: the binding. It keeps the store alive.
  public func binding<Value: Equatable>(
    _ field: KeyPath<Feature.State, Value>, send action: @escaping (Value) -> Feature.Action
  ) -> Binding<Value> {
    Reach(get: { self[field] }, set: { self.send(action($0)) }).binding
  }

  /// A binding to a field of the state, for a feature that handles `BindingAction`s.
  ///
  /// ```swift
  /// Toggle("Notify me", isOn: store.binding(\.isOn))
  /// ```
  ///
  /// - Parameter field: what to read and to write.
  /// - Returns: the binding. It keeps the store alive.
  public func binding<Value: Equatable>(_ field: WritableKeyPath<Feature.State, Value>) -> Binding<Value>
  where Feature.Action: BindableAction<Feature.State> {
    binding(field) { .binding(.set(field, $0)) }
  }

  /// Says what a feature is lacking whose fields cannot be written.
  @available(
    *, unavailable,
    message: "Let the Action be BindableAction, or say what is sent: store.binding(\\.field, send: Action.fieldChanged)"
  )
  @_disfavoredOverload
  public func binding<Value>(_ field: WritableKeyPath<Feature.State, Value>) -> Binding<Value> {
    // It is declared for its message alone.
    fatalError("It is not available: no call of it compiles")
  }
}
