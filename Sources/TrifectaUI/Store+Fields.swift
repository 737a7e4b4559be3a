extension Store where Feature.Action: BindableAction<Feature.State> {
  /// A field of the state of a feature that handles `BindingAction`s, for bindings as SwiftUI writes them.
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
  /// Reading it is reading the field. Setting it sends a `BindingAction`, so the feature has the last word.
  public subscript<Value: Equatable>(dynamicMember field: WritableKeyPath<Feature.State, Value>) -> Value {
    get { self[field] }
    set { send(.binding(.set(field, newValue))) }
  }
}

extension Store {
  /// Says what a feature is lacking whose fields cannot be written.
  @available(
    *, unavailable,
    message: "Let the Action be BindableAction, or say what is sent: $store.field.sending(Action.fieldChanged)"
  )
  @_disfavoredOverload
  public subscript<Value: Equatable>(dynamicMember field: WritableKeyPath<Feature.State, Value>) -> Value {
    // It is declared for its message alone.
    get { fatalError("It is not available: no use of it compiles") }
    set { fatalError("It is not available: no use of it compiles") }
  }
}

extension Bindable {
  /// A field of a store's state, for a binding that sends an action of one's own: `$store.name.sending(Action.nameChanged)`.
  @_disfavoredOverload
  public subscript<Feature: Reducer, Field: Equatable>(
    dynamicMember field: KeyPath<Feature.State, Field>
  ) -> StoreField<Feature, Field> where Value == Store<Feature> {
    StoreField(store: wrappedValue, field: field)
  }
}

/// A field of a store's state that becomes a binding when it is said what writing it means.
///
/// ```swift
/// TextField("Phone number", text: $store.phoneNumber.sending(Dialer.Action.phoneNumberChanged))
/// ```
///
/// For a feature that handles `BindingAction`s, `$store.phoneNumber` is a binding already.
@MainActor
public struct StoreField<Feature: Reducer, Field: Equatable> {
  let store: Store<Feature>
  let field: KeyPath<Feature.State, Field>

  /// A binding that reads the field and sends what is written as an action.
  ///
  /// - Parameter action: makes an action of what was written; usually a case's name.
  /// - Returns: the binding. It keeps the store alive.
  public func sending(_ action: @escaping (Field) -> Feature.Action) -> Binding<Field> {
    store.binding(field, send: action)
  }
}
