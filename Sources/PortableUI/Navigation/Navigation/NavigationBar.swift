import Elements
import ViewGraph

/// The bar above a page: its title, the back button and the toolbar items of the page's views.
struct NavigationBar: View {
  let id: PageID
  let previous: PageID?
  let model: NavigationModel

  var body: some View {
    let bars = model.bars(of: id)
    let (title, appearance, entries) = (bars.title.value, bars.appearance.value, bars.entries.value)
    let hasItems = entries.contains { $0.placement.isAbove }
    let columnBefore = previous == nil ? model.columnBefore : nil
    if title != nil || previous != nil || hasItems || columnBefore != nil {
      NavigationBarBox(
        isInline: title == nil || !model.isTitleLarge(of: id),
        isHidden: !appearance.shows(.navigationBar) || appearance.hasBarInTab && title == nil && !hasItems,
        background: appearance.background(of: .navigationBar),
        scheme: appearance.scheme,
        content: Group {
          if let previous, appearance.hidesBackButton != true {
            Button {
              model.pop(id)
            } label: {
              BackLabel(title: model.bars(of: previous).title.value)
            }
          }
          if let columnBefore {
            ToolbarBox(
              region: .compact,
              content: Button(action: model.leaveColumn) {
                BackLabel(title: columnBefore.model.bars(of: .root).title.value)
              })
          }
          ToolbarRegion(.leading, of: entries)
          let shownTitle = isTitleReplaced(by: entries) ? nil : title
          ToolbarRegion(shownTitle == nil ? [.title, .titleMenu] : [.title], of: entries)
          if let shownTitle {
            NavigationTitle(
              title: shownTitle, subtitle: appearance.subtitle, menu: ToolbarRegion(.titleMenu, of: entries))
          }
          ToolbarRegion(.trailing, of: entries)
        })
    }
  }

  /// Whether a toolbar item replaces the title. A `principal` item replaces only an inline title: a large title is
  /// shown below it.
  private func isTitleReplaced(by entries: [ToolbarEntry]) -> Bool {
    let inTheMiddle = entries.filter { $0.placement.region == .title }
    if inTheMiddle.isEmpty { return false }
    return !model.isTitleLarge(of: id) || inTheMiddle.contains { $0.placement != .principal }
  }
}

/// The label of the back button. The bar lays out its two children itself.
private struct BackLabel: View {
  let title: Text?

  var body: some View {
    Image(systemName: "chevron.backward")
    title ?? Text(platform: "Back")
  }
}

/// The bars below a page: the bottom bar and the keyboard bar, with the toolbar items of the page's views.
struct BottomBars: View {
  let id: PageID
  let model: NavigationModel

  var body: some View {
    let bars = model.bars(of: id)
    let entries = bars.entries.value
    if bars.appearance.value.shows(.bottomBar) { ToolbarRegion(.bottomBar, of: entries) }
    ToolbarRegion(.keyboard, of: entries)
  }
}

extension ToolbarItemPlacement {
  /// Whether the item is shown in the navigation bar above a page.
  fileprivate var isAbove: Bool { region != .bottomBar && region != .keyboard }
}

/// The element of a navigation bar.
private struct NavigationBarBox<Content: View>: View, ElementContent {
  let isInline: Bool
  let isHidden: Bool
  let background: Color?
  let scheme: ColorScheme?
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .navigationBar }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }

  func isDescribed(like other: Self) -> Bool {
    isInline == other.isInline && isHidden == other.isHidden && background == other.background && scheme == other.scheme
  }

  func describe(_ writer: inout ElementWriter) {
    if isInline { writer[.isInline] = .flag(true) }
    if isHidden { writer[.covered] = .flag(true) }
    writer[.fill] = background.map { .color($0.value) }
    writer[.barScheme] = scheme.map { .string($0.rawValue) }
  }
}

/// The title of a page in its navigation bar.
private struct NavigationTitle: View, ElementContent {
  let title: Text
  let subtitle: Text?
  let menu: ToolbarRegion

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .navigationTitle }
  var children: TupleView<Text, Text?, ToolbarRegion> { TupleView(title, subtitle, menu) }
  func isDescribed(like other: Self) -> Bool { true }
}

extension Schema {
  static let navigationBar = Schema(.navigationBar)
  static let navigationTitle = Schema(.navigationTitle, role: .heading, name: .texts)
}
