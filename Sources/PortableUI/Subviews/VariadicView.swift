import ViewGraph

/// How containers of one's own read their views before there was ``Group/init(subviews:transform:)``, which says the same.
public enum _VariadicView {
  /// The views that a view consists of.
  public typealias Children = SubviewsCollection
  /// What makes a view of them.
  public typealias Root = _VariadicView_Root
  /// What makes a view of them.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What makes one view of them.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes several views of them.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A view made of those that another one consists of.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    private let root: Root
    private let content: Content

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - root: makes it.
    ///   - content: what it is made of.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    /// What the root makes of the content.
    public var body: some View { root.body(children: SubviewReader.subviews(of: content)) }
  }
}

/// What makes something of the views that a view consists of.
public protocol _VariadicView_Root {}

/// What makes a view of those that a view consists of.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// What it makes.
  associatedtype Body: View

  /// Makes the view.
  ///
  /// - Parameter children: what it is made of.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of those that a view consists of.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes several views of those that a view consists of.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
