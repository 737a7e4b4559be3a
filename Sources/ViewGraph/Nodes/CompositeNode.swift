import Elements
import Tracking

/// A node whose content is made of other content: a view with a body.
///
/// The body is evaluated when the content differs from what stood here or something that the body read has changed.
@MainActor
package final class CompositeNode<Content, Body: GraphContent>: ContentNode<Content> {
  private var content: Content
  private var storage = PropertyStorage()
  private var child: ContentNode<Body>?
  private var observer: Observer?
  private var observation = ObservationBridge()
  private let layout: TypeLayout
  private let isEqual: (@MainActor (Content, Content) -> Bool)?
  private let body: @MainActor (Content) -> Body

  /// Creates the node and evaluates its body.
  ///
  /// - Parameters:
  ///   - content: what to show.
  ///   - context: the place.
  ///   - isEqual: tells equal content in place of the comparison field by field.
  ///   - body: evaluates the content's body.
  package init(
    _ content: Content, in context: NodeContext, isEqual: (@MainActor (Content, Content) -> Bool)? = nil,
    body: @escaping @MainActor (Content) -> Body
  ) {
    self.content = content
    self.isEqual = isEqual
    self.body = body
    layout = TypeLayout.of(Content.self)
    super.init(context)
    if let kept = graph.restoration?.storage(of: self) { storage = kept }
    if !graph.postpones(self) { show(before: context.before) }
  }

  override func park(with kept: (Node) -> ParkedState?) -> ParkedState? {
    ParkedState(of: self, storage: storage.hasState ? storage : nil, children: [child.flatMap(kept)])
  }

  override func forEachChild(_ body: @MainActor (Node) -> Void) { if let child { body(child) } }
  override func firstElement(from index: Int) -> Element? { index == 0 ? child?.firstElement : nil }
  override func forEachElement(_ body: @MainActor (Element) -> Void) { child?.forEachElement(body) }

  package override func update(to content: Content) {
    if let isEqual {
      if isEqual(self.content, content) { return }
    } else if layout.areEqual(self.content, content) {
      return
    }
    self.content = content
    if !graph.postpones(self) { evaluate() }
  }

  override func evaluate() {
    isDirty = false
    show(before: child == nil ? elementAfter : nil)
  }

  /// Evaluates the body and shows it, before `sibling` where nothing was shown so far.
  private func show(before sibling: Element?) {
    let body = evaluateBody()
    if let child {
      child.update(to: body)
    } else {
      child = Body.node(for: body, in: childContext(before: sibling))
    }
  }

  override var pathName: String? {
    // A row is a step by its id alone.
    Content.self is any BodyPart.Type ? nil : shortName(of: layout.owner)
  }

  override func forEachState(_ body: @MainActor (PropertyName, any StateBox) -> Void) {
    for (name, box) in zip(layout.boxNames, storage.boxes) {
      if let box = box as? any StateBox { body(name, box) }
    }
  }

  override func didUnmount() {
    observer?.cancel()
    observation.cancel()
    storage.unmount()
  }

  private func evaluateBody() -> Body {
    graph.evaluations += 1
    let (body, observer) = graph.track(by: observer, for: self) {
      layout.install(&content, in: &storage, of: self)
      return observation.track(for: self, layout: layout) { self.body(content) }
    }
    self.observer = observer
    return body
  }
}
