/// The operation that a drop performs.
public enum DropOperation: Hashable, Sendable {
  /// The drop is cancelled.
  case cancel
  /// The drop is not allowed.
  case forbidden
  /// The content is copied.
  case copy
  /// The content is moved.
  case move
}

/// The behavior that a view proposes for a drop at a location.
public struct DropProposal: Hashable, Sendable {
  /// The operation that the drop would perform.
  public let operation: DropOperation

  /// Creates a proposal.
  ///
  /// - Parameter operation: the operation that the drop would perform.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// Information about a drag over a view.
public struct DropInfo: Sendable {
  /// The location of the pointer, in the view's coordinate space.
  public let location: CGPoint
  package let provider: NSItemProvider

  /// Returns whether the content conforms to one of the given types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { contentTypes.contains(where: provider.offers) }

  /// Returns whether the content conforms to one of the types with the given identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.map(UTType.named)) }

  /// Returns the item providers whose content conforms to one of the given types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    hasItemsConforming(to: contentTypes) ? [provider] : []
  }

  /// Returns the item providers whose content conforms to one of the types with the given identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map(UTType.named))
  }
}

/// Handles drags over a view and drops on it.
///
/// After ``dropEntered(info:)``, either ``dropExited(info:)`` or ``performDrop(info:)`` is called exactly once, even if
/// the client disconnects or the view is removed.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether the view accepts the drop. The default implementation returns `true`.
  func validateDrop(info: DropInfo) -> Bool
  /// Performs the drop.
  ///
  /// - Returns: whether the drop was accepted.
  func performDrop(info: DropInfo) -> Bool
  /// Handles a drag that enters the view.
  func dropEntered(info: DropInfo)
  /// Handles a drag that moves over the view.
  ///
  /// - Returns: a proposal with the operation of a drop at this location. `nil` keeps the previous operation, which is
  ///   initially a copy.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Handles a drag that leaves the view without a drop.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts all drops.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns `nil`, which keeps the previous operation.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
