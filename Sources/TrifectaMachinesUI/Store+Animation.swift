import TrifectaMachines
import TrifectaUI

extension Store where Feature: Machine {
  /// Sends an event to the machine and animates the changes on screen.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - animation: the animation of the changes; `nil` disables animation.
  /// - Returns: the task of the effects that the event starts.
  @discardableResult
  public func send(_ event: Feature.Event, animation: Animation?) -> StoreTask {
    send(MachineAction.event(event), animation: animation)
  }

  /// Sends an event to the machine and applies a transaction to the changes on screen.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - transaction: the transaction of the changes.
  /// - Returns: the task of the effects that the event starts.
  @discardableResult
  public func send(_ event: Feature.Event, transaction: Transaction) -> StoreTask {
    send(MachineAction.event(event), transaction: transaction)
  }
}
