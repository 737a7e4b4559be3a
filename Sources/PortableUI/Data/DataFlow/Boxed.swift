import ViewGraph

/// A value stored out of line, by reference.
///
/// A view is a value that contains its content. Each enclosing view and modifier contains another copy of the content,
/// and its node stores one more. For large content, such as the rows of a form, each copy takes several KB. A container
/// that boxes its content is only as large as a reference.
package struct Boxed<Value> {
  private final class Box {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// The content.
  package var value: Value { box.value }

  package init(_ value: Value) { box = Box(value) }
}

extension Boxed: InputComparable {
  /// Returns whether two boxes have the same value. Each evaluation creates a new box, so comparing references alone
  /// would report a change every time.
  package static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    first.box === second.box || areKnownEqual(first.value, second.value)
  }
}
