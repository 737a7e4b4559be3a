extension Store {
  /// Returns a binding that reads a field of the state and sends an action when written.
  ///
  /// ```swift
  /// TextField("Phone number", text: store.binding(\.phoneNumber) { .phoneNumberChanged($0) })
  /// ```
  ///
  /// A view that reads the binding depends on the field as if it had read it from the store. The state changes only if
  /// the feature changes it when it handles the action.
  ///
  /// - Parameters:
  ///   - field: the key path of the field.
  ///   - action: converts a written value to an action. You can pass a case constructor, such as
  ///     `Dialer.Action.phoneNumberChanged`.
  /// - Returns: the binding. It retains the store.
  public func binding<Value: Equatable>(
    _ field: KeyPath<Feature.State, Value>, send action: @escaping (Value) -> Feature.Action
  ) -> Binding<Value> {
    MainActorBinding(get: { self[field] }, set: { self.send(action($0)) }).binding
  }

  /// Returns a binding to a field of the state, for a feature that handles `BindingAction`s.
  ///
  /// ```swift
  /// Toggle("Notify me", isOn: store.binding(\.isOn))
  /// ```
  ///
  /// - Parameter field: the key path of the field.
  /// - Returns: the binding. It retains the store.
  public func binding<Value: Equatable>(_ field: WritableKeyPath<Feature.State, Value>) -> Binding<Value>
  where Feature.Action: BindableAction<Feature.State> {
    binding(field) { .binding(.set(field, $0)) }
  }

  /// Unavailable: a field can be written only if the feature's action is a `BindableAction`.
  @available(
    *, unavailable,
    message:
      "Conform Action to BindableAction, or pass the action to send: store.binding(\\.field, send: Action.fieldChanged)"
  )
  @_disfavoredOverload
  public func binding<Value>(_ field: WritableKeyPath<Feature.State, Value>) -> Binding<Value> {
    // Declared only for its compiler message.
    fatalError("Unreachable: this method is unavailable")
  }
}
