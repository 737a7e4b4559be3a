/// Sends actions from a running effect back to the store.
///
/// An action sent after the effect was cancelled is dropped. An action sent after the effect has ended is also dropped,
/// and reported as an issue, because nothing could cancel it any more.
@MainActor
public struct Send<Action> {
  @usableFromInline let deliver: @MainActor (Action, HandlingScope?) -> Void

  /// The identity of the effect's node in the store's tree. Shared state uses it to recognise a feature's own writes.
  @usableFromInline package let place: ObjectIdentifier?

  @inlinable
  init(place: ObjectIdentifier?, _ deliver: @escaping @MainActor (Action, HandlingScope?) -> Void) {
    self.deliver = deliver
    self.place = place
  }

  /// Sends an action. It is reduced before this call returns, unless another action is being reduced; then it is
  /// queued.
  ///
  /// - Parameter action: the action to send.
  @inlinable
  public func callAsFunction(_ action: Action) {
    deliver(action, nil)
  }

  /// Sends an action that is handled and published within a scope, even if it is queued first.
  ///
  /// - Parameters:
  ///   - action: the action to send.
  ///   - scope: called exactly once, even if the action is dropped.
  package func callAsFunction(_ action: Action, within scope: @escaping HandlingScope) {
    deliver(action, scope)
  }
}

/// Runs a closure that handles an action in a scope, for example with an animation.
@usableFromInline
package typealias HandlingScope = @MainActor (_ handle: () -> Void) -> Void
