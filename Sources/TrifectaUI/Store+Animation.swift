// The overloads for actions are disfavored because the store of a state machine also sends plain events, and an event
// may have the name of an action.
extension Store {
  /// Sends an action and animates the changes on screen.
  ///
  /// Changes by later actions of the action's effects are not animated. An effect animates them with the corresponding
  /// method of ``Send``.
  ///
  /// - Parameters:
  ///   - action: the action to send.
  ///   - animation: the animation of the changes; `nil` disables animation.
  /// - Returns: a handle to the effects that the action starts.
  @discardableResult
  @_disfavoredOverload
  public func send(_ action: Feature.Action, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }

  /// Sends an action and applies a transaction to the changes on screen.
  ///
  /// - Parameters:
  ///   - action: the action to send.
  ///   - transaction: the transaction of the changes.
  /// - Returns: a handle to the effects that the action starts.
  @discardableResult
  @_disfavoredOverload
  public func send(_ action: Feature.Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}

extension Send {
  /// Sends an action from an effect and animates the changes on screen.
  ///
  /// Only the changes of this action are animated. Earlier changes are published first.
  ///
  /// - Parameters:
  ///   - action: the action to send.
  ///   - animation: the animation of the changes; `nil` disables animation.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    self(action, within: { handle in withAnimation(animation) { handle() } })
  }

  /// Sends an action from an effect and applies a transaction to the changes on screen.
  ///
  /// - Parameters:
  ///   - action: the action to send.
  ///   - transaction: the transaction of the changes.
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    self(action, within: { handle in withTransaction(transaction) { handle() } })
  }
}
