import Elements
import ViewGraph

/// Rows from top to bottom that a person scrolls through, however many there are.
///
/// Of each collection in it those rows are there that are seen, and some around them. A row that has been scrolled away has
/// disappeared; its state is kept until its id is gone from the collection, and it appears again with it.
///
/// ```swift
/// List {
///   Text("Everybody")
///   Section("Friends") {
///     ForEach(friends) { FriendRow(friend: $0) }
///   }
/// }
/// ```
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Boxed<Content>
  private let selection: ListSelection<SelectionValue>?

  /// A list has no body.
  public typealias Body = Never

  init(_ selection: ListSelection<SelectionValue>?, _ content: Boxed<Content>) {
    self.selection = selection
    self.content = content
  }

  init(_ selection: ListSelection<SelectionValue>?, _ content: Content) {
    self.init(selection, Boxed(content))
  }

  /// Makes a node with a list element that contains the rows near to what is seen.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension List: ElementContent {
  package static var schema: Schema { .list }
  package static var readsModels: Bool { SelectionValue.self != Never.self }
  package static var watch: ContentWatch { SelectionValue.self == Never.self ? .none : .children }
  package var children: ListContent<ModifiedContent<Content, ListRowModifier<SelectionValue>>> {
    ListContent(content.value.modifier(ListRowModifier(selection: selection)))
  }

  package func describe(_ writer: inout ElementWriter) {
    writer.describeList()
  }

  package func describe(_ children: [TraitedElement], _ writer: inout ElementWriter) {
    for child in children {
      let value = child.traits.tag(as: SelectionValue.self)
      let isSelected = value.flatMap { selection?.contains($0) } ?? false
      writer.mark(child.element, .listRow, .selected, isSelected ? .flag(true) : nil)
    }
  }

  // Those who select may select otherwise.
  package func isDescribed(like other: Self) -> Bool { SelectionValue.self == Never.self }
}

extension Schema {
  static let list = Schema(.list, role: .list)
}

extension Role {
  /// Rows that a person scrolls through.
  public static let list = Role(rawValue: "list")
}
