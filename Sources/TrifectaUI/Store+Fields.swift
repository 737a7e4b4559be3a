extension Store where Feature.Action: BindableAction<Feature.State> {
  /// Reads or sets a field of the state of a feature that handles `BindingAction`s. It enables bindings in SwiftUI's
  /// own syntax:
  ///
  /// ```swift
  /// struct SettingsScreen: View {
  ///   @Bindable var store: Store<Settings>
  ///
  ///   var body: some View {
  ///     TextField("Name", text: $store.name)
  ///     Toggle("Notify me", isOn: $store.isOn)
  ///   }
  /// }
  /// ```
  ///
  /// Setting the field sends a `BindingAction`; the feature decides whether the state changes.
  public subscript<Value: Equatable>(dynamicMember field: WritableKeyPath<Feature.State, Value>) -> Value {
    get { self[field] }
    set { send(.binding(.set(field, newValue))) }
  }
}

extension Store {
  /// Unavailable: a field can be written only if the feature's action is a `BindableAction`.
  @available(
    *, unavailable,
    message: "Conform Action to BindableAction, or pass the action to send: $store.field.sending(Action.fieldChanged)"
  )
  @_disfavoredOverload
  public subscript<Value: Equatable>(dynamicMember field: WritableKeyPath<Feature.State, Value>) -> Value {
    // Declared only for its compiler message.
    get { fatalError("Unreachable: this subscript is unavailable") }
    set { fatalError("Unreachable: this subscript is unavailable") }
  }
}

extension Bindable {
  /// Returns a field of a store's state, for a binding that sends a specific action:
  /// `$store.name.sending(Action.nameChanged)`.
  @_disfavoredOverload
  public subscript<Feature: Reducer, Field: Equatable>(
    dynamicMember field: KeyPath<Feature.State, Field>
  ) -> StoreField<Feature, Field> where Value == Store<Feature> {
    StoreField(store: wrappedValue, field: field)
  }
}

/// A field of a store's state, from which ``sending(_:)`` creates a binding.
///
/// ```swift
/// TextField("Phone number", text: $store.phoneNumber.sending(Dialer.Action.phoneNumberChanged))
/// ```
///
/// For a feature that handles `BindingAction`s, `$store.phoneNumber` already is a binding.
@MainActor
public struct StoreField<Feature: Reducer, Field: Equatable> {
  let store: Store<Feature>
  let field: KeyPath<Feature.State, Field>

  /// Returns a binding that reads the field and sends an action when written.
  ///
  /// - Parameter action: converts a written value to an action; usually a case constructor.
  /// - Returns: the binding. It retains the store.
  public func sending(_ action: @escaping (Field) -> Feature.Action) -> Binding<Field> {
    store.binding(field, send: action)
  }
}
