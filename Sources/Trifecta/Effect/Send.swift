/// Sends actions from a running effect back to the store.
///
/// An action sent after the effect was cancelled is dropped. One sent after the effect has ended is reported: nothing
/// could cancel it any more.
@MainActor
public struct Send<Action> {
  @usableFromInline let deliver: @MainActor (Action, HandlingScope?) -> Void

  /// The place in the store's tree that the effect belongs to, by which shared state knows a feature's own writes.
  @usableFromInline package let place: ObjectIdentifier?

  @inlinable
  init(place: ObjectIdentifier?, _ deliver: @escaping @MainActor (Action, HandlingScope?) -> Void) {
    self.deliver = deliver
    self.place = place
  }

  /// Sends an action. It is reduced before this call returns, unless another one is being reduced.
  ///
  /// - Parameter action: the action to send.
  @inlinable
  public func callAsFunction(_ action: Action) {
    deliver(action, nil)
  }

  /// Sends an action that is handled and published within a scope, whenever its turn comes.
  ///
  /// - Parameters:
  ///   - action: the action to send.
  ///   - scope: is called once, also where the action is dropped.
  package func callAsFunction(_ action: Action, within scope: @escaping HandlingScope) {
    deliver(action, scope)
  }
}

/// Runs a closure that handles an action, with something set up around it: an animation, for one.
@usableFromInline
package typealias HandlingScope = @MainActor (_ handle: () -> Void) -> Void
