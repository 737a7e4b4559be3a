import Elements
import PortableUI
import ViewGraph

/// A change on a screen that a host would have shown over time; here it was made at once.
@MainActor
public struct AnimatedChange {
  /// What happened to an element.
  public enum Kind: Hashable, Sendable {
    /// It came.
    case insertion
    /// It went.
    case removal
    /// It stands elsewhere among its siblings.
    case move
    /// It is of another kind, as a stack that has been turned.
    case kind
    /// An attribute has another value.
    case update(attribute: String)
  }

  /// What happened.
  public let kind: Kind
  /// What the element, and all in it, looked like after the change as text, an element a line.
  public let tree: String
  /// How it would have been shown.
  public let animation: Animation

  init(_ mutation: Mutation, _ animation: Animation) {
    self.animation = animation
    switch mutation {
    case .insert(let element, _, _): (kind, tree) = (.insertion, TreePrinter.print(element))
    case .remove(let element, _): (kind, tree) = (.removal, TreePrinter.print(element))
    case .move(let element, _): (kind, tree) = (.move, TreePrinter.print(element))
    case .become(let element, _): (kind, tree) = (.kind, TreePrinter.print(element))
    case .update(let element, _, let key, _):
      (kind, tree) = (.update(attribute: key.rawValue), TreePrinter.print(element))
    }
  }
}

extension AnimatedChange: @MainActor CustomStringConvertible {
  /// What happened to which element, and how, as in `insertion of text "on": easeIn 0.35 s`.
  public var description: String {
    let element = tree.prefix { $0 != "\n" }
    return switch kind {
    case .insertion: "insertion of \(element): \(animation)"
    case .removal: "removal of \(element): \(animation)"
    case .move: "move of \(element): \(animation)"
    case .kind: "change into \(element): \(animation)"
    case .update(let attribute): "update of \(attribute) of \(element): \(animation)"
    }
  }
}
