/// A field of a state and the value that a control wants to give it, in one action for all fields.
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
  /// The field.
  public let field: PartialKeyPath<State>
  /// The value it is given.
  public let value: Any
  @usableFromInline let write: (inout State) -> Void
  private let isEqual: (Any) -> Bool

  /// The action that gives `field` the value `value`.
  ///
  /// - Parameters:
  ///   - field: the field.
  ///   - value: its new value.
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
  /// Whether both give one field equal values.
  public static func == (first: BindingAction, second: BindingAction) -> Bool {
    first.field == second.field && first.isEqual(second.value)
  }
}

extension BindingAction: CustomStringConvertible {
  /// The field and the value: `\State.name = "Ada"`.
  public var description: String { "\(field) = \(String(reflecting: value))" }
}

/// An action with a case for ``BindingAction``.
public protocol BindableAction<State> {
  /// The state whose fields are bound.
  associatedtype State
  /// The case, which an enum's `case binding(BindingAction<State>)` is.
  static func binding(_ action: BindingAction<State>) -> Self
}

/// Writes what a ``BindingAction`` says into the state. Reducers below it in a body see the new value.
public struct BindingReducer<State, Action>: Reducer {
  @usableFromInline let path: CasePath<Action, BindingAction<State>>

  /// Creates the reducer.
  ///
  /// - Parameter path: the case that carries the binding actions.
  @inlinable
  public init(_ path: CasePath<Action, BindingAction<State>>) {
    self.path = path
  }

  /// Creates the reducer by the name of the case: `BindingReducer(Action.binding)`.
  ///
  /// - Parameter embed: the name of the case that carries the binding actions.
  @inlinable
  public init(_ embed: @escaping (BindingAction<State>) -> Action) {
    self.init(CasePath(embed))
  }

  /// Creates the reducer of an action that says itself which case that is: `BindingReducer()`.
  @inlinable
  public init() where Action: BindableAction<State> {
    self.init(CasePath { Action.binding($0) })
  }

  /// Writes the value if the action is a binding action.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    path.extract(action)?.write(&state)
    return .none
  }
}
