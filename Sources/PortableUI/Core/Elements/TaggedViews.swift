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
    } else if let container = part as? any TaggedContainer {
      container.addViews(to: &self)
    }
  }

  /// Adds the tagged views of a row, or the row itself under its id if it contains no tag.
  fileprivate mutating func add(_ view: some View, ofRow id: AnyHashable) {
    var row = TaggedViews()
    row.visit(view)
    if row.views.isEmpty { views[id] = AnyView(view) } else { views.merge(row.views) { $1 } }
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

/// A container that is not itself an option, such as a collection, a group or a section.
@MainActor
private protocol TaggedContainer {
  func addViews(to views: inout TaggedViews)
}

extension ForEach: TaggedContainer where Content: View {
  fileprivate func addViews(to views: inout TaggedViews) {
    for element in data { views.add(content(element), ofRow: AnyHashable(id(of: element))) }
  }
}

extension Group: TaggedContainer where Content: View {
  fileprivate func addViews(to views: inout TaggedViews) { views.visit(content) }
}

extension Section: TaggedContainer where Content: View {
  fileprivate func addViews(to views: inout TaggedViews) { views.visit(content) }
}

extension Optional: TaggedContainer where Wrapped: View {
  fileprivate func addViews(to views: inout TaggedViews) {
    if let self { views.visit(self) }
  }
}

extension _ConditionalContent: TaggedContainer where TrueContent: View, FalseContent: View {
  fileprivate func addViews(to views: inout TaggedViews) {
    switch storage {
    case .first(let content): views.visit(content)
    case .second(let content): views.visit(content)
    }
  }
}
