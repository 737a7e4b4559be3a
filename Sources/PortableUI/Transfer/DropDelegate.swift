/// What becomes of something that is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// It may not be dropped.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
}

/// What dropping something at a place would do.
public struct DropProposal: Hashable, Sendable {
  /// What would become of it.
  public let operation: DropOperation

  /// Creates a proposal.
  ///
  /// - Parameter operation: what would become of it.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// What is dragged over a view, and where.
public struct DropInfo: Sendable {
  /// Where it is, in the space of the view.
  public let location: CGPoint
  let provider: NSItemProvider

  /// Whether it can be had as one of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { contentTypes.contains(where: provider.offers) }

  /// Whether it can be had as one of some types.
  public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.map(UTType.named)) }

  /// What can be had as one of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    hasItemsConforming(to: contentTypes) ? [provider] : []
  }

  /// What can be had as one of some types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map(UTType.named))
  }
}

/// Follows what is dragged over a view, and takes it when it is dropped.
///
/// What has entered is told to have left or is dropped, exactly once, whatever becomes of the person or the view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes it. By default it does.
  func validateDrop(info: DropInfo) -> Bool
  /// It is dropped.
  ///
  /// - Returns: whether it was taken.
  func performDrop(info: DropInfo) -> Bool
  /// It has come over the view.
  func dropEntered(info: DropInfo)
  /// It has come to a place over the view.
  ///
  /// - Returns: what dropping it there would do; `nil` for what it did before, at first a copy.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view without being dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes everything.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
