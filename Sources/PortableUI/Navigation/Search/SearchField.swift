import Elements
import ViewGraph

/// The search field of a searchable view.
struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension SearchField: ElementContent {
  static var schema: Schema { .searchField }
  static var readsModels: Bool { true }
  var children: NoContent { NoContent() }

  func describe(_ writer: inout ElementWriter) {
    writer[.text] = .string(text.wrappedValue)
    let prompt = prompt ?? Text(platform: "Search")
    writer[.prompt] = .string(prompt.string(in: EnvironmentValues(scope: writer.environment)))
    writer.describeControl()
  }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    let values = EnvironmentValues(scope: environment)
    guard values.isEnabled else { return false }
    switch (event.kind, event.value) {
    case (.input, .string(let newText)):
      text.wrappedValue = newText
      return true
    case (.submit, nil):
      values.searchSubmitAction?()
      return true
    default:
      return false
    }
  }
}

extension Schema {
  static let searchField = Schema(
    .searchField, role: .searchField, name: .attribute(.prompt), value: .text,
    handlers: [Handler(.input, .text), Handler(.submit)], isFocusable: true)
  static let searchable = Schema(.searchable)
  static let searchBar = Schema(.searchBar)
}

/// A searchable view: the search bar and the content below it.
struct SearchBox<Content: View>: View, ElementContent {
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .searchable }
  var children: Content { content }
  func isDescribed(like other: Self) -> Bool { true }
}

/// A bar with the search field and its button.
struct SearchBar<Content: View>: View, ElementContent {
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .searchBar }
  var children: Content { content }
  func isDescribed(like other: Self) -> Bool { true }
}
