import Elements
import ViewGraph

/// The data that a toolbar needs to show an item: the item's placement, and the portal target that shows its views.
struct ToolbarEntry: Identifiable, Equatable {
  let target: PortalTarget
  let placement: ToolbarItemPlacement

  var id: ObjectIdentifier { ObjectIdentifier(target) }

  static func == (first: Self, second: Self) -> Bool {
    first.target === second.target && first.placement == second.placement
  }
}

/// The toolbar items of a page, in the order of their declaration.
struct ToolbarKey: PreferenceKey {
  static var defaultValue: [ToolbarEntry] { [] }

  static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) { value += nextValue() }
}

/// A toolbar item at the point of its declaration. It registers the item with the toolbar and evaluates its views.
struct ToolbarEntryView<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content
  @State private var target = PortalTarget()

  var body: some View {
    BarPortal(target: target, content: content)
      .fontWeight(placement.isProminent ? .semibold : nil)
      // Show toggles as buttons, because the default switch is intended for rows, not for toolbars. In the More menu,
      // toggles have checkmarks.
      .transformEnvironment(\.toggleStyle) { [placement] style in
        if placement.region != .more, style is DefaultToggleStyle { style = ButtonToggleStyle() }
      }
      .preference(key: ToolbarKey.self, value: [ToolbarEntry(target: target, placement: placement)])
  }
}

/// Views that are shown in a toolbar through a portal.
private struct BarPortal<Content: View>: View {
  let target: PortalTarget
  let content: Content

  typealias Body = Never

  static var isStructure: Bool { true }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    TargetedPortalNode(content, in: context, target: content.target) { $0.content }
  }
}

/// A view in a toolbar at which the views of an item appear.
private struct BarTarget: View {
  let target: PortalTarget

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    PortalTargetNode(context, target: content.target)
  }
}

/// A region of a toolbar with the items placed in it.
struct ToolbarRegion: View {
  let region: ToolbarItemPlacement.Region
  let entries: [ToolbarEntry]
  /// The items of the More menu, the last item of the trailing region.
  private var more: [ToolbarEntry] = []

  init(_ region: ToolbarItemPlacement.Region, of entries: [ToolbarEntry]) { self.init([region], of: entries) }

  /// Creates a region that shows the items of several regions. The first one determines its position.
  init(_ regions: [ToolbarItemPlacement.Region], of entries: [ToolbarEntry]) {
    region = regions[0]
    self.entries = regions.flatMap { region in entries.filter { $0.placement.region == region } }
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
            Menu {
              ForEach(more) { BarTarget(target: $0.target) }
            } label: {
              Label(platform: "More", systemImage: "ellipsis.circle")
            }
          }
        })
    }
  }
}

/// The element of a toolbar region.
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
