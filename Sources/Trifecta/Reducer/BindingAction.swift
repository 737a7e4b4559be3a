/// An action that sets one field of a state. Bindings of controls send it, so one case serves all fields.
///
/// ```swift
/// struct Settings: Reducer {
///   struct State: Equatable { var name = ""; var isOn = false }
///   enum Action: BindableAction { case binding(BindingAction<State>) }
///
///   var body: some Reducer<State, Action> {
///     BindingReducer()
///     Reduce { state, action in
///       if case .binding(let action) = action, action.field == \State.name { … }
///       return .none
///     }
///   }
/// }
/// TextField("Name", text: $store.name)
/// ```
public struct BindingAction<State> {
  /// The key path of the field.
  public let field: PartialKeyPath<State>
  /// The new value of the field.
  public let value: Any
  @usableFromInline let write: (inout State) -> Void
  private let isEqual: (Any) -> Bool

  /// Returns an action that sets `field` to `value`.
  ///
  /// - Parameters:
  ///   - field: the key path of the field.
  ///   - value: the new value.
  /// - Returns: the action.
  public static func set<Value: Equatable>(_ field: WritableKeyPath<State, Value>, _ value: Value) -> BindingAction {
    BindingAction(
      field: field,
      value: value,
      write: { $0[keyPath: field] = value },
      isEqual: { $0 as? Value == value }
    )
  }
}

extension BindingAction: Equatable {
  /// Returns whether two actions set the same field to equal values.
  public static func == (first: BindingAction, second: BindingAction) -> Bool {
    first.field == second.field && first.isEqual(second.value)
  }
}

extension BindingAction: CustomStringConvertible {
  /// The field and its new value, such as `\State.name = "Ada"`.
  public var description: String { "\(field) = \(String(reflecting: value))" }
}

/// An action type with a case for ``BindingAction``.
public protocol BindableAction<State> {
  /// The state whose fields can be set.
  associatedtype State
  /// Wraps a binding action. An enum's `case binding(BindingAction<State>)` satisfies this requirement.
  static func binding(_ action: BindingAction<State>) -> Self
}

/// A reducer that applies ``BindingAction``s to the state. Reducers below it in a body see the new value.
public struct BindingReducer<State, Action>: Reducer {
  @usableFromInline let path: CasePath<Action, BindingAction<State>>

  /// Creates the reducer.
  ///
  /// - Parameter path: the case that carries the binding actions.
  @inlinable
  public init(_ path: CasePath<Action, BindingAction<State>>) {
    self.path = path
  }

  /// Creates the reducer with the constructor of the case: `BindingReducer(Action.binding)`.
  ///
  /// - Parameter embed: the constructor of the case that carries the binding actions.
  @inlinable
  public init(_ embed: @escaping (BindingAction<State>) -> Action) {
    self.init(CasePath(embed))
  }

  /// Creates the reducer for a ``BindableAction``: `BindingReducer()`.
  @inlinable
  public init() where Action: BindableAction<State> {
    self.init(CasePath { Action.binding($0) })
  }

  /// Sets the field if the action is a binding action. Returns no effect.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    path.extract(action)?.write(&state)
    return .none
  }
}
