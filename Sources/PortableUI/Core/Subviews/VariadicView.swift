import ViewGraph

/// An older API with which custom containers read their subviews. Prefer ``Group/init(subviews:transform:)``.
public enum _VariadicView {
  /// The subviews of a view.
  public typealias Children = SubviewsCollection
  /// The base of types that create content from subviews.
  public typealias Root = _VariadicView_Root
  /// A type that creates a view from subviews.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A type that creates a single view from subviews.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A type that creates several views from subviews.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A view that is created from the subviews of another view.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    private let root: Root
    private let content: Content

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - root: The root that creates the view from the subviews.
    ///   - content: The view with the subviews.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    /// The view that the root creates from the subviews.
    public var body: some View { root.body(children: SubviewReader.subviews(of: content)) }
  }
}

/// The base of types that create content from the subviews of a view.
public protocol _VariadicView_Root {}

/// A type that creates a view from the subviews of another view.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the created view.
  associatedtype Body: View

  /// Creates the view.
  ///
  /// - Parameter children: The subviews.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A type that creates a single view from the subviews of another view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A type that creates several views from the subviews of another view.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
