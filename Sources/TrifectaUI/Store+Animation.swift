extension Store {
  /// Sends an action and animates what it changes on screen.
  ///
  /// What effects of the action change later is not animated by this: those say so themselves, with ``Send``'s method of
  /// the same kind.
  ///
  /// - Parameters:
  ///   - action: what happened.
  ///   - animation: how the changes are shown; `nil` shows them at once.
  /// - Returns: a handle on the effects that the action starts.
  @discardableResult
  public func send(_ action: Feature.Action, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }

  /// Sends an action and shows what it changes under a transaction.
  ///
  /// - Parameters:
  ///   - action: what happened.
  ///   - transaction: how the changes are shown.
  /// - Returns: a handle on the effects that the action starts.
  @discardableResult
  public func send(_ action: Feature.Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}

extension Send {
  /// Sends an action from an effect and animates what it changes on screen.
  ///
  /// The action is animated alone: what was changed before it is shown first.
  ///
  /// - Parameters:
  ///   - action: the action to send.
  ///   - animation: how the changes are shown; `nil` shows them at once.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    self(action, within: { handle in withAnimation(animation) { handle() } })
  }

  /// Sends an action from an effect and shows what it changes under a transaction.
  ///
  /// - Parameters:
  ///   - action: the action to send.
  ///   - transaction: how the changes are shown.
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    self(action, within: { handle in withTransaction(transaction) { handle() } })
  }
}
