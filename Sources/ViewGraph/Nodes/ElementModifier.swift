import Elements
import IssueReporting

/// A modifier that adds a layer to each element of its content.
@MainActor
@usableFromInline
package protocol ElementModifier {
  /// The content of the layer, such as the view of a background; ``NoContent`` if it has none.
  associatedtype LayerContent: GraphContent = NoContent

  /// The kind of the layer.
  static var kind: ElementKind { get }
  /// The events that ``respond(to:in:)`` handles.
  static var handlers: [Handler] { get }
  /// The content of the layer. A node is created for each modified element, in the environment in which the modifier was applied.
  var layerContent: LayerContent { get }

  /// Whether ``describe(_:)`` may read the environment.
  var readsEnvironment: Bool { get }

  /// Sets the attributes of the layer. They depend only on the modifier, unless ``readsEnvironment`` is `true`.
  func describe(_ writer: inout LayerWriter)

  /// Whether ``describe(_:)`` sets the same attributes for `other`.
  func isDescribed(like other: Self) -> Bool

  /// Handles an event.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - environment: the environment in which the modifier was applied.
  /// - Returns: `false` to reject the event.
  func respond(to event: Event, in environment: EnvironmentScope) -> Bool

  /// Handles an event whose effect depends on the position of the element. Called instead of ``respond(to:in:)``.
  func respond(to event: Event, at position: ElementPosition, in environment: EnvironmentScope) -> Bool
}

extension ElementModifier {
  @usableFromInline package static var handlers: [Handler] { [] }
  @usableFromInline package var readsEnvironment: Bool { false }
  @usableFromInline package func isDescribed(like other: Self) -> Bool { false }
  @usableFromInline package func respond(to event: Event, in environment: EnvironmentScope) -> Bool { false }
  @usableFromInline package func respond(
    to event: Event, at position: ElementPosition, in environment: EnvironmentScope
  )
    -> Bool
  {
    respond(to: event, in: environment)
  }
}

extension ElementModifier where LayerContent == NoContent {
  @usableFromInline package var layerContent: NoContent { NoContent() }
}

/// Collects the attributes of a layer.
@MainActor
@usableFromInline
package struct LayerWriter {
  /// The environment in which the modifier was applied.
  package let environment: EnvironmentScope
  private(set) var attributes = AttributeList()
  private let node: Node

  init(environment: EnvironmentScope, at node: Node) {
    self.environment = environment
    self.node = node
  }

  /// Sets an attribute; `nil` leaves it unset. Set each attribute at most once.
  package subscript(key: AttributeKey) -> AttributeValue? {
    get { attributes[key] }
    set { attributes[key] = newValue.flatMap { $0.isReportedUnlessValid(for: key, at: node) ? $0 : nil } }
  }

  /// Sets an attribute to a length. A negative length is reported as an issue and ignored.
  package mutating func setLength(_ key: AttributeKey, _ length: Double?) {
    guard let length, length < 0 else {
      self[key] = length.map { .number($0) }
      return
    }
    node.report("was given \(length) as its \(key.rawValue). Negative lengths are ignored.")
  }
}

extension Node {
  /// Reports an issue about the input of the view at this node, once per issue.
  func report(_ problem: String) { graph.report("\(viewName) \(problem)") }
}

extension AttributeValue {
  /// Returns whether the value is valid. Reports an issue if it is not.
  @MainActor
  func isReportedUnlessValid(for key: AttributeKey, at node: Node) -> Bool {
    if isValid { return true }
    node.report("was given \(self) as its \(key.rawValue). Values that are not finite are ignored.")
    return false
  }
}
