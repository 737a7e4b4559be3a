import ViewGraph

/// One of the views that a view consists of as it is written: of several in a closure, of a group, of a `ForEach`.
///
/// A view with a body of its own is one, whatever is in its body.
public struct Subview: Identifiable {
  /// What tells it from the others, also after some have come, gone or moved.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// What tells it from the others.
  public let id: ID
  /// What it says of itself to a container.
  public let containerValues: ContainerValues
  let content: AnyView
}

extension Subview: View {
  /// The view.
  public var body: some View { content }
}

/// The views that a view consists of. It is a view too: of all of them.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  /// The collection with some views of another.
  public typealias SubSequence = SubviewsCollectionSlice

  /// The place of the first.
  public var startIndex: Int { subviews.startIndex }
  /// The place after the last.
  public var endIndex: Int { subviews.endIndex }
  /// The one at a place.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Those at some places.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  /// All of them.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that a view consists of. It is a view too.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  /// The place of the first.
  public var startIndex: Int { subviews.startIndex }
  /// The place after the last.
  public var endIndex: Int { subviews.endIndex }
  /// The one at a place.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Those at some places.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { Self(subviews: subviews[bounds]) }
}

extension SubviewsCollectionSlice: View {
  /// All of them.
  public var body: some View { ForEach(subviews) { $0 } }
}

extension ForEach where Content: View, Data == SubviewsCollection, ID == Subview.ID {
  /// Makes a view of each of those that a view consists of.
  ///
  /// - Parameters:
  ///   - view: the view with the others.
  ///   - content: makes a view of one of them.
  @MainActor
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(SubviewReader.subviews(of: view), by: \.id, content)
  }
}

extension Group where Content: View {
  /// Makes a view of all those that a view consists of.
  ///
  /// - Parameters:
  ///   - view: the view with the others.
  ///   - transform: makes the view. It can put them in any order, leave some out, and put others between.
  @MainActor
  public init<Base: View>(subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> Content) {
    content = transform(SubviewReader.subviews(of: view))
  }
}
