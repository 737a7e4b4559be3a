import ViewGraph

/// A visitor that collects the tagged views of a view builder.
@MainActor
package struct TaggedViews: PartVisitor {
  package private(set) var views: [AnyHashable: AnyView] = [:]

  package init() {}

  package mutating func visit<Part: GraphContent>(_ part: Part) {
    if let tag = (part as? any TagCarrier)?.carriedTag {
      views[tag] = (part as? any View).map { AnyView(any: $0) }
    } else if let parts = part as? any SequenceContent {
      parts.visitParts(&self)
    } else if let rows = part as? any TaggedRows {
      rows.addViews(to: &self)
    }
  }

  /// Adds a view under its tag, or under the id of its row if it has no tag.
  fileprivate mutating func add(_ view: some View, ofRow id: AnyHashable) {
    let tag = (view as? any TagCarrier)?.carriedTag ?? id
    views[tag] = AnyView(view)
  }
}

extension AnyView {
  /// Erases the type of an existential view.
  package init(any view: any View) {
    self.init(view)
  }
}

/// A view that may have a tag.
@MainActor
private protocol TagCarrier {
  var carriedTag: AnyHashable? { get }
}

extension ModifiedContent: TagCarrier where Content: View, Modifier: ViewModifier {
  fileprivate var carriedTag: AnyHashable? {
    (modifier as? TraitModifier<TagKey>)?.value.tag ?? (content as? any TagCarrier)?.carriedTag
  }
}

/// A collection of views.
@MainActor
private protocol TaggedRows {
  func addViews(to views: inout TaggedViews)
}

extension ForEach: TaggedRows where Content: View {
  fileprivate func addViews(to views: inout TaggedViews) {
    for element in data { views.add(content(element), ofRow: AnyHashable(id(of: element))) }
  }
}
