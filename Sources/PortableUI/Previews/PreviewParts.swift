import ViewGraph

/// One of the views that a type has for its previews.
struct PreviewPart {
  let name: String?
  let content: AnyView
}

/// Collects the views of a type with previews, as they are written: several, groups of them, and those under a condition.
@MainActor
struct PreviewParts: PartVisitor {
  private(set) var parts: [PreviewPart] = []

  mutating func visit<Part: GraphContent>(_ part: Part) {
    if let group = part as? any PreviewGroup {
      group.visitPreviews(&self)
    } else if let sequence = part as? any SequenceContent {
      sequence.visitParts(&self)
    } else if !(part is EmptyView), let view = part as? any View {
      parts.append(PreviewPart(name: (part as? any NameCarrier)?.previewName, content: AnyView(any: view)))
    }
  }
}

/// What stands for the views in it.
@MainActor
private protocol PreviewGroup {
  func visitPreviews(_ visitor: inout PreviewParts)
}

extension Group: PreviewGroup where Content: View {
  fileprivate func visitPreviews(_ visitor: inout PreviewParts) { visitor.visit(content) }
}

extension Optional: PreviewGroup where Wrapped: View {
  fileprivate func visitPreviews(_ visitor: inout PreviewParts) {
    if let self { visitor.visit(self) }
  }
}

extension _ConditionalContent: PreviewGroup {
  fileprivate func visitPreviews(_ visitor: inout PreviewParts) {
    switch storage {
    case .first(let view): visitor.visit(view)
    case .second(let view): visitor.visit(view)
    }
  }
}

extension ForEach: PreviewGroup where Content: View {
  fileprivate func visitPreviews(_ visitor: inout PreviewParts) {
    for element in data { visitor.visit(content(element)) }
  }
}

/// A view with a name as a preview.
struct NamedPreview<Body: View>: View {
  let name: String?
  let body: Body
}

/// A view to which modifiers may have given a name as a preview.
@MainActor
private protocol NameCarrier {
  var previewName: String? { get }
}

extension NamedPreview: NameCarrier {
  fileprivate var previewName: String? { name }
}

extension ModifiedContent: NameCarrier where Content: View, Modifier: ViewModifier {
  fileprivate var previewName: String? { (content as? any NameCarrier)?.previewName }
}
