import ViewGraph

/// A view whose type is not known when the code is compiled.
///
/// Another type in the same place is another view: its state starts anew.
public struct AnyView: View {
  private let alternative: SwitchNode<AnyView>.Alternative

  /// An erased view has no body.
  public typealias Body = Never

  /// Erases the type of a view.
  public init<Content: View>(_ view: Content) {
    alternative = (view as? AnyView)?.alternative ?? .init(ObjectIdentifier(Content.self), view)
  }

  /// Erases the type of a view.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  /// `true`: what it shows stands for itself.
  public static var isStructure: Bool { true }

  /// Makes a node that shows the view.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    SwitchNode(content, in: context) { $0.alternative }
  }
}
