import Elements
import Tracking

/// Content that is an element by itself: a text, a button, a stack.
@MainActor
package protocol ElementContent: GraphContent {
  associatedtype Children: GraphContent

  /// What the element is.
  static var kind: ElementKind { get }
  /// The events that ``respond(to:in:)`` handles.
  static var events: [EventKind] { get }
  /// Whether ``describe(_:)`` may read an `@Observable` object, through a binding for one.
  static var readsModels: Bool { get }
  /// What stands in the element.
  var children: Children { get }

  /// Shows ``children`` in the node that was made for them. An element that keeps them as they are hands them on without a
  /// copy.
  func updateChildren(of node: ContentNode<Children>)

  /// Sets the element's attributes. What it reads, it depends on.
  func describe(_ writer: inout ElementWriter)

  /// Whether ``describe(_:)`` would set for `other`, in the same environment, what it sets for this one.
  ///
  /// An element whose new content says so takes over its closures and children without being described anew.
  func isDescribed(like other: Self) -> Bool

  /// Handles an event.
  ///
  /// - Returns: `false` to refuse it.
  func respond(to event: Event, in environment: EnvironmentScope) -> Bool
}

extension ElementContent {
  package static var events: [EventKind] { [] }
  package static var readsModels: Bool { false }
  package func updateChildren(of node: ContentNode<Children>) { node.update(to: children) }
  package func describe(_ writer: inout ElementWriter) {}
  package func isDescribed(like other: Self) -> Bool { false }
  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool { false }
}

extension ElementContent where Self: Equatable {
  package func isDescribed(like other: Self) -> Bool { self == other }
}

/// Collects the attributes of one element.
@MainActor
package struct ElementWriter {
  /// The environment in which the element stands.
  package let environment: EnvironmentScope
  fileprivate var attributes: [(key: AttributeKey, value: AttributeValue)] = []

  fileprivate init(environment: EnvironmentScope) {
    self.environment = environment
  }

  /// Sets an attribute; a `nil` leaves it unset. The value that is set last counts.
  package subscript(key: AttributeKey) -> AttributeValue? {
    get { attributes.last { $0.key == key }?.value }
    set {
      attributes.removeAll { $0.key == key }
      if let newValue { attributes.append((key, newValue)) }
    }
  }

  /// What `body` sets on a writer of its own, in the same environment.
  package func attributes(_ body: (inout ElementWriter) -> Void) -> [AttributeKey: AttributeValue] {
    var writer = ElementWriter(environment: environment)
    body(&writer)
    return Dictionary(writer.attributes.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }

  fileprivate func apply(to element: Element, of graph: Graph) {
    for (key, _) in element.attributes where !attributes.contains(where: { $0.key == key }) {
      graph.set(key, nil, on: element)
    }
    for (key, value) in attributes { graph.set(key, value, on: element) }
  }
}

/// What a modifier has put into its box around an element. Not nested in the node: a type in a generic one has to be looked
/// up at each use.
private struct ElementLayer {
  let link: ModifierChain
  let node: Node
  /// Which version of the modifier it shows.
  var version: Int
}

/// A node with an element of its own.
@MainActor
package final class ElementNode<Content: ElementContent>: ContentNode<Content> {
  private var content: Content
  private let element: Element
  /// The element, or the outermost box around it.
  private var outermost: Element
  private var child: ContentNode<Content.Children>?
  private var layers: [ElementLayer] = []
  private var observer: Observer?
  private var observation = ObservationBridge()

  /// Creates the node, its element, and what is in it.
  ///
  /// - Parameters:
  ///   - content: what to show.
  ///   - context: the place.
  package init(_ content: Content, in context: NodeContext) {
    self.content = content
    element = context.graph.makeElement(Content.kind)
    outermost = element
    super.init(context)
    element.events = Content.events
    if !element.events.isEmpty { element.responder = self }

    var childContext = childContext(before: nil)
    childContext.container = element
    childContext.modifiers = nil
    if Content.Children.self != NoContent.self {
      child = Content.Children.makeNode(for: content.children, in: childContext)
    }

    var chain = modifiers
    while let link = chain {
      if let kind = link.modifier.wrapper {
        let box = graph.makeElement(kind)
        graph.insert(outermost, into: box, before: nil)
        let layerContext = NodeContext(
          graph: graph, parent: self, container: box, before: outermost, environment: link.environment, modifiers: nil)
        if let node = link.modifier.makeLayer(in: layerContext) {
          layers.append(ElementLayer(link: link, node: node, version: link.version))
        }
        outermost = box
      }
      chain = link.outer
    }
    observer = Observer { [unowned self] in setNeedsEvaluation() }
    evaluate()
    graph.insert(outermost, into: container, before: context.before)
    noteElement()
  }

  override func forEachChild(_ body: (Node) -> Void) {
    child.map(body)
    for layer in layers { body(layer.node) }
  }
  override var isContainer: Bool { true }
  override func findFirstElement() -> Element? { outermost }
  override func forEachElement(_ body: (Element) -> Void) { body(outermost) }

  package override func update(to content: Content) {
    let isDescribed = content.isDescribed(like: self.content)
    self.content = content
    if isDirty || !isDescribed { evaluate() }
    if let child { content.updateChildren(of: child) }
  }

  /// Brings the attributes of the element and its boxes up to date. What is in the element takes care of itself.
  override func evaluate() {
    isDirty = false
    observer?.track {
      var writer = describeContent()
      var box = element
      var chain = modifiers
      while let link = chain {
        link.source.access()
        if link.modifier.wrapper != nil, let next = box.parent {
          box = next
          var boxWriter = ElementWriter(environment: environment)
          link.modifier.describe(&boxWriter)
          boxWriter.apply(to: box, of: graph)
        } else {
          link.modifier.describe(&writer)
        }
        chain = link.outer
      }
      writer.apply(to: element, of: graph)
    }
    for index in layers.indices where layers[index].version != layers[index].link.version {
      layers[index].version = layers[index].link.version
      layers[index].link.modifier.updateLayer(layers[index].node)
    }
  }

  override func didUnmount() {
    observer?.cancel()
    observation.cancel()
    element.responder = nil
  }

  private func describeContent() -> ElementWriter {
    func describe() -> ElementWriter {
      var writer = ElementWriter(environment: environment)
      content.describe(&writer)
      return writer
    }
    guard Content.readsModels else { return describe() }
    return observation.track(for: self, layout: TypeLayout.of(Content.self), describe)
  }
}

extension ElementNode: EventResponder {
  package func respond(to event: Event) -> Bool {
    content.respond(to: event, in: environment)
  }
}

/// Nothing: what stands in an element without children.
package struct NoContent: GraphContent {
  /// Creates nothing.
  package init() {}

  package static func makeNode(for content: NoContent, in context: NodeContext) -> ContentNode<NoContent> {
    ContentNode(context)
  }
}
