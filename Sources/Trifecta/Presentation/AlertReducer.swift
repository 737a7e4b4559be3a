/// The feature of an alert or a confirmation dialog. It does nothing, because the parent handles the buttons' actions.
public struct AlertReducer<State, Action>: Reducer {
  @usableFromInline
  init() {}

  /// Returns no effect and leaves the state unchanged.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .none
  }
}

extension PresentedChild {
  /// Declares an alert. Each of its actions dismisses it before the parent handles the action. If the parent then shows
  /// an alert, it is a new presentation even if its content is the same.
  ///
  /// - Parameters:
  ///   - state: the key path from the feature's state to the alert.
  ///   - action: the case that carries the actions of the alert's buttons.
  ///   - fileID: the file of the declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  @inlinable
  public init<Action>(
    alert state: WritableKeyPath<ParentState, AlertState<Action>?>,
    action: CasePath<ParentAction, PresentationAction<Action>>,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where Feature == AlertReducer<AlertState<Action>, Action> {
    self.init(
      question: state, action, renewed: { AlertState($0.title, message: $0.message, buttons: $0.buttons) },
      fileID: fileID, line: line, column: column)
  }

  /// Declares a confirmation dialog. Each of its actions dismisses it before the parent handles the action. If the
  /// parent then shows a dialog, it is a new presentation even if its content is the same.
  ///
  /// - Parameters:
  ///   - state: the key path from the feature's state to the dialog.
  ///   - action: the case that carries the actions of the dialog's buttons.
  ///   - fileID: the file of the declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  @inlinable
  public init<Action>(
    confirmationDialog state: WritableKeyPath<ParentState, ConfirmationDialogState<Action>?>,
    action: CasePath<ParentAction, PresentationAction<Action>>,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where Feature == AlertReducer<ConfirmationDialogState<Action>, Action> {
    self.init(
      question: state, action, renewed: { ConfirmationDialogState($0.title, message: $0.message, buttons: $0.buttons) },
      fileID: fileID, line: line, column: column)
  }

  @inlinable
  init<Asked, Action>(
    question state: WritableKeyPath<ParentState, Asked?>,
    _ action: CasePath<ParentAction, PresentationAction<Action>>,
    renewed: @escaping @MainActor (Asked) -> Asked,
    fileID: String, line: UInt, column: UInt
  ) where Feature == AlertReducer<Asked, Action> {
    child = OptionalChild(
      AlertReducer(), state: state, action: action.presented(), fileID: fileID, line: line, column: column)
    self.action = action
    self.renewed = renewed
  }
}

extension PresentedChild {
  /// Declares an alert with the constructor of the action's case: `action: Action.alert`.
  ///
  /// - Parameters:
  ///   - state: the key path from the feature's state to the alert.
  ///   - action: the constructor of the case that carries the actions of the alert's buttons.
  ///   - fileID: the file of the declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  @inlinable
  public init<Action>(
    alert state: WritableKeyPath<ParentState, AlertState<Action>?>,
    action: @escaping (PresentationAction<Action>) -> ParentAction,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where Feature == AlertReducer<AlertState<Action>, Action> {
    self.init(alert: state, action: CasePath(action), fileID: fileID, line: line, column: column)
  }

  /// Declares a confirmation dialog with the constructor of the action's case: `action: Action.dialog`.
  ///
  /// - Parameters:
  ///   - state: the key path from the feature's state to the dialog.
  ///   - action: the constructor of the case that carries the actions of the dialog's buttons.
  ///   - fileID: the file of the declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  @inlinable
  public init<Action>(
    confirmationDialog state: WritableKeyPath<ParentState, ConfirmationDialogState<Action>?>,
    action: @escaping (PresentationAction<Action>) -> ParentAction,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where Feature == AlertReducer<ConfirmationDialogState<Action>, Action> {
    self.init(confirmationDialog: state, action: CasePath(action), fileID: fileID, line: line, column: column)
  }
}
