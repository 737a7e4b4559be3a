/// A child that a feature presents, as a sheet or a cover, and that can be put away from outside and from inside.
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
/// A second declaration of the same part and feature is reported, and taken for the first, with its action.
///
/// Several kinds of sheet are one state: an enum of ``CaseChild``s. Effects and side effects are treated as those of an
/// ``OptionalChild``.
@MainActor
public struct PresentedChild<ParentState, ParentAction, Feature: Reducer> {
  @usableFromInline let child: OptionalChild<ParentState, ParentAction, Feature>
  @usableFromInline let action: CasePath<ParentAction, PresentationAction<Feature.Action>>
  /// Makes another presentation of a state. Present where any of the child's actions puts it away, as tapping a button of an
  /// alert does.
  @usableFromInline let renewed: (@MainActor (Feature.State) -> Feature.State)?

  /// Declares a presented child. Where its state has an id, another id is another child; where it has none, the child is the
  /// same as long as the state is not `nil`.
  ///
  /// - Parameters:
  ///   - feature: makes the child's reducer. Evaluated when the child has its first action, with the dependencies in
  ///     force when the store was created.
  ///   - state: where the child's state is in the parent's.
  ///   - action: the parent's case that carries the child's presentation.
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
  /// The action that says that the child is put away.
  package var dismissal: ParentAction { action.embed(.dismiss) }
}

extension CasePath {
  /// The path to the actions of what is presented.
  @inlinable
  func presented<Action>() -> CasePath<Root, Action> where Value == PresentationAction<Action> {
    func embedded(_ action: Action) -> Root { embed(.presented(action)) }
    return CasePath<Root, Action>(embedded) { root in
      if case .presented(let action)? = extract(root) { action } else { nil }
    }
  }
}
