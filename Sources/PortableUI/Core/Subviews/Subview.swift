import ViewGraph

/// A subview of a view as declared in a view builder, a group or a `ForEach`.
///
/// A view with a body is a single subview, regardless of its body.
public struct Subview: Identifiable {
  /// The identity of a subview. It is stable when other subviews are inserted, removed or moved.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity of the subview.
  public let id: ID
  /// The container values of the subview.
  public let containerValues: ContainerValues
  let content: AnyView
}

extension Subview: View {
  /// The view.
  public var body: some View {
    if let row = containerValues.rowID {
      content.modifier(TraitModifier<RowIDKey>(value: row))
    } else {
      content
    }
  }
}

/// The subviews of a view. The collection is itself a view, which shows all subviews.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  /// The type of a slice of the collection.
  public typealias SubSequence = SubviewsCollectionSlice

  /// The index of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last subview.
  public var endIndex: Int { subviews.endIndex }
  /// Accesses a subview.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Accesses a range of subviews.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  /// All subviews.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// A slice of the subviews of a view. The slice is a view that shows all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  /// The index of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last subview.
  public var endIndex: Int { subviews.endIndex }
  /// Accesses a subview.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Accesses a range of subviews.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { Self(subviews: subviews[bounds]) }
}

extension SubviewsCollectionSlice: View {
  /// All subviews of the slice.
  public var body: some View { ForEach(subviews) { $0 } }
}

extension ForEach where Content: View, Data == SubviewsCollection, ID == Subview.ID {
  /// Creates a view for each subview of a view.
  ///
  /// - Parameters:
  ///   - view: The view with the subviews.
  ///   - content: A closure that creates a view for a subview.
  @MainActor
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(SubviewReader.subviews(of: view), by: \.id, content)
  }
}

extension Group where Content: View {
  /// Creates a view from all subviews of a view.
  ///
  /// - Parameters:
  ///   - view: The view with the subviews.
  ///   - transform: A closure that creates the view. It can reorder and omit subviews, and insert other views.
  @MainActor
  public init<Base: View>(subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> Content) {
    content = transform(SubviewReader.subviews(of: view))
  }
}
