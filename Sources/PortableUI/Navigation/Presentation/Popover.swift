import Elements
import ViewGraph

/// The part of a view that a popover is attached to.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Source)
  /// A point of the view, in unit coordinates from 0 to 1.
  case point(UnitPoint)

  /// A rectangle of a view that a popover is attached to.
  public struct Source: Sendable {
    let rect: CGRect?

    /// The bounds of the view.
    public static let bounds = Source(rect: nil)

    /// A rectangle in the view, in points from its top leading corner.
    public static func rect(_ rect: CGRect) -> Source { Source(rect: rect) }
  }
}

/// The position of a popover relative to the view that it is attached to, which has a `popoverAnchor` layer.
struct PopoverPlacement: Equatable {
  let name: String
  let side: String
  /// The part of the view that the popover is attached to, as six numbers. The first two are the horizontal position: a
  /// fraction of the view's width, and an offset in points. The next two are the vertical position in the same form.
  /// The last two are the width and the height in points. Empty for the entire view.
  let part: [Double]

  /// Creates a placement.
  ///
  /// - Parameters:
  ///   - name: the name in the view's `popoverAnchor` layer.
  ///   - anchor: the part of the view.
  ///   - edge: the edge of the popover that faces the view and has the arrow.
  init(beside name: String, at anchor: PopoverAttachmentAnchor, arrowEdge edge: Edge) {
    self.name = name
    let part: [Double] =
      switch anchor {
      case .point(let point): [point.x, 0, point.y, 0, 0, 0].map { Double($0) }
      case .rect(let source):
        source.rect.map { [0, $0.minX, 0, $0.minY, $0.width, $0.height].map { Double($0) } } ?? []
      }
    self.part = part.allSatisfy(\.isFinite) ? part : []
    side =
      switch edge {
      case .top: "bottom"
      case .leading: "trailing"
      case .bottom: "top"
      case .trailing: "leading"
      }
  }
}

/// Marks a view as the anchor of its popover.
struct PopoverAnchorModifier: PrimitiveModifier {
  let name: String

  static var kind: ElementKind { .popoverAnchor }

  func describe(_ writer: inout LayerWriter) {
    writer[.popoverAnchor] = .string(name)
  }
}

/// A view that presents a popover.
private struct PopoverAnchor<Content: View, Result: View>: View {
  let content: Content
  let anchor: PopoverAttachmentAnchor
  let edge: Edge
  let presenting: @MainActor (ModifiedContent<Content, PopoverAnchorModifier>, PopoverPlacement) -> Result
  @Namespace private var namespace

  var body: some View {
    let name = namespace.name(of: true)
    presenting(
      ModifiedContent(content: content, modifier: PopoverAnchorModifier(name: name)),
      PopoverPlacement(beside: name, at: anchor, arrowEdge: edge))
  }
}

extension View {
  /// Presents a popover next to this view, or a sheet on a narrow window.
  ///
  /// - Parameters:
  ///   - isPresented: whether the popover is presented.
  ///   - attachmentAnchor: the part of the view that the popover is attached to.
  ///   - arrowEdge: the edge of the popover that faces the view. If there is not enough space, the popover appears on
  ///     the opposite side of the view.
  ///   - content: the content of the popover.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    PopoverAnchor(content: self, anchor: attachmentAnchor, edge: arrowEdge) {
      $0.presenting(PopoverKind.self, isPresented, nil, at: $1, content)
    }
  }

  /// Presents a popover for an optional item next to this view, or a sheet on a narrow window.
  ///
  /// - Parameters:
  ///   - item: the item that the popover shows, or `nil` if no popover is presented.
  ///   - attachmentAnchor: the part of the view that the popover is attached to.
  ///   - arrowEdge: the edge of the popover that faces the view. If there is not enough space, the popover appears on
  ///     the opposite side of the view.
  ///   - content: returns the content of the popover for an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    PopoverAnchor(content: self, anchor: attachmentAnchor, edge: arrowEdge) {
      $0.presenting(PopoverKind.self, item, nil, at: $1, content)
    }
  }
}
