import Elements
import PortableUI
import ViewGraph

/// An animated change of a screen. A real host animates it over time; a screen under test applies it at once.
@MainActor
public struct AnimatedChange {
  /// The kind of a change to an element.
  public enum Kind: Hashable, Sendable {
    /// The element was inserted.
    case insertion
    /// The element was removed.
    case removal
    /// The element moved among its siblings.
    case move
    /// The element changed its kind, such as a horizontal stack that became a vertical one.
    case kind
    /// The value of an attribute changed.
    case update(attribute: String)
  }

  /// The kind of the change.
  public let kind: Kind
  /// The element and its subtree after the change, as text with one element per line.
  public let tree: String
  /// The animation of the change.
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
  /// The kind of the change, the element and the animation, as in `insertion of text "on": easeIn 0.35 s`.
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
