import Foundation
import ViewGraph

// Blocks on a dispatch queue do not inherit task-local values, so these overloads pass the current screen to the block.
// Overload resolution prefers them to Dispatch's methods if a call omits `group`, `qos` and `flags`.
extension DispatchQueue {
  /// Schedules a block for asynchronous execution on behalf of the caller's screen: `UIApplication.shared` and
  /// `UIPasteboard.general` refer to that screen in the block, as they do in a task.
  ///
  /// - Parameter work: The block to run.
  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(group: nil, qos: .unspecified, flags: [], execute: GraphReference.keepingCurrent(in: work))
  }

  /// Schedules a block for execution after a deadline, on behalf of the caller's screen as in ``async(execute:)``.
  ///
  /// - Parameters:
  ///   - deadline: The earliest time at which the block runs.
  ///   - work: The block to run.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: GraphReference.keepingCurrent(in: work))
  }
}

extension GraphReference {
  /// Returns a block that runs `work`. During `work`, the current graph is the graph that is current now.
  fileprivate static func keepingCurrent(in work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    guard let reference = current else { return work }
    return { GraphReference.$current.withValue(reference, operation: work) }
  }
}
