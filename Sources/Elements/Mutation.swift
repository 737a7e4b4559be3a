/// One change of the element tree that a host has to repeat.
///
/// The mutations of a turn are in order: after repeating them the host's picture equals the tree.
public enum Mutation {
  /// A new element, with its layers and all that is in it and them, stands in `parent` before `sibling`, or last where
  /// `sibling` is `nil`. What is in a new element has no mutations of its own. The parent may be the content of a layer.
  case insert(Element, into: Element, before: Element?)
  /// The element now stands before `sibling`, or last, in the parent it had.
  case move(Element, before: Element?)
  /// The element, which stood in `from`, is gone, with all that was in it. Its links to its own children are still there to
  /// be read.
  case remove(Element, from: Element)
  /// The attribute has another value now, or none. It is the element's own where `layer` is `nil`, and otherwise that of its
  /// layer with that position, from 0.
  case update(Element, layer: Int? = nil, AttributeKey, AttributeValue?)
  /// The element is of another kind now, as a stack that has been turned. What is in it, its layers and its attributes stay, but
  /// for those that have mutations of their own.
  case become(Element, ElementKind)
}
