/// Sends actions from a running effect back to the store.
///
/// An action sent after the effect was cancelled is dropped. One sent after the effect has ended is reported: nothing
/// could cancel it any more.
@MainActor
public struct Send<Action> {
  let deliver: @MainActor (Action) -> Void

  /// Sends an action. It is reduced before this call returns, unless another one is being reduced.
  ///
  /// - Parameter action: the action to send.
  public func callAsFunction(_ action: Action) {
    deliver(action)
  }
}
