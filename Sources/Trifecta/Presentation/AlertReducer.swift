/// The feature of an alert or a confirmation dialog: it has nothing to do, because its parent handles what is tapped.
public struct AlertReducer<State, Action>: Reducer {
  @usableFromInline
  init() {}

  /// Leaves the state alone and starts nothing.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .none
  }
}

extension PresentedChild {
  /// Declares an alert. Any of its actions puts it away, before the parent handles the action. An alert that the parent
  /// shows then is another one, even if it says the same.
  ///
  /// - Parameters:
  ///   - state: where the alert is in the feature's state.
  ///   - action: the case that carries what is tapped.
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

  /// Declares a confirmation dialog. Any of its actions puts it away, before the parent handles the action. A dialog
  /// that the parent shows then is another one, even if it says the same.
  ///
  /// - Parameters:
  ///   - state: where the dialog is in the feature's state.
  ///   - action: the case that carries what is tapped.
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
  /// Declares an alert by the name of the case: `action: Action.alert`.
  ///
  /// - Parameters:
  ///   - state: where the alert is in the feature's state.
  ///   - action: the name of the case that carries what is tapped.
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

  /// Declares a confirmation dialog by the name of the case: `action: Action.dialog`.
  ///
  /// - Parameters:
  ///   - state: where the dialog is in the feature's state.
  ///   - action: the name of the case that carries what is tapped.
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
