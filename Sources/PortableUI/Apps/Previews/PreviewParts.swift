import ViewGraph

/// One of the previews that a ``PreviewProvider`` type provides.
struct PreviewPart {
  let name: String?
  let content: AnyView
}

/// A visitor that collects the previews of a type from sequences, groups and conditional views.
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

/// A view that is not a preview itself: each view in it is a separate preview.
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

/// A preview with a display name.
struct NamedPreview<Body: View>: View {
  let name: String?
  let body: Body
}

/// A view that may have a display name for use as a preview.
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
