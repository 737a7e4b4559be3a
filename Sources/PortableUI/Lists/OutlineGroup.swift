/// A row for each element of a tree; those below one are there when a person has unfolded it.
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
  /// Shows a tree.
  ///
  /// - Parameters:
  ///   - data: the elements that are below no other.
  ///   - id: the property that identifies an element.
  ///   - children: the elements below one; `nil` for one that has none and never will.
  ///   - content: makes the row of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = { $0[keyPath: children] }
    self.content = content
  }

  /// Shows a tree with one root.
  ///
  /// - Parameters:
  ///   - root: the element above all others.
  ///   - id: the property that identifies an element.
  ///   - children: the elements below one; `nil` for one that has none and never will.
  ///   - content: makes the row of an element.
  public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element, Data: RangeReplaceableCollection {
    self.init(Data([root]), id: id, children: children, content: content)
  }

  /// Shows a tree.
  ///
  /// - Parameters:
  ///   - data: the elements that are below no other.
  ///   - children: the elements below one; `nil` for one that has none and never will.
  ///   - content: makes the row of an element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Shows a tree with one root.
  ///
  /// - Parameters:
  ///   - root: the element above all others.
  ///   - children: the elements below one; `nil` for one that has none and never will.
  ///   - content: makes the row of an element.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element, Data: RangeReplaceableCollection, ID == Element.ID {
    self.init(Data([root]), id: \.id, children: children, content: content)
  }
}

/// What stands below an element of a tree, as the type of an ``OutlineGroup`` names it.
public struct OutlineSubgroupChildren: View {
  /// Nothing: the group shows what is below.
  public var body: some View { EmptyView() }
}

/// One element of a tree, with those below it.
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
