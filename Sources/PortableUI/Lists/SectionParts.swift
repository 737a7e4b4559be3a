import Elements
import ViewGraph

/// The header of a section: a button, where that can be folded.
struct SectionHeader<Header: View>: View {
  let header: Header
  let isExpanded: Binding<Bool>?

  var body: some View {
    if let isExpanded {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        HStack {
          header
          Spacer()
          Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
        }
      }
      .accessibilityValueOfFold(isExpanded.wrappedValue)
    } else {
      header
    }
  }
}

extension View {
  /// Says to those who cannot see it whether what stands below is there.
  fileprivate func accessibilityValueOfFold(_ isExpanded: Bool) -> some View {
    accessibilityHint(isExpanded ? Text("Expanded") : Text("Collapsed"))
  }
}

/// Where a section of a list begins or ends without a header or a footer. Elsewhere than in a list it is nothing.
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

/// Tells the list what a row is to its section, where it is not one of its rows.
struct SectionPartModifier: PrimitiveModifier {
  enum Part: String {
    case header
    case footer
    /// It shows nothing, and stands where the section begins or ends.
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

/// Whether a view is a header, a footer or an edge of a section, and so stands for no value: not for the id of a ``ForEach`` around
/// the section either.
struct SectionPartKey: TraitKey {
  typealias Value = Bool
}

extension View {
  /// Says what the view is to its section, where it is not one of the rows.
  func sectionPart(_ part: SectionPartModifier.Part) -> some View {
    modifier(SectionPartModifier(part: part)).modifier(TraitModifier<SectionPartKey>(value: true))
  }
}
