import Elements
import Tracking

/// Content that is rendered as an element, such as a text, a button or a stack.
@MainActor
package protocol ElementContent: GraphContent {
  associatedtype Children: GraphContent

  /// The static properties of the elements, including the events that ``respond(to:in:)`` handles. Always the same
  /// object.
  static var schema: Schema { get }
  /// Whether ``describe(_:)`` may read an `@Observable` object, for example through a binding.
  static var readsModels: Bool { get }
  /// The changes in the element on which ``describe(_:_:)`` depends; ``ContentWatch/none`` if it is not used.
  static var watch: ContentWatch { get }
  /// The content of the element.
  var children: Children { get }

  /// Updates the node that was created for ``children``. An element that stores its children passes them on without a
  /// copy.
  func updateChildren(of node: ContentNode<Children>)

  /// Sets the attributes of the element. Values that it reads become dependencies.
  func describe(_ writer: inout ElementWriter)

  /// Sets the attributes of the element that depend on its children. Called after the other attributes are set.
  ///
  /// - Parameters:
  ///   - children: the child elements in order, with their traits.
  ///   - writer: collects the attributes.
  func describe(_ children: [TraitedElement], _ writer: inout ElementWriter)

  /// Whether ``describe(_:)`` sets the same attributes for `other` in the same environment.
  ///
  /// If so, the node updates its closures and children without describing the element again.
  func isDescribed(like other: Self) -> Bool

  /// Handles an event.
  ///
  /// - Returns: `false` to reject the event.
  func respond(to event: Event, in environment: EnvironmentScope) -> Bool

  /// Handles an event whose effect depends on the child elements. Called instead of ``respond(to:in:)``.
  func respond(to event: Event, among children: [TraitedElement], in environment: EnvironmentScope) -> Bool
}

extension Schema {
  fileprivate static let layerContent = Schema(.layerContent)
}

extension ElementContent {
  package static var readsModels: Bool { false }
  package static var watch: ContentWatch { .none }
  package func updateChildren(of node: ContentNode<Children>) { node.update(to: children) }
  package func describe(_ writer: inout ElementWriter) {}
  package func describe(_ children: [TraitedElement], _ writer: inout ElementWriter) {}
  package func isDescribed(like other: Self) -> Bool { false }
  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool { false }
  package func respond(
    to event: Event, among children: [TraitedElement], in environment: EnvironmentScope
  ) -> Bool { false }
}

extension ElementContent where Self: Equatable {
  package func isDescribed(like other: Self) -> Bool { self == other }
}

/// Collects the attributes of an element.
@MainActor
package struct ElementWriter {
  /// The environment of the element.
  package let environment: EnvironmentScope
  /// The schema of the element, if it differs from the schema of the content's type.
  package var schema: Schema?
  /// An issue with the element's input, which is reported once.
  package var issue: String?
  fileprivate var attributes = AttributeList()
  private static var last = AttributeList()
  fileprivate var marks: [(element: Element, layer: Int, key: AttributeKey, value: AttributeValue?)] = []

  private let node: Node

  fileprivate init(environment: EnvironmentScope, at node: Node) {
    self.environment = environment
    self.node = node
  }

  /// Sets an attribute; `nil` leaves it unset. The last value is used.
  package subscript(key: AttributeKey) -> AttributeValue? {
    get { attributes[key] }
    set {
      let isValid = newValue?.isReportedUnlessValid(for: key, at: node) == true
      attributes[key] = isValid ? newValue : nil
    }
  }

  /// Sets an attribute of a child element, on its outermost layer of a kind. It stays set until it is changed, so the
  /// caller must set it for all children each time.
  package mutating func mark(_ child: Element, _ kind: ElementKind, _ key: AttributeKey, _ value: AttributeValue?) {
    for layer in child.layers.indices.reversed() where child.layers[layer].kind == kind {
      return marks.append((child, layer, key, value))
    }
  }

  /// Returns the attributes that `body` sets on a separate writer in the same environment.
  package func attributes(_ body: (inout ElementWriter) -> Void) -> [AttributeKey: AttributeValue] {
    var writer = ElementWriter(environment: environment, at: node)
    body(&writer)
    return Dictionary(writer.attributes.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// Calls a closure after the next update.
  package func afterUpdate(_ closure: @escaping @MainActor () -> Void) { node.afterUpdate(closure) }

  fileprivate mutating func apply(to element: Element, of graph: Graph) {
    guard !element.isPending || !element.attributes.isEmpty else {
      // The element is new and has no attributes.
      attributes.share(with: &Self.last)
      element.attributes = attributes
      return
    }
    attributes.forEachChange(since: element.attributes) { graph.set($0, $1, on: element) }
  }

  fileprivate func applyMarks(of graph: Graph) {
    for (child, layer, key, value) in marks { graph.set(key, value, on: child, layer: layer) }
  }
}

/// The root of a layer's content.
private struct LayerContent {
  /// The node of the modifier, which updates the content. It is an ancestor and owner of the element's node, so that a
  /// strong reference would be a cycle.
  unowned let modifierNode: Node
  let node: Node
}

/// A node with an element.
///
/// Fields marked `@exclusivity(unchecked)` are accessed on the main actor, one load or store at a time. Exclusivity
/// checks would take as long as parts of an evaluation.
@MainActor
package final class ElementNode<Content: ElementContent>: ContentNode<Content> {
  @exclusivity(unchecked) private var content: Content
  private let element: Element
  @exclusivity(unchecked) private var child: ContentNode<Content.Children>?
  /// The roots of the element's layer contents, such as the view of an overlay.
  private var layerContents: [LayerContent] = []
  @exclusivity(unchecked) private var observer: Observer?
  private var observation = ObservationBridge()

  /// Creates the node, its element, and its children.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  package init(_ content: Content, in context: NodeContext) {
    self.content = content
    element = context.graph.makeElement(Content.schema)
    super.init(context)
    if !element.handlers.isEmpty { element.responder = self }
    if Content.watch != .none { element.watch = Content.watch } else if container.watch == .all { element.watch = .all }

    if Content.Children.self != NoContent.self {
      var childContext = childContext(before: nil)
      childContext.container = element
      childContext.modifiers = nil
      child = Content.Children.makeNode(for: content.children, in: childContext)
    }
    var modifierNode = modifiers
    while let current = modifierNode {
      if let template = current.layers { addLayers(template, of: current) }
      // The innermost transition is used.
      if element.transitionSource == nil { element.transitionSource = current.transitionSource }
      modifierNode = current.modifiers
    }
    evaluate()
    graph.insert(element, into: container, before: context.before)
    if Content.watch != .none { graph.watch(element, by: self) }
    noteElement()
  }

  override func forEachChild(_ body: @MainActor (Node) -> Void) {
    if let child { body(child) }
    for content in layerContents { body(content.node) }
  }
  override var isContainer: Bool { true }
  override func findFirstElement() -> Element? { element }
  override func forEachElement(_ body: @MainActor (Element) -> Void) { body(element) }

  package override func update(to content: Content) {
    let isDescribed = content.isDescribed(like: self.content)
    self.content = content
    if isDirty || !isDescribed { evaluate() }
    if let child { content.updateChildren(of: child) }
  }

  /// Updates the attributes of the element. Its children and layers are updated separately.
  override func evaluate() {
    isDirty = false
    // Each use of an unowned reference retains and releases the graph.
    let graph = graph
    var writer = ElementWriter(environment: environment, at: self)
    observer = graph.track(by: observer, for: self) { describe(&writer) }.observer
    writer.apply(to: element, of: graph)
    writer.applyMarks(of: graph)
    setSchema(writer.schema ?? Content.schema)
    if writer.issue != nil || !graph.pendingIssues.isEmpty { graph.pendingIssues[element.id] = writer.issue }
  }

  override func didUnmount() {
    observer?.cancel()
    observation.cancel()
    for (layer, event) in graph.releasePointers(on: element) {
      let respond = responder(ofLayer: layer)
      // Closures must not run during an update.
      graph.afterUpdate(of: self) { _ = respond(event) }
    }
    if Content.watch != .none { graph.endWatch(of: element) }
    element.responder = nil
    for content in layerContents { content.modifierNode.contentDidUnmount() }
  }

  private func setSchema(_ schema: Schema) {
    guard element.schema !== schema else { return }
    if element.kind == schema.kind { element.schema = schema } else { graph.become(schema, element) }
    if !schema.handlers.isEmpty { element.responder = self }
  }

  private func describe(_ writer: inout ElementWriter) {
    guard Content.readsModels else { return describeContent(&writer) }
    observation.track(for: self, layout: TypeLayout.of(Content.self)) { describeContent(&writer) }
  }

  private func describeContent(_ writer: inout ElementWriter) {
    content.describe(&writer)
    if Content.watch != .none { content.describe(traitedChildren, &writer) }
  }

  private var traitedChildren: [TraitedElement] { child?.traitedElements ?? [] }

  private func addLayers(_ template: LayerTemplate, of modifierNode: Node) {
    let first = element.layers.count
    if first == 0 { element.layers = template.layers } else { element.layers += template.layers }
    if template.hasHandlers { element.responder = self }
    guard template.hasContent else { return }
    for index in template.layers.indices where template.record(at: index).hasContent {
      let box = graph.makeElement(.layerContent)
      box.parent = element
      element.layers[first + index].content = box
      let context = NodeContext(
        graph: graph, parent: self, container: box, before: nil, environment: modifierNode.environment(ofLayer: index),
        modifiers: nil)
      guard let node = template.record(at: index).makeContent(in: context) else { continue }
      node.index = layerContents.count + 1
      layerContents.append(LayerContent(modifierNode: modifierNode, node: node))
      modifierNode.registerForUpdates(node, ofLayer: index)
    }
  }
}

extension ElementNode: EventResponder {
  package func respond(to event: Event, layer: Int?) -> Bool { responder(ofLayer: layer)(event) }

  /// The current handler of the events of the element or one of its layers.
  fileprivate func responder(ofLayer layer: Int?) -> @MainActor (Event) -> Bool {
    let (content, environment) = (content, environment)
    guard var index = layer else {
      if Content.watch == .none { return { content.respond(to: $0, in: environment) } }
      return { content.respond(to: $0, among: self.traitedChildren, in: environment) }
    }
    var modifierNode = modifiers
    while let current = modifierNode {
      if let template = current.layers {
        if index < template.layers.count {
          let record = template.record(at: index)
          let environment = current.environment(ofLayer: index)
          let position = ElementPosition(element: element, layer: layer ?? 0, node: self, modifierNode: current)
          return { record.respond(to: $0, at: position, in: environment) }
        }
        index -= template.layers.count
      }
      modifierNode = current.modifiers
    }
    return { _ in false }
  }
}

/// Empty content, for elements without children.
@usableFromInline
package struct NoContent: GraphContent {
  /// Creates empty content.
  package init() {}

  @usableFromInline
  package static func makeNode(for content: NoContent, in context: NodeContext) -> ContentNode<NoContent> {
    ContentNode(context)
  }
}
