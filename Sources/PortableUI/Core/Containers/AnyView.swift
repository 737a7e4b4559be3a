import ViewGraph

/// A type-erased view.
///
/// When the type of the wrapped view changes, the old view's state is discarded.
public struct AnyView: View {
  private let alternative: SwitchNode<AnyView>.Alternative

  /// An erased view has no body.
  public typealias Body = Never

  /// Creates a view that erases the type of another.
  public init<Content: View>(_ view: Content) {
    alternative = (view as? AnyView)?.alternative ?? .init(ObjectIdentifier(Content.self), view)
  }

  /// Creates a view that erases the type of another.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  /// Always `true`: a container of pages, such as ``TabView``, treats the wrapped view as the page.
  public static var isStructure: Bool { true }

  /// Creates a node that shows the wrapped view.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    SwitchNode(content, in: context) { $0.alternative }
  }
}
