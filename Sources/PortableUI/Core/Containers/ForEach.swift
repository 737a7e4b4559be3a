import Elements
import ViewGraph

/// A structure that creates a view for each element of a collection.
///
/// State, tasks and appearance follow the elements' ids through insertion, reordering and removal. Ids must be unique.
/// If several elements have the same id, all of them are shown and an issue is reported. It is unspecified which of
/// them keeps its state when the collection changes.
@MainActor
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public let data: Data
  /// A closure that creates the view of an element.
  public let content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID

  package init(_ data: Data, by id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = id
  }

  /// Returns the identity of an element.
  package func id(of element: Data.Element) -> ID { id(element) }
}

// A `BodyPart` (content that is part of the enclosing view's body), because the elements may be objects that this body
// reads.
extension ForEach: BodyPart {}

extension ForEach: GraphContent, View where Content: View {
  /// A `ForEach` has no body.
  public typealias Body = Never

  /// Always `true`: a container of pages, such as ``TabView``, treats the element views as its pages.
  public static var isStructure: Bool { true }

  /// Creates a node with one child per element. In a list, only elements near the visible area have children.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    guard context.isInList else { return KeyedNode(content, in: context) { $0.parts } }
    let makesRows = PortableCore.makesRows(Content.self)
    // Content that makes rows itself, such as a section, gets no selection menu here. Each of its rows gets a menu for
    // the row's id.
    if !makesRows, context.containerKind == .list, EnvironmentValues(scope: context.environment).selectionMenu != nil {
      return ListRowsNode(content, in: context, containsRows: false) { $0.partsWithMenu }
    }
    return ListRowsNode(content, in: context, containsRows: makesRows) { $0.parts }
  }

  private var parts: KeyedNode<Self, Data, ID, Content>.Parts { .init(items: data, id: id, makeRow: content) }

  /// Adds the selection menu of the containing list to each row.
  private var partsWithMenu: KeyedNode<Self, Data, ID, ModifiedContent<Content, SelectionMenuModifier>>.Parts {
    .init(items: data, id: id) { content($0).modifier(SelectionMenuModifier(id: AnyHashable(id($0)))) }
  }

  /// Creates views for elements that are identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path of an element's identity.
  ///   - content: A closure that creates the view of an element.
  @_disfavoredOverload
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates views for identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - content: A closure that creates the view of an element.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = { $0.id }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates views for the numbers of a range. The identity of a view is its offset from the lower bound. In a
  /// ``Picker``, this offset is also the selection value of a view without a tag.
  ///
  /// - Parameters:
  ///   - data: The range. It must not change. Pass `id: \.self` if the range changes, or if the numbers identify the
  ///     views.
  ///   - content: A closure that creates the view for a number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    // Most ranges begin at 0. For them, a closure without captures is enough.
    let first = data.lowerBound
    self.id = first == 0 ? { $0 } : { $0 - first }
  }
}

extension ForEach where Content: View {
  /// Creates views for the elements of a bound collection, with a binding to each element.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection.
  ///   - content: A closure that creates the view of an element from a binding. Writes to an element that is no longer
  ///     in the collection are dropped.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views for the elements of a bound collection that are identified by a key path, with a binding to each
  /// element.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection.
  ///   - id: The key path of an element's identity.
  ///   - content: A closure that creates the view of an element from a binding. Writes to an element that is no longer
  ///     in the collection are dropped.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] {
    let keyPath = id
    self.data = data.elements(id: keyPath)
    self.content = content
    self.id = { $0.wrappedValue[keyPath: keyPath] }
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// Returns bindings to the elements, which follow the elements' ids. Writes to an element that is no longer in the
  /// collection are dropped.
  ///
  /// - Parameter id: The key path of an element's identity.
  package func elements<ID: Hashable>(id keyPath: KeyPath<Value.Element, ID>) -> [Binding<Value.Element>] {
    let snapshot = wrappedValue
    return snapshot.indices.map { index in
      let id = snapshot[index][keyPath: keyPath]
      /// Returns the current index of the element, which usually has not changed.
      func place(in current: Value) -> Value.Index? {
        if current.startIndex <= index, index < current.endIndex, current[index][keyPath: keyPath] == id {
          return index
        }
        return current.firstIndex { $0[keyPath: keyPath] == id }
      }
      return element(
        id, at: index as? AnyHashable,
        get: {
          let current = wrappedValue
          return place(in: current).map { current[$0] } ?? snapshot[index]
        },
        set: { newValue in
          var current = wrappedValue
          guard let place = place(in: current) else { return }
          current[place] = newValue
          wrappedValue = current
        })
    }
  }
}
