import ViewGraph

/// A value stored out of line, by reference.
///
/// A view value contains all of its content. The views and modifiers around it contain it again, and every node stores its own
/// copy. For large content, such as that of a form, each copy takes several KB. A container with boxed content is as small as a
/// reference.
struct Boxed<Value> {
  private final class Box {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// The content.
  var value: Value { box.value }

  init(_ value: Value) { box = Box(value) }
}

extension Boxed: InputComparable {
  /// Boxes are recreated with each evaluation, so their values are compared.
  package static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    first.box === second.box || areKnownEqual(first.value, second.value)
  }
}
