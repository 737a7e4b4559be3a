/// A transition between two pages. Transitions have no effect: hosts always use the same transition.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The platform's default transition.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A transition in which the page grows out of a view. Hosts use the automatic transition instead.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The platform's default transition.
  public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A transition in which the page grows out of a view. Hosts use the automatic transition instead.
  ///
  /// - Parameters:
  ///   - sourceID: the identifier of the view, see ``View/matchedTransitionSource(id:in:)``.
  ///   - namespace: the namespace of the identifier.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

extension View {
  /// Sets the transition of the page that contains this view. This modifier has no effect.
  ///
  /// - Parameter style: the transition.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Marks the view as the source of a zoom transition. This modifier has no effect.
  ///
  /// - Parameters:
  ///   - id: the identifier of the view.
  ///   - namespace: the namespace of the identifier.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
