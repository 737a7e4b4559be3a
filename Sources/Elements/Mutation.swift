/// A change of the element tree that a host applies to its own representation.
///
/// The mutations of a turn are in order: after applying them, the host's representation equals the tree.
public enum Mutation {
  /// Inserts an element with its layers and all descendants into a parent, before a sibling or last if `sibling` is
  /// `nil`. The descendants have no mutations. The parent may be the content of a layer.
  case insert(Element, into: Element, before: Element?)
  /// Moves an element within its parent, before a sibling or to the end.
  case move(Element, before: Element?)
  /// Removes an element with all descendants from its former parent. The links to its descendants can still be read.
  case remove(Element, from: Element)
  /// Changes the value of an attribute, or removes it if the value is `nil`. The attribute belongs to the layer with
  /// the given index, or to the element itself if `layer` is `nil`.
  case update(Element, layer: Int? = nil, AttributeKey, AttributeValue?)
  /// Changes the kind of an element, for example of a stack that changes its axis. Its descendants, layers and
  /// attributes are unchanged, unless other mutations change them.
  case become(Element, ElementKind)
}
