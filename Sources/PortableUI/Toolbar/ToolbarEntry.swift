import Elements
import ViewGraph

/// What a bar knows of one of its items: where it stands, and a target for what stands there.
struct ToolbarEntry: Identifiable, Equatable {
  let target: PortalTarget
  let placement: ToolbarItemPlacement

  var id: ObjectIdentifier { ObjectIdentifier(target) }

  static func == (first: Self, second: Self) -> Bool {
    first.target === second.target && first.placement == second.placement
  }
}

/// What stands on the bars of a page, in the order in which it is written.
struct ToolbarKey: PreferenceKey {
  static var defaultValue: [ToolbarEntry] { [] }

  static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) { value += nextValue() }
}

/// An item in the place where it is written: a word to the bar, and the views for it.
struct ToolbarEntryView<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content
  @State private var target = PortalTarget()

  var body: some View {
    BarPortal(target: target, content: content)
      .fontWeight(placement.isProminent ? .semibold : nil)
      // A switch is a control of a row.
      .transformEnvironment(\.toggleStyle) { if $0 is DefaultToggleStyle { $0 = ButtonToggleStyle() } }
      .preference(key: ToolbarKey.self, value: [ToolbarEntry(target: target, placement: placement)])
  }
}

/// Views that are shown on a bar.
private struct BarPortal<Content: View>: View {
  let target: PortalTarget
  let content: Content

  typealias Body = Never

  static var isStructure: Bool { true }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    TargetedPortalNode(content, in: context, target: content.target) { $0.content }
  }
}

/// The place of an item on a bar.
private struct BarTarget: View {
  let target: PortalTarget

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    PortalTargetNode(context, target: content.target)
  }
}

/// A part of a bar: those of its items that stand there.
struct ToolbarRegion: View {
  let region: ToolbarItemPlacement.Region
  let entries: [ToolbarEntry]
  /// What is in a menu after them.
  private var more: [ToolbarEntry] = []

  init(_ region: ToolbarItemPlacement.Region, of entries: [ToolbarEntry]) {
    self.region = region
    self.entries = entries.filter { $0.placement.region == region }
    if region == .trailing { more = entries.filter { $0.placement.region == .more } }
  }

  var body: some View {
    if !entries.isEmpty || !more.isEmpty {
      ToolbarBox(
        region: region,
        content: Group {
          ForEach(entries) { entry in
            let item = HStack(spacing: 16) { BarTarget(target: entry.target) }
            if entry.placement == .status {
              HStack {
                Spacer()
                item
                Spacer()
              }
            } else {
              item
            }
          }
          if !more.isEmpty {
            Menu("More", systemImage: "ellipsis.circle") { ForEach(more) { BarTarget(target: $0.target) } }
          }
        })
    }
  }
}

/// The element of a part of a bar.
struct ToolbarBox<Content: View>: View, ElementContent {
  let region: ToolbarItemPlacement.Region
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .toolbar }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }
  func describe(_ writer: inout ElementWriter) { writer[.placement] = .string(region.rawValue) }
  func isDescribed(like other: Self) -> Bool { region == other.region }
}

extension Schema {
  static let toolbar = Schema(.toolbar)
}

extension ElementKind {
  /// A part of a page's bars, with an `hStack` for each of its items: `leading`, `title` or `trailing` of the `navigationBar`,
  /// or below the page its `bottomBar`, and what is shown with the `keyboard`. One that is `compact` leads to the column before,
  /// on a narrow window.
  package static let toolbar = ElementKind(rawValue: "toolbar")
}

extension AttributeKey {
  /// Of a `toolbar`: which part it is.
  package static let placement = AttributeKey(rawValue: "placement")
}
