import ViewGraph

/// A part of what is on screen, described by other views.
///
/// Give a ``body``; the rest is provided. After SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol View: GraphContent {
  /// What the body is made of.
  associatedtype Body: View

  /// What this view shows. It is evaluated when the view's inputs, or something that the body has read, have changed.
  @ViewBuilder var body: Body { get }
}

extension View {
  /// `true` for a view with a body.
  public static var isStructure: Bool { Body.self != Never.self }

  /// Makes a node that evaluates the view's body.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<ViewBody<Self>>(content, in: context)
  }
}

/// Evaluates the bodies of views.
private enum ViewBody<Content: View>: BodyEvaluator {
  static func body(of content: Content) -> Content.Body { content.body }
}

extension Never: View {
  /// Never evaluated: there is no such view.
  public var body: Never { fatalError("No value of type Never exists, so none has a body.") }
}

extension View where Body == Never {
  /// Never evaluated: a view without a body is shown by a node of its own kind.
  public var body: Never {
    fatalError("\(Self.self) is shown as it is and has no body. Put it into another view's body instead.")
  }
}
