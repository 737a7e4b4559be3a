import ViewGraph

/// Content that is kept beside its container, not in it.
///
/// A view is a value with all of its content inside, and so is each view and modifier around it, of which every node keeps its own. Where much
/// is in a container, as in a form, that is several KB each time. With its content in a box the container is as small as a reference.
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
  /// Boxes are made anew with each evaluation: what counts is what is in them.
  package static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    first.box === second.box || areKnownEqual(first.value, second.value)
  }
}
