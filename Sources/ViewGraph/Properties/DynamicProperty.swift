import Snapshots

/// A stored property of a view that reads external data, such as its state.
///
/// A conforming type may contain property wrappers such as `State` and `Environment`, which work as if they were in the
/// view. It corresponds to SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Updates the property. Called before each evaluation of the view's body, after the nested properties are updated.
  mutating func update()
}

extension DynamicProperty {
  /// The default implementation, which does nothing.
  public mutating func update() {}
}

/// A dynamic property that the graph manages.
@MainActor
package protocol NodeProperty: DynamicProperty {
  /// Connects the property of a view to the storage of its node.
  mutating func install(in context: inout PropertyContext)

  /// Whether two views that differ only in this property show the same content.
  ///
  /// - Parameters:
  ///   - first: the installed property of the mounted view.
  ///   - second: the property of the new view, which is not installed yet.
  static func isSameInput(_ first: Self, _ second: Self) -> Bool
}

/// A value with its own comparison.
@MainActor
package protocol InputComparable {
  /// Whether two views that differ only in this value show the same content.
  static func isSameInput(_ first: Self, _ second: Self) -> Bool
}

/// Storage of a dynamic property that can be recreated at any time, such as a subscription.
package protocol MomentaryBox: AnyObject {}

/// Content that is part of the body of the enclosing view, and is evaluated separately only for efficiency.
package protocol BodyPart {}

/// Content that evaluates the body of a contained value, whose dynamic properties are installed in the node.
@MainActor
package protocol PropertyForwarder {
  /// The type of the contained value, for messages.
  static var owner: Any.Type { get }
}

/// A node's storage for the dynamic properties of its view, in the order of their declaration.
@MainActor
struct PropertyStorage {
  fileprivate(set) var boxes: [AnyObject] = []

  /// Whether there is state to restore if the node is unmounted and mounted again.
  var hasState: Bool { boxes.contains { !($0 is any MomentaryBox) } }

  /// Releases all storage.
  mutating func unmount() {
    boxes = []
  }
}

/// The context in which a dynamic property is installed.
@MainActor
package struct PropertyContext {
  /// The environment of the view.
  package let environment: EnvironmentScope
  /// The number of the graph.
  package let graph: ObjectSerial
  private let layout: TypeLayout
  private var storage: PropertyStorage
  private var cursor = 0
  private var index = 0

  init(storage: PropertyStorage, environment: EnvironmentScope, graph: ObjectSerial, layout: TypeLayout) {
    self.graph = graph
    self.storage = storage
    self.layout = layout
    self.environment = environment
  }

  /// The type of the view, for messages.
  package var owner: Any.Type { layout.owner }

  /// The number of properties so far that have storage.
  var boxCount: Int { cursor }

  /// Advances to the property at an index, and returns the number of earlier properties that have storage.
  mutating func property(at index: Int) -> Int {
    self.index = index
    return cursor
  }

  /// Returns the storage of this property.
  ///
  /// - Parameter make: creates the storage, once per node.
  package mutating func box<Box: AnyObject>(_ make: () -> Box) -> Box {
    defer { cursor += 1 }
    // The properties of a type are installed in the same order each time, so the type of the box is known.
    if cursor < storage.boxes.count { return unsafeDowncast(storage.boxes[cursor], to: Box.self) }
    let box = make()
    storage.boxes.append(box)
    return box
  }

  /// Returns the storage of this property, which is created with the property's name.
  ///
  /// - Parameter make: creates the storage, once per node.
  package mutating func namedBox<Box: AnyObject>(_ make: (PropertyName) -> Box) -> Box {
    let (layout, index) = (layout, index)
    return box { make(layout.name(at: index)) }
  }

  consuming func finish() -> PropertyStorage { storage }
}
