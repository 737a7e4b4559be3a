import Elements
import Snapshots
import Tracking

/// Evaluates content that consists of other content.
///
/// This is a type instead of a closure, because closures of generic types would be allocated for each node.
@MainActor
package protocol BodyEvaluator<Content, Body> {
  associatedtype Content
  associatedtype Body: GraphContent

  /// Evaluates the content's body.
  static func body(of content: Content) -> Body

  /// Whether new content is known to show the same as the mounted content. By default, the fields are compared.
  static func areEqual(_ first: Content, _ second: Content, by layout: TypeLayout) -> Bool
}

extension BodyEvaluator {
  package static func areEqual(_ first: Content, _ second: Content, by layout: TypeLayout) -> Bool {
    layout.areEqual(first, second)
  }
}

/// A node whose content consists of other content: a view with a body.
///
/// The body is evaluated when the content differs from the previous one, or when something that the body read has
/// changed.
///
/// Fields marked `@exclusivity(unchecked)` are accessed on the main actor, one load or store at a time. Exclusivity
/// checks would take as long as parts of an evaluation.
@MainActor
package final class CompositeNode<Evaluator: BodyEvaluator>: ContentNode<Evaluator.Content> {
  package typealias Content = Evaluator.Content

  private var content: Content
  private var storage = PropertyStorage()
  @exclusivity(unchecked) private var child: ContentNode<Evaluator.Body>?
  @exclusivity(unchecked) private var observer: Observer?
  private var observation = ObservationBridge()
  private let layout: TypeLayout

  /// Creates the node and evaluates its body.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  package init(_ content: Content, in context: NodeContext) {
    self.content = content
    layout = TypeLayout.of(Content.self)
    super.init(context)
    if let restoration = graph.restoration { restore(by: restoration) }
    if !graph.postpones(self) { show(before: context.before) }
  }

  override func park(with kept: (Node) -> ParkedState?) -> ParkedState? {
    ParkedState(
      of: self, storage: storage.hasState ? storage : nil, layout: layout, children: [child.flatMap(kept)])
  }

  private func restore(by restoration: Restoration) {
    if let kept = restoration.storage(of: self) { storage = kept }
    guard let saved = restoration.properties(of: self) else { return }
    // Installing the properties creates their storage with the initial values.
    untracked { layout.install(&content, in: &storage, of: self) }
    for (name, box) in zip(layout.boxNames, storage.boxes) where !name.isTransient {
      guard let saved = saved[name.path], let box = box as? any RestorableBox else { continue }
      restoration.restorer.current = (name.owner, name.path)
      untracked { box.restore(from: saved, by: restoration.restorer) }
    }
    graph.noteLosses(restoration.restorer.takeLosses())
    graph.completeLater(restoration.restorer.takeCompletions())
  }

  override func forEachChild(_ body: @MainActor (Node) -> Void) { if let child { body(child) } }
  override func firstElement(from index: Int) -> Element? { index == 0 ? child?.firstElement : nil }
  override func forEachElement(_ body: @MainActor (Element) -> Void) { child?.forEachElement(body) }

  package override func update(to content: Content) {
    if Evaluator.areEqual(self.content, content, by: layout) { return }
    #if DEBUG
      if let log = graph.evaluationLog {
        let old = self.content
        log.note({ TypeLayout.changedProperties(old, content) }, of: self)
      }
    #endif
    self.content = content
    if !graph.postpones(self) { evaluate() }
  }

  override func evaluate() {
    isDirty = false
    show(before: child == nil ? elementAfter : nil)
  }

  /// Evaluates the body and updates the child, or creates it before `sibling`.
  private func show(before sibling: Element?) {
    let body = evaluateBody()
    if let child {
      child.update(to: body)
    } else {
      child = Evaluator.Body.node(for: body, in: childContext(before: sibling))
    }
  }

  override var hasBody: Bool { true }

  override var pathName: String? {
    // In a path, a row is identified by its id, without a type name.
    Content.self is any BodyPart.Type ? nil : shortName(of: layout.owner)
  }

  override func forEachState(_ body: @MainActor (PropertyName, any StateBox) -> Void) {
    for (name, box) in zip(layout.boxNames, storage.boxes) {
      if let box = box as? any StateBox { body(name, box) }
    }
  }

  override func forEachObject(_ body: (any OwnedObject, PropertyName) -> Void) {
    layout.forEachObject(in: content, body)
  }

  override func didUnmount() {
    observer?.cancel()
    observation.cancel()
    storage.unmount()
    #if DEBUG
      graph.evaluationLog?.forget(self)
    #endif
  }

  private func evaluateBody() -> Evaluator.Body {
    graph.evaluations += 1
    #if DEBUG
      graph.evaluationLog?.noteEvaluation(of: self, by: observer, isFirst: child == nil)
    #endif
    // With an existing observer, `graph.track` is avoided: it returns a tuple of the body and the observer, and the
    // metadata of that tuple type must be looked up for each type of body.
    if let observer { return observer.track { evaluateContent() } }
    let (body, observer) = graph.track(by: nil, for: self) { evaluateContent() }
    self.observer = observer
    return body
  }
  private func evaluateContent() -> Evaluator.Body {
    layout.install(&content, in: &storage, of: self)
    return observation.track(for: self, layout: layout) { Evaluator.body(of: content) }
  }
}
