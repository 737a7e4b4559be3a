import Elements
import ViewGraph

/// One view for each element of a collection.
///
/// State, tasks and appearance follow the elements' ids through insertion, reordering and removal. Ids have to be unique: elements
/// with the same id are shown and reported, and nothing tells which of them keeps its state when the collection changes.
@MainActor
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public let data: Data
  /// Makes the view of an element.
  public let content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID

  init(_ data: Data, by id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = id
  }

  /// By which an element is told from the others.
  func id(of element: Data.Element) -> ID { id(element) }
}

// The elements may be objects that the body of the view around it reads.
extension ForEach: BodyPart {}

extension ForEach: GraphContent, View where Content: View {
  /// A collection of views has no body.
  public typealias Body = Never

  /// `true`: what it shows stands for itself.
  public static var isStructure: Bool { true }

  /// Makes a node with one child for each element; in a list, for each near to what is seen of it.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    guard context.isInList else { return KeyedNode(content, in: context) { $0.parts } }
    let makesRows = PortableUI.makesRows(Content.self)
    // A section offers nothing as a whole: its rows do, by their own ids.
    if !makesRows, context.containerKind == .list, EnvironmentValues(scope: context.environment).selectionMenu != nil {
      return ListRowsNode(content, in: context, containsRows: false) { $0.partsWithMenu }
    }
    return ListRowsNode(content, in: context, containsRows: makesRows) { $0.parts }
  }

  private var parts: KeyedNode<Self, Data, ID, Content>.Parts { .init(items: data, id: id, makeRow: content) }

  /// With what the list around it offers for each row.
  private var partsWithMenu: KeyedNode<Self, Data, ID, ModifiedContent<Content, SelectionMenuModifier>>.Parts {
    .init(items: data, id: id) { content($0).modifier(SelectionMenuModifier(id: AnyHashable(id($0)))) }
  }

  /// Shows the elements, identified by a property of theirs.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - id: the property that identifies an element.
  ///   - content: makes the view of an element.
  // A binding is a collection too: as one it gives way to those that show what it is bound to.
  @_disfavoredOverload
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Shows the elements.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - content: makes the view of an element.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = { $0.id }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Shows the numbers of a range, each known by how far it is from the first: so far it is also what a ``Picker`` chooses where the views
  /// have no tags.
  ///
  /// - Parameters:
  ///   - data: the range, which stays as it is. Use ``init(_:id:content:)`` with `\.self` for one that does not, or to know each by itself.
  ///   - content: makes the view of a number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    // Nearly all begin at 0: those keep nothing to count from.
    let first = data.lowerBound
    self.id = first == 0 ? { $0 } : { $0 - first }
  }
}

extension ForEach where Content: View {
  /// Shows the elements of a bound collection, each with a binding to it.
  ///
  /// - Parameters:
  ///   - data: a binding to the collection.
  ///   - content: makes the view of an element from a binding to it. A write after the element has left the collection is
  ///     dropped.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Shows the elements of a bound collection, identified by a property of theirs, each with a binding to it.
  ///
  /// - Parameters:
  ///   - data: a binding to the collection.
  ///   - id: the property that identifies an element.
  ///   - content: makes the view of an element from a binding to it. A write after the element has left the collection is
  ///     dropped.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] {
    let keyPath = id
    let snapshot = data.wrappedValue
    self.data = snapshot.indices.map { index in
      let id = snapshot[index][keyPath: keyPath]
      /// Where the element is now: in most cases where it was.
      func place(in current: C) -> C.Index? {
        if current.indices.contains(index), current[index][keyPath: keyPath] == id { return index }
        return current.firstIndex { $0[keyPath: keyPath] == id }
      }
      return data.element(
        id, at: index as? AnyHashable,
        get: {
          let current = data.wrappedValue
          return place(in: current).map { current[$0] } ?? snapshot[index]
        },
        set: { newValue in
          var current = data.wrappedValue
          guard let place = place(in: current) else { return }
          current[place] = newValue
          data.wrappedValue = current
        })
    }
    self.content = content
    self.id = { $0.wrappedValue[keyPath: keyPath] }
  }
}
