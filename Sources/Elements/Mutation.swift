/// One change of the element tree that a host has to repeat.
///
/// The mutations of a turn are in order: after repeating them the host's picture equals the tree.
public enum Mutation {
  /// A new element, with all that is in it, stands in `parent` before `sibling`, or last where `sibling` is `nil`. What
  /// is in a new element has no mutations of its own.
  case insert(Element, into: Element, before: Element?)
  /// The element now stands before `sibling`, or last, in the parent it had.
  case move(Element, before: Element?)
  /// The element is gone, with all that was in it. Its links to its own children are still there to be read.
  case remove(Element)
  /// The attribute has another value, or none. The element itself may have changed further in the meantime.
  case update(Element, AttributeKey, AttributeValue?)
}
