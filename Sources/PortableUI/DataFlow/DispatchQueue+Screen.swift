import Foundation
import ViewGraph

// Blocks of a dispatch queue have no task-local values. Calls without the rarer arguments prefer these methods to those of Dispatch.
extension DispatchQueue {
  /// Runs a block soon, for the screen that the caller runs for: `UIApplication.shared` and `UIPasteboard.general` find that screen in it,
  /// as they do in a task.
  ///
  /// - Parameter work: the block.
  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(group: nil, qos: .unspecified, flags: [], execute: GraphReference.keepingCurrent(in: work))
  }

  /// Runs a block at a time, for the screen that the caller runs for, as ``async(execute:)`` does.
  ///
  /// - Parameters:
  ///   - deadline: when it runs.
  ///   - work: the block.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: GraphReference.keepingCurrent(in: work))
  }
}

extension GraphReference {
  /// Returns a block that runs another for the graph that the current code runs for.
  fileprivate static func keepingCurrent(in work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    guard let reference = current else { return work }
    return { GraphReference.$current.withValue(reference, operation: work) }
  }
}
