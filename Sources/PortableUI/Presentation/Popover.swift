import Elements
import ViewGraph

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

/// Where a popover stands: at a side of a view of that name, or of a part of the view.
struct PopoverPlace: Equatable {
  let name: String
  let side: String
  /// Six numbers: the place of the part from the left and from the top, each as a fraction of the view and points to add, and the
  /// size of the part. Empty for the whole view.
  let part: [Double]

  /// - Parameters:
  ///   - name: what the view is called.
  ///   - anchor: the part of the view.
  ///   - edge: the side of the popover that its arrow would be on, which is the one towards the view.
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

/// Gives a view the name by which its popover finds it.
struct PopoverAnchorModifier: PrimitiveModifier {
  let name: String

  static var kind: ElementKind { .popoverAnchor }

  func describe(_ writer: inout LayerWriter) {
    writer[.popoverAnchor] = .string(name)
  }
}

/// A view with a popover.
private struct PopoverAnchor<Content: View, Result: View>: View {
  let content: Content
  let anchor: PopoverAttachmentAnchor
  let edge: Edge
  let presenting: @MainActor (ModifiedContent<Content, PopoverAnchorModifier>, PopoverPlace) -> Result
  @Namespace private var namespace

  var body: some View {
    let name = namespace.name(of: true)
    presenting(
      ModifiedContent(content: content, modifier: PopoverAnchorModifier(name: name)),
      PopoverPlace(beside: name, at: anchor, arrowEdge: edge))
  }
}

extension View {
  /// Presents a page beside this view, or a sheet where there is little room.
  ///
  /// - Parameters:
  ///   - isPresented: whether the page is there.
  ///   - attachmentAnchor: The part of the view that the page stands beside.
  ///   - arrowEdge: the side of the page towards the view. Where it has too little room there, it stands at the opposite one.
  ///   - content: what is on the page.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    PopoverAnchor(content: self, anchor: attachmentAnchor, edge: arrowEdge) {
      $0.presenting(PopoverKind.self, isPresented, nil, at: $1, content)
    }
  }

  /// Presents a page beside this view, or a sheet where there is little room, made of an item.
  ///
  /// - Parameters:
  ///   - item: what the page shows; `nil` where there is none.
  ///   - attachmentAnchor: The part of the view that the page stands beside.
  ///   - arrowEdge: the side of the page towards the view. Where it has too little room there, it stands at the opposite one.
  ///   - content: makes what is on the page.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    PopoverAnchor(content: self, anchor: attachmentAnchor, edge: arrowEdge) {
      $0.presenting(PopoverKind.self, item, nil, at: $1, content)
    }
  }
}
