/// A stored property of a view that reads something from outside the view, such as state kept for it.
///
/// A type of one's own that conforms may contain wrappers like `State` and `Environment`; they work as if they stood in the
/// view. After SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Called once before each evaluation of the view's body, after the properties inside are up to date.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that the graph itself provides for.
@MainActor
package protocol NodeProperty: DynamicProperty {
  /// Connects the property, in one node's copy of its view, to what the node keeps.
  mutating func install(in context: inout PropertyContext)

  /// Whether two views that differ in this property alone show the same.
  ///
  /// - Parameters:
  ///   - first: the property of a view on screen, installed.
  ///   - second: that of a view that is to take its place, before it is.
  static func isSameInput(_ first: Self, _ second: Self) -> Bool
}

/// A value that tells by itself whether it is the same as another.
@MainActor
package protocol InputComparable {
  /// Whether two views that differ in this value alone show the same.
  static func isSameInput(_ first: Self, _ second: Self) -> Bool
}

/// What a node keeps for a property that can be made anew at any time, such as a subscription.
package protocol MomentaryBox: AnyObject {}

/// Content that is written within the body of the view around it, and is evaluated apart from it only to save work.
package protocol BodyPart {}

/// Content that evaluates the body of something it contains, whose dynamic properties are installed as if they were its own.
@MainActor
package protocol PropertyForwarder {
  /// The type of what is contained, for messages.
  static var owner: Any.Type { get }
}

/// What a node keeps for the dynamic properties of its view, in the order in which they stand in it.
@MainActor
struct PropertyStorage {
  fileprivate(set) var boxes: [AnyObject] = []

  /// Whether there is something that must come back with the place after it has been off the screen.
  var hasState: Bool { boxes.contains { !($0 is any MomentaryBox) } }

  /// Lets go of everything.
  mutating func unmount() {
    boxes = []
  }
}

/// What a dynamic property is told of the node that its view stands in.
@MainActor
package struct PropertyContext {
  /// The scope of environment values in which the view stands.
  package let environment: EnvironmentScope
  private let layout: TypeLayout
  private var storage: PropertyStorage
  private var cursor = 0
  private var index = 0

  init(storage: PropertyStorage, environment: EnvironmentScope, layout: TypeLayout) {
    self.storage = storage
    self.layout = layout
    self.environment = environment
  }

  /// The type of the view, for messages.
  package var owner: Any.Type { layout.owner }

  /// For how many of the properties so far something is kept.
  var boxCount: Int { cursor }

  /// Goes on to the property at that place in the order, and says for how many something was kept before.
  mutating func property(at index: Int) -> Int {
    self.index = index
    return cursor
  }

  /// What the node keeps for this property.
  ///
  /// - Parameter make: makes it, once for each node.
  package mutating func box<Box: AnyObject>(_ make: () -> Box) -> Box {
    defer { cursor += 1 }
    // The properties of a type come in the same order each time, so the type of the box is known.
    if cursor < storage.boxes.count { return unsafeDowncast(storage.boxes[cursor], to: Box.self) }
    let box = make()
    storage.boxes.append(box)
    return box
  }

  /// What the node keeps for this property, which knows what it is called.
  ///
  /// - Parameter make: makes it, once for each node.
  package mutating func namedBox<Box: AnyObject>(_ make: (PropertyName) -> Box) -> Box {
    let (layout, index) = (layout, index)
    return box { make(layout.name(at: index)) }
  }

  consuming func finish() -> PropertyStorage { storage }
}
