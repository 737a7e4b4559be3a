import Elements
import ViewGraph

/// The header of a section. It is a button if the section can be collapsed.
struct SectionHeader<Header: View>: View {
  let header: Header
  let isExpanded: Binding<Bool>?

  var body: some View {
    if let isExpanded {
      DisclosureButton(isExpanded: isExpanded, label: header)
    } else {
      header
    }
  }
}

/// Marks the beginning or end of a list section without a header or footer. Outside a list, this view creates no
/// element.
struct SectionEdge: View, ElementContent {
  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    context.isAmongRows ? ElementNode(content, in: context) : ContentNode(context)
  }

  static var schema: Schema { .sectionEdge }
  var children: NoContent { NoContent() }

  func describe(_ writer: inout ElementWriter) {
    let spacing = EnvironmentValues(scope: writer.environment).sectionSpacing
    writer[.sectionSpacing] = spacing.map { .number(Double($0)) }
  }
}

extension Schema {
  fileprivate static let sectionEdge = Schema(.sectionEdge)
}

/// Marks a row of a list as the header, footer or edge of a section.
struct SectionPartModifier: PrimitiveModifier {
  enum Part: String {
    case header
    case footer
    /// An invisible row at the beginning or end of the section.
    case edge
  }

  let part: Part

  static var kind: ElementKind { .trait }
  var readsEnvironment: Bool { part == .header }

  func describe(_ writer: inout LayerWriter) {
    writer[.rowRole] = .string(part.rawValue)
    if part == .header, EnvironmentValues(scope: writer.environment).headerProminence == .increased {
      writer[.prominent] = .flag(true)
    }
  }

  func isDescribed(like other: Self) -> Bool { part == other.part }
}

extension View {
  /// Marks the view as the header, footer or edge of its section.
  func sectionPart(_ part: SectionPartModifier.Part) -> some View {
    modifier(SectionPartModifier(part: part)).modifier(TraitModifier<SectionPartKey>(value: true))
  }
}
