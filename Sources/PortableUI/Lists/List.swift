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
  private let content: Content

  /// A list has no body.
  public typealias Body = Never

  /// Makes a node with a list element that contains the rows near to what is seen.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  ///
  /// - Parameter content: the rows: views, collections of views, and sections of them.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - rowContent: makes the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element of a collection, identified by a property of theirs.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - id: the property that identifies an element.
  ///   - rowContent: makes the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list with a row for each number of a range.
  ///
  /// - Parameters:
  ///   - data: the range.
  ///   - rowContent: makes the row of a number.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element of a bound collection.
  ///
  /// - Parameters:
  ///   - data: a binding to the collection.
  ///   - rowContent: makes the row of an element from a binding to it.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
}

extension List: ElementContent {
  package static var schema: Schema { .list }
  package var children: ListContent<ModifiedContent<Content, ListRowModifier>> {
    ListContent(content.modifier(ListRowModifier()))
  }

  package func isDescribed(like other: Self) -> Bool { true }
}

extension Schema {
  static let list = Schema(.list, role: .list)
}

extension Role {
  /// Rows that a person scrolls through.
  public static let list = Role(rawValue: "list")
}

/// Puts each view of a list into a row of its own.
package struct ListRowModifier: PrimitiveModifier {
  package static var kind: ElementKind { .listRow }

  package func describe(_ writer: inout LayerWriter) {}

  package func isDescribed(like other: Self) -> Bool { true }
}
