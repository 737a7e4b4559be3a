/// How one page becomes another.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// As the platform has it.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A page grows out of a view. Here pages come as they do elsewhere.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the platform has it.
  public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The page grows out of a view. Here it comes as pages do elsewhere.
  ///
  /// - Parameters:
  ///   - sourceID: what the view is called, see ``View/matchedTransitionSource(id:in:)``.
  ///   - namespace: where it is called so.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

extension View {
  /// Says how the page comes that this view is on. Here it comes as all do.
  ///
  /// - Parameter style: how.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Gives the view a name by which a page may grow out of it. Here none does.
  ///
  /// - Parameters:
  ///   - id: the name.
  ///   - namespace: where it is called so.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
