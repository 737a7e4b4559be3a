import Elements
import ViewGraph

/// What is above a page: its title, and the way back.
struct NavigationBar: View {
  let id: PageID
  let previous: PageID?
  let model: NavigationModel

  var body: some View {
    let title = model.title(of: id).value
    if title != nil || previous != nil {
      NavigationBarBox(
        content: Group {
          if let previous {
            Button {
              model.pop(id)
            } label: {
              Image(systemName: "chevron.backward")
              model.title(of: previous).value ?? Text("Back")
            }
          }
          if let title { NavigationBarBox(content: title) }
        })
    }
  }
}

/// The element of a bar, or where it holds a text, that of a title.
private struct NavigationBarBox<Content: View>: View {
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension NavigationBarBox: ElementContent {
  static var schema: Schema { Content.self == Text.self ? .navigationTitle : .navigationBar }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }
  func isDescribed(like other: Self) -> Bool { true }
}

/// The title of a page. The first view that says one counts.
struct NavigationTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }

  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

extension View {
  /// Says what the page is called that this view is on.
  ///
  /// - Parameter title: the title.
  public func navigationTitle(_ title: Text) -> some View {
    preference(key: NavigationTitleKey.self, value: title)
  }

  /// Says what the page is called that this view is on.
  ///
  /// - Parameter titleKey: the title.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Says what the page is called that this view is on.
  ///
  /// - Parameter title: the title.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
}

extension Schema {
  static let navigationBar = Schema(.navigationBar)
  static let navigationTitle = Schema(.navigationTitle)
}

extension ElementKind {
  /// What is above a page: a button that leads back, where there is a page before, and a `navigationTitle`.
  package static let navigationBar = ElementKind(rawValue: "navigationBar")
  package static let navigationTitle = ElementKind(rawValue: "navigationTitle")
}
