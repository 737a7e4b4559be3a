/// A child that a feature presents, for example as a sheet, and that both the screen and the child itself can dismiss.
///
/// ```swift
/// struct Contacts: Reducer {
///   struct State { var editor: Editor.State? }
///   enum Action { case editor(PresentationAction<Editor.Action>), editTapped }
///
///   static let editor = PresentedChild(Editor(), state: \State.editor, action: Action.editor)
///
///   var body: some Reducer<State, Action> {
///     Reduce { … }
///       .ifLet(Self.editor)
///   }
/// }
/// ```
///
/// A second declaration of the same state and feature is reported. The first declaration and its action are used for
/// both.
///
/// To present one of several kinds of sheet, use an enum state with a ``CaseChild`` for each. Effects and side effects
/// are treated as for an ``OptionalChild``.
@MainActor
public struct PresentedChild<ParentState, ParentAction, Feature: Reducer> {
  @usableFromInline let child: OptionalChild<ParentState, ParentAction, Feature>
  @usableFromInline let action: CasePath<ParentAction, PresentationAction<Feature.Action>>
  /// Returns a copy of a state as a new presentation. Set only for a child that each of its actions dismisses, such as
  /// an alert, which every button closes.
  @usableFromInline let renewed: (@MainActor (Feature.State) -> Feature.State)?

  /// Declares a presented child. If its state has an id, a different id is a different child. Otherwise the child is
  /// the same for as long as the state is not `nil`.
  ///
  /// - Parameters:
  ///   - feature: creates the child's reducer. Evaluated at the child's first action, with the dependencies that were
  ///     current when the store was created.
  ///   - state: the key path from the parent's state to the child's.
  ///   - action: the case of the parent's action that carries the child's `PresentationAction`.
  ///   - fileID: the file of the declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  @inlinable
  public init(
    _ feature: @autoclosure @escaping @MainActor () -> Feature,
    state: WritableKeyPath<ParentState, Feature.State?>,
    action: CasePath<ParentAction, PresentationAction<Feature.Action>>,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    child = OptionalChild(
      feature(), state: state, action: action.presented(), fileID: fileID, line: line, column: column)
    self.action = action
    renewed = nil
  }
}

extension PresentedChild {
  /// The parent's action that dismisses the child.
  package var dismissal: ParentAction { action.embed(.dismiss) }
}

extension CasePath {
  /// Returns the case path to the actions of the presented child.
  @inlinable
  func presented<Action>() -> CasePath<Root, Action> where Value == PresentationAction<Action> {
    func embedded(_ action: Action) -> Root { embed(.presented(action)) }
    return CasePath<Root, Action>(embedded) { root in
      if case .presented(let action)? = extract(root) { action } else { nil }
    }
  }
}
