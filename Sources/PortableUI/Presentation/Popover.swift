/// Where a popover stands at the view that it belongs to.
public enum PopoverAttachmentAnchor: Sendable {
  /// At a rectangle.
  case rect(Source)
  /// At a point of the view, each side of which counts from 0 to 1.
  case point(UnitPoint)

  /// A rectangle of a view.
  public struct Source: Sendable {
    let rect: CGRect?

    /// All of the view.
    public static let bounds = Source(rect: nil)

    /// A part of the view, in points.
    public static func rect(_ rect: CGRect) -> Source { Source(rect: rect) }
  }
}

extension View {
  /// Presents a page beside this view, or a sheet where there is little room.
  ///
  /// - Parameters:
  ///   - isPresented: whether the page is there.
  ///   - attachmentAnchor: where it stands at the view. Here the platform finds a place.
  ///   - arrowEdge: the side of the page that its arrow is on. Here it has none.
  ///   - content: what is on the page.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presenting(PopoverKind.self, isPresented, nil, content)
  }

  /// Presents a page beside this view, or a sheet where there is little room, made of an item.
  ///
  /// - Parameters:
  ///   - item: what the page shows; `nil` where there is none.
  ///   - attachmentAnchor: where it stands at the view. Here the platform finds a place.
  ///   - arrowEdge: the side of the page that its arrow is on. Here it has none.
  ///   - content: makes what is on the page.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presenting(PopoverKind.self, item, nil, content)
  }
}
