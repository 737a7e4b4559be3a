/// A row for each element of a tree. The children of an element are created when the user expands it.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf

  /// The rows.
  public var body: some View {
    ForEach(data, id: id) { item in
      OutlineNode(item: item, id: id, children: children, content: content)
    }
  }
}

extension OutlineGroup where Parent == Leaf, Subgroup == OutlineSubgroupChildren {
  /// Creates an outline of a tree with several roots.
  ///
  /// - Parameters:
  ///   - data: the root elements.
  ///   - id: the property that identifies an element.
  ///   - children: the children of an element; `nil` for a leaf.
  ///   - content: returns the row of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = { $0[keyPath: children] }
    self.content = content
  }

  /// Creates an outline of a tree with one root.
  ///
  /// - Parameters:
  ///   - root: the root element.
  ///   - id: the property that identifies an element.
  ///   - children: the children of an element; `nil` for a leaf.
  ///   - content: returns the row of an element.
  public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element, Data: RangeReplaceableCollection {
    self.init(Data([root]), id: id, children: children, content: content)
  }

  /// Creates an outline of a tree with several roots.
  ///
  /// - Parameters:
  ///   - data: the root elements.
  ///   - children: the children of an element; `nil` for a leaf.
  ///   - content: returns the row of an element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates an outline of a tree with one root.
  ///
  /// - Parameters:
  ///   - root: the root element.
  ///   - children: the children of an element; `nil` for a leaf.
  ///   - content: returns the row of an element.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element, Data: RangeReplaceableCollection, ID == Element.ID {
    self.init(Data([root]), id: \.id, children: children, content: content)
  }
}

/// A placeholder for the children of an element in the type of an ``OutlineGroup``.
public struct OutlineSubgroupChildren: View {
  /// An empty view: the group itself shows the children.
  public var body: some View { EmptyView() }
}

/// An element of a tree and its descendants.
private struct OutlineNode<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let item: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  var body: some View {
    if let below = children(item) {
      DisclosureGroup {
        ForEach(below, id: id) { item in
          OutlineNode(item: item, id: id, children: children, content: content)
        }
      } label: {
        content(item)
      }
    } else {
      content(item)
    }
  }
}
