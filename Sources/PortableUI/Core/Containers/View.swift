import ViewGraph

/// A part of the user interface, composed of other views.
///
/// Conforming types implement ``body``. The protocol corresponds to SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol View: GraphContent {
  /// The type of the body.
  associatedtype Body: View

  /// The content of the view. It is evaluated again when the view's inputs change, or when a value that the body has
  /// read changes.
  @ViewBuilder var body: Body { get }
}

extension View {
  /// Whether the view has a body. If it has, containers of pages, such as ``TabView``, treat the views of the body as
  /// pages.
  public static var isStructure: Bool { Body.self != Never.self }

  /// Creates a node that evaluates the body.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<ViewBody<Self>>(content, in: context)
  }
}

/// The evaluator of view bodies.
private enum ViewBody<Content: View>: BodyEvaluator {
  static func body(of content: Content) -> Content.Body { content.body }
}

extension Never: View {
  /// Never evaluated: the type has no values.
  public var body: Never { fatalError("No value of type Never exists, so none has a body.") }
}

extension View where Body == Never {
  /// Never evaluated: a primitive view creates its own node.
  public var body: Never {
    fatalError("\(Self.self) is a primitive view and has no body. Use it in the body of another view.")
  }
}
