import Elements
import ViewGraph

/// The bar that selects the page of a tab view.
struct TabBar: View {
  let model: TabModel
  let pageIndex: PageTabViewStyle.IndexDisplayMode?

  var body: some View {
    let (items, chosen) = model.content
    TabBarBox(
      items: items, chosen: items.firstIndex { $0.id == chosen },
      isHidden: model.barVisibility.value == .hidden, isPaged: pageIndex != nil, hidesIndicators: pageIndex == .never)
  }
}

private struct TabBarBox: View, ElementContent {
  let items: [TabModel.Item]
  let chosen: Int?
  let isHidden: Bool
  let isPaged: Bool
  let hidesIndicators: Bool

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .tabBar }
  static var watch: ContentWatch { .all }
  var children: ForEach<[TabModel.Item], Int, TabLabel> { ForEach(items) { TabLabel(content: $0.label) } }

  func describe(_ writer: inout ElementWriter) {
    if isHidden { writer[.covered] = .flag(true) }
    // Only the indicators are hidden: the user can still swipe between pages.
    if hidesIndicators { writer[.hidesIndicators] = .flag(true) }
    let values = EnvironmentValues(scope: writer.environment)
    writer[.label] = .string(Text(platform: isPaged ? "Pages" : "Tab bar").string(in: values))
    if let tint = values.tint { writer[.tint] = .color(tint.value) }
    if isPaged, values.indexBackground == .always { writer[.showsBackground] = .flag(true) }
    writer.describeControl()
  }

  func describe(_ children: [TraitedElement], _ writer: inout ElementWriter) {
    let values = EnvironmentValues(scope: writer.environment)
    let choices = children.enumerated().map { index, child in
      let name = child.element.choiceName
      let badge = items.indices.contains(index) ? items[index].badge?.string(in: values) ?? "" : ""
      return ChoiceValue(
        id: child.element.id, label: name.isEmpty ? Text(platform: "Tab \(index + 1)").string(in: values) : name,
        symbol: child.element.choiceSymbol, picture: child.element.choicePicture, badge: badge.isEmpty ? nil : badge)
    }
    writer[.choices] = .choices(choices)
    writer[.selection] = chosen.flatMap { choices.indices.contains($0) ? .choice(choices[$0]) : nil }
  }

  func respond(to event: Event, among children: [TraitedElement], in environment: EnvironmentScope) -> Bool {
    guard EnvironmentValues(scope: environment).isEnabled, case .choice(let choice) = event.value,
      let index = children.firstIndex(where: { $0.element.id == choice.id }), items.indices.contains(index)
    else { return false }
    items[index].choose()
    return true
  }
}

/// The label of a page in the tab bar.
private struct TabLabel: View, ElementContent {
  let content: AnyView?

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .tabLabel }
  var children: AnyView? { content }
  func updateChildren(of node: ContentNode<AnyView?>) { node.update(to: content) }
  func isDescribed(like other: Self) -> Bool { true }
}

/// The trait that holds the label of a page in the bar of its ``TabView``.
struct TabItemKey: TraitKey {
  typealias Value = AnyView
}

extension View {
  /// Sets the tab bar item of this view, as a page of a ``TabView``.
  ///
  /// - Parameter label: The label of the item: a text and a symbol.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TraitModifier<TabItemKey>(value: AnyView(label())))
  }
}

extension Schema {
  static let tabBar = Schema(
    .tabBar, role: .tabBar, value: .selection, handlers: [Handler(.change, .choice)], isFocusable: true,
    showsChildren: false)
  static let tabLabel = Schema(.tabLabel, name: .texts)
}
